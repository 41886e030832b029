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
import { exactText, textOf } from '../platform/validation/text.js';
import type { ChildAction } from './decide.js';

const WINDOWS_MAX = 20;
const WINDOW_LABEL_MAX_LENGTH = 40;
const WORDS_MAX = 100;
const WORD_MAX_LENGTH = 40;
const GOAL_MAX = 20;

function wholeNumber(minimum: number, maximum: number) {
  const message = `A whole number from ${minimum} to ${maximum}`;
  return z.int(message).min(minimum, message).max(maximum, message);
}

const wallTime = z.string('A time such as 20:00').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time such as 20:00');

const quietWindow = z
  .strictObject({
    id: exactText(64).optional(),
    label: textOf(0, WINDOW_LABEL_MAX_LENGTH).default(''),
    days: z
      .array(z.enum(WEEKDAYS), 'Must be a list of days')
      .min(1, 'Choose at least one day')
      .transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
    starts: wallTime,
    ends: wallTime,
    enabled: z.boolean('Must be true or false').default(true),
  })
  .refine(({ starts, ends }) => starts !== ends, { path: ['ends'], message: 'Must differ from the start' })
  .transform((window) => ({ ...window, id: window.id ?? newId() }));

const minutesOfADay = wholeNumber(0, BUDGET_MAX_MINUTES).nullable();
const topic = z.enum([...Object.keys(TAG_COLORS), ...SENSITIVE_TOPICS], 'An unknown topic');
const ruledWord = z.strictObject({ word: textOf(1, WORD_MAX_LENGTH), rule: z.enum(TOPIC_RULES) });

/** Names of things that hold together, such as days, each of them optional. */
function partOf<const T extends readonly string[], V extends z.ZodType>(names: T, value: V) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<T[number], V>).partial();
}

/** A patch of the rules: the version that it was read at, and any part. */
export const controlsPatch = z
  .strictObject({
    version: wholeNumber(1, 2_147_483_646),
    windows: z.array(quietWindow, 'Must be a list').max(WINDOWS_MAX, `At most ${WINDOWS_MAX} quiet times`).optional(),
    budgets: partOf(WEEKDAYS, minutesOfADay).optional(),
    exempt: z.array(z.enum(MINUTE_KINDS), 'Must be a list').optional(),
    break_every: wholeNumber(BREAK_EVERY.min, BREAK_EVERY.max).nullable().optional(),
    break_minutes: wholeNumber(BREAK_MINUTES.min, BREAK_MINUTES.max).optional(),
    topics: z.partialRecord(topic, z.enum(TOPIC_RULES)).optional(),
    words: z.array(ruledWord, 'Must be a list').max(WORDS_MAX, `At most ${WORDS_MAX} words`).optional(),
    areas: partOf(AREAS, z.boolean('Must be true or false')).optional(),
    learn_first: z
      .strictObject({ stories: wholeNumber(0, GOAL_MAX), questions: wholeNumber(0, GOAL_MAX) })
      .refine(({ stories, questions }) => stories + questions > 0, 'Name at least one story or question')
      .nullable()
      .optional(),
  })
  .refine((patch) => Object.keys(patch).length > 1, 'Nothing to change');

const instant = z.iso
  .datetime({ offset: true, error: 'A time such as 2026-11-23T20:15:00Z' })
  .transform((text) => new Date(text));

export const stateQuery = z.strictObject({ at: instant.optional() });
export const timelineQuery = z.strictObject({ from: instant, to: instant });

export const grantBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('minutes'), minutes: wholeNumber(GRANT_MINUTES.min, GRANT_MINUTES.max) }),
  z.strictObject({ kind: z.literal('until'), until: instant }),
]);

/** What a child does in a story or a game, so that its minute is counted. `finished`: it has reached the end of a story. */
export const activityBody = z
  .strictObject({ kind: z.enum(['story', 'game']), finished: z.boolean('Must be true or false').default(false) })
  .refine(({ kind, finished }) => kind === 'story' || !finished, {
    path: ['finished'],
    message: 'Only a story is finished',
  });

/** What that is for the rules. */
export function toAction({ kind, finished }: z.output<typeof activityBody>): ChildAction {
  return kind === 'game' ? { area: 'games' } : { area: 'stories', hasFinishedStory: finished };
}
