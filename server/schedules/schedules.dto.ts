import { z } from 'zod';
import { PICTURE_KEYS } from '../../contract/pictures.js';
import {
  SCHEDULE_KINDS,
  SCHEDULE_MINUTES,
  SCHEDULE_STEP_MAX_LENGTH,
  SCHEDULE_STEPS_MAX,
  SCHEDULE_TITLE_MAX_LENGTH,
} from '../../contract/schedules.js';
import { say } from '../platform/languages/refusals.js';
import { linkFreeText } from '../platform/validation/text.js';
import { recurrence } from '../recurrence/recurrence.dto.js';

const minutes = say('wholeBetween', { min: SCHEDULE_MINUTES.min, max: SCHEDULE_MINUTES.max });

const fields = {
  title: linkFreeText(1, SCHEDULE_TITLE_MAX_LENGTH),
  kind: z.enum(SCHEDULE_KINDS),
  picture: z.enum(PICTURE_KEYS, say('drawing')).nullable(),
  steps: z
    .array(linkFreeText(1, SCHEDULE_STEP_MAX_LENGTH), say('list'))
    .max(SCHEDULE_STEPS_MAX, say('maxSteps', { max: SCHEDULE_STEPS_MAX })),
  minutes: z.int(minutes).min(SCHEDULE_MINUTES.min, minutes).max(SCHEDULE_MINUTES.max, minutes),
  recurrence,
  quiet: z.boolean(say('boolean')),
};

export const scheduleItemBody = z
  .strictObject({
    // Checked before the body: an unknown child answers 404.
    child_id: z.string(say('id')),
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
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

export const scheduleItemsQuery = z.strictObject({ child_id: z.string(say('id')).optional() });

const date = z.iso.date(say('date'));
const step = say('wholeBetween', { min: 0, max: SCHEDULE_STEPS_MAX - 1 });

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
