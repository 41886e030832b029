import { z } from 'zod';
import { isTimeZone } from '../recurrence/zone.js';

export const zoneReport = z.strictObject({
  time_zone: z.string('Must be a text').max(64).refine(isTimeZone, 'A time zone such as Europe/London'),
});

const date = z.iso.date('A date such as 2026-08-03');

export const zoneDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept'), until: date.optional() }),
  z.strictObject({ decision: z.literal('decline') }),
]);
