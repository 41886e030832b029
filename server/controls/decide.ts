import type { Area, ControlCode, Controls, MinuteKind, TopicRule } from '../../contract/controls.js';
import { addDays, type LocalDate, localDateOf, startOfDay, weekdayOf } from '../recurrence/zone.js';
import { type Learned, progressOf } from './learn-first.js';
import { type QuietItem, type QuietRule, quietTimeAt } from './quiet-times.js';
import type { StoryTurn } from './story-reading.js';

export const MINUTE_MS = 60_000;

/** A minute that the child used: minutes since 1970, and the local date that it was counted for. */
export interface CountedMinute {
  readonly minute: number;
  readonly kind: MinuteKind;
  readonly date: LocalDate;
}

/** Everything that a decision depends on, as the database has it. Instants are milliseconds since 1970. */
export interface ChildFacts {
  /** The device was revoked, consent was withdrawn, or no guardian is left. */
  readonly isShutOut: boolean;
  /** A guardian paused the child or its household. */
  readonly isPaused: boolean;
  readonly zone: string;
  readonly controls: Controls;
  /** The parts of the child's week in which it is quiet, beside the windows of the rules. */
  readonly quietItems: readonly QuietItem[];
  /** When a grant "until" ends; it lifts quiet times, budget and breaks. */
  readonly grantedUntil: number | null;
  /** Extra minutes, by the local date that they were granted for. */
  readonly grantedMinutes: Readonly<Record<LocalDate, number>>;
  /** The minutes of the last 25 hours, oldest first, each once. */
  readonly minutes: readonly CountedMinute[];
  /** Today's progress towards the goal that opens games. */
  readonly learned: Learned;
}

/** What the child wants to do. `topics` and `text` are given for a message. */
export interface ChildAction {
  readonly area: Exclude<Area, 'own_words'>;
  /** The child typed the text; starters and pictures are not own words. */
  readonly hasOwnWords?: boolean;
  /** The child opens this story. */
  readonly opensStory?: string;
  /** The child has come to a page or a sentence of a story. */
  readonly turnsPage?: StoryTurn;
  /** The child has reached the end of the story that it opened last. */
  readonly hasFinishedStory?: boolean;
  readonly topics?: readonly string[];
  readonly text?: string;
  /** Names a question that counts towards the goal of the day, so that a message that is sent twice counts once. */
  readonly question?: string;
}

export interface Refusal {
  readonly isAllowed: false;
  readonly code: ControlCode;
  /** When time alone lifts it; null: never. */
  readonly until: number | null;
}

/** The codes of the rules that hold whatever the child does. */
export type TimeCode = Extract<ControlCode, 'logged_out' | 'paused' | 'quiet_hours' | 'budget_used' | 'break'>;
export type TimeRefusal = Refusal & { readonly code: TimeCode };

export type Decision = { readonly isAllowed: true } | Refusal;

const ALLOWED: Decision = { isAllowed: true };

/** What a minute in an area is counted as. Other areas cost no minutes. */
export const KIND_OF_AREA: Readonly<Partial<Record<Area, MinuteKind>>> = {
  chat: 'chat',
  stories: 'story',
  games: 'game',
};

/**
 * Whether the child may do this now. The first rule that matches decides:
 * shut out, paused, a running grant (which lifts the next three), quiet time, budget, break, area and goal, topics and words.
 * Safety answers, help lines and asking a grown-up are not asked for here, because no rule stands before them.
 */
export function decide(facts: ChildFacts, now: number, action: ChildAction): Decision {
  return decideTime(facts, now, KIND_OF_AREA[action.area] ?? null) ?? decideAction(facts, now, action) ?? ALLOWED;
}

/** The rules that hold whatever the child does, as for an open socket. `kind`: exempt kinds have no budget. */
export function decideTime(facts: ChildFacts, now: number, kind: MinuteKind | null): TimeRefusal | null {
  if (facts.isShutOut) return refuse('logged_out');
  if (facts.isPaused) return refuse('paused');
  if (facts.grantedUntil !== null && now < facts.grantedUntil) return null;
  const quiet = quietTimeAt(quietRules(facts), facts.zone, now);
  if (quiet) return refuse('quiet_hours', quiet.to);
  if (isBudgetUsed(facts, now, kind)) {
    const tomorrow = addDays(localDateOf(now, facts.zone), 1);
    return refuse('budget_used', startOfDay(tomorrow, facts.zone));
  }
  const breakEnd = breakUntil(facts, now);
  return breakEnd === null ? null : refuse('break', breakEnd);
}

/** Both kinds of quiet times, by the items of one version. The times of a day are remembered by the list. */
const combined = new WeakMap<readonly QuietItem[], { windows: Controls['windows']; rules: readonly QuietRule[] }>();

/** Windows and quiet items. */
export function quietRules({
  controls: { windows },
  quietItems,
}: Pick<ChildFacts, 'controls' | 'quietItems'>): readonly QuietRule[] {
  if (quietItems.length === 0) return windows;
  const known = combined.get(quietItems);
  if (known?.windows === windows) return known.rules;
  const rules = [...windows, ...quietItems];
  combined.set(quietItems, { windows, rules });
  return rules;
}

