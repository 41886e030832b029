import { dateText } from '../platform/languages/formats';
import { timeText } from './time-texts';

/** The day of an entry in the reader's time zone: `Today`, `Yesterday`, or the date with the day of the week. */
export function dayHeading(time: Date, now: Date, locale?: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000);
  if (days === 0) return timeText('today');
  if (days === 1) return timeText('yesterday');
  return dateText(time, { dateStyle: 'full' }, locale);
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
