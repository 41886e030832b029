import { z } from 'zod';
import { brokenPasswordRules, PASSWORD_MAX_LENGTH, type PasswordRule } from '../../contract/passwords.js';
import { type RefusalKey, refusal, say } from '../platform/languages/refusals.js';
import { emailAddress } from '../platform/validation/email-address.js';
import { personName, username } from '../users/users.dto.js';

const RULES = {
  length: 'passwordLength',
  uppercase: 'passwordUppercase',
  lowercase: 'passwordLowercase',
  number: 'passwordNumber',
  special: 'passwordSpecial',
} as const satisfies Record<PasswordRule, RefusalKey>;

/** Only the length is limited, because hashing a very long text would take too long. */
const typedPassword = z
  .string(say('text'))
  .max(PASSWORD_MAX_LENGTH, say('maxCharacters', { max: PASSWORD_MAX_LENGTH }))
  .transform((text) => text.toWellFormed());

/** A new password. The error lists every rule that it breaks. */
export const chosenPassword = typedPassword.superRefine((password, context) => {
  for (const rule of brokenPasswordRules(password)) context.addIssue({ code: 'custom', message: refusal(RULES[rule]) });
});

/** From a waitlist approval. An invalid one is ignored, so its format is not checked. */
const invitation = z.string(say('text')).nullish();

export const loginBody = z.strictObject({
  username: z
    .string(say('text'))
    .min(1, say('empty'))
    .max(320, say('maxCharacters', { max: 320 })),
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
  refresh_token: z.string(say('text')),
  rotate: z.boolean(say('yesNo')).optional(),
});

export const passwordBody = z.strictObject({
  current_password: typedPassword.optional(),
  password: chosenPassword,
});

export const passwordResetBody = z.strictObject({
  // Not checked further: a malformed token gets the same answer as an unknown one.
  token: z.string(say('text')),
  password: chosenPassword,
});

export const passwordForgotBody = z.strictObject({ email: emailAddress });

export const emailVerificationBody = z.strictObject({
  // Not checked further: a malformed token gets the same answer as an unknown one.
  token: z.string(say('text')),
});

export const exchangeBody = z.strictObject({ authorization_code: z.string(say('text')) });

export const linkBody = z.strictObject({
  googleAuthCode: z.string(say('authorizationCode')).trim().min(1, say('authorizationCode')),
});
