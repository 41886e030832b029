import { useState } from 'react';

/**
 * The fields of a form for something that others may change at the same time. A field that was not edited follows what is
 * saved; one that was edited stays as it was typed.
 */
export function useEditedFields<T extends object>(saved: T) {
  const [state, setState] = useState({ saved, fields: saved });
  if (!isSame(saved, state.saved)) setState({ saved, fields: followSaved(state.fields, state.saved, saved) });
  const change = (fields: Partial<T>) => setState((before) => ({ ...before, fields: { ...before.fields, ...fields } }));
  return [state.fields, change] as const;
}

/** What is saved, with the fields that differ from what was saved before. */
export function followSaved<T extends object>(fields: T, former: T, saved: T): T {
  const edited = Object.entries(fields).filter(([key, value]) => value !== former[key as keyof T]);
  return { ...saved, ...Object.fromEntries(edited) };
}

function isSame<T extends object>(one: T, other: T): boolean {
  return Object.entries(one).every(([key, value]) => value === other[key as keyof T]);
}
