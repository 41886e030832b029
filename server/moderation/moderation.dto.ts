import { z } from 'zod';
import { BREAK_GLASS_REASON_MAX_LENGTH, REPORT_DECISIONS, REPORT_STATUSES } from '../../contract/moderation.js';
import { say } from '../platform/languages/refusals.js';
import { queryBoolean, searchWords, textOf, wholeNumber } from '../platform/validation/text.js';

export const reportReason = z.strictObject({ reason: textOf(1, 500) });

/** Why a moderator needs more than the excerpt. */
export const breakGlassBody = z.strictObject({ reason: textOf(1, BREAK_GLASS_REASON_MAX_LENGTH) });

export const reportsQuery = z.strictObject({
  status: z.enum(REPORT_STATUSES, say('oneOf', { values: REPORT_STATUSES.join(', ') })).optional(),
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
  reversed: queryBoolean.default(false),
  search: searchWords,
});

const decision = z.enum(REPORT_DECISIONS, say('oneOf', { values: REPORT_DECISIONS.join(', ') }));
const note = textOf(0, 1_000)
  .transform((text) => text || null)
  .nullish();

export const decisionArguments = z.object({ decision, note });

export const reportPatch = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('claim') }),
    z.strictObject({ action: z.literal('release') }),
    z.strictObject({ action: z.literal('decide'), decision, note }),
    z.strictObject({ action: z.literal('undo') }),
  ],
  say('oneOf', { values: 'claim, release, decide, undo' }),
);
