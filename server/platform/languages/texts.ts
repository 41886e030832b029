import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import type { Catalogues } from '../../../languages/catalogues.ts';
import { projectRoot } from '../project-root.ts';

/** The catalogues of what the service itself writes to people. */
const NAMES = [
  'child-starters',
  'consents',
  'data-card',
  'errors',
  'exports',
  'mails',
  'notices',
  'refusals',
  'replies',
  'safety-answers',
  'starters',
  'table-questions',
  'tags',
  'time-rules',
] as const satisfies (keyof Catalogues)[];
export type ServiceCatalogue = (typeof NAMES)[number];

const folder = join(projectRoot(), 'languages');
const read = (language: Language, name: ServiceCatalogue): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));

const texts = createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  ns: [...NAMES],
  nsSeparator: false,
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(NAMES.map((name) => [name, read(language, name)]))]),
  ),
  // Where a text becomes HTML, it is escaped as a whole.
  interpolation: { escapeValue: false },
});

/** For `Intl`. English is British: the day stands before the month, and lists have no comma before "and". */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The texts of a catalogue in a language: `textsIn('de', 'errors')('not_found')`. English stands in for a missing one. */
export function textsIn<Name extends ServiceCatalogue>(language: Language, name: Name): TFunction<Name> {
  return texts.getFixedT(language, name);
}

/** A whole catalogue, for lists of texts. */
export function catalogueIn<Name extends ServiceCatalogue>(language: Language, name: Name): Catalogues[Name] {
  return texts.getResourceBundle(language, name);
}
