import type { Recurrence } from '../../contract/recurrence.js';
import { LATE_MAX_MINUTES } from '../../contract/reminders.js';
import { nextOccurrence } from '../recurrence/occurrences.js';

const MINUTE_MS = 60_000;
/** Occurrences of one outage that become rows. Older ones say nothing more. */
const MISSED_MAX = 60;

/** An occurrence and when its reminder fires, in milliseconds since 1970. */
export interface ReminderTime {
  readonly occurrence: number;
  readonly fireAt: number;
}

type Timed = { readonly recurrence: Recurrence; readonly offsetMinutes: number };

/** The first occurrence whose reminder fires at or after `from`. `null`: none does. */
export function nextTime({ recurrence, offsetMinutes }: Timed, from: number): ReminderTime | null {
  const offset = offsetMinutes * MINUTE_MS;
  const next = nextOccurrence(recurrence, from + offset);
  return next && { occurrence: next.at, fireAt: next.at - offset };
}

/** As `nextTime`, for a reminder that is stored now. One for this very minute still fires. */
export function firstTime(reminder: Timed, now: number): ReminderTime | null {
  return nextTime(reminder, Math.floor(now / MINUTE_MS) * MINUTE_MS);
}

/** What is due by now, from the stored time on: what fires, if late, what was missed, and what comes after. */
export function dueTimes(
  reminder: Timed,
  stored: ReminderTime,
  now: number,
): { fires: ReminderTime[]; missed: ReminderTime[]; next: ReminderTime | null } {
  const tooLate = now - LATE_MAX_MINUTES * MINUTE_MS;
  const fires: ReminderTime[] = [];
  const missed: ReminderTime[] = [];
  let time: ReminderTime | null = stored;
  while (time && time.fireAt <= now) {
    if (time.fireAt >= tooLate) fires.push(time);
    else missed.push(time);
    const from: number = missed.length < MISSED_MAX ? time.fireAt + 1 : Math.max(time.fireAt + 1, tooLate);
    time = nextTime(reminder, from);
  }
  return { fires, missed, next: time };
}
