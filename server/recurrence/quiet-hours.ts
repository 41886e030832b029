import type { FamilySettings } from '../../contract/users.js';
import { addDays, instantOf, localDateOf, localTimeOf } from './zone.js';

/** When the quiet hours that hold at `now` on the clock of the zone end. `null`: none hold. */
export function quietUntil(quiet: FamilySettings['quiet'], zone: string, now: number): Date | null {
  if (!quiet) return null;
  const { starts, ends } = quiet;
  const time = localTimeOf(now, zone);
  const isOvernight = ends < starts;
  const holds = isOvernight ? time >= starts || time < ends : time >= starts && time < ends;
  if (!holds) return null;
  const today = localDateOf(now, zone);
  return new Date(instantOf(isOvernight && time >= starts ? addDays(today, 1) : today, ends, zone, 'end'));
}
