import { screenLanguage } from './language';

/** For `Intl`: the browser's own variety of the language (`de-AT`, `en-US`), or else the language. */
export function locale(): string {
  const [language = 'en'] = screenLanguage().replace('ar', 'en').split('-');
  return globalThis.navigator?.languages?.find((tag) => tag.startsWith(language)) ?? language;
}

export const numberText = (value: number): string => value.toLocaleString(locale());
