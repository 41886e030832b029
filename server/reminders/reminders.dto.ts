import { z } from 'zod';
import {
  NAG_EVERY,
  REMINDER_AUDIENCES,
  REMINDER_NOTE_MAX_LENGTH,
  REMINDER_OFFSET_MAX_MINUTES,
  REMINDER_TITLE_MAX_LENGTH,
  SNOOZE_MINUTES,
} from '../../contract/reminders.js';
import { say } from '../platform/languages/refusals.js';
import { linkFreeText } from '../platform/validation/text.js';
import { recurrence } from '../recurrence/recurrence.dto.js';
import type { ReminderFields } from './reminder.js';

function minutes(minimum: number, maximum: number) {
  const message = say('wholeBetween', { min: minimum, max: maximum });
  return z.int(message).min(minimum, message).max(maximum, message);
}

const fields = {
  title: linkFreeText(1, REMINDER_TITLE_MAX_LENGTH),
  note: linkFreeText(0, REMINDER_NOTE_MAX_LENGTH)
    .transform((text) => text || null)
    .nullable(),
  recurrence,
  offset_minutes: minutes(0, REMINDER_OFFSET_MAX_MINUTES),
  nag_every: minutes(NAG_EVERY.min, NAG_EVERY.max).nullable(),
  audience: z.enum(REMINDER_AUDIENCES),
  enabled: z.boolean(say('boolean')),
};

export const reminderBody = z
  .strictObject({
    // Checked before the body: an unknown child answers 404.
    child_id: z.string(say('id')).nullish(),
    ...fields,
    note: fields.note.default(null),
    offset_minutes: fields.offset_minutes.default(0),
    nag_every: fields.nag_every.default(null),
    audience: fields.audience.default('me'),
    enabled: fields.enabled.default(true),
  })
  .refine(({ child_id: childId, audience }) => childId != null || audience === 'me', {
    path: ['audience'],
    ...say('aloneReminder'),
  });

export const reminderPatch = z
  .strictObject(fields)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

export const remindersQuery = z.strictObject({ child_id: z.string(say('id')).optional() });

export const snoozeBody = z.strictObject({ minutes: minutes(SNOOZE_MINUTES.min, SNOOZE_MINUTES.max) });

export function fieldsOf(body: z.output<typeof reminderBody>): ReminderFields {
  const { offset_minutes: offsetMinutes, nag_every: nagEvery, child_id: _childId, ...rest } = body;
  return { ...rest, offsetMinutes, nagEvery };
}

export function patchOf(patch: z.output<typeof reminderPatch>): Partial<ReminderFields> {
  const { offset_minutes: offsetMinutes, nag_every: nagEvery, ...rest } = patch;
  const named = Object.entries({ ...rest, offsetMinutes, nagEvery }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as Partial<ReminderFields>;
}
