/** Instants in words, on the clock of a zone. */
import type { Shift } from '../../contract/recurrence';
import { clockText, wallTimeAt } from '../controls/child-clock';
import { wallDayText } from '../platform/languages/formats';
import { capitalised } from '../platform/languages/week-days';
import { t } from './texts';

const DAY_MS = 86_400_000;

function dateWords(date: string, today: string, options: Intl.DateTimeFormatOptions): string {
  const withYear = date.slice(0, 4) === today.slice(0, 4) ? options : { ...options, year: 'numeric' as const };
  return wallDayText(new Date(`${date}T00:00Z`), withYear);
}

/** How many days of the calendar the instant is ahead. */
export function daysAhead(instant: number, now: number, zone: string): number {
  const [then, today] = [wallTimeAt(instant, zone), wallTimeAt(now, zone)];
  return Math.round((Date.parse(then.date) - Date.parse(today.date)) / DAY_MS);
}

const NEAR = { [-1]: 'when.yesterday', 0: 'when.today', 1: 'when.tomorrow' } as const;

/** `Today, 19:30`, `Tomorrow, 07:00`, `Friday, 19:30`, `Friday 4 December, 19:30`. */
export function whenWords(instant: number, now: number, zone: string): string {
  const { date, minutes } = wallTimeAt(instant, zone);
  const ahead = daysAhead(instant, now, zone);
  const time = clockText(minutes);
  if (ahead === -1 || ahead === 0 || ahead === 1) return t(NEAR[ahead], { time });
  const isThisWeek = ahead > 1 && ahead < 7;
  const day = dateWords(date, wallTimeAt(now, zone).date, {
    weekday: 'long',
    ...(isThisWeek ? {} : ({ day: 'numeric', month: 'long' } as const)),
  });
  return t('when.day', { day: capitalised(day), time });
}

export interface PreviewedTime {
  local: string;
  at: string;
  shifted: Shift | null;
}

/** `Sunday 29 March 2026, 03:30`, and what a clock change does to it. */
export function previewWords(
  { local, at, shifted }: PreviewedTime,
  zone: string,
): { when: string; note: string | null } {
  const { date, minutes } = wallTimeAt(Date.parse(at), zone);
  const time = clockText(minutes);
  const whole = dateWords(date, '', { weekday: 'long', day: 'numeric', month: 'long' });
  const when = t('when.day', { day: capitalised(whole), time });
  const day = dateWords(date, date, { day: 'numeric', month: 'long' });
  const meant = local.slice(11, 16);
  if (shifted === 'gap') {
    return { when, note: t('shift.gap', { day, time, meant }) };
  }
  if (shifted === 'overlap') {
    return { when, note: t('shift.overlap', { day, meant }) };
  }
  return { when, note: null };
}

/** `London`, from `Europe/London`. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
