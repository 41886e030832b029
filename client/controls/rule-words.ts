/** The words of rules, as the pages for grown-ups show them. */
import {
  AREAS,
  type Area,
  type MinuteKind,
  type QuietWindow,
  SENSITIVE_TOPICS,
  type TopicRule,
  WEEKDAYS,
  type Weekday,
} from '../../contract/controls';
import { TAG_COLORS } from '../../contract/conversations';
import { joinNames } from '../children/child-words';
import { minutesOf } from './child-clock';

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export const SHORT_DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

export const KIND_LABELS: Readonly<Record<MinuteKind, string>> = { chat: 'Talk', story: 'Stories', game: 'Games' };

export const AREA_LABELS: Readonly<Record<Area, string>> = {
  chat: 'Talk',
  own_words: 'Own words',
  stories: 'Stories',
  games: 'Games',
  contents: 'Your family’s shelf',
  voice: 'Voice',
};

export const AREA_HINTS: Readonly<Record<Area, string>> = {
  chat: 'Talking with Starling.',
  own_words: 'Your child types its own messages. Without it, your child picks from pictures and first sentences.',
  stories: 'Reading and listening to stories.',
  games: 'Learning games, without points to lose.',
  contents: 'Stories, pictures and worksheets that you add.',
  voice: 'Starling reads aloud.',
};

export const ALL_AREAS = AREAS;

export const RULE_LABELS: Readonly<Record<TopicRule, string>> = { allow: 'Allow', ask: 'Ask me', block: 'Block' };

/** What a rule does, within a sentence. */
export const RULE_WORDS: Readonly<Record<TopicRule, string>> = {
  allow: 'allowed',
  ask: 'Starling asks you first',
  block: 'blocked',
};

const TOPIC_LABELS: Readonly<Record<string, string>> = {
  body: 'The body',
  death: 'Death and loss',
  religion: 'Religion',
  news: 'News',
  dating: 'Love and dating',
  money: 'Money',
  math: 'Maths',
  colors: 'Colours',
  fact: 'Facts',
  question: 'Questions',
  game: 'Games',
  story: 'Stories',
  emotional: 'Feelings',
};

export function topicLabel(topic: string): string {
  return TOPIC_LABELS[topic] ?? topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('_', ' ');
}

export const DELICATE_TOPICS: readonly string[] = SENSITIVE_TOPICS;

/** The other topics, by their labels. */
export const EVERYDAY_TOPICS: readonly string[] = Object.keys(TAG_COLORS).toSorted((a, b) =>
  topicLabel(a).localeCompare(topicLabel(b)),
);

/** `Every day`, `Monday to Friday`, `Saturday and Sunday`, `Monday, Wednesday and Friday`. */
export function daysText(days: readonly Weekday[]): string {
  if (days.length === 7) return 'Every day';
  const runs: Weekday[][] = [];
  for (const day of WEEKDAYS.filter((one) => days.includes(one))) {
    const last = runs.at(-1);
    if (last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last.at(-1)!) + 1) last.push(day);
    else runs.push([day]);
  }
  return joinNames(
    runs.flatMap((run) => {
      if (run.length < 3) return run.map((day) => DAY_NAMES[day]);
      return [`${DAY_NAMES[run[0]!]} to ${DAY_NAMES[run.at(-1)!]}`];
    }),
  );
}

export const windowName = ({ label }: Pick<QuietWindow, 'label'>): string => label.trim() || 'Quiet time';

/** `20:00 to 06:30`. */
export const timesText = ({ starts, ends }: Pick<QuietWindow, 'starts' | 'ends'>): string => `${starts} to ${ends}`;

export function isOvernight({ starts, ends }: Pick<QuietWindow, 'starts' | 'ends'>): boolean {
  return minutesOf(ends) < minutesOf(starts);
}

/** What a block of the week is called: `School night, Monday 20:00 to Tuesday 06:30`. */
export function blockName(window: QuietWindow, day: Weekday): string {
  const { starts, ends } = window;
  const next = WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7]!;
  // Midnight belongs to the day that it ends.
  const end = isOvernight(window) && ends !== '00:00' ? `${DAY_NAMES[next]} ${ends}` : ends;
  return `${windowName(window)}, ${DAY_NAMES[day]} ${starts} to ${end}${window.enabled ? '' : ', switched off'}`;
}

/** `no limit`, `1 minute`, `45 minutes`. */
export function budgetText(minutes: number | null): string {
  if (minutes === null) return 'no limit';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
