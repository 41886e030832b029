import { z } from 'zod';
import { say } from '../platform/languages/refusals.js';
import { isTimeZone } from '../recurrence/zone.js';

export const zoneReport = z.strictObject({
  time_zone: z.string(say('text')).max(64).refine(isTimeZone, say('timeZone')),
});

const date = z.iso.date(say('summerDate'));

export const zoneDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept'), until: date.optional() }),
  z.strictObject({ decision: z.literal('decline') }),
]);
