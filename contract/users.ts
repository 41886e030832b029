/** Accounts and sessions as REST shows them (contract §2, §3). */
import { EMAIL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.js';
import type { Permission, Role } from './permissions.js';
import type { WaitlistStatusBody } from './waitlist.js';

export const THEMES = ['light', 'dark', 'auto', 'starling'] as const;
export type Theme = (typeof THEMES)[number];

export const PRESENCES = ['online', 'offline', 'away', 'do_not_disturb', 'invisible'] as const;
export type Presence = (typeof PRESENCES)[number];

/** What a user has chosen (spec §3). Privacy flags are the most private ones for a new account. */
export interface UserSettings {
  theme: Theme;
  presence: Presence;
  notifications: { sound: boolean; desktop: boolean; email: boolean };
  privacy: { showOnlineStatus: boolean; readReceipts: boolean; lastSeen: boolean };
}

export const DEFAULT_SETTINGS: UserSettings = {
  theme: 'auto',
  presence: 'online',
  notifications: { sound: false, desktop: false, email: false },
  privacy: { showOnlineStatus: false, readReceipts: false, lastSeen: false },
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
  /** When the account was last used, to the minute or so; null before its first call. */
  last_seen_at: string | null;
  google_linked: boolean;
  settings: UserSettings;
}

/** `expires_in` is in seconds. */
export interface TokensBody {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
}

export interface SessionBody {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  current: boolean;
}

/** Claims of an access token (contract §2). */
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

/** The shape of an e-mail address, at most 254 characters (spec §5). */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** The password messages that apply, none where it is good (spec §5). */
export function passwordProblems(password: string): string[] {
  const problems: string[] = [];
  if (password.length < PASSWORD_MIN_LENGTH) problems.push('Password must be at least 8 characters long');
  if (!/\p{Lu}/u.test(password)) problems.push('Password must contain at least one uppercase letter');
  if (!/\p{Ll}/u.test(password)) problems.push('Password must contain at least one lowercase letter');
  if (!/\p{Nd}/u.test(password)) problems.push('Password must contain at least one number');
  if (!/[^\p{L}\p{N}\s]/u.test(password)) problems.push('Password must contain at least one special character');
  return problems;
}

/** `GET /auth/options`: the ways in that this service offers, for whoever is not signed in. */
export interface AuthOptionsBody {
  /** `practice`: the built-in provider, whose identities are not real. */
  google: 'google' | 'practice' | 'off';
  password: boolean;
  /** For Google's own pop-up; null where Google is not configured. */
  google_client_id: string | null;
  /** Days after which an idle conversation is deleted, as the privacy policy names them; 0 keeps them. */
  retention_days: number;
  /** Whether there is a waitlist to join; an admin may change that at any time. */
  waitlist: boolean;
}
