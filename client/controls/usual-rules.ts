/** What is usual for the age of a child, in words and as rules. */
import type { AgeBand } from '../../contract/children';
import { AREAS, type Controls, SENSITIVE_TOPICS, WEEKDAYS } from '../../contract/controls';
import { defaultControls } from '../../contract/default-controls';
import type { AgeBand as AgeBandName } from '../gql/graphql';
import { listText } from '../platform/languages/names';
import { ruleOf } from './rule-changes';
import { timesText, topicLabel } from './rule-words';
import { inSentence, t } from './texts';

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
  const [from = '', to = ''] = name.split('_');
  return { age: t('usual.age', { from, to }), rules: defaultControls(name, windowId) };
}

/** `Usual for 6 to 9: …` */
export function usualText({ age, rules }: Usual, part: UsualPart): string {
  return TEXTS[part](rules, age);
}

const TEXTS: Readonly<Record<UsualPart, (rules: Controls, age: string) => string>> = {
  windows: ({ windows: [night] }, age) =>
    night ? t('usual.windows', { age, times: timesText(night) }) : t('usual.noWindows', { age }),
  minutes: ({ budgets: { mon: school, sat: weekend } }, age) => {
    if (school === null) return t('usual.noLimit', { age });
    return t('usual.minutes', { age, school, weekend: weekend ?? t('minutes.noLimit') });
  },
  breaks: ({ break_every: every, break_minutes: length }, age) =>
    every === null ? t('usual.noBreaks', { age }) : t('usual.breaks', { age, length, every }),
  areas: ({ areas }, age) => (areas.own_words ? t('usual.allAreas', { age }) : t('usual.noOwnWords', { age })),
  topics: (rules, age) => {
    const asked = SENSITIVE_TOPICS.filter((topic) => ruleOf(rules, topic) === 'ask');
    if (asked.length === 0) return t('usual.allTopics', { age });
    if (asked.length === SENSITIVE_TOPICS.length) return t('usual.asksAll', { age });
    return t('usual.asks', { age, topics: listText(asked.map((topic) => inSentence(topicLabel(topic)))) });
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
