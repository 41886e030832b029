import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS, type Weekday } from '../../contract/controls.js';
import type { Shift } from '../../contract/recurrence.js';

/**
 * All arithmetic with time zones. Rules store wall times and a zone; instants are computed here, never in SQL, whose zone
 * tables may be of another age. Instants are milliseconds since 1970, dates are `2026-11-23`, wall times `20:00`.
 */

export type LocalDate = string;

const DAY_MS = 86_400_000;
const DATE_LENGTH = '2026-11-23'.length;

/**
 * How a wall time that a clock change skips or repeats becomes an instant. In a gap the offset before it counts, so 02:30
 * becomes 03:30. A repeated time is the first of both for `start`, and the second for `end`.
 */
export type Edge = 'start' | 'end';

const DISAMBIGUATION = { start: 'compatible', end: 'later' } as const;

/** An IANA name such as `Europe/Berlin`, or `UTC`. Abbreviations and offsets are no zones: they know no clock changes. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){1,2}$/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    // Temporal throws for a zone that it does not know, which is the answer.
    return false;
  }
}

/** The day that was last asked for in each zone. Temporal takes 15 microseconds, and most questions are about today. */
const lastDays = new Map<string, { date: LocalDate; from: number; to: number }>();

/** The date on the wall of the zone. */
export function localDateOf(instant: number, zone: string): LocalDate {
  const last = lastDays.get(zone);
  if (last && last.from <= instant && instant < last.to) return last.date;
  const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
  const [from, to] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
  // Where clocks change, a piece of the day before may come after midnight.
  if (to - from === DAY_MS) lastDays.set(zone, { date, from, to });
  return date;
}

/** The first instant of the date. It is not always 00:00: some zones change their clocks at midnight. */
export function startOfDay(date: LocalDate, zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
}

/** No zone takes part in it, so it needs no Temporal, which takes ten times as long. A year of days adds up. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, DATE_LENGTH);
}

export function weekdayOf(date: LocalDate): Weekday {
  return WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1]!;
}

/** The instant of a wall time on a date. */
export function instantOf(date: LocalDate, time: string, zone: string, edge: Edge): number {
  const local = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  return local.toZonedDateTime(zone, { disambiguation: DISAMBIGUATION[edge] }).epochMilliseconds;
}

/** An instant, and how a clock change moved it. */
interface WallInstant {
  readonly at: number;
  readonly shifted: Shift | null;
}

/** Temporal takes a tenth of a millisecond, and thousands of reminders share one wall time, such as seven in the evening. */
const wallInstants = new Map<string, WallInstant>();
const WALL_INSTANTS_LIMIT = 10_000;

/** The instant of a wall time such as `2026-11-23T19:30` by the rules of `start`, and how a clock change moved it. */
export function instantOfWallTime(local: string, zone: string): WallInstant {
  const key = `${local} ${zone}`;
  const known = wallInstants.get(key);
  if (known) return known;
  const fresh = computeWallInstant(local, zone);
  if (wallInstants.size >= WALL_INSTANTS_LIMIT) wallInstants.clear();
  wallInstants.set(key, fresh);
  return fresh;
}

function computeWallInstant(local: string, zone: string): WallInstant {
  const meant = Temporal.PlainDateTime.from(local);
  const first = meant.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const at = first.epochMilliseconds;
  if (!first.toPlainDateTime().equals(meant)) return { at, shifted: 'gap' };
  const last = meant.toZonedDateTime(zone, { disambiguation: 'later' });
  return { at, shifted: last.epochMilliseconds === at ? null : 'overlap' };
}

/** The name of a zone as the zone database spells it: `Europe/Berlin` for `europe/berlin`. */
export function zoneName(zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId;
}

/** The wall time of an instant, such as `20:05`. */
export function localTimeOf(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}

/** Whether clocks in both zones show the same time at the instant. */
export function showSameTime(one: string, other: string, instant: number): boolean {
  const at = Temporal.Instant.fromEpochMilliseconds(instant);
  return at.toZonedDateTimeISO(one).offsetNanoseconds === at.toZonedDateTimeISO(other).offsetNanoseconds;
}

/** The place that a zone is named after: `Lisbon` for `Europe/Lisbon`. */
export function placeOf(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ');
}
