import type { Area, ControlCode, MinuteKind } from '../../contract/controls.js';
import type { ComingBlock } from '../access/admission-rules.js';
import { requestLanguage } from '../platform/request-context.js';
import { localDateOf } from '../recurrence/zone.js';
import { type ChildFacts, decideTime, minutesAllowed, minutesUsed, quietRules } from './decide.js';
import { explain } from './explanation.js';
import { progressOf } from './learn-first.js';
import { nextBlock } from './next-block.js';
import { nextQuietStart } from './quiet-times.js';

/** What opens games today, and what the child has done towards it. */
export interface GoalOfToday {
  readonly stories: number;
  readonly questions: number;
  readonly storiesDone: number;
  readonly questionsDone: number;
  readonly isReached: boolean;
}

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
  /** The instant that this is true for. Screens of children do not believe their own clock. */
  readonly now: Date;
  readonly timeZone: string;
  /** The block that time will bring if the child goes on; null: none. */
  readonly next: ComingBlock | null;
  /** When the next quiet time starts; null: none does. */
  readonly quietAt: Date | null;
  /** Kinds that cost no minutes. */
  readonly exempt: readonly MinuteKind[];
  readonly areas: Readonly<Record<Area, boolean>>;
  readonly goal: GoalOfToday | null;
}

/** The state by the rules that hold at any time. Areas, topics and words are asked for with each message. */
export function stateOf(facts: ChildFacts, now: number): ChildState {
  const refusal = decideTime(facts, now, null);
  const date = localDateOf(now, facts.zone);
  const used = minutesUsed(facts, date);
  const allowed = minutesAllowed(facts, date);
  const today = facts.minutes.filter((minute) => minute.date === date);
  const { exempt, areas } = facts.controls;
  const quietAt = nextQuietStart(quietRules(facts), facts.zone, now);
  const countOf = (kind: MinuteKind) => today.filter((minute) => minute.kind === kind).length;
  return {
    isAllowed: refusal === null,
    code: refusal?.code ?? null,
    until: refusal?.until == null ? null : new Date(refusal.until),
    minutesUsed: used,
    minutesAllowed: allowed,
    minutesLeft: allowed === null ? null : Math.max(0, allowed - used),
    explanation: explain(facts, refusal, now, requestLanguage()),
    minutesByKind: { chat: countOf('chat'), story: countOf('story'), game: countOf('game') },
    now: new Date(now),
    timeZone: facts.zone,
    next: nextBlock(facts, now),
    quietAt: quietAt === null ? null : new Date(quietAt),
    exempt,
    areas,
    goal: goalOf(facts, now),
  };
}

function goalOf({ controls, learned, zone }: ChildFacts, now: number): GoalOfToday | null {
  const { goal, stories, questions, isReached } = progressOf(controls.learn_first, learned, localDateOf(now, zone));
  return goal && { ...goal, storiesDone: stories, questionsDone: questions, isReached };
}
