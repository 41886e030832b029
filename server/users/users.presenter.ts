import { ROLE_PERMISSIONS } from '../../contract/permissions.js';
import { DEFAULT_SETTINGS, type UserBody, type UserSettings } from '../../contract/users.js';
import type { WaitlistStatusBody } from '../../contract/waitlist.js';
import type { User } from './user.entity.js';

/** The stored choices over the defaults. */
export function settingsOf(user: Pick<User, 'settings'>): UserSettings {
  const { notifications, privacy, ...rest } = user.settings;
  return {
    ...DEFAULT_SETTINGS,
    ...rest,
    notifications: { ...DEFAULT_SETTINGS.notifications, ...notifications },
    privacy: { ...DEFAULT_SETTINGS.privacy, ...privacy },
  };
}

/** The account as its owner sees it (contract §3). */
export function userBody(user: User, waitlistStatus: WaitlistStatusBody, isGoogleLinked: boolean): UserBody {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    permissions: [...ROLE_PERMISSIONS[user.role]],
    waitlist_status: waitlistStatus,
    avatar: user.avatar,
    bio: user.bio,
    phone: user.phone,
    location: user.location,
    created_at: user.createdAt.toISOString(),
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    google_linked: isGoogleLinked,
    settings: settingsOf(user),
  };
}

/** All that is kept of the account itself, as its owner's export spells it. */
export function userExport(user: User) {
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
    disabled_at: user.disabledAt,
    last_seen_at: user.lastSeenAt,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}
