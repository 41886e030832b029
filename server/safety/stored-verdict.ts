import { z } from 'zod';
import { SAFETY_CATEGORIES, type SafetySeverity } from '../../contract/safety.js';

/** An `UnsafeVerdict` as a job keeps it. */
export const unsafeVerdict = z.object({
  category: z.enum(SAFETY_CATEGORIES),
  severity: z.custom<SafetySeverity>((value) => typeof value === 'number'),
  isHome: z.boolean(),
  ruleId: z.string(),
  packVersion: z.string(),
});
