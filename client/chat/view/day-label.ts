import { calendarDays } from '../../ui/relative-time';

/** Whether a date line goes between two messages. */
export function isOtherDay(before: string | undefined, after: string): boolean {
  return before === undefined || calendarDays(new Date(before), new Date(after)) !== 0;
}

/** "Today", "Yesterday", or the date in the reader's language, with the year if it is another one. */
export function dayLabel(timestamp: string, now: Date, locale?: string): string {
  const time = new Date(timestamp);
  const days = calendarDays(time, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const isThisYear = time.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(time);
}
