import { dateText } from '../../platform/languages/formats';
import { calendarDays } from '../../ui/relative-time';
import { t } from './message-texts';

/** Whether a date line goes between two messages. */
export function isOtherDay(before: string | undefined, after: string): boolean {
  return before === undefined || calendarDays(new Date(before), new Date(after)) !== 0;
}

/** "Today", "Yesterday", or the date in the reader's language, with the year if it is another one. */
export function dayLabel(timestamp: string, now: Date, locale?: string): string {
  const time = new Date(timestamp);
  const days = calendarDays(time, now);
  if (days === 0) return t('day.today');
  if (days === 1) return t('day.yesterday');
  const isThisYear = time.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return dateText(time, { weekday: 'long', day: 'numeric', month: 'long', ...year }, locale);
}
