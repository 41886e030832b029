import type { Recurrence, Shift } from '../../contract/recurrence.js';
import { parseRule, type Rule, type Until } from './rule.js';
import { dateOf, dayOf, daysOf } from './rule-days.js';
import { instantOfWallTime, localDateOf } from './zone.js';

export interface Occurrence {
  /** The wall time that was meant, such as `2026-11-23T19:30`. */
  readonly local: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly shifted: Shift | null;
}

interface ParsedRecurrence {
  readonly zone: string;
  readonly startDay: number;
  /** `T19:30` */
  readonly time: string;
  readonly rule: Rule;
  readonly exdates: ReadonlySet<string>;
}

/** Without a rule, a recurrence is its start alone. */
const ONCE = parseRule('FREQ=DAILY;COUNT=1');

const parsed = new Map<string, ParsedRecurrence>();
const PARSED_LIMIT = 5_000;

/** The occurrences at or after the instant `from`, in order. Without one, all of them. The recurrence has been checked before. */
export function* occurrencesOf(recurrence: Recurrence, from = Number.NEGATIVE_INFINITY): Generator<Occurrence> {
  const { zone, startDay, time, rule, exdates } = parsedOf(recurrence);
  // A zone may skip a whole day, so the occurrence of an earlier date can come after `from`.
  const firstDay = from === Number.NEGATIVE_INFINITY ? startDay : dayOf(localDateOf(from, zone)) - 2;
  for (const day of daysOf(rule, startDay, firstDay)) {
    if (day < firstDay) continue;
    const local = `${dateOf(day)}${time}`;
    const { at, shifted } = instantOfWallTime(local, zone);
    if (isOver(rule.until, local, at)) return;
    if (at < from || exdates.has(local)) continue;
    yield { local, at, shifted };
  }
}

/** The first one at or after `from`. `null`: none comes. */
export function nextOccurrence(recurrence: Recurrence, from?: number): Occurrence | null {
  return firstOccurrences(recurrence, 1, from)[0] ?? null;
}

/** At most `count` of them. */
export function firstOccurrences(recurrence: Recurrence, count: number, from?: number): Occurrence[] {
  const found: Occurrence[] = [];
  if (count === 0) return found;
  for (const occurrence of occurrencesOf(recurrence, from)) {
    found.push(occurrence);
    if (found.length === count) break;
  }
  return found;
}

/** The occurrences from `from` until before `to`. */
export function occurrencesBetween(recurrence: Recurrence, from: number, to: number): Occurrence[] {
  const found: Occurrence[] = [];
  for (const occurrence of occurrencesOf(recurrence, from)) {
    if (occurrence.at >= to) break;
    found.push(occurrence);
  }
  return found;
}

function isOver(until: Until | null, local: string, at: number): boolean {
  if (until === null) return false;
  return 'instant' in until ? at > until.instant : `${local}:00` > until.local;
}

function parsedOf({ zone, starts, rrule, exdates = [] }: Recurrence): ParsedRecurrence {
  const key = `${zone} ${starts} ${rrule ?? ''} ${exdates.join(' ')}`;
  const known = parsed.get(key);
  if (known) return known;
  const fresh = {
    zone,
    startDay: dayOf(starts.slice(0, 10)),
    time: starts.slice(10),
    rule: rrule === undefined ? ONCE : parseRule(rrule),
    exdates: new Set(exdates),
  };
  if (parsed.size >= PARSED_LIMIT) parsed.clear();
  parsed.set(key, fresh);
  return fresh;
}
