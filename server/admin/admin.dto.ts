import { z } from 'zod';
import { WAITLIST_MODES } from '../../contract/waitlist.js';
import { wholeNumber } from '../platform/validation/text.js';

export const analyticsDays = z.int().min(1).max(365);
export const analyticsQuery = z.strictObject({ days: wholeNumber(1, 365).default(30) });

export const settingsPatch = z.strictObject({
  waitlist_enabled: z.boolean('true or false').optional(),
  waitlist_mode: z.enum(WAITLIST_MODES, `One of ${WAITLIST_MODES.join(', ')}`).optional(),
  waitlist_auto_approve: z.boolean('true or false').optional(),
});
