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

/** `12`, `1,234`. The first use of a number format takes 20 ms on a phone, and small whole numbers need none. */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  const isPlain = !options && Number.isInteger(value) && value >= 0 && value < 1_000;
  return isPlain ? String(value) : value.toLocaleString(locale(), options);
}

export const decimalText = (value: number, digits: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** `0.25` as `25%`. */
export const percentText = (share: number, digits = 0): string =>
  share.toLocaleString(locale(), { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
