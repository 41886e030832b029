import type { TFunction } from 'i18next';
import type { Catalogues } from '../../../languages/catalogues';
import { i18next } from './i18n';
import { numberText } from './numbers';

/** A file of `languages/`: texts by key, in groups. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** `{{count, number}}` is a number as people of the language write it. */
i18next.services.formatter?.add('number', (value: number) => numberText(value));

const english = new Map<string, Catalogue>();
let disguise: ((name: string) => void) | null = null;

export function addCatalogues(language: string, catalogues: Readonly<Record<string, Catalogue>>): void {
  for (const [name, texts] of Object.entries(catalogues)) {
    i18next.addResourceBundle(language, name, texts, false, true, { silent: true, skipCopy: true });
  }
}

/** Makes a pseudo-language: every English text in another way, also of the pages that are loaded later. */
export function disguiseTexts(language: string, change: (text: string) => string): void {
  const changed = (texts: Catalogue): Catalogue =>
    JSON.parse(JSON.stringify(texts), (_key, value: unknown) => (typeof value === 'string' ? change(value) : value));
  disguise = (name) => addCatalogues(language, { [name]: changed(english.get(name) ?? {}) });
  for (const name of english.keys()) disguise(name);
}

/**
 * The texts of `languages/<language>/<name>.json`: `t('greeting', { name })`. The English ones come with the code, and take
 * the place of those that could not be loaded.
 */
export function textsOf<Name extends keyof Catalogues>(name: Name, texts: Catalogues[Name]): TFunction<Name> {
  english.set(name, texts);
  addCatalogues('en', { [name]: texts });
  disguise?.(name);
  return i18next.getFixedT(null, name);
}
