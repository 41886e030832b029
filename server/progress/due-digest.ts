import type { DigestFrequency, DigestPeriod } from '../../contract/progress.js';
import { addDays, type LocalDate, localDateOf, localTimeOf } from '../recurrence/zone.js';
import { type Span, spanOfPeriod } from './span.js';

/** When and how often a guardian wants summaries. `at` is a wall time such as `18:00`. */
export interface DigestWish {
  readonly digest: DigestFrequency;
  readonly digest_at: string;
}

export interface DueDigest {
  readonly period: DigestPeriod;
  readonly span: Span;
  /** The next one is due soon: who has just asked for summaries waits for that. */
  readonly isLate: boolean;
}

/**
 * The summary that is due at an instant: that of the day before, or of the week before, from the guardian's hour on. `null`:
 * none is, or the guardian wants none. After an outage the newest one is still due, older ones are not.
 */
export function dueDigest({ digest, digest_at: at }: DigestWish, now: number, zone: string): DueDigest | null {
  if (digest === 'off') return null;
  const today = localDateOf(now, zone);
  const isDueToday = localTimeOf(now, zone) >= at;
  if (digest === 'daily') {
    const day: LocalDate = addDays(today, isDueToday ? -1 : -2);
    return { period: 'day', span: spanOfPeriod('day', day, zone), isLate: !isDueToday };
  }
  const thisWeek = spanOfPeriod('week', today, zone);
  // On Monday the week before is due only from the guardian's hour on.
  const weeksBack = today === thisWeek.from && !isDueToday ? 2 : 1;
  const span = spanOfPeriod('week', addDays(thisWeek.from, -7 * weeksBack), zone);
  return { period: 'week', span, isLate: weeksBack === 2 };
}
