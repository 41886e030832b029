import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../../contract/limits.js';
import { passwordProblems } from '../../contract/users.js';
import { emailAddress } from '../access/email-address.js';
import { personName, username } from '../users/users.dto.js';

/** Whatever was typed: only its length is bounded, so that no hash takes for ever. */
const typedPassword = z
  .string('Must be a text')
  .max(PASSWORD_MAX_LENGTH, `At most ${PASSWORD_MAX_LENGTH} characters`)
  .transform((text) => text.toWellFormed());

/** A password that somebody chooses: every rule of the spec that it breaks is told. */
export const chosenPassword = typedPassword.superRefine((password, context) => {
  for (const message of passwordProblems(password)) context.addIssue({ code: 'custom', message });
});

/** Of a waitlist approval. What cannot be one is no good, which is no mistake in the form. */
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
  // Of any length: what cannot be a token is one that is not valid, and the body's size is bounded.
  refresh_token: z.string('Must be a text'),
  rotate: z.boolean('true or false').optional(),
});

export const passwordBody = z.strictObject({
  current_password: typedPassword.optional(),
  password: chosenPassword,
});

export const exchangeBody = z.strictObject({ authorization_code: z.string('Must be a text') });

export const linkBody = z.strictObject({
  googleAuthCode: z.string('Invalid authorization code').trim().min(1, 'Invalid authorization code').max(2_048),
});
