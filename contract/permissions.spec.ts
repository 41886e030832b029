import { DEFAULT_ROLE, PERMISSIONS, ROLE_PERMISSIONS, ROLES } from './permissions.js';

const ALL = [
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
];

it('knows four roles, parent where none is named, and 29 permissions', () => {
  expect([...ROLES].sort()).toEqual(['admin', 'device', 'moderator', 'parent']);
  expect(DEFAULT_ROLE).toBe('parent');
  expect(ALL).toHaveLength(29);
  expect(PERMISSIONS).toEqual(ALL);
});

it.each([
  ['admin', ALL],
  [
    'moderator',
    [
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
  ],
  [
    'parent',
    [
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
  ],
  ['device', ['view_device_profiles', 'view_conversations', 'create_conversations', 'view_content']],
] as const)('gives the role %s its permissions and no other', (role, permissions) => {
  expect([...ROLE_PERMISSIONS[role]].sort()).toEqual([...permissions].sort());
});
