/** What differs between two sets of rules: in sentences for grown-ups, and in parts that can be taken over one by one. */
import {
  AREAS,
  type Controls,
  type LearnFirst,
  type QuietWindow,
  type TopicRule,
  WEEKDAYS,
  type Weekday,
} from '../../contract/controls';
import { listText } from '../platform/languages/names';
import { daysInSentence, daysText } from './day-words';
import { areaLabel, budgetText, kindLabel, ruleWords, topicLabel, windowName } from './rule-words';
import { t } from './texts';

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
  if (!before) return after ? windowNewText(after) : null;
  if (!after) return t('change.windowRemoved', { name: windowName(before) });
  const texts = [
    before.label !== after.label && t('change.called', { name: windowName(after) }),
    daysText(before.days) !== daysText(after.days) && insteadText(daysText(after.days), daysText(before.days)),
    spanText(before) !== spanText(after) && insteadText(spanText(after), spanText(before)),
    before.enabled !== after.enabled && switchedText(after.enabled),
  ].filter((text) => text !== false);
  return texts.length > 0 ? t('change.of', { name: windowName(before), what: texts.join(', ') }) : null;
}

const spanText = ({ starts, ends }: QuietWindow) => `${starts}–${ends}`;

const insteadText = (after: string, before: string) => t('change.instead', { after, before });
const switchedText = (isOn: boolean) => (isOn ? t('change.on') : t('change.off'));
const windowNewText = (window: QuietWindow) =>
  t('change.windowNew', { name: windowName(window), days: daysInSentence(window.days), span: spanText(window) });

function budgetChanges(from: Controls, to: Controls): RuleChange[] {
  const changed = WEEKDAYS.filter((day) => from.budgets[day] !== to.budgets[day]);
  const alike = Map.groupBy(changed, (day) => `${from.budgets[day]} ${to.budgets[day]}`);
  return [...alike.values()].map((days) => {
    const [before, after] = [from.budgets[days[0]!], to.budgets[days[0]!]];
    const what = insteadText(budgetText(after), budgetText(before));
    return { keys: days.map((day) => `budget:${day}`), text: t('change.of', { name: daysText(days), what }) };
  });
}

function otherChanges(from: Controls, to: Controls): RuleChange[] {
  const changes: RuleChange[] = [];
  if (!isSame(from.exempt, to.exempt)) {
    const kinds = listText(to.exempt.map(kindLabel));
    changes.push({ keys: ['exempt'], text: kinds ? t('change.exempt', { kinds }) : t('change.nothingExempt') });
  }
  if (from.break_every !== to.break_every || from.break_minutes !== to.break_minutes) {
    const text =
      to.break_every === null
        ? t('change.noBreaks')
        : t('change.break', { length: budgetText(to.break_minutes), after: budgetText(to.break_every) });
    changes.push({ keys: ['break'], text });
  }
  for (const area of AREAS.filter((one) => from.areas[one] !== to.areas[one])) {
    changes.push({
      keys: [`area:${area}`],
      text: t('change.of', { name: areaLabel(area), what: switchedText(to.areas[area]) }),
    });
  }
  if (!isSame(from.learn_first, to.learn_first)) changes.push({ keys: ['learn_first'], text: goalText(to) });
  return changes;
}

/** `Games open after 1 story and 2 questions`. */
export function goalText({ learn_first: goal }: Pick<Controls, 'learn_first'>): string {
  return goal ? t('goal.openAfter', { parts: goalParts(goal) }) : t('goal.openAtOnce');
}

/** `1 story and 2 questions` */
export function goalParts({ stories, questions }: LearnFirst): string {
  const parts = [
    stories > 0 && t('goal.stories', { count: stories }),
    questions > 0 && t('goal.questions', { count: questions }),
  ].filter((part) => part !== false);
  return listText(parts);
}

function topicChanges(from: Controls, to: Controls): RuleChange[] {
  const topics = [...new Set([...Object.keys(from.topics), ...Object.keys(to.topics)])];
  return topics
    .filter((topic) => ruleOf(from, topic) !== ruleOf(to, topic))
    .map((topic) => ({
      keys: [`topic:${topic}`],
      text: t('change.of', { name: topicLabel(topic), what: ruleWords(ruleOf(to, topic)) }),
    }));
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
      const what = after ? ruleWords(after) : t('change.noRule');
      return { keys: [`word:${word}`], text: t('change.word', { word, what }) };
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
