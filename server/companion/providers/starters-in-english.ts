import { LANGUAGES } from '../../../contract/languages.js';
import { catalogueIn } from '../../platform/languages/texts.js';

const ENGLISH: ReadonlyMap<string, string> = new Map(
  (['starters', 'child-starters'] as const).flatMap((name) => {
    const english: Readonly<Record<string, string>> = catalogueIn('en', name);
    return LANGUAGES.flatMap((language) =>
      Object.entries(catalogueIn(language, name)).map(([key, text]) => [text, english[key] ?? text] as const),
    );
  }),
);

/** The English words of a starter. Any other text stays as it is. */
export function starterInEnglish(text: string): string {
  return ENGLISH.get(text.trim()) ?? text;
}
