/** What differs between two sets of rules: in sentences for grown-ups, and in parts that can be taken over one by one. */
import {
  AREAS,
  type Controls,
  type QuietWindow,
  type TopicRule,
  WEEKDAYS,
  type Weekday,
} from '../../contract/controls';
import { joinNames } from '../children/child-words';
import { AREA_LABELS, budgetText, daysText, KIND_LABELS, RULE_WORDS, topicLabel, windowName } from './rule-words';

/** One difference. `keys` are the parts of the rules that it changes. */
export interface RuleChange {
  readonly keys: readonly string[];
  readonly text: string;
}

/** What leads from one set of rules to the other. */
export function changesBetween(from: Controls, to: Controls): RuleChange[] {
  return [
    ...windowChanges(from, to),
    ...budgetChanges(from, to),
    ...otherChanges(from, to),
    ...topicChanges(from, to),
    ...wordChanges(from, to),
  ];
}

function windowChanges(from: Controls, to: Controls): RuleChange[] {
  const ids = [...new Set([...from.windows, ...to.windows].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [before, after] = [from, to].map(({ windows }) => windows.find((window) => window.id === id));
    const text = windowText(before, after);
    return text ? [{ keys: [`window:${id}`], text }] : [];
  });
}

function windowText(before?: QuietWindow, after?: QuietWindow): string | null {
  if (!before) return after ? `${windowName(after)} is new: ${whenOf(after)}` : null;
  if (!after) return `${windowName(before)} is removed`;
  const texts = [
    before.label !== after.label && `called ${windowName(after)}`,
    daysText(before.days) !== daysText(after.days) && `${daysText(after.days)} instead of ${daysText(before.days)}`,
    spanText(before) !== spanText(after) && `${spanText(after)} instead of ${spanText(before)}`,
    before.enabled !== after.enabled && `switched ${after.enabled ? 'on' : 'off'}`,
  ].filter((text) => text !== false);
  return texts.length > 0 ? `${windowName(before)}: ${texts.join(', ')}` : null;
}

const spanText = ({ starts, ends }: QuietWindow) => `${starts}–${ends}`;

const whenOf = (window: QuietWindow) => `${lowerFirst(daysText(window.days))}, ${spanText(window)}`;

/** Names of days keep their capital. */
function lowerFirst(days: string): string {
  return days === 'Every day' ? 'every day' : days;
}

function budgetChanges(from: Controls, to: Controls): RuleChange[] {
  const changed = WEEKDAYS.filter((day) => from.budgets[day] !== to.budgets[day]);
  const alike = Map.groupBy(changed, (day) => `${from.budgets[day]} ${to.budgets[day]}`);
  return [...alike.values()].map((days) => {
    const [before, after] = [from.budgets[days[0]!], to.budgets[days[0]!]];
    const words = `${budgetText(after)} instead of ${budgetText(before)}`;
    return { keys: days.map((day) => `budget:${day}`), text: `${daysText(days)}: ${words}` };
  });
}

function otherChanges(from: Controls, to: Controls): RuleChange[] {
  const changes: RuleChange[] = [];
  if (!isSame(from.exempt, to.exempt)) {
    const kinds = joinNames(to.exempt.map((kind) => KIND_LABELS[kind]));
    changes.push({ keys: ['exempt'], text: kinds ? `${kinds} cost no minutes` : 'Everything costs minutes' });
  }
  if (from.break_every !== to.break_every || from.break_minutes !== to.break_minutes) {
    const text =
      to.break_every === null
        ? 'No breaks'
        : `A break of ${budgetText(to.break_minutes)} after ${budgetText(to.break_every)}`;
    changes.push({ keys: ['break'], text });
  }
  for (const area of AREAS.filter((one) => from.areas[one] !== to.areas[one])) {
    changes.push({ keys: [`area:${area}`], text: `${AREA_LABELS[area]}: switched ${to.areas[area] ? 'on' : 'off'}` });
  }
  if (!isSame(from.learn_first, to.learn_first)) changes.push({ keys: ['learn_first'], text: goalText(to) });
  return changes;
}

