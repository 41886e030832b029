import type { ControlCode } from '../../contract/controls.js';
import { addDays, localDateOf } from '../recurrence/zone.js';
import { type Interval, type QuietRule, quietTimesOf } from './quiet-times.js';

export interface TimelinePart extends Interval {
  readonly code: Extract<ControlCode, 'quiet_hours'> | null;
}

/**
 * The parts of a span of time in which quiet times and grants alone allow or refuse, without gaps and in order. Neighbours
 * differ. Grants are intervals in which a quiet time does not hold.
 */
export function timelineOf(
  rules: readonly QuietRule[],
  zone: string,
  grants: readonly Interval[],
  { from, to }: Interval,
): TimelinePart[] {
  const quiet = quietTimesOf(rules, zone, addDays(localDateOf(from, zone), -2), localDateOf(to, zone));
  const edges = [...quiet, ...grants]
    .flatMap((part) => [part.from, part.to])
    .filter((edge) => edge > from && edge < to);
  const cuts = [...new Set([from, ...edges, to])].sort((a, b) => a - b);
  const parts: TimelinePart[] = [];
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const start = cuts[index]!;
    const end = cuts[index + 1]!;
    const code = holds(quiet, start) && !holds(grants, start) ? 'quiet_hours' : null;
    const last = parts.at(-1);
    if (last && last.code === code) parts[parts.length - 1] = { ...last, to: end };
    else parts.push({ from: start, to: end, code });
  }
  return parts;
}

function holds(intervals: readonly Interval[], instant: number): boolean {
  return intervals.some(({ from, to }) => from <= instant && instant < to);
}