function decideAction(facts: ChildFacts, now: number, action: ChildAction): Decision | null {
  const { areas, learn_first: goal } = facts.controls;
  const isLearned = () => progressOf(goal, facts.learned, localDateOf(now, facts.zone)).isReached;
  if (!areas[action.area]) return refuse('area_off');
  if (action.area === 'games' && !isLearned()) return refuse('goal_first');
  if (action.hasOwnWords && !areas.own_words) return refuse('own_words_off');
  const ruling = ruleTopics(facts.controls, action);
  return ruling && refuse(ruling.code);
}

/** A rule of a guardian that keeps a message from being answered, and the topics and words that it is about. */
export interface TopicRuling {
  readonly code: Extract<ControlCode, 'topic_blocked' | 'needs_parent'>;
  readonly names: readonly string[];
}

/** What the rules of topics and words say about a message; `null`: it may be answered. */
export function ruleTopics(
  { topics, words }: Pick<Controls, 'topics' | 'words'>,
  message: Pick<ChildAction, 'topics' | 'text'>,
): TopicRuling | null {
  const ruled = [
    ...(message.topics ?? []).map((name) => ({ name, rule: topics[name] })),
    ...matchingWords(words, message.text).map(({ word, rule }) => ({ name: word, rule })),
  ];
  const named = (wanted: TopicRule) => ruled.filter(({ rule }) => rule === wanted).map(({ name }) => name);
  const [blocked, asked] = [named('block'), named('ask')];
  if (blocked.length > 0) return { code: 'topic_blocked', names: blocked };
  return asked.length > 0 ? { code: 'needs_parent', names: asked } : null;
}

/** Minutes that count for today's budget. */
export function minutesUsed({ minutes, controls }: ChildFacts, date: LocalDate): number {
  return minutes.filter((used) => used.date === date && !controls.exempt.includes(used.kind)).length;
}

/** Today's minutes with what guardians added; `null`: no limit. */
export function minutesAllowed({ controls, grantedMinutes }: ChildFacts, date: LocalDate): number | null {
  const budget = controls.budgets[weekdayOf(date)];
  return budget === null ? null : budget + (grantedMinutes[date] ?? 0);
}

/** The last minute of a budget may be used to its end: the minute that is counted already is not refused. */
function isBudgetUsed(facts: ChildFacts, now: number, kind: MinuteKind | null): boolean {
  if (kind !== null && facts.controls.exempt.includes(kind)) return false;
  const date = localDateOf(now, facts.zone);
  const allowed = minutesAllowed(facts, date);
  if (allowed === null || minutesUsed(facts, date) < allowed) return false;
  const isPaidFor = facts.minutes.some(
    (used) => used.minute === minuteOf(now) && used.date === date && !facts.controls.exempt.includes(used.kind),
  );
  return !isPaidFor || minutesUsed(facts, date) > allowed;
}

/** When a break that is due ends. A break is due after so many counted minutes without a pause as long as a break. */
export function breakUntil({ controls, minutes }: ChildFacts, now: number): number | null {
  const { break_every: every, break_minutes: length } = controls;
  if (every === null) return null;
  const { run, last } = lastRun(minutes, length);
  if (last === null || run < every || minuteOf(now) <= last) return null;
  const end = (last + 1 + length) * MINUTE_MS;
  return now < end ? end : null;
}

/** How many more minutes the child can use until a break is due; null: no breaks. */
export function minutesUntilBreak({ controls, minutes }: ChildFacts, now: number): number | null {
  const { break_every: every, break_minutes: length } = controls;
  if (every === null) return null;
  const { run, last } = lastRun(minutes, length);
  const goesOn = last !== null && minuteOf(now) - last - 1 < length;
  return every - (goesOn ? run : 0);
}

/** The minutes at the end of the ledger that no pause as long as a break interrupts, and the last of them. */
function lastRun(minutes: readonly CountedMinute[], length: number): { run: number; last: number | null } {
  let run = 0;
  let last: number | null = null;
  for (const { minute } of minutes) {
    run = last !== null && minute - last - 1 < length ? run + 1 : 1;
    last = minute;
  }
  return { run, last };
}

/** How the ruled words stand in a line, by the list of one version of the rules. */
const linesOf = new WeakMap<Controls['words'], readonly string[]>();

/** The ruled words that stand in the text, as whole words in any case. */
function matchingWords(words: Controls['words'], text: string | undefined): Controls['words'] {
  if (!text || words.length === 0) return [];
  const line = ` ${wordsOf(text).join(' ')} `;
  const lines = linesOf.get(words) ?? words.map(({ word }) => ` ${wordsOf(word).join(' ')} `);
  linesOf.set(words, lines);
  return words.filter((_, index) => lines[index]!.trim() !== '' && line.includes(lines[index]!));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export function minuteOf(instant: number): number {
  return Math.floor(instant / MINUTE_MS);
}

function refuse<C extends ControlCode>(code: C, until: number | null = null): Refusal & { readonly code: C } {
  return { isAllowed: false, code, until };
}
