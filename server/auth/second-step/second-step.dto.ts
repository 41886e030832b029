import { z } from 'zod';
import { say } from '../../platform/languages/refusals.js';

/** Of the app, or a recovery code. Not checked further: a malformed code gets the same answer as a wrong one. */
const code = z.string(say('text')).max(64, say('maxCharacters', { max: 64 }));

export const codeBody = z.strictObject({ code });

export const secondStepSignInBody = z.strictObject({
  // Not checked further: a malformed ticket gets the same answer as an unknown one.
  ticket: z.string(say('text')).max(256, say('maxCharacters', { max: 256 })),
  code,
});
