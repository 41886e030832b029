import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdmissionRules, type Block } from '../access/admission-rules.js';
import { localDateOf } from '../recurrence/zone.js';
import { factsOf, nextMinute, type StoredFacts, toFacts } from './child-facts.js';
import { type ChildFacts, decideTime, quietRules } from './decide.js';
import { nextBlock } from './next-block.js';
import { nextQuietStart } from './quiet-times.js';

interface Columns {
  child_facts: StoredFacts | null;
}

/** Keeps a child out, and its sockets closed, while it is paused, in quiet times, on breaks, and when its minutes are used. */
@Injectable()
export class ControlsAdmission implements OnModuleInit {
  constructor(private readonly rules: AdmissionRules) {}

  onModuleInit(): void {
    this.rules.register<Columns>({
      name: 'controls',
      columns: 'child_rules.facts AS child_facts',
      // Adults cost nothing: the condition of the join is checked before the subquery runs.
      join: `LEFT JOIN LATERAL (
        SELECT ${factsOf('now()')} AS facts FROM children c
        WHERE u.role = 'device' AND c.user_id = u.id) child_rules ON true`,
      decide: ({ child_facts }, now) => (child_facts ? blockAt(factsAt(child_facts, now), now) : null),
      changesAt: ({ child_facts }, now) => (child_facts ? changeAfter(factsAt(child_facts, now), now) : null),
      nextBlock: ({ child_facts }, now) => (child_facts ? nextBlock(factsAt(child_facts, now), now.getTime()) : null),
    });
  }
}

function factsAt(stored: StoredFacts, now: Date): ChildFacts {
  return toFacts(stored, localDateOf(now.getTime(), stored.zone));
}

function blockAt(facts: ChildFacts, now: Date): Block | null {
  const refusal = decideTime(facts, now.getTime(), null);
  if (!refusal) return null;
  const { code: reason, until } = refusal;
  return until === null ? { reason } : { reason, until: new Date(until) };
}

/** The next minute, because budgets and breaks are counted in minutes, or an earlier edge of a quiet time or a grant. */
function changeAfter(facts: ChildFacts, now: Date): Date {
  const { zone, grantedUntil } = facts;
  const instant = now.getTime();
  const quiet = nextQuietStart(quietRules(facts), zone, instant) ?? Number.POSITIVE_INFINITY;
  const grant = grantedUntil !== null && grantedUntil > instant ? grantedUntil : Number.POSITIVE_INFINITY;
  return new Date(Math.min(nextMinute(instant), quiet, grant));
}
