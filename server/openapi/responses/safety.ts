import { z } from 'zod';
import { AGE_BANDS } from '../../../contract/children.js';
import type { HelpLineBody } from '../../../contract/help-lines.js';
import { REVIEW_DIRECTIONS, SAFETY_CATEGORIES } from '../../../contract/safety.js';
import { SAFETY_ALERT_STATES, type SafetyAlertBody } from '../../../contract/safety-alerts.js';
import type { SafetyCardBody } from '../../../contract/safety-card.js';
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

const share = z.number().min(0).max(1);

export const safetyCard = exactly<SafetyCardBody>()(
  z.object({
    pack_version: z.string(),
    measured_at: z.iso.date(),
    rows: z.array(
      z.object({
        language: z.string(),
        direction: z.enum(REVIEW_DIRECTIONS),
        category: z.enum(SAFETY_CATEGORIES),
        severity: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
        band: z.enum([...AGE_BANDS, 'any']),
        unsafe: count,
        found: count,
        recall: share,
      }),
    ),
    false_alarms: z.object({ harmless: count, flagged: count, rate: share }),
  }),
).meta({ id: 'SafetyCard', description: 'Measured figures of the safety rules.' });
