/** A child that reads by itself is no faster than the usual voice. */
const FASTEST_RATE = 1;
const MINUTE_MS = 60_000;

/** Whether a story of so many minutes ends in the time that is left, read at this speed; null: nothing ends it. */
export function endsInTime(minutes: number, rate: number, leftMs: number | null): boolean {
  return leftMs === null || (minutes * MINUTE_MS) / Math.min(FASTEST_RATE, rate) <= leftMs;
}
