import { Temporal } from 'temporal-polyfill';

/** A moment at which clocks of a zone change. Offsets are minutes. */
export interface ZoneChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly offsetBefore: number;
  readonly offsetAfter: number;
}

const MINUTE_NS = 60_000_000_000;

/** The changes of a zone after `from` until `to`, in order. */
export function zoneChanges(zone: string, from: number, to: number): ZoneChange[] {
  const found: ZoneChange[] = [];
  let current = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  for (;;) {
    const next = current.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > to) return found;
    const before = next.subtract({ nanoseconds: 1 });
    found.push({
      at: next.epochMilliseconds,
      offsetBefore: before.offsetNanoseconds / MINUTE_NS,
      offsetAfter: next.offsetNanoseconds / MINUTE_NS,
    });
    current = next;
  }
}

/** Minutes that the clock of the zone is ahead of UTC at the instant. */
export function offsetAt(instant: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / MINUTE_NS;
}
