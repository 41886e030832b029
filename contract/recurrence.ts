/** When something repeats: a wall time in a zone, and a rule of RFC 5545. Instants are computed, never stored. */

export const RECURRENCE_INTERVAL_MAX = 99;
export const RECURRENCE_COUNT_MAX = 730;
export const RRULE_MAX_LENGTH = 400;
export const EXDATES_MAX = 730;
/** Occurrences of one preview. */
export const PREVIEW_MAX = 50;
export const PREVIEW_DEFAULT = 10;

export interface Recurrence {
  /** An IANA name with a `/`, or `UTC`. */
  zone: string;
  /** A wall time such as `2026-11-23T19:30`. It is an occurrence only if the rule matches it. */
  starts: string;
  /** Such as `FREQ=WEEKLY;BYDAY=MO,WE`. Without a rule it happens once. */
  rrule?: string;
  /** Wall times at which it does not happen. */
  exdates?: string[];
}

/** How a clock change moved an occurrence: out of skipped time, or to the first of two equal wall times. */
export const SHIFTS = ['gap', 'overlap'] as const;
export type Shift = (typeof SHIFTS)[number];

export interface OccurrenceBody {
  /** The wall time that was meant. */
  local: string;
  at: string;
  shifted: Shift | null;
}
