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
import { NIGHT } from '../../contract/default-controls';
import { byLabel } from '../platform/languages/names';
import { dayName } from '../platform/languages/week-days';
import { minutesOf } from './child-clock';
import { hasTopic, t } from './texts';

export const kindLabel = (kind: MinuteKind): string => t(`kind.${kind}`);
export const areaLabel = (area: Area): string => t(`area.${area}`);
export const areaHint = (area: Area): string => t(`areaHint.${area}`);
export const ALL_AREAS = AREAS;

export const ruleLabel = (rule: TopicRule): string => t(`rule.${rule}`);
/** What a rule does, within a sentence. */
export const ruleWords = (rule: TopicRule): string => t(`ruleInside.${rule}`);

export function topicLabel(topic: string): string {
  if (hasTopic(topic)) return t(`topic.${topic}`);
  return topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('_', ' ');
}

export const DELICATE_TOPICS: readonly string[] = SENSITIVE_TOPICS;

/** The other topics, by their labels. */
export function everydayTopics(): string[] {
  const labelled = Object.keys(TAG_COLORS).map((topic) => ({ topic, label: topicLabel(topic) }));
  return labelled.toSorted(byLabel).map(({ topic }) => topic);
}

/** The first quiet time has an English name until somebody gives it another one. */
export const shownLabel = (label: string): string => (label === NIGHT ? t('window.night') : label.trim());
/** The label that is kept for what stands in the field. Everybody reads the usual name in their own language. */
export const keptLabel = (shown: string): string => (shown.trim() === t('window.night') ? NIGHT : shown.trim());

export const windowName = ({ label }: Pick<QuietWindow, 'label'>): string => shownLabel(label) || t('window.unnamed');

/** `20:00 to 06:30`. */
export const timesText = ({ starts, ends }: Pick<QuietWindow, 'starts' | 'ends'>): string =>
  t('window.times', { starts, ends });

export function isOvernight({ starts, ends }: Pick<QuietWindow, 'starts' | 'ends'>): boolean {
  return minutesOf(ends) < minutesOf(starts);
}

/** What a block of the week is called: `School night, Monday 20:00 to Tuesday 06:30`. */
export function blockName(window: QuietWindow, day: Weekday): string {
  const { starts, ends } = window;
  const values = { name: windowName(window), day: dayName(day), starts, ends };
  const next = WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7]!;
  // Midnight belongs to the day that it ends.
  const isLonger = isOvernight(window) && ends !== '00:00';
  const block = isLonger
    ? t('window.blockOvernight', { ...values, nextDay: dayName(next) })
    : t('window.block', values);
  return window.enabled ? block : t('window.off', { block });
}

/** `no limit`, `1 minute`, `45 minutes`. */
export function budgetText(minutes: number | null): string {
  return minutes === null ? t('minutes.noLimit') : t('minutes.count', { count: minutes });
}
