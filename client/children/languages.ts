import { byLabel, languageName } from '../platform/languages/names';

/** Languages that a family may choose. */
// biome-ignore format: a list of codes reads better in rows
const CODES = [
  'ar', 'bg', 'bn', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'gu', 'he', 'hi',
  'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'ko', 'lt', 'lv', 'ml', 'ms', 'nb', 'ne', 'nl', 'pa', 'pl', 'pt', 'ro', 'ru',
  'sk', 'sl', 'so', 'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'tl', 'tr', 'uk', 'ur', 'vi', 'yo', 'zh',
];

/** All languages by name, including those that a child has already. */
export function languageOptions(chosen: readonly string[]): { value: string; label: string }[] {
  return [...new Set([...CODES, ...chosen])].map((value) => ({ value, label: languageName(value) })).toSorted(byLabel);
}
