import { screenLanguage } from './language';

/** A browser may also name what `Intl` refuses, such as `en-US@posix`. */
const TAG = /^[a-z]{2}(-[A-Z]{2})?$/;

/** For `Intl`: the browser's own variety of the language (`de-AT`, `en-US`), or else the language. */
export function locale(): string {
  const [language = 'en'] = screenLanguage().replace('ar', 'en').split('-');
  return globalThis.navigator?.languages?.find((tag) => TAG.test(tag) && tag.startsWith(language)) ?? language;
}

/** The day before the month, and 24 hours, in every language: what the screens of a child say. */
export const dayFirstLocale = (): string => (locale().startsWith('en') ? 'en-GB' : locale());

/** What is counted: `12`, `1,234`. */
export function numberText(value: number): string {
  // The first use of a number format takes 20 ms on a phone, and small whole numbers need none.
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1_000;
  return isPlain ? String(value) : value.toLocaleString(locale());
}

/** What is measured, with so many digits behind the point: `4.0`. `least`: fewer, where the last ones are zeros. */
export function decimalText(value: number, digits: number, least = digits): string {
  return value.toLocaleString(locale(), { minimumFractionDigits: least, maximumFractionDigits: digits });
}

/** A share of 1: `0.25` as `25%`. */
export function percentText(share: number, digits = 0): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return share.toLocaleString(locale(), { style: 'percent', ...fraction });
}
