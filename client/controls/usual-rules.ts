/** What is usual for the age of a child, in words and as rules. */
import type { AgeBand } from '../../contract/children';
import { AREAS, type Controls, SENSITIVE_TOPICS, WEEKDAYS } from '../../contract/controls';
import { defaultControls } from '../../contract/default-controls';
import { joinNames } from '../children/child-words';
import type { AgeBand as AgeBandName } from '../gql/graphql';
import { ruleOf } from './rule-changes';
import { timesText, topicLabel } from './rule-words';

/** The parts of the rules that have something usual. */
export const USUAL_PARTS = ['windows', 'minutes', 'breaks', 'areas', 'topics'] as const;
export type UsualPart = (typeof USUAL_PARTS)[number];

export interface Usual {
  /** `6 to 9`. */
  readonly age: string;
  readonly rules: Controls;
}

export function usualFor(band: AgeBandName, windowId: string): Usual {
  const name = band.replace('AGE_', '') as AgeBand;
  return { age: name.replace('_', ' to '), rules: defaultControls(name, windowId) };
}

/** `Usual for 6 to 9: …` */
export function usualText({ age, rules }: Usual, part: UsualPart): string {
  return `Usual for ${age}: ${TEXTS[part](rules)}`;
}

const TEXTS: Readonly<Record<UsualPart, (rules: Controls) => string>> = {
  windows: ({ windows: [night] }) => (night ? `quiet every night, ${timesText(night)}.` : 'no quiet times.'),
  minutes: ({ budgets }) => {
    if (budgets.mon === null) return 'no limit.';
    return `${budgets.mon} minutes on school days, ${budgets.sat} on Saturday and Sunday.`;
  },
  breaks: ({ break_every: every, break_minutes: length }) =>
    every === null ? 'no breaks.' : `a break of ${length} minutes after ${every}.`,
  areas: ({ areas }) => (areas.own_words ? 'everything is on.' : 'everything but own words is on.'),
  topics: (rules) => {
    const asked = SENSITIVE_TOPICS.filter((topic) => ruleOf(rules, topic) === 'ask');
    if (asked.length === 0) return 'every topic is allowed.';
    if (asked.length === SENSITIVE_TOPICS.length) return 'Starling asks you first about all of these.';
    return `Starling asks you first about ${joinNames(asked.map((topic) => topicLabel(topic).toLowerCase()))}.`;
  },
};

/** The rules with one part as it is usual. */
export function withUsual(rules: Controls, { rules: usual }: Usual, part: UsualPart): Controls {
  switch (part) {
    case 'windows':
      return { ...rules, windows: usual.windows };
    case 'minutes':
      return { ...rules, budgets: usual.budgets, exempt: usual.exempt };
    case 'breaks':
      return { ...rules, break_every: usual.break_every, break_minutes: usual.break_minutes };
    case 'areas':
      return { ...rules, areas: usual.areas };
    case 'topics':
      return { ...rules, topics: { ...allowedTopics(rules), ...usual.topics } };
  }
}

function allowedTopics({ topics }: Controls): Controls['topics'] {
  return Object.fromEntries(Object.keys(topics).map((topic) => [topic, 'allow' as const]));
}

export function isUsual(rules: Controls, { rules: usual }: Usual, part: UsualPart): boolean {
  switch (part) {
    case 'windows':
      return isSameWeek(rules.windows, usual.windows);
    case 'minutes':
      return WEEKDAYS.every((day) => rules.budgets[day] === usual.budgets[day]) && rules.exempt.length === 0;
    case 'breaks':
      return rules.break_every === usual.break_every && rules.break_minutes === usual.break_minutes;
    case 'areas':
      return AREAS.every((area) => rules.areas[area] === usual.areas[area]);
    case 'topics': {
      const topics = new Set([...Object.keys(rules.topics), ...Object.keys(usual.topics)]);
      return [...topics].every((topic) => ruleOf(rules, topic) === ruleOf(usual, topic));
    }
  }
}

/** Names and ids do not matter. */
function isSameWeek(one: Controls['windows'], other: Controls['windows']): boolean {
  const plain = (windows: Controls['windows']) =>
    windows.map(({ days, starts, ends, enabled }) => `${days.join()} ${starts} ${ends} ${enabled}`).toSorted();
  return plain(one).join('|') === plain(other).join('|');
}
