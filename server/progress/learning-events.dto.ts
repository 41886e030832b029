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
import { exactText } from '../platform/validation/text.js';
import { localDateOf } from '../recurrence/zone.js';

const flag = z.boolean('Must be true or false');
const page = z.int('A whole number').min(0, 'Must not be negative').max(PAGES_MAX, `At most ${PAGES_MAX}`);
const words = (maximum: number) => exactText(maximum).min(1, 'Must not be empty');

const instant = z.iso
  .datetime({ offset: true, error: 'A time such as 2026-11-23T20:15:00Z' })
  .transform((text) => new Date(text));

/** `skill` is a name such as `counting`, never a text of the child. */
const result = z.strictObject({
  skill: words(SKILL_MAX_LENGTH)
    .regex(/^[a-z0-9][a-z0-9_-]*$/, 'Lower-case letters, digits, - and _')
    .optional(),
  first_try: flag.optional(),
  helped: flag.optional(),
  page: page.optional(),
  pages: page.optional(),
});

/** What an event is about: the slug of a story, game or guide, and the part of it after a `/` or `#`. */
const objectId = words(LEARNING_OBJECT_ID_MAX_LENGTH).regex(
  /^[a-z0-9][a-z0-9_/#-]*$/,
  'A slug such as counting-at-the-pond',
);

export const learningEvent = z.strictObject({
  client_event_id: words(CLIENT_EVENT_ID_MAX_LENGTH),
  child_id: z.string('Must be an id').optional(),
  verb: z.enum(LEARNING_VERBS),
  object_kind: z.enum(LEARNING_OBJECTS),
  object_id: objectId,
  result: result.optional(),
  at: instant.optional(),
});
export type LearningEventInput = z.output<typeof learningEvent>;

/** The body of `POST /learning-events`. */
export const learningEvents = z
  .array(learningEvent, 'Must be a list of events')
  .min(1, 'Send at least one event')
  .max(LEARNING_EVENTS_MAX, `At most ${LEARNING_EVENTS_MAX} events`);

const date = z.iso.date('A date such as 2026-11-23');

/** Without a date, the period that holds today on the child's calendar. */
export const digestQuery = z.strictObject({
  period: z.enum(DIGEST_PERIODS).default('week'),
  date: date.optional(),
});

/** A date, or an instant, which becomes the date on the child's calendar. */
const day = z.union([date, instant], 'A date such as 2026-11-23');

/** `to` is the last day. Without dates, the last 28 days. */
export const progressQuery = z.strictObject({ from: day.optional(), to: day.optional() });

/** The date on the calendar of the zone. */
export function dateIn(zone: string, given: z.output<typeof day>): string {
  return typeof given === 'string' ? given : localDateOf(given.getTime(), zone);
}
