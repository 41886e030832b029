import { calendarDays } from '../../ui/relative-time';

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface Opening {
  at: string;
  /** As the family calls the grown-up; null once that one has left. */
  by?: string | null;
}

/** `today`, `yesterday`, `on Tuesday`, then `on 3 November`. */
function dayWords(at: Date, now: Date): string {
  const days = calendarDays(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return `on ${(days < 7 ? WEEKDAY : DATE).format(at)}`;
}

/** `Dad opened this on Tuesday`, for the talk on the screen. */
export function openingLine({ at, by }: Opening, now: Date): string {
  return `${by ?? 'A grown-up'} opened this ${dayWords(new Date(at), now)}`;
}

/** `Dad opened a talk on Tuesday at 18:05`, for the list of all talks. */
export function openingEntry({ at, by }: Opening, now: Date): string {
  const moment = new Date(at);
  return `${by ?? 'A grown-up'} opened a talk ${dayWords(moment, now)} at ${TIME.format(moment)}`;
}
