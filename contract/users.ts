/** Accounts and sessions as REST shows them. */
import type { Language } from './languages.js';
import type { SecondStepTicketBody } from './passkeys.js';
import type { Permission, Role } from './permissions.js';
import type { DigestFrequency } from './progress.js';
import { DEFAULT_VOICE, type VoiceSettings } from './voice.js';
import type { WaitlistStatusBody } from './waitlist.js';

export const EMAIL_MAX_LENGTH = 254;

/** Orders of the list of accounts. */
export const USER_SORTS = ['newest', 'oldest', 'last_seen', 'name'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const THEMES = ['light', 'dark', 'auto', 'starling'] as const;
export type Theme = (typeof THEMES)[number];

export const PRESENCES = ['online', 'offline', 'away', 'do_not_disturb', 'invisible'] as const;
export type Presence = (typeof PRESENCES)[number];

/** How a guardian hears of the family. Times are wall times such as `18:00`. */
export interface FamilySettings {
  digest: DigestFrequency;
  /** When the summary comes, on the child's clock. */
  digest_at: string;
  digest_mail: boolean;
  /** Hours in which only serious alerts come; null: none. */
  quiet: { starts: string; ends: string } | null;
}

/** The settings of a user. A new account gets the most private ones. */
export interface UserSettings {
  theme: Theme;
  /** Of screens, mails and messages; null follows the browser. */
  language: Language | null;
  presence: Presence;
  notifications: { sound: boolean; desktop: boolean; email: boolean };
  privacy: { showOnlineStatus: boolean; readReceipts: boolean; lastSeen: boolean };
  family: FamilySettings;
  /** Of the account itself. Children have their own. */
  voice: VoiceSettings;
}

export const DEFAULT_SETTINGS: UserSettings = {
  theme: 'auto',
  language: null,
  presence: 'online',
  notifications: { sound: false, desktop: false, email: false },
  privacy: { showOnlineStatus: false, readReceipts: false, lastSeen: false },
  family: { digest: 'off', digest_at: '18:00', digest_mail: false, quiet: null },
  voice: DEFAULT_VOICE,
};

export interface UserBody {
  id: string;
  username: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  role: Role;
  permissions: Permission[];
  waitlist_status: WaitlistStatusBody;
  avatar: string | null;
  bio: string | null;
  phone: string | null;
  location: string | null;
  created_at: string;
  /** When the account was last used, accurate to about a minute; null before its first call. */
  last_seen_at: string | null;
  google_linked: boolean;
  /** False for an account that only signs in with Google. */
  has_password: boolean;
  settings: UserSettings;
}

/** `expires_in` is in seconds. */
export interface TokensBody {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
}

/** Without a refresh token unless the call asked for rotation. */
export type RefreshedTokensBody = Omit<TokensBody, 'refresh_token'> & Partial<Pick<TokensBody, 'refresh_token'>>;

/** The answer of login and registration. */
export type SignInBody =
  | { auth_type: 'approved'; data: TokensBody & { user: UserBody } }
  | { auth_type: 'waitlisted'; data: { waitlist_status: WaitlistStatusBody } }
  /** Only for accounts that have a second step. */
  | { auth_type: 'second_step'; data: SecondStepTicketBody };

export interface SessionBody {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  current: boolean;
}

/** The answer to `DELETE /users/me/sessions`: how many sessions ended. */
export interface EndedSessionsBody {
  ended: number;
}

/** A link by which the owner of an account sets a new password. It works once. */
export interface PasswordResetLinkBody {
  url: string;
  expires_at: string;
}

/** The answer to a password that was set with such a link. */
export interface PasswordResetBody {
  status: 'password_changed';
}

/** The answer to an address that was confirmed. */
export interface EmailVerificationBody {
  status: 'address_confirmed';
}

/** The claims of an access token. */
export interface AccessTokenClaims {
  sub: string;
  role: Role;
  email: string | null;
  sid: string;
  iat: number;
  exp: number;
  iss: string;
  aud: string;
}

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)+$/u;

/** Checks the shape of an email address, and that it has at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** `GET /auth/options`: how people can sign in to this service. */
export interface AuthOptionsBody {
  /** `practice` is the development identity provider, whose identities are not real. */
  google: 'google' | 'practice' | 'off';
  password: boolean;
  /** For Google's own pop-up; null if Google is not configured. */
  google_client_id: string | null;
  /** Days after which an idle conversation is deleted, for the privacy policy; 0 if conversations are kept. */
  retention_days: number;
  /** Whether there is a waitlist to join. An admin can change that at any time. */
  waitlist: boolean;
  /** Whether only approved accounts can use the service. Without it, people on the waitlist can start at once. */
  approval_required: boolean;
  /** Whether this service sends mail, for example with a link to set a new password. */
  mail: boolean;
  /** The host that passkeys belong to: that of the public address. Null if its address cannot have passkeys. */
  passkey_host: string | null;
}
