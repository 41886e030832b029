/** The roles and their permissions, shared by server and client. */

export const ROLES = ['admin', 'moderator', 'parent', 'device'] as const;
export type Role = (typeof ROLES)[number];
export const DEFAULT_ROLE: Role = 'parent';

export const PERMISSIONS = [
  'view_users',
  'manage_users',
  'delete_users',
  'view_admin_dashboard',
  'view_system_analytics',
  'manage_system_settings',
  'view_moderation_dashboard',
  'moderate_content',
  'manage_reports',
  'view_waitlist',
  'manage_waitlist',
  'approve_users',
  'view_own_profile',
  'edit_own_profile',
  'view_account_settings',
  'view_child_profiles',
  'manage_child_profiles',
  'delete_child_profiles',
  'view_conversations',
  'create_conversations',
  'delete_conversations',
  'view_content',
  'upload_content',
  'manage_content',
  'delete_content',
  'view_family_settings',
  'manage_family_settings',
  'view_device_profiles',
  'manage_device_profiles',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The permissions of each role. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  moderator: [
    'view_moderation_dashboard',
    'moderate_content',
    'manage_reports',
    'view_users',
    'view_own_profile',
    'edit_own_profile',
    'view_account_settings',
    'view_conversations',
    'create_conversations',
    'view_content',
    'upload_content',
    'manage_content',
  ],
  parent: [
    'view_own_profile',
    'edit_own_profile',
    'view_account_settings',
    'view_child_profiles',
    'manage_child_profiles',
    'delete_child_profiles',
    'view_conversations',
    'create_conversations',
    'delete_conversations',
    'view_content',
    'upload_content',
    'manage_content',
    'delete_content',
    'view_family_settings',
    'manage_family_settings',
  ],
  device: ['view_device_profiles', 'view_conversations', 'create_conversations', 'view_content'],
};

/** True if the role holds the permission. */
export function roleHas(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
