import type { ControlCode, MinuteKind } from '../../contract/controls.js';
import { localDateOf } from '../recurrence/zone.js';
import { type ChildFacts, decideTime, minutesAllowed, minutesUsed } from './decide.js';
import { explain } from './explanation.js';

/** What a child may do at an instant, and why. Minutes are null where there is no limit. */
export interface ChildState {
  readonly isAllowed: boolean;
  readonly code: ControlCode | null;
  /** When that ends by itself; null: only a grown-up ends it. */
  readonly until: Date | null;
  readonly minutesUsed: number;
  readonly minutesAllowed: number | null;
  readonly minutesLeft: number | null;
  /** One sentence for a grown-up. */
  readonly explanation: string;
  readonly minutesByKind: Readonly<Record<MinuteKind, number>>;
}

/** The state by the rules that hold at any time. Areas, topics and words are asked for with each message. */
export function stateOf(facts: ChildFacts, now: number): ChildState {
  const refusal = decideTime(facts, now, null);
  const date = localDateOf(now, facts.zone);
  const used = minutesUsed(facts, date);
  const allowed = minutesAllowed(facts, date);
  const today = facts.minutes.filter((minute) => minute.date === date);
  const countOf = (kind: MinuteKind) => today.filter((minute) => minute.kind === kind).length;
  return {
    isAllowed: refusal === null,
    code: refusal?.code ?? null,
    until: refusal?.until == null ? null : new Date(refusal.until),
    minutesUsed: used,
    minutesAllowed: allowed,
    minutesLeft: allowed === null ? null : Math.max(0, allowed - used),
    explanation: explain(facts, refusal, now),
    minutesByKind: { chat: countOf('chat'), story: countOf('story'), game: countOf('game') },
  };
}
