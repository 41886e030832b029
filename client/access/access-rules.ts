import type { Permission, Role } from '../../contract/permissions';

/** What a path requires. Applies to the path and everything below it, by whole segments. */
export interface AccessRule {
  path: string;
  permissions: readonly Permission[];
  roles?: readonly Role[];
  /** Not in the product's table. Without it, this address would be a way around a rule of the table. */
  isAddition?: true;
}

/** With `VITE_ROUTE_GUARDS=spec` only the product's table applies. Other paths are open to every signed-in user. */
const GUARDS: RouteGuards = import.meta.env?.VITE_ROUTE_GUARDS === 'spec' ? 'spec' : 'strict';
export type RouteGuards = 'strict' | 'spec';

/** The product's table of routes, with additions so that no address is a way around it. */
export const ACCESS_RULES: readonly AccessRule[] = [
  { path: '/admin', permissions: ['view_admin_dashboard'], roles: ['admin'] },
  { path: '/admin/users', permissions: ['view_users'] },
  { path: '/admin/analytics', permissions: ['view_system_analytics'] },
  { path: '/admin/settings', permissions: ['manage_system_settings'] },
  { path: '/admin/waitlist', permissions: ['view_waitlist'] },
  { path: '/moderation', permissions: ['view_moderation_dashboard'] },
  { path: '/moderation/reports', permissions: ['manage_reports'] },
  { path: '/profile', permissions: ['view_own_profile'] },
  { path: '/settings', permissions: ['view_account_settings'] },
  { path: '/child-profiles', permissions: ['view_child_profiles'] },
  { path: '/profiles', permissions: ['view_child_profiles'], isAddition: true },
  { path: '/conversations', permissions: ['view_conversations'] },
  { path: '/conversation', permissions: ['view_conversations'], isAddition: true },
  { path: '/conversation-list', permissions: ['view_conversations'], isAddition: true },
  { path: '/contents', permissions: ['view_content'] },
  { path: '/family-settings', permissions: ['view_family_settings'] },
  { path: '/remainders', permissions: ['view_child_profiles', 'view_family_settings'], isAddition: true },
  { path: '/schedules', permissions: ['view_child_profiles', 'view_family_settings'], isAddition: true },
  { path: '/progress', permissions: ['view_child_profiles'], isAddition: true },
  { path: '/parental', permissions: ['view_family_settings'], isAddition: true },
  { path: '/pair', permissions: ['manage_family_settings'], isAddition: true },
  { path: '/invitations', permissions: ['manage_family_settings'], isAddition: true },
  { path: '/device-profiles', permissions: ['view_device_profiles'] },
  { path: '/chat', permissions: [] },
  { path: '/home', permissions: [], roles: ['device'] },
];

/** The user who opens a page. */
export interface Visitor {
  role: Role;
  permissions: readonly Permission[];
}

export interface Access {
  isAllowed: boolean;
  /** Everything that the path requires, by all rules that match. */
  roles: readonly Role[];
  permissions: readonly Permission[];
}

/** True where `path` is `prefix` or lies below it: `/profile` does not match `/profiles`. */
export function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The router opens the same page for `/Admin//users/` and `/admin/users`, so the rules treat them as one path. */
export function normalPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Not a valid encoding: keep the path as it is.
  }
  return `/${decoded.toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/** Whether the visitor may open the path. All rules that match must hold, also those of shorter paths. */
export function checkAccess(visitor: Visitor, path: string, guards: RouteGuards = GUARDS): Access {
  const here = normalPath(path);
  const rules = ACCESS_RULES.filter((rule) => isWithin(here, rule.path) && !(guards === 'spec' && rule.isAddition));
  const roles = [...new Set(rules.flatMap((rule) => rule.roles ?? []))];
  const permissions = [...new Set(rules.flatMap((rule) => rule.permissions))];
  const isAllowed = rules.every(
    (rule) =>
      (!rule.roles || rule.roles.includes(visitor.role)) &&
      rule.permissions.every((permission) => visitor.permissions.includes(permission)),
  );
  return { isAllowed, roles, permissions };
}

/** The page that a role sees after the sign-in. */
export function homeOf(role: Role): string {
  if (role === 'admin') return '/admin';
  if (role === 'moderator') return '/moderation';
  if (role === 'device') return '/home';
  return '/chat';
}
