import { ROLE_PERMISSIONS } from '../../contract/permissions.js';
import { DEFAULT_SETTINGS, type UserBody, type UserSettings } from '../../contract/users.js';
import type { Actor } from '../access/actor.js';
import { waitlistStatusBody } from '../waitlist/waitlist.presenter.js';
import type { AccountStatus } from '../waitlist/waitlist-entry.js';
import type { OwnAccount } from './own-account.js';
import type { User } from './user.entity.js';
import type { UserObject, WaitlistStatusObject } from './user.types.js';

/** The stored choices over the defaults. */
export function settingsOf(user: Pick<User, 'settings'>): UserSettings {
  const { notifications, privacy, family, voice, ...rest } = user.settings;
  return {
    ...DEFAULT_SETTINGS,
    ...rest,
    notifications: { ...DEFAULT_SETTINGS.notifications, ...notifications },
    privacy: { ...DEFAULT_SETTINGS.privacy, ...privacy },
    family: { ...DEFAULT_SETTINGS.family, ...family },
    voice: { ...DEFAULT_SETTINGS.voice, ...voice },
  };
}

/** The account as its owner sees it. */
export function toRest({ user, waitlistStatus, isGoogleLinked, hasPassword }: OwnAccount): UserBody {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    permissions: [...ROLE_PERMISSIONS[user.role]],
    waitlist_status: waitlistStatusBody(waitlistStatus),
    avatar: user.avatar,
    bio: user.bio,
    phone: user.phone,
    location: user.location,
    created_at: user.createdAt.toISOString(),
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    google_linked: isGoogleLinked,
    has_password: hasPassword,
    settings: settingsOf(user),
  };
}

/** Only admins see the address, its proof, the phone number and the location of other people. */
export function toGraphql(viewer: Actor, user: User): UserObject {
  const seesContactData = viewer.role === 'admin' || viewer.userId === user.id;
  const { id, username, firstName, lastName, role, avatar, bio, createdAt, lastSeenAt, disabledAt } = user;
  return {
    ...{ id, username, firstName, lastName, role, avatar, bio, createdAt, lastSeenAt, disabledAt },
    email: seesContactData ? user.email : null,
    emailVerified: seesContactData ? user.emailVerified : null,
    phone: seesContactData ? user.phone : null,
    location: seesContactData ? user.location : null,
    permissions: ROLE_PERMISSIONS[role],
  };
}

export function waitlistStatusToGraphql(status: AccountStatus): WaitlistStatusObject {
  const { isAdmitted: approved, state, position, joinedAt } = status;
  return { approved, status: state, waitlistPosition: position, joinedAt };
}

/** Everything that the account's own row stores, except the password hash. */
export function userToExport(user: User) {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: user.emailVerified,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    avatar: user.avatar,
    bio: user.bio,
    phone: user.phone,
    location: user.location,
    settings: settingsOf(user),
    browser_language: user.browserLanguage,
    disabled_at: user.disabledAt,
    last_seen_at: user.lastSeenAt,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}
