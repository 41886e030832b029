/** The rules of a child as the API carries them, and as `contract/controls.ts` names them. */
import { type Budgets, type Controls, type TopicRule, WEEKDAYS, type Weekday } from '../../contract/controls';
import type {
  ChildRulesFieldsFragment,
  MinuteKind as MinuteKindName,
  TopicRule as TopicRuleName,
  UpdateChildControlsInput,
  Weekday as WeekdayName,
} from '../gql/graphql';

/** The rules that were read, with the version that a change names. */
export interface VersionedRules {
  readonly version: number;
  readonly rules: Controls;
}

const lower = <T extends string>(name: T) => name.toLowerCase() as Lowercase<T>;
const upper = <T extends string>(name: T) => name.toUpperCase() as Uppercase<T>;

export function rulesOf(data: ChildRulesFieldsFragment): VersionedRules {
  const { version, windows, budgets, exempt, breakEvery, breakMinutes, topics, words, areas, learnFirst } = data;
  const rules: Controls = {
    windows: windows.map(({ id, label, days, starts, ends, enabled }) => {
      return { id, label, days: days.map((day): Weekday => lower(day)), starts, ends, enabled };
    }),
    budgets: Object.fromEntries(WEEKDAYS.map((day) => [day, budgets[day] ?? null])) as Budgets,
    exempt: exempt.map((kind) => lower(kind)),
    break_every: breakEvery ?? null,
    break_minutes: breakMinutes,
    topics: Object.fromEntries(topics.map(({ topic, rule }): [string, TopicRule] => [topic, lower(rule)])),
    words: words.map(({ word, rule }) => ({ word, rule: lower(rule) })),
    areas: {
      chat: areas.chat,
      own_words: areas.ownWords,
      stories: areas.stories,
      games: areas.games,
      contents: areas.contents,
      voice: areas.voice,
    },
    learn_first: learnFirst ? { stories: learnFirst.stories, questions: learnFirst.questions } : null,
  };
  return { version, rules };
}

/** The parts of the rules in which `to` differs from `from`, as a patch of the version that was read. */
export function patchOf(version: number, from: Controls, to: Controls): UpdateChildControlsInput {
  const differs = (part: keyof Controls) => JSON.stringify(from[part]) !== JSON.stringify(to[part]);
  const { own_words: ownWords, ...areas } = to.areas;
  return {
    version,
    ...(differs('windows') && {
      windows: to.windows.map((window) => ({ ...window, days: window.days.map((day): WeekdayName => upper(day)) })),
    }),
    ...(differs('budgets') && { budgets: { ...to.budgets } }),
    ...(differs('exempt') && { exempt: to.exempt.map((kind): MinuteKindName => upper(kind)) }),
    ...(differs('break_every') && { breakEvery: to.break_every }),
    ...(differs('break_minutes') && { breakMinutes: to.break_minutes }),
    ...(differs('topics') && {
      topics: [...new Set([...Object.keys(from.topics), ...Object.keys(to.topics)])].map((topic) => {
        // A patch keeps topics that it does not name.
        return { topic, rule: upper(to.topics[topic] ?? 'allow') satisfies TopicRuleName };
      }),
    }),
    ...(differs('words') && { words: to.words.map(({ word, rule }) => ({ word, rule: upper(rule) })) }),
    ...(differs('areas') && { areas: { ...areas, ownWords } }),
    ...(differs('learn_first') && { learnFirst: to.learn_first }),
  };
}
