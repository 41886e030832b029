/** The parts of a rule of RFC 5545, as the server stores them. */
import { WEEKDAYS, type Weekday } from '../../contract/controls';

const CODES: Readonly<Record<Weekday, string>> = {
  mon: 'MO',
  tue: 'TU',
  wed: 'WE',
  thu: 'TH',
  fri: 'FR',
  sat: 'SA',
  sun: 'SU',
};

export const dayCode = (day: Weekday): string => CODES[day];

/** `FREQ=DAILY;INTERVAL=2` by the names of its parts. */
export function partsOf(rrule: string): ReadonlyMap<string, string> {
  return new Map(rrule.split(';').map((part) => part.split('=', 2) as [string, string]));
}

export interface RuleDay {
  day: Weekday;
  /** The second or, with -1, the last one of the month; null: every one. */
  nth: number | null;
}

/** `MO,WE`, or `2TU`. */
export function ruleDaysOf(value: string | undefined): RuleDay[] {
  return (value?.split(',') ?? []).flatMap((text) => {
    const day = WEEKDAYS.find((one) => text.endsWith(CODES[one]));
    return day ? [{ day, nth: Number.parseInt(text, 10) || null }] : [];
  });
}

/** The date of an end on the clock of the zone, `2026-12-31`; null for an instant. */
export function untilDateOf(value: string | undefined): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)T\d{6}$/.exec(value ?? '') ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
