import { z } from 'zod';
import {
  GRANT_MINUTES,
  HELP_MESSAGE_MAX_LENGTH,
  REQUEST_DECISIONS,
  REQUEST_KINDS,
  REQUEST_MESSAGE_MAX_LENGTH,
  REQUEST_STATES,
  REQUEST_SUBJECT_MAX_LENGTH,
} from '../../contract/controls.js';
import { say } from '../platform/languages/refusals.js';
import { textOf } from '../platform/validation/text.js';

/** An empty text counts as none. */
function optionalText(maximum: number) {
  return textOf(0, maximum)
    .nullish()
    .transform((text) => text || null);
}

export const requestBody = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  subject: optionalText(REQUEST_SUBJECT_MAX_LENGTH),
  message: optionalText(REQUEST_MESSAGE_MAX_LENGTH),
});

export const helpBody = z.strictObject({
  kind: z.literal('help'),
  message: textOf(0, HELP_MESSAGE_MAX_LENGTH).default(''),
});

/** A wish, or a call for help. */
export const anyRequestBody = z.discriminatedUnion('kind', [requestBody, helpBody]);

export const requestsQuery = z.strictObject({
  state: z.enum(REQUEST_STATES).optional(),
  child_id: z.string().optional(),
});

const MINUTES = say('wholeBetween', { min: GRANT_MINUTES.min, max: GRANT_MINUTES.max });

export const decisionBody = z.strictObject({
  decision: z.enum(REQUEST_DECISIONS),
  minutes: z
    .int(MINUTES)
    .min(GRANT_MINUTES.min, MINUTES)
    .max(GRANT_MINUTES.max, MINUTES)
    .nullish()
    .transform((minutes) => minutes ?? undefined),
  note: optionalText(REQUEST_MESSAGE_MAX_LENGTH),
});
