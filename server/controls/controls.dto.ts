import { z } from 'zod';
import {
  AREAS,
  BREAK_EVERY,
  BREAK_MINUTES,
  BUDGET_MAX_MINUTES,
  GRANT_MINUTES,
  MINUTE_KINDS,
  SENSITIVE_TOPICS,
  TOPIC_RULES,
  WEEKDAYS,
} from '../../contract/controls.js';
import { TAG_COLORS } from '../../contract/conversations.js';
import { newId } from '../platform/ids.js';
import { say } from '../platform/languages/refusals.js';
import { exactText, textOf } from '../platform/validation/text.js';
import type { ChildAction } from './decide.js';

const WINDOWS_MAX = 20;
const WINDOW_LABEL_MAX_LENGTH = 40;
const WORDS_MAX = 100;
const WORD_MAX_LENGTH = 40;
const GOAL_MAX = 20;

function wholeNumber(minimum: number, maximum: number) {
  const message = say('wholeBetween', { min: minimum, max: maximum });
  return z.int(message).min(minimum, message).max(maximum, message);
}

const wallTime = z.string(say('evening')).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, say('evening'));

const quietWindow = z
  .strictObject({
    id: exactText(64).optional(),
    label: textOf(0, WINDOW_LABEL_MAX_LENGTH).default(''),
    days: z
      .array(z.enum(WEEKDAYS), say('listOfDays'))
      .min(1, say('oneDay'))
      .transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
    starts: wallTime,
    ends: wallTime,
    enabled: z.boolean(say('boolean')).default(true),
  })
  .refine(({ starts, ends }) => starts !== ends, { path: ['ends'], ...say('differFromStart') })
  .transform((window) => ({ ...window, id: window.id ?? newId() }));

const minutesOfADay = wholeNumber(0, BUDGET_MAX_MINUTES).nullable();
const topic = z.enum([...Object.keys(TAG_COLORS), ...SENSITIVE_TOPICS], say('unknownTopic'));
const ruledWord = z.strictObject({ word: textOf(1, WORD_MAX_LENGTH), rule: z.enum(TOPIC_RULES) });

/** Names of things that hold together, such as days, each of them optional. */
function partOf<const T extends readonly string[], V extends z.ZodType>(names: T, value: V) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<T[number], V>).partial();
}

/** A patch of the rules: the version that it was read at, and any part. */
export const controlsPatch = z
  .strictObject({
    version: wholeNumber(1, 2_147_483_646),
    windows: z
      .array(quietWindow, say('list'))
      .max(WINDOWS_MAX, say('maxQuietTimes', { max: WINDOWS_MAX }))
      .optional(),
    budgets: partOf(WEEKDAYS, minutesOfADay).optional(),
    exempt: z.array(z.enum(MINUTE_KINDS), say('list')).optional(),
    break_every: wholeNumber(BREAK_EVERY.min, BREAK_EVERY.max).nullable().optional(),
    break_minutes: wholeNumber(BREAK_MINUTES.min, BREAK_MINUTES.max).optional(),
    topics: z.partialRecord(topic, z.enum(TOPIC_RULES)).optional(),
    words: z
      .array(ruledWord, say('list'))
      .max(WORDS_MAX, say('maxWords', { max: WORDS_MAX }))
      .optional(),
    areas: partOf(AREAS, z.boolean(say('boolean'))).optional(),
    learn_first: z
      .strictObject({ stories: wholeNumber(0, GOAL_MAX), questions: wholeNumber(0, GOAL_MAX) })
      .refine(({ stories, questions }) => stories + questions > 0, say('oneGoal'))
      .nullable()
      .optional(),
  })
  .refine((patch) => Object.keys(patch).length > 1, say('nothingToChange'));

const instant = z.iso.datetime({ offset: true, ...say('instant') }).transform((text) => new Date(text));

export const stateQuery = z.strictObject({ at: instant.optional() });
export const timelineQuery = z.strictObject({ from: instant, to: instant });

export const grantBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('minutes'), minutes: wholeNumber(GRANT_MINUTES.min, GRANT_MINUTES.max) }),
  z.strictObject({ kind: z.literal('until'), until: instant }),
]);

/** What a child does in a story or a game, so that its minute is counted. `finished`: it has reached the end of a story. */
export const activityBody = z
  .strictObject({ kind: z.enum(['story', 'game']), finished: z.boolean(say('boolean')).default(false) })
  .refine(({ kind, finished }) => kind === 'story' || !finished, {
    path: ['finished'],
    ...say('onlyStoriesFinish'),
  });

/** What that is for the rules. */
export function toAction({ kind, finished }: z.output<typeof activityBody>): ChildAction {
  return kind === 'game' ? { area: 'games' } : { area: 'stories', hasFinishedStory: finished };
}
