import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { Recurrence } from '../../contract/recurrence.js';
import { firstOccurrences } from '../../server/recurrence/occurrences.js';
import { instantOfWallTime } from '../../server/recurrence/zone.js';

/** Zones of six kinds of clock changes: of Europe, of America, by half an hour, at midnight, and none. */
export const ORACLE_ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'UTC',
] as const;

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** A rule without a match makes the oracle search in vain. */
const ORACLE_STEPS = 10_000;

/** A random number below the limit, the same for the same seed. */
export function seeded(seed: number): (limit: number) => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Any rule of the supported subset. */
export function randomRecurrence(seed: number, zone: string): Recurrence {
  const below = seeded(seed);
  const two = (value: number) => String(value).padStart(2, '0');
  const some = <T>(items: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: 1 + below(most) }, () => items[below(items.length)]!)),
  ];
  const date = new Date(Date.UTC(2018 + below(12), below(12), 1 + below(31)));
  const starts = `${date.toISOString().slice(0, 10)}T${two(below(24))}:${two(5 * below(12))}`;
  const frequency = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const)[below(4)]!;
  const parts = [`FREQ=${frequency}`];
  if (below(2)) parts.push(`INTERVAL=${1 + below(frequency === 'YEARLY' ? 3 : 8)}`);
  if (below(2)) {
    const nth = () => (frequency === 'MONTHLY' && below(2) ? String((1 + below(4)) * (below(2) ? 1 : -1)) : '');
    parts.push(
      `BYDAY=${some(DAYS, 3)
        .map((day) => `${nth()}${day}`)
        .join(',')}`,
    );
  }
  const monthDays = [...Array.from({ length: 31 }, (_, index) => index + 1), -1];
  if (frequency !== 'WEEKLY' && below(3) === 0) parts.push(`BYMONTHDAY=${some(monthDays, 8).join(',')}`);
  if (below(2)) parts.push(`WKST=${DAYS[below(7)]}`);
  const end = below(5);
  if (end === 0) parts.push(`COUNT=${1 + below(12)}`);
  if (end === 1) {
    const until = new Date(date.getTime() + below(1_500) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    parts.push(`UNTIL=${until}T${two(below(24))}0000Z`);
  }
  return { zone, starts, rrule: parts.join(';') };
}

/**
 * `null`: the first occurrences are those of `rrule-temporal`. It skips the ones in a gap, which a COUNT then makes up for.
 */
export function differenceToOracle(recurrence: Recurrence, most: number): { ours: string[]; theirs: string[] } | null {
  const { zone, starts, rrule } = recurrence;
  // It would move the whole rule to the other side of the gap.
  if (instantOfWallTime(starts, zone).shifted === 'gap') return null;
  const found = firstOccurrences(recurrence, most);
  const ours = found.filter(({ shifted }) => shifted !== 'gap').map(({ at }) => new Date(at).toISOString());
  const rule = new RRuleTemporal({
    rruleString: rrule!,
    dtstart: Temporal.PlainDateTime.from(starts).toZonedDateTime(zone),
    temporal: Temporal,
    maxIterations: ORACLE_STEPS,
  });
  const theirs = firstOf(rule, found.length + 1);
  const isSame = theirs.slice(0, ours.length).join() === ours.join();
  const isComplete = found.length === most || theirs.length <= found.length;
  return isSame && isComplete ? null : { ours, theirs };
}

function firstOf(rule: RRuleTemporal, count: number): string[] {
  const found: string[] = [];
  try {
    rule.all(({ epochMilliseconds }, index) => {
      if (index < count) found.push(new Date(epochMilliseconds).toISOString());
      return index < count;
    });
  } catch (error) {
    // It has searched long enough: nothing else comes.
    if (!(error instanceof Error && error.message.startsWith('Maximum iterations'))) throw error;
  }
  return found;
}
