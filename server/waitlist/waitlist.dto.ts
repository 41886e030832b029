import { z } from 'zod';
import { say } from '../platform/languages/refusals.js';
import { emailAddress, emailInPath } from '../platform/validation/email-address.js';
import { textOf } from '../platform/validation/text.js';

const name = textOf(0, 100)
  .transform((text) => text || null)
  .nullish();

export const joinBody = z.strictObject({ email: emailAddress, first_name: name, last_name: name });
export const approveBody = z.strictObject({ email: emailAddress });
/** An object, so that a 422 names the field as for bodies. */
export const emailParameter = z.object({ email: emailInPath });
export const emailList = z.array(z.string().min(1).max(320)).min(1).max(100, say('addresses'));
