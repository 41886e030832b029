import { z } from 'zod';
import type { Recurrence } from '../../../contract/recurrence.js';
import { FIRING_STATES, type FiringBody, REMINDER_AUDIENCES, type ReminderBody } from '../../../contract/reminders.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

export const recurrence = exactly<Recurrence>()(
  z.object({
    zone: z.string(),
    starts: z.string().meta({ description: 'A wall time such as `2026-11-23T19:30`.' }),
    rrule: z.string().optional().meta({ description: 'Absent: it happens once.' }),
    exdates: z.string().array().optional(),
  }),
).meta({ id: 'Recurrence' });

export const reminder = exactly<ReminderBody>()(
  z.object({
    id,
    child_id: id.nullable().meta({ description: 'Null: it is for the adult who created it alone.' }),
    title: z.string(),
    note: z.string().nullable(),
    recurrence,
    offset_minutes: z.int().meta({ description: 'Minutes before the occurrence at which it fires.' }),
    nag_every: z.int().nullable().meta({ description: 'It rings again every so many minutes, six times at most.' }),
    audience: z.enum(REMINDER_AUDIENCES),
    enabled: z.boolean(),
    next_at: time.nullable().meta({ description: 'When it fires next; null: it is switched off or over.' }),
  }),
).meta({ id: 'Reminder' });

export const firing = exactly<FiringBody>()(
  z.object({
    id,
    reminder_id: id,
    child_id: id.nullable(),
    occurrence: time,
    fire_at: time,
    state: z.enum(FIRING_STATES),
    snoozed_until: time.nullable(),
    title: z.string(),
    note: z.string().nullable(),
  }),
).meta({ id: 'ReminderFiring' });
