import type { AgeBand } from './children.js';
import { BREAK_MINUTES, type Budgets, type Controls, SENSITIVE_TOPICS, type TopicRule, WEEKDAYS } from './controls.js';

interface BandDefaults {
  readonly quiet: readonly [starts: string, ends: string] | null;
  /** Minutes on a school day and on a free day; `null`: no limit. */
  readonly minutes: readonly [school: number, free: number] | null;
  readonly breakEvery: number;
  readonly ownWords: boolean;
  readonly askTopics: readonly string[];
}

const DEFAULTS: Readonly<Record<AgeBand, BandDefaults>> = {
  '0_5': { quiet: ['19:00', '06:30'], minutes: [20, 30], breakEvery: 15, ownWords: false, askTopics: SENSITIVE_TOPICS },
  '6_9': { quiet: ['20:00', '06:30'], minutes: [30, 45], breakEvery: 30, ownWords: true, askTopics: SENSITIVE_TOPICS },
  '10_12': {
    quiet: ['21:00', '06:30'],
    minutes: [45, 60],
    breakEvery: 45,
    ownWords: true,
    askTopics: ['body', 'death', 'news'],
  },
  '13_15': { quiet: ['22:00', '06:00'], minutes: [60, 90], breakEvery: 60, ownWords: true, askTopics: ['body'] },
  '16_17': { quiet: null, minutes: null, breakEvery: 180, ownWords: true, askTopics: [] },
};

/** The name of the first quiet time. Screens show it in their own language. */
export const NIGHT = 'Night';

/** Saturday and Sunday are free days unless a guardian changes them. */
const FREE_DAYS: readonly string[] = ['sat', 'sun'];

/** The rules that a child of this age starts with. Guardians can change each. `windowId` is the id of the first quiet time. */
export function defaultControls(band: AgeBand, windowId: string): Controls {
  const { quiet, minutes, breakEvery, ownWords, askTopics } = DEFAULTS[band];
  const budgetOf = (day: string) => (minutes ? minutes[FREE_DAYS.includes(day) ? 1 : 0] : null);
  const [starts, ends] = quiet ?? [];
  return {
    windows: starts && ends ? [{ id: windowId, label: NIGHT, days: WEEKDAYS, starts, ends, enabled: true }] : [],
    budgets: Object.fromEntries(WEEKDAYS.map((day) => [day, budgetOf(day)])) as Budgets,
    exempt: [],
    break_every: breakEvery,
    break_minutes: BREAK_MINUTES.default,
    topics: Object.fromEntries(askTopics.map((topic): [string, TopicRule] => [topic, 'ask'])),
    words: [],
    areas: { chat: true, own_words: ownWords, stories: true, games: true, contents: true, voice: true },
    learn_first: null,
  };
}
