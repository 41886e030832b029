import { dayFirstLocale, locale } from './numbers';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make, so they are kept. */
function formatOf(options: Intl.DateTimeFormatOptions, tag: string): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** A date or a time as people write it in the language of the screen. */
export function dateText(time: number | Date, options: Intl.DateTimeFormatOptions, tag = locale()): string {
  return formatOf(options, tag).format(time);
}

/** Two dates as one range: `23–29 November 2026`. */
export function dateRangeText(from: Date, to: Date, options: Intl.DateTimeFormatOptions, tag = locale()): string {
  return formatOf(options, tag).formatRange(from, to);
}

/** The day before the month, and 24 hours. */
export function wallDateText(time: number | Date, options: Intl.DateTimeFormatOptions): string {
  return dateText(time, options, dayFirstLocale());
}

/** `23–29 Nov`, `30 Nov – 6 Dec`. */
export function wallRangeText(from: Date, to: Date, options: Intl.DateTimeFormatOptions): string {
  return dateRangeText(from, to, options, dayFirstLocale());
}

/** `Monday 23 November`, of a date at midnight UTC. British dates have a comma here and there; ours have none. */
export function wallDayText(date: Date, options: Intl.DateTimeFormatOptions): string {
  const text = wallDateText(date, { ...options, timeZone: 'UTC' });
  return dayFirstLocale() === 'en-GB' ? text.replace(',', '') : text;
}
