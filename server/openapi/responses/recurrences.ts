import { z } from 'zod';
import { type OccurrenceBody, SHIFTS } from '../../../contract/recurrence.js';
import { time } from './common.js';
import { exactly } from './exact.js';

export const occurrence = exactly<OccurrenceBody>()(
  z.object({
    local: z.string().meta({ description: 'The wall time that was meant, such as `2026-11-23T19:30`.' }),
    at: time,
    shifted: z.enum(SHIFTS).nullable().meta({ description: 'How a clock change moved it.' }),
  }),
).meta({ id: 'Occurrence' });
