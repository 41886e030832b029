import { z } from 'zod';
import { assertion } from '../passkeys/passkeys.dto.js';
import { codeBody } from '../second-step/second-step.dto.js';

/** A code of the second step, or the browser's answer to the options. */
export const freshSignInBody = z.union([codeBody, z.strictObject({ response: assertion })], 'A code or a passkey');
