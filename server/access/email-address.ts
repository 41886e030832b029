import { z } from 'zod';
import { isEmail } from '../../contract/users.js';
import { cleanText } from '../platform/validation/text.js';

/** The one form in which addresses are stored and compared: NFKC, lower case. */
export function normalizeEmail(email: string): string {
  return cleanText(email).normalize('NFKC').toLowerCase();
}

/** An address that comes in, normalised. */
export const emailAddress = z
  .string('Please enter a valid email address')
  .transform(normalizeEmail)
  .refine(isEmail, 'Please enter a valid email address');
