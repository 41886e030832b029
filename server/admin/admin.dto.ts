import { z } from 'zod';
import { WAITLIST_MODES } from '../../contract/waitlist.js';
import { say } from '../platform/languages/refusals.js';
import { wholeNumber } from '../platform/validation/text.js';

export const analyticsDays = z.int().min(1).max(365);
export const analyticsQuery = z.strictObject({ days: wholeNumber(1, 365).default(30) });

export const settingsPatch = z.strictObject({
  waitlist_enabled: z.boolean(say('yesNo')).optional(),
  waitlist_mode: z.enum(WAITLIST_MODES, say('oneOf', { values: WAITLIST_MODES.join(', ') })).optional(),
  waitlist_auto_approve: z.boolean(say('yesNo')).optional(),
});
