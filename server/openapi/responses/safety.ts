import { z } from 'zod';
import type { HelpLineBody } from '../../../contract/help-lines.js';
import { SAFETY_ALERT_STATES, type SafetyAlertBody } from '../../../contract/safety-alerts.js';
import { count, id, time } from './common.js';
import { exactly } from './exact.js';

export const helpLine = exactly<HelpLineBody>()(
  z.object({
    name: z.string(),
    call: z.string().nullable(),
    text: z.string().nullable(),
    url: z.string().nullable(),
    ages: z.string().nullable(),
    hours: z.string(),
    languages: z.array(z.string()),
    source: z.string(),
    checked_on: z.iso.date().nullable(),
    is_emergency: z.boolean(),
  }),
).meta({ id: 'HelpLine', description: 'A place to turn to.' });

export const safetyAlert = exactly<SafetyAlertBody>()(
  z.object({
    id,
    child_id: id,
    category: z.string(),
    severity: z.int().min(4).max(5),
    count,
    first_at: time,
    last_at: time,
    state: z.enum(SAFETY_ALERT_STATES),
  }),
).meta({ id: 'SafetyAlert', description: 'Events of one kind about one child. It quotes nothing.' });
