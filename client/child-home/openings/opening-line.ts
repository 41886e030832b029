import { dateText } from '../../platform/languages/formats';
import { dayFirstLocale } from '../../platform/languages/numbers';
import { calendarDays } from '../../ui/relative-time';
import { t } from '../talk/texts';

interface Opening {
  at: string;
  /** As the family calls the grown-up; null once that one has left. */
  by?: string | null;
}

/** The values of a line, and whether it says `today`, `yesterday`, `on Tuesday`, or then `on 3 November`. */
function wordsOf({ at, by }: Opening, now: Date) {
  const moment = new Date(at);
  const days = calendarDays(moment, now);
  const when = days <= 0 ? 'today' : days === 1 ? 'yesterday' : 'on';
  const options: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  const day = dateText(moment, options, dayFirstLocale());
  const time = dateText(moment, { hour: '2-digit', minute: '2-digit' }, dayFirstLocale());
  return { when, values: { who: by ?? t('openings.someone'), day, time } } as const;
}

/** `Dad opened this on Tuesday`, for the talk on the screen. */
export function openingLine(opening: Opening, now: Date): string {
  const { when, values } = wordsOf(opening, now);
  return t(`openings.${when}`, values);
}

/** `Dad opened a talk on Tuesday at 18:05`, for the list of all talks. */
export function openingEntry(opening: Opening, now: Date): string {
  const { when, values } = wordsOf(opening, now);
  return t(`openings.${when}At`, values);
}
