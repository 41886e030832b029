import { z } from 'zod';
import { PICTURE_KEYS } from '../../contract/pictures.js';
import {
  SCHEDULE_KINDS,
  SCHEDULE_MINUTES,
  SCHEDULE_STEP_MAX_LENGTH,
  SCHEDULE_STEPS_MAX,
  SCHEDULE_TITLE_MAX_LENGTH,
} from '../../contract/schedules.js';
import { linkFreeText } from '../platform/validation/text.js';
import { recurrence } from '../recurrence/recurrence.dto.js';

const minutes = `A whole number from ${SCHEDULE_MINUTES.min} to ${SCHEDULE_MINUTES.max}`;

const fields = {
  title: linkFreeText(1, SCHEDULE_TITLE_MAX_LENGTH),
  kind: z.enum(SCHEDULE_KINDS),
  picture: z.enum(PICTURE_KEYS, 'One of our drawings').nullable(),
  steps: z
    .array(linkFreeText(1, SCHEDULE_STEP_MAX_LENGTH), 'Must be a list')
    .max(SCHEDULE_STEPS_MAX, `At most ${SCHEDULE_STEPS_MAX} steps`),
  minutes: z.int(minutes).min(SCHEDULE_MINUTES.min, minutes).max(SCHEDULE_MINUTES.max, minutes),
  recurrence,
  quiet: z.boolean('Must be true or false'),
};

export const scheduleItemBody = z
  .strictObject({
    // Checked before the body: an unknown child answers 404.
    child_id: z.string('Must be an id'),
    ...fields,
    kind: fields.kind.default('routine'),
    picture: fields.picture.default(null),
    steps: fields.steps.default([]),
    minutes: fields.minutes.default(30),
    quiet: fields.quiet.default(false),
  })
  .transform(({ child_id: _childId, ...item }) => item);

export const scheduleItemPatch = z
  .strictObject(fields)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'Nothing to change');

export const scheduleItemsQuery = z.strictObject({ child_id: z.string('Must be an id').optional() });

const date = z.iso.date('A date such as 2026-11-23');
const step = `A whole number from 0 to ${SCHEDULE_STEPS_MAX - 1}`;

/** Without a date, today on the child's calendar. */
export const planQuery = z.strictObject({ date: date.optional() });

/** `step` is its place in the list, from 0. Without one, the whole item is done. */
export const planDoneBody = z.strictObject({
  date: date.optional(),
  step: z
    .int(step)
    .min(0, step)
    .max(SCHEDULE_STEPS_MAX - 1, step)
    .nullish(),
});
