import { z } from 'zod';

/** Of the app, or a recovery code. Not checked further: a malformed code gets the same answer as a wrong one. */
const code = z.string('Must be a text').max(64, 'At most 64 characters');

export const codeBody = z.strictObject({ code });

export const secondStepSignInBody = z.strictObject({
  // Not checked further: a malformed ticket gets the same answer as an unknown one.
  ticket: z.string('Must be a text').max(256, 'At most 256 characters'),
  code,
});
