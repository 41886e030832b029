/** The clock on the wall of a child's home. Instants are milliseconds since 1970, dates are `2026-11-23`, times `20:00`. */
import { WEEKDAYS, type Weekday } from '../../contract/controls';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

export interface WallTime {
  readonly date: string;
  /** Since midnight on the wall: 0 to 1439. */
  readonly minutes: number;
  readonly weekday: Weekday;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** Date and time on the wall at an instant. */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { date, minutes, weekday: weekdayOf(date) };
}

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7]!;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How far the wall is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const { date, minutes } = wallTimeAt(instant, zone);
  return Date.parse(`${date}T00:00Z`) + minutes * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant of a time on the wall. Where clocks go back and the time comes twice, it is the first one; where they go
 * forward and skip it, the offset before the change counts.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time}Z`);
  const before = wall - offsetAt(wall - DAY_MS, zone);
  const after = wall - offsetAt(wall + DAY_MS, zone);
  const exact = [before, after].filter((instant) => instant + offsetAt(instant, zone) === wall);
  return exact.length > 0 ? Math.min(...exact) : before;
}

export interface ClockChange {
  readonly at: number;
  /** 60: clocks go forward by an hour. -60: they go back. */
  readonly minutes: number;
}

/** When clocks change between two instants, to the minute. */
export function clockChangesBetween(from: number, to: number, zone: string): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let start = from; start < to; start += DAY_MS) {
    const end = Math.min(start + DAY_MS, to);
    const minutes = (offsetAt(end, zone) - offsetAt(start, zone)) / MINUTE_MS;
    if (minutes !== 0) changes.push({ at: edgeBetween(start, end, zone), minutes });
  }
  return changes;
}

/** The first minute with the offset that holds at `end`. */
function edgeBetween(start: number, end: number, zone: string): number {
  const later = offsetAt(end, zone);
  let [low, high] = [Math.floor(start / MINUTE_MS), Math.ceil(end / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS, zone) === later) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}

/** `20:05` for minutes since midnight. 1440 is `24:00`. */
export function clockText(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The time on the wall at an instant: `20:05`. */
export const wallClock = (instant: number, zone: string): string => clockText(wallTimeAt(instant, zone).minutes);

/** Minutes since midnight of `20:05`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
