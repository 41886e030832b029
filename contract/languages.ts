/** The languages of the product's texts. */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español' };

/** The first of the wanted languages that the product speaks (`de-AT` is German); null if it speaks none of them. */
export function languageAmong(wanted: readonly string[]): Language | null {
  for (const tag of wanted) {
    const [name] = tag.trim().toLowerCase().split('-');
    const found = LANGUAGES.find((language) => language === name);
    if (found) return found;
  }
  return null;
}
