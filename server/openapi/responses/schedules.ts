import { z } from 'zod';
import { PICTURE_KEYS } from '../../../contract/pictures.js';
import {
  PLAN_KINDS,
  PLAN_STATES,
  type PlanEntryBody,
  SCHEDULE_KINDS,
  type ScheduleItemBody,
} from '../../../contract/schedules.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';
import { recurrence } from './reminders.js';

export const scheduleItem = exactly<ScheduleItemBody>()(
  z.object({
    id,
    child_id: id,
    title: z.string(),
    kind: z.enum(SCHEDULE_KINDS),
    picture: z.enum(PICTURE_KEYS).nullable(),
    steps: z.string().array(),
    minutes: z.int(),
    recurrence,
    quiet: z.boolean().meta({ description: 'It is a quiet time of the child.' }),
  }),
).meta({ id: 'ScheduleItem' });

export const planEntry = exactly<PlanEntryBody>()(
  z.object({
    kind: z.enum(PLAN_KINDS),
    id: id.meta({ description: 'Of the item or the reminder.' }),
    title: z.string(),
    starts_at: time,
    ends_at: time.nullable().meta({ description: 'Null for reminders.' }),
    picture: z.enum(PICTURE_KEYS).nullable(),
    steps: z.object({ text: z.string(), done: z.boolean() }).array(),
    state: z.enum(PLAN_STATES),
  }),
).meta({ id: 'PlanEntry' });
