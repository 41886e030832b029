import { dateText } from '../platform/languages/formats';
import { timeText } from './time-texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * `Just now` (also for the future), `Nm ago`, `Nh ago`, `Yesterday`, `Nd ago`, then a short date, with the year if it is
 * not the current one. From 24 hours on it counts the days of the reader's calendar, so that `Yesterday` is yesterday
 * even shortly after midnight.
 */
export function relativeTime(time: Date, now: Date, locale?: string): string {
  const age = now.getTime() - time.getTime();
  if (age < MINUTE_MS) return timeText('now');
  if (age < HOUR_MS) return timeText('minutes', { count: Math.floor(age / MINUTE_MS) });
  const days = calendarDays(time, now);
  // A day has 25 hours when clocks go back.
  if (age < DAY_MS || days === 0) return timeText('hours', { count: Math.floor(age / HOUR_MS) });
  if (days === 1) return timeText('yesterday');
  if (days < 7) return timeText('days', { count: days });
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return dateText(time, { day: 'numeric', month: 'short', year }, locale);
}

/** The same within a sentence: `last used yesterday`. */
export function relativeTimeInSentence(time: Date, now: Date, locale?: string): string {
  const text = relativeTime(time, now, locale);
  if (text === timeText('now')) return timeText('nowInSentence');
  return text === timeText('yesterday') ? timeText('yesterdayInSentence') : text;
}

/** The exact time in the reader's time zone, for a tooltip. */
export function exactTime(time: Date, locale?: string): string {
  return dateText(time, { dateStyle: 'full', timeStyle: 'short' }, locale);
}

/** Midnights between two times in the reader's time zone. */
export function calendarDays(from: Date, to: Date): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / DAY_MS);
}

function midnightOf(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
