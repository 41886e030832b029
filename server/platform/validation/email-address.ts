import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../contract/users.js';
import { say } from '../languages/refusals.js';
import { cleanText } from './text.js';

/** The form in which addresses are stored and compared: NFKC, lower case. */
export function normalizeEmail(email: string): string {
  return cleanText(email).normalize('NFKC').toLowerCase();
}

const INVALID = say('email');

/** An address that comes in, normalised. */
export const emailAddress = z
  .string(INVALID)
  .transform(normalizeEmail)
  .refine(isEmail, INVALID)
  .meta({ format: 'email', maxLength: EMAIL_MAX_LENGTH });

/** An address in a path: control characters and line ends are refused there, not removed. */
export const emailInPath = z
  .string(INVALID)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses them
  .refine((text) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text), INVALID)
  .pipe(emailAddress);
