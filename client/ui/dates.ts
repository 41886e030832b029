import { dateText } from '../platform/languages/formats';

/** `23 November 2026`, in the reader's language and time zone. */
export function dayText(value: string): string {
  return dateText(new Date(value), { dateStyle: 'long' });
}

/** A day of the calendar, `2026-11-23`, which is the same in every time zone. */
export function calendarDayText(day: string): string {
  return dayText(`${day}T12:00`);
}

/** The day with the time, for instants that something depends on. */
export function momentText(value: string): string {
  return dateText(new Date(value), { dateStyle: 'long', timeStyle: 'short' });
}
