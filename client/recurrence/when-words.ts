/** Instants in words, on the clock of a zone. */
import type { Shift } from '../../contract/recurrence';
import { clockText, wallTimeAt } from '../controls/child-clock';

const DAY_MS = 86_400_000;

function dateText(date: string, today: string, options: Intl.DateTimeFormatOptions): string {
  const withYear = date.slice(0, 4) === today.slice(0, 4) ? options : { ...options, year: 'numeric' as const };
  // Without the comma that `en-GB` puts behind the weekday.
  return new Intl.DateTimeFormat('en-GB', { ...withYear, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00Z`))
    .replace(',', '');
}

/** How many days of the calendar the instant is ahead. */
export function daysAhead(instant: number, now: number, zone: string): number {
  const [then, today] = [wallTimeAt(instant, zone), wallTimeAt(now, zone)];
  return Math.round((Date.parse(then.date) - Date.parse(today.date)) / DAY_MS);
}

const NEAR: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** `Today, 19:30`, `Tomorrow, 07:00`, `Friday, 19:30`, `Friday 4 December, 19:30`. */
export function whenWords(instant: number, now: number, zone: string): string {
  const { date, minutes } = wallTimeAt(instant, zone);
  const ahead = daysAhead(instant, now, zone);
  const isNear = ahead > 1 && ahead < 7;
  const day =
    NEAR[ahead] ??
    dateText(date, wallTimeAt(now, zone).date, {
      weekday: 'long',
      ...(isNear ? {} : ({ day: 'numeric', month: 'long' } as const)),
    });
  return `${day}, ${clockText(minutes)}`;
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
  const when = `${dateText(date, '', { weekday: 'long', day: 'numeric', month: 'long' })}, ${time}`;
  const day = dateText(date, date, { day: 'numeric', month: 'long' });
  const meant = local.slice(11, 16);
  if (shifted === 'gap') {
    return { when, note: `On ${day} this happens at ${time}, once. Clocks go forward, and ${meant} is skipped.` };
  }
  if (shifted === 'overlap') {
    return {
      when,
      note: `On ${day} this happens at the first ${meant}, once. Clocks go back, and ${meant} comes twice.`,
    };
  }
  return { when, note: null };
}

/** `London`, from `Europe/London`. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
