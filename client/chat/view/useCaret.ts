import { type RefObject, useLayoutEffect } from 'react';

/** The selection in the composer; `null` while the composer has no focus. */
export type Caret = readonly [start: number, end: number] | null;

/** Keeps focus and caret while the composer moves to another place on the page, so that typing goes on where it was. */
export function useCaret(input: RefObject<HTMLTextAreaElement | null>, caret: RefObject<Caret>): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    if (caret.current) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(...caret.current);
    }
    return () => {
      caret.current = document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null;
    };
  }, [input, caret]);
}
