import { useEffect } from 'react';

/** One for each form with something that was typed and not saved. */
const forms = new Set<object>();

/** Marks that a form on the screen holds something that would be lost if the page were drawn anew. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = {};
    forms.add(form);
    return () => void forms.delete(form);
  }, [isUnsaved]);
}

export const hasUnsaved = (): boolean => forms.size > 0;
