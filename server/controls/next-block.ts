import type { ComingBlock } from '../access/admission-rules.js';
import { localDateOf } from '../recurrence/zone.js';
import { nextMinute } from './child-facts.js';
import {
  type ChildFacts,
  decideTime,
  MINUTE_MS,
  minutesAllowed,
  minutesUntilBreak,
  minutesUsed,
  quietRules,
} from './decide.js';
import { nextQuietStart, quietTimeAt } from './quiet-times.js';

/** When the next quiet time shuts the child out, if nothing changes; `null`: none does. A grant lifts quiet times until it ends. */
export function quietFrom(facts: ChildFacts, now: number): number | null {
  const { zone, grantedUntil } = facts;
  const rules = quietRules(facts);
  const from = grantedUntil !== null && grantedUntil > now ? grantedUntil : now;
  return quietTimeAt(rules, zone, from) ? from : nextQuietStart(rules, zone, from);
}

/** The block that comes next if the child goes on without a pause. It is for a warning; `decide` alone closes anything. */
export function nextBlock(facts: ChildFacts, now: number): ComingBlock | null {
  if (facts.grantedUntil !== null && facts.grantedUntil > now) {
    const after = decideTime(facts, facts.grantedUntil, null);
    return after && { reason: after.code, at: new Date(facts.grantedUntil) };
  }
  if (decideTime(facts, now, null)) return null;
  const quiet = nextQuietStart(quietRules(facts), facts.zone, now);
  const date = localDateOf(now, facts.zone);
  const allowed = minutesAllowed(facts, date);
  const isCounted = facts.minutes.at(-1)?.minute === Math.floor(now / MINUTE_MS);
  // Minutes that are still free start with the current one, unless it is counted already.
  const startOfFree = isCounted ? nextMinute(now) : nextMinute(now) - MINUTE_MS;
  const afterMinutes = (free: number) => new Date(startOfFree + Math.max(0, free) * MINUTE_MS);
  const untilBreak = minutesUntilBreak(facts, now);
  const coming: ComingBlock[] = [
    ...(quiet === null ? [] : [{ reason: 'quiet_hours' as const, at: new Date(quiet) }]),
    ...(allowed === null
      ? []
      : [{ reason: 'budget_used' as const, at: afterMinutes(allowed - minutesUsed(facts, date)) }]),
    ...(untilBreak === null ? [] : [{ reason: 'break' as const, at: afterMinutes(untilBreak) }]),
  ];
  return coming.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}
