import { addDays, localDateOf, startOfDay } from '../recurrence/zone.js';

/** When the local day of a child began. */
export function beginOfDay(now: Date, zone: string): Date {
  return new Date(startOfDay(localDateOf(now.getTime(), zone), zone));
}

/** When the local day of a child ends. */
export function endOfDay(now: Date, zone: string): Date {
  return new Date(startOfDay(addDays(localDateOf(now.getTime(), zone), 1), zone));
}
