import { z } from 'zod';
import { isEmail } from '../../contract/users.js';
import { cleanText } from '../platform/validation/text.js';

/** The one form in which addresses are stored and compared: NFKC, lower case. */
export function normalizeEmail(email: string): string {
  return cleanText(email).normalize('NFKC').toLowerCase();
}

const INVALID = 'Please enter a valid email address';

/** An address that comes in, normalised. */
export const emailAddress = z.string(INVALID).transform(normalizeEmail).refine(isEmail, INVALID);

/** An address in a path: nobody types a line's end or a NUL there, so none is taken off (quality B12). */
export const emailInPath = z
  .string(INVALID)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  .refine((text) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text), INVALID)
  .pipe(emailAddress);
