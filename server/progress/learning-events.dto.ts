import { z } from 'zod';
import {
  CLIENT_EVENT_ID_MAX_LENGTH,
  DIGEST_PERIODS,
  LEARNING_EVENTS_MAX,
  LEARNING_OBJECT_ID_MAX_LENGTH,
  LEARNING_OBJECTS,
  LEARNING_VERBS,
  PAGES_MAX,
  SKILL_MAX_LENGTH,
} from '../../contract/progress.js';
import { say } from '../platform/languages/refusals.js';
import { exactText } from '../platform/validation/text.js';
import { localDateOf } from '../recurrence/zone.js';

const flag = z.boolean(say('boolean'));
const page = z
  .int(say('whole'))
  .min(0, say('notNegative'))
  .max(PAGES_MAX, say('atMost', { max: PAGES_MAX }));
const words = (maximum: number) => exactText(maximum).min(1, say('empty'));

const instant = z.iso.datetime({ offset: true, ...say('instant') }).transform((text) => new Date(text));

/** `skill` is a name such as `counting`, never a text of the child. */
const result = z.strictObject({
  skill: words(SKILL_MAX_LENGTH)
    .regex(/^[a-z0-9][a-z0-9_-]*$/, say('slugLetters'))
    .optional(),
  first_try: flag.optional(),
  helped: flag.optional(),
  page: page.optional(),
  pages: page.optional(),
});

/** What an event is about: the slug of a story, game or guide, and the part of it after a `/` or `#`. */
const objectId = words(LEARNING_OBJECT_ID_MAX_LENGTH).regex(/^[a-z0-9][a-z0-9_/#-]*$/, say('slug'));

export const learningEvent = z.strictObject({
  client_event_id: words(CLIENT_EVENT_ID_MAX_LENGTH),
  child_id: z.string(say('id')).optional(),
  verb: z.enum(LEARNING_VERBS),
  object_kind: z.enum(LEARNING_OBJECTS),
  object_id: objectId,
  result: result.optional(),
  at: instant.optional(),
});
export type LearningEventInput = z.output<typeof learningEvent>;

/** The body of `POST /learning-events`. */
export const learningEvents = z
  .array(learningEvent, say('listOfEvents'))
  .min(1, say('oneEvent'))
  .max(LEARNING_EVENTS_MAX, say('maxEvents', { max: LEARNING_EVENTS_MAX }));

const date = z.iso.date(say('date'));

/** Without a date, the period that holds today on the child's calendar. */
export const digestQuery = z.strictObject({
  period: z.enum(DIGEST_PERIODS).default('week'),
  date: date.optional(),
});

/** A date, or an instant, which becomes the date on the child's calendar. */
const day = z.union([date, instant], say('date'));

/** `to` is the last day. Without dates, the last 28 days. */
export const progressQuery = z.strictObject({ from: day.optional(), to: day.optional() });

/** The date on the calendar of the zone. */
export function dateIn(zone: string, given: z.output<typeof day>): string {
  return typeof given === 'string' ? given : localDateOf(given.getTime(), zone);
}
