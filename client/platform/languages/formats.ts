import { locale } from './numbers';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date or a time as people write it in the language of the screen. Formats are slow to make, so they are kept. */
export function dateText(time: number | Date, options: Intl.DateTimeFormatOptions, tag = locale()): string {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format.format(time);
}

/** The same where the page has a clock of 24 hours: English is British there, `3 December`. */
export function wallDateText(time: number | Date, options: Intl.DateTimeFormatOptions): string {
  const tag = locale();
  return dateText(time, options, tag.startsWith('en') ? 'en-GB' : tag);
}
