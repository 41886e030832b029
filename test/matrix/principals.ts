/** Every role, a parent who is shut out by the waitlist but still holds a token, and a caller without a token. */
export const ROLES = ['admin', 'moderator', 'parent', 'device'] as const;
export const WAITLISTED = 'waitlisted parent';
export const ANONYMOUS = 'anonymous caller';
export const PRINCIPALS = [...ROLES, WAITLISTED, ANONYMOUS] as const;
export type Role = (typeof ROLES)[number];
export type Principal = (typeof PRINCIPALS)[number];

export const STAFF: readonly Role[] = ['admin', 'moderator'];
export const ADMIN: readonly Role[] = ['admin'];
export const ADULTS: readonly Role[] = ['admin', 'moderator', 'parent'];
export const MAY_DELETE: readonly Role[] = ['admin', 'parent'];
