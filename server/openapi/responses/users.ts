import { z } from 'zod';
import { LANGUAGES } from '../../../contract/languages.js';
import { PERMISSIONS, ROLES } from '../../../contract/permissions.js';
import { DIGEST_FREQUENCIES } from '../../../contract/progress.js';
import {
  type AuthOptionsBody,
  type EmailVerificationBody,
  type EndedSessionsBody,
  type PasswordResetBody,
  type PasswordResetLinkBody,
  PRESENCES,
  type SessionBody,
  THEMES,
  type TokensBody,
  type UserBody,
  type UserSettings,
} from '../../../contract/users.js';
import { count, id, time } from './common.js';
import { exactly } from './exact.js';
import { secondStepTicket } from './passkeys.js';
import { voiceSettings } from './voice.js';
import { waitlistStatus } from './waitlist.js';

const text = z.string().nullable();

const userSettings = exactly<UserSettings>()(
  z.object({
    theme: z.enum(THEMES),
    language: z.enum(LANGUAGES).nullable().meta({ description: 'Null: as the browser asks.' }),
    presence: z.enum(PRESENCES),
    notifications: z.object({ sound: z.boolean(), desktop: z.boolean(), email: z.boolean() }),
    privacy: z.object({ showOnlineStatus: z.boolean(), readReceipts: z.boolean(), lastSeen: z.boolean() }),
    family: z.object({
      digest: z.enum(DIGEST_FREQUENCIES),
      digest_at: z.string().meta({ description: "Such as `18:00`, on the child's clock." }),
      digest_mail: z.boolean(),
      quiet: z.object({ starts: z.string(), ends: z.string() }).nullable(),
    }),
    voice: voiceSettings,
  }),
).meta({ id: 'UserSettings' });

export const user = exactly<UserBody>()(
  z.object({
    id,
    username: z.string(),
    email: text,
    first_name: text,
    last_name: text,
    role: z.enum(ROLES),
    permissions: z.array(z.enum(PERMISSIONS)),
    waitlist_status: waitlistStatus,
    avatar: text,
    bio: text,
    phone: text,
    location: text,
    created_at: time,
    last_seen_at: time.nullable(),
    google_linked: z.boolean(),
    has_password: z.boolean(),
    settings: userSettings,
  }),
).meta({ id: 'User', description: 'The signed-in user.' });

const tokenFields = {
  access_token: z.string().meta({ description: 'A JWT. Send it as `Authorization: Bearer …`.' }),
  expires_in: z.int().positive().meta({ description: 'Seconds until the access token ends.' }),
  token_type: z.literal('Bearer'),
};
const refreshToken = z.string().meta({ description: 'Opaque. It buys the next access token.' });

export const tokens = exactly<TokensBody>()(z.object({ ...tokenFields, refresh_token: refreshToken })).meta({
  id: 'Tokens',
});

export const refreshedTokens = z
  .object({ ...tokenFields, refresh_token: refreshToken.optional() })
  .meta({ id: 'RefreshedTokens', description: 'With a refresh token where the call rotates it.' });

export const signIn = z
  .discriminatedUnion('auth_type', [
    z.object({
      auth_type: z.literal('approved'),
      data: z.object({ ...tokenFields, refresh_token: refreshToken, user }),
    }),
    z.object({ auth_type: z.literal('waitlisted'), data: z.object({ waitlist_status: waitlistStatus }) }),
    z.object({ auth_type: z.literal('second_step'), data: secondStepTicket }),
  ])
  .meta({
    id: 'SignIn',
    description:
      'Tokens, or the place on the waitlist of an account that has no access yet, or a ticket for the second step of an account that has one.',
  });

export const session = exactly<SessionBody>()(
  z.object({ id, created_at: time, last_used_at: time, user_agent: text, current: z.boolean() }),
).meta({ id: 'Session' });

export const authOptions = exactly<AuthOptionsBody>()(
  z.object({
    google: z.enum(['google', 'practice', 'off']),
    password: z.boolean(),
    google_client_id: text,
    retention_days: count,
    waitlist: z.boolean(),
    approval_required: z.boolean(),
    mail: z.boolean(),
    passkey_host: text,
  }),
).meta({ id: 'AuthOptions' });

export const endedSessions = exactly<EndedSessionsBody>()(z.object({ ended: count }));

export const passwordResetLink = exactly<PasswordResetLinkBody>()(z.object({ url: z.url(), expires_at: time })).meta({
  id: 'PasswordResetLink',
});

export const emailVerification = exactly<EmailVerificationBody>()(z.object({ status: z.literal('address_confirmed') }));

export const passwordReset = exactly<PasswordResetBody>()(z.object({ status: z.literal('password_changed') }));

export const googleLogin = z.object({ state: z.string(), codeVerifier: z.string(), authUrl: z.url() });

export const googleSignIn = z
  .object({
    user,
    is_new_user: z.boolean(),
    googleProfile: z.object({
      sub: z.string(),
      email: text,
      email_verified: z.boolean(),
      name: text,
      given_name: text,
      family_name: text,
      picture: text,
    }),
    tokens: z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.int().positive() }),
  })
  .meta({ id: 'GoogleSignIn' });

export const accountExport = z
  .looseObject({ exported_at: time })
  .meta({ id: 'AccountExport', description: 'All data of the account, one key for each part of the product.' });
