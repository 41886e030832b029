import { z } from 'zod';
import { say } from '../../platform/languages/refusals.js';
import { assertion } from '../passkeys/passkeys.dto.js';
import { codeBody } from '../second-step/second-step.dto.js';

/** A code of the second step, or the browser's answer to the options. */
export const freshSignInBody = z.union([codeBody, z.strictObject({ response: assertion })], say('codeOrPasskey'));
