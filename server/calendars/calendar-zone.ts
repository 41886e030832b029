import { offsetAt, zoneChanges } from '../recurrence/zone-changes.js';
import { offsetText, utcText } from './ics-text.js';

const MINUTE_MS = 60_000;

/** A zone as its clocks change in a span of time, for calendars that know no zones by name. */
export function zoneLines(zone: string, from: number, to: number): string[] {
  const start = offsetAt(from, zone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', from, start, start),
    ...zoneChanges(zone, from, to).flatMap(({ at, offsetBefore, offsetAfter }) =>
      observance(offsetAfter > offsetBefore ? 'DAYLIGHT' : 'STANDARD', at, offsetBefore, offsetAfter),
    ),
    'END:VTIMEZONE',
  ];
}

function observance(kind: 'STANDARD' | 'DAYLIGHT', at: number, before: number, after: number): string[] {
  return [
    `BEGIN:${kind}`,
    // On the clock as it was until then.
    `DTSTART:${utcText(at + before * MINUTE_MS).slice(0, -1)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}
