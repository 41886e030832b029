import { z } from 'zod';
import type { HelpLineBody } from '../../../contract/help-lines.js';
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
