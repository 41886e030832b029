import type { QuietWindow } from '../../contract/controls.js';
import type { Recurrence } from '../../contract/recurrence.js';
import { occurrencesBetween } from '../recurrence/occurrences.js';
import { addDays, instantOf, type LocalDate, localDateOf, startOfDay, weekdayOf } from '../recurrence/zone.js';

/** From `from` until before `to`, in milliseconds since 1970. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** A part of the child's week in which it is quiet. */
export interface QuietItem {
  readonly recurrence: Recurrence;
  readonly minutes: number;
}

export type QuietRule = QuietWindow | QuietItem;

const MINUTE_MS = 60_000;
/** Days ahead in which the next quiet time is looked for: windows repeat every week, and items are looked for again each day. */
const DAYS_AHEAD = 8;

/** The last answer for each list of windows. An edge costs 25 microseconds, and many decisions fall on one day. */
const cache = new WeakMap<readonly QuietRule[], { key: string; times: readonly Interval[] }>();

/** Most children have the quiet times of their age band, so that thousands of lists have the same times on a day. */
const shared = new Map<string, readonly Interval[]>();
const SHARED_LIMIT = 2_000;

/** The quiet time that holds at `instant`, with rules that touch or overlap joined; `null` if there is none. */
export function quietTimeAt(rules: readonly QuietRule[], zone: string, instant: number): Interval | null {
  return quietTimesAround(rules, zone, instant).find(({ from, to }) => from <= instant && instant < to) ?? null;
}

/** When the next quiet time starts after `instant`; `null` if none does. */
export function nextQuietStart(rules: readonly QuietRule[], zone: string, instant: number): number | null {
  return quietTimesAround(rules, zone, instant).find(({ from }) => from > instant)?.from ?? null;
}

/** The quiet times that start on the dates from `first` to `last`, in order; those that touch or overlap are joined. */
export function quietTimesOf(
  rules: readonly QuietRule[],
  zone: string,
  first: LocalDate,
  last: LocalDate,
): readonly Interval[] {
  const windows = rules.filter(isWindow);
  const starting: Interval[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) starting.push(...startingOn(windows, zone, date));
  const span = { from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone) };
  const items = rules.flatMap((rule) => (isWindow(rule) ? [] : timesOf(rule, span)));
  return joined([...starting, ...items]);
}

function quietTimesAround(rules: readonly QuietRule[], zone: string, instant: number): readonly Interval[] {
  if (rules.length === 0) return [];
  const today = localDateOf(instant, zone);
  const key = `${zone} ${today}`;
  const known = cache.get(rules);
  if (known?.key === key) return known.times;
  // A window of the day before yesterday may reach into today where a zone skips a whole day.
  const times = sharedTimes(`${key} ${patternOf(rules)}`, () =>
    quietTimesOf(rules, zone, addDays(today, -2), addDays(today, DAYS_AHEAD)),
  );
  cache.set(rules, { key, times });
  return times;
}

function sharedTimes(pattern: string, compute: () => readonly Interval[]): readonly Interval[] {
  const known = shared.get(pattern);
  if (known) return known;
  const times = compute();
  if (shared.size >= SHARED_LIMIT) shared.clear();
  shared.set(pattern, times);
  return times;
}

/** What decides over the times: neither names nor windows that are switched off. */
function patternOf(rules: readonly QuietRule[]): string {
  return rules
    .filter((rule) => !isWindow(rule) || rule.enabled)
    .map((rule) =>
      isWindow(rule)
        ? `${rule.days.join(',')} ${rule.starts} ${rule.ends}`
        : `${rule.minutes} ${JSON.stringify(rule.recurrence)}`,
    )
    .join(';');
}

function isWindow(rule: QuietRule): rule is QuietWindow {
  return 'days' in rule;
}

/** An item takes its minutes whatever the clock on the wall does meanwhile. */
function timesOf({ recurrence, minutes }: QuietItem, { from, to }: Interval): Interval[] {
  return occurrencesBetween(recurrence, from, to).map(({ at }) => ({ from: at, to: at + minutes * MINUTE_MS }));
}

function startingOn(windows: readonly QuietWindow[], zone: string, date: LocalDate): readonly Interval[] {
  const weekday = weekdayOf(date);
  return (
    windows
      .filter(({ enabled, days }) => enabled && days.includes(weekday))
      .map(({ starts, ends }) => ({
        from: instantOf(date, starts, zone, 'start'),
        to: instantOf(ends < starts ? addDays(date, 1) : date, ends, zone, 'end'),
      }))
      // A clock change may leave nothing of a short window.
      .filter(({ from, to }) => from < to)
  );
}

function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const next of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && next.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else result.push(next);
  }
  return result;
}