/** `Games open after 1 story and 2 questions`. */
export function goalText({ learn_first: goal }: Pick<Controls, 'learn_first'>): string {
  if (!goal) return 'Games are open at once';
  const parts = [
    goal.stories > 0 && (goal.stories === 1 ? '1 story' : `${goal.stories} stories`),
    goal.questions > 0 && (goal.questions === 1 ? '1 question' : `${goal.questions} questions`),
  ].filter((part) => part !== false);
  return `Games open after ${joinNames(parts)}`;
}

function topicChanges(from: Controls, to: Controls): RuleChange[] {
  const topics = [...new Set([...Object.keys(from.topics), ...Object.keys(to.topics)])];
  return topics
    .filter((topic) => ruleOf(from, topic) !== ruleOf(to, topic))
    .map((topic) => ({ keys: [`topic:${topic}`], text: `${topicLabel(topic)}: ${RULE_WORDS[ruleOf(to, topic)]}` }));
}

/** A topic without a rule is allowed. */
export function ruleOf({ topics }: Pick<Controls, 'topics'>, topic: string): TopicRule {
  return topics[topic] ?? 'allow';
}

function wordChanges(from: Controls, to: Controls): RuleChange[] {
  const words = [...new Set([...from.words, ...to.words].map(({ word }) => word))];
  const rule = (rules: Controls, word: string) => rules.words.find((one) => one.word === word)?.rule;
  return words
    .filter((word) => rule(from, word) !== rule(to, word))
    .map((word) => {
      const after = rule(to, word);
      return { keys: [`word:${word}`], text: `“${word}”: ${after ? RULE_WORDS[after] : 'no rule any more'}` };
    });
}

/** The parts that both sides changed, and differently. */
export function clashesOf(base: Controls, mine: Controls, theirs: Controls): ReadonlySet<string> {
  const keysOf = (to: Controls) => changesBetween(base, to).flatMap(({ keys }) => keys);
  const disputed = new Set(changesBetween(mine, theirs).flatMap(({ keys }) => keys));
  const others = new Set(keysOf(theirs));
  return new Set(keysOf(mine).filter((key) => others.has(key) && disputed.has(key)));
}

/** The rules `onto` with the named parts of `from`. */
export function takeOver(onto: Controls, from: Controls, keys: Iterable<string>): Controls {
  let result = onto;
  for (const key of keys) {
    const [part, ...rest] = key.split(':');
    result = { ...result, ...partOf(part ?? '', rest.join(':'), result, from) };
  }
  return result;
}

function partOf(part: string, name: string, onto: Controls, from: Controls): Partial<Controls> {
  switch (part) {
    case 'window':
      return { windows: replaced(onto.windows, from.windows, ({ id }) => id === name) };
    case 'budget':
      return { budgets: { ...onto.budgets, [name]: from.budgets[name as Weekday] } };
    case 'exempt':
      return { exempt: from.exempt };
    case 'break':
      return { break_every: from.break_every, break_minutes: from.break_minutes };
    case 'area':
      return { areas: { ...onto.areas, [name]: from.areas[name as keyof Controls['areas']] } };
    case 'learn_first':
      return { learn_first: from.learn_first };
    case 'topic':
      return { topics: { ...onto.topics, [name]: ruleOf(from, name) } };
    case 'word':
      return { words: replaced(onto.words, from.words, ({ word }) => word === name) };
    default:
      return {};
  }
}

/** The list with its entry for which `isIt` holds as the other list has it: replaced, added or removed. */
function replaced<T>(list: readonly T[], other: readonly T[], isIt: (entry: T) => boolean): T[] {
  const entry = other.find(isIt);
  if (entry === undefined) return list.filter((one) => !isIt(one));
  return list.some(isIt) ? list.map((one) => (isIt(one) ? entry : one)) : [...list, entry];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
