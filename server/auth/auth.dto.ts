import { z } from 'zod';
import { brokenPasswordRules, PASSWORD_MAX_LENGTH, type PasswordRule } from '../../contract/passwords.js';
import { emailAddress } from '../platform/validation/email-address.js';
import { personName, username } from '../users/users.dto.js';

const RULE_MESSAGES: Readonly<Record<PasswordRule, string>> = {
  length: 'Password must be at least 8 characters long',
  uppercase: 'Password must contain at least one uppercase letter',
  lowercase: 'Password must contain at least one lowercase letter',
  number: 'Password must contain at least one number',
  special: 'Password must contain at least one special character',
};

/** Only the length is limited, because hashing a very long text would take too long. */
const typedPassword = z
  .string('Must be a text')
  .max(PASSWORD_MAX_LENGTH, `At most ${PASSWORD_MAX_LENGTH} characters`)
  .transform((text) => text.toWellFormed());

/** A new password. The error lists every rule that it breaks. */
export const chosenPassword = typedPassword.superRefine((password, context) => {
  for (const rule of brokenPasswordRules(password)) context.addIssue({ code: 'custom', message: RULE_MESSAGES[rule] });
});

/** From a waitlist approval. An invalid one is ignored, so its format is not checked. */
const invitation = z.string('Must be a text').nullish();

export const loginBody = z.strictObject({
  username: z.string('Must be a text').min(1, 'Must not be empty').max(320, 'At most 320 characters'),
  password: typedPassword,
  invitation,
});

export const registerBody = z.strictObject({
  email: emailAddress,
  password: chosenPassword,
  username: username.nullish(),
  first_name: personName.optional(),
  last_name: personName.optional(),
  invitation,
});

export const refreshBody = z.strictObject({
  // Not checked further: a malformed token gets the same answer as an unknown one.
  refresh_token: z.string('Must be a text'),
  rotate: z.boolean('true or false').optional(),
});

export const passwordBody = z.strictObject({
  current_password: typedPassword.optional(),
  password: chosenPassword,
});

export const passwordResetBody = z.strictObject({
  // Not checked further: a malformed token gets the same answer as an unknown one.
  token: z.string('Must be a text'),
  password: chosenPassword,
});

export const passwordForgotBody = z.strictObject({ email: emailAddress });

export const emailVerificationBody = z.strictObject({
  // Not checked further: a malformed token gets the same answer as an unknown one.
  token: z.string('Must be a text'),
});

export const exchangeBody = z.strictObject({ authorization_code: z.string('Must be a text') });

export const linkBody = z.strictObject({
  googleAuthCode: z.string('Invalid authorization code').trim().min(1, 'Invalid authorization code').max(2_048),
});
