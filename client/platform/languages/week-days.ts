import { dateText } from './formats';
import { locale } from './numbers';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** `Monday` or `Mon`, as it stands within a sentence: some languages write it small. */
export function dayName(day: (typeof WEEK)[number], weekday: 'long' | 'short' = 'long'): string {
  return dateText(FIRST + WEEK.indexOf(day) * DAY_MS, { weekday, timeZone: 'UTC' });
}

/** The name of a day that stands alone, as a label does. */
export function dayLabel(day: (typeof WEEK)[number], weekday: 'long' | 'short' = 'long'): string {
  return capitalised(dayName(day, weekday));
}

/** With a capital letter, for what begins a line. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
