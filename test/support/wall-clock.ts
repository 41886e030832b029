import type { QuietWindow } from '../../contract/controls.js';

/**
 * Wall clocks by nothing but `Intl`: what tests hold the product's own zone arithmetic against. Instants are milliseconds
 * since 1970; a wall time is the instant at which a clock in UTC would show it.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall shows at an instant. */
export function wallTime(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone: zone });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second);
}

const offsetAt = (instant: number, zone: string) => wallTime(instant, zone) - Math.floor(instant / 1_000) * 1_000;

/** The instants between `from` and `to` at which the clocks of the zone are changed. */
export function clockChanges(zone: string, from: number, to: number): number[] {
  const changes: number[] = [];
  for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour < to; hour += HOUR_MS) {
    if (offsetAt(hour, zone) === offsetAt(hour + HOUR_MS, zone)) continue;
    let minute = hour;
    while (offsetAt(minute + MINUTE_MS, zone) === offsetAt(hour, zone)) minute += MINUTE_MS;
    changes.push(minute + MINUTE_MS);
  }
  return changes;
}

/** A quiet time, from `from` until before `to`. */
export interface QuietTime {
  from: number;
  to: number;
}

/**
 * The quiet times between two instants, as `docs/product.md` has it: a wall time that a change skips counts with the offset
 * before it, and one that is repeated is the first for a start and the second for an end. Those that touch are joined.
 */
export function expectedQuietTimes(
  windows: readonly QuietWindow[],
  zone: string,
  from: number,
  to: number,
): QuietTime[] {
  const changes = clockChanges(zone, from - 3 * DAY_MS, to + 3 * DAY_MS);
  const firstDay = Math.floor(wallTime(from, zone) / DAY_MS) - 2;
  const lastDay = Math.floor(wallTime(to, zone) / DAY_MS) + 1;
  const times: QuietTime[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const weekday = DAYS[new Date(day * DAY_MS).getUTCDay()]!;
    for (const { days, starts, ends, enabled } of windows) {
      if (!enabled || !days.includes(weekday)) continue;
      const start = day * DAY_MS + ofDay(starts);
      const end = (ends < starts ? day + 1 : day) * DAY_MS + ofDay(ends);
      const time = {
        from: Math.min(...instantsOf(start, zone, changes)),
        to: Math.max(...instantsOf(end, zone, changes)),
      };
      if (time.from < time.to) times.push(time);
    }
  }
  return join(times);
}

function ofDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * HOUR_MS + minutes! * MINUTE_MS;
}

/** The instants at which the wall shows this time: one, two in a repeated hour, or the one that the offset before a gap names. */
function instantsOf(wall: number, zone: string, changes: readonly number[]): number[] {
  const edges = changes.map((change) => ({
    before: offsetAt(change - MINUTE_MS, zone),
    after: offsetAt(change, zone),
  }));
  const offsets = new Set([offsetAt(wall, zone), ...edges.flatMap(({ before, after }) => [before, after])]);
  const shown = [...offsets].map((offset) => wall - offset).filter((instant) => wallTime(instant, zone) === wall);
  if (shown.length > 0) return shown;
  return changes
    .map((change, index) => ({ change, ...edges[index]! }))
    .filter(({ change, before, after }) => wall >= change + before && wall < change + after)
    .map(({ before }) => wall - before);
}

function join(times: readonly QuietTime[]): QuietTime[] {
  const joined: QuietTime[] = [];
  for (const next of times.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else joined.push({ ...next });
  }
  return joined;
}
