import { locale } from './numbers';

/** `Mia`, `Mia and Ben`, `Mia, Ben and Zoe`. English takes no comma before "and", wherever the browser is from. */
export function listText(names: readonly string[], tag = locale()): string {
  return new Intl.ListFormat(tag.startsWith('en') ? 'en-GB' : tag, { type: 'conjunction' }).format(names);
}

/** `de` as `German`; the code itself where the browser does not know it. */
export const languageName = (code: string): string => nameOf('language', code);

/** `CH` as `Switzerland`; the code itself where the browser does not know it. */
export const countryName = (code: string): string => nameOf('region', code);

const names = new Map<string, Intl.DisplayNames>();

function nameOf(type: 'language' | 'region', code: string): string {
  const key = `${locale()} ${type}`;
  const known = names.get(key) ?? new Intl.DisplayNames(locale(), { type, fallback: 'code' });
  names.set(key, known);
  try {
    return known.of(code) ?? code;
  } catch {
    // Not a code at all.
    return code;
  }
}

/** Sorts options by their labels, as people of the language of the screen expect. */
export const byLabel = (one: { label: string }, other: { label: string }): number =>
  one.label.localeCompare(other.label, locale());
