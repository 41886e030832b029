import { LANGUAGES } from '../../contract/languages.js';
import { catalogueIn } from '../platform/languages/texts.js';

/** In every language: a talk may be older than the choice of another language. */
const TEXTS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => Object.values(catalogueIn(language, 'child-starters'))),
);

/** Whether a child said this with one tap, and did not write it. */
export function isChildStarter(text: string): boolean {
  return TEXTS.has(text.trim());
}
