import { z } from 'zod';
import { emailAddress, emailInPath } from '../access/email-address.js';
import { textOf } from '../platform/validation/text.js';

const name = textOf(0, 100)
  .transform((text) => text || null)
  .nullish();

export const joinBody = z.strictObject({ email: emailAddress, first_name: name, last_name: name });
export const approveBody = z.strictObject({ email: emailAddress });
/** As a field, so that a 422 names it as the bodies' do. */
export const emailParameter = z.object({ email: emailInPath });
