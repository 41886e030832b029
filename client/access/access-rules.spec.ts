import { ROLE_PERMISSIONS, ROLES, type Role } from '../../contract/permissions';
import { checkAccess, homeOf, isWithin, normalPath } from './access-rules';

const visitor = (role: Role) => ({ role, permissions: ROLE_PERMISSIONS[role] });
const whoMayOpen = (path: string) => ROLES.filter((role) => checkAccess(visitor(role), path).isAllowed);

describe('checkAccess', () => {
  it.each([
    ['/chat', ['admin', 'moderator', 'parent', 'device']],
    ['/voice', ['admin', 'moderator', 'parent', 'device']],
    ['/admin', ['admin']],
    ['/admin/users', ['admin']],
    ['/admin/waitlist', ['admin']],
    ['/admin/settings/deeper', ['admin']],
    ['/Admin/Users/', ['admin']],
    ['/%61dmin', ['admin']],
    ['/moderation', ['admin', 'moderator']],
    ['/moderation/reports', ['admin', 'moderator']],
    ['/profile', ['admin', 'moderator', 'parent']],
    ['/settings', ['admin', 'moderator', 'parent']],
    ['/profiles', ['admin', 'parent']],
    ['/child-profiles', ['admin', 'parent']],
    ['/conversations', ['admin', 'moderator', 'parent', 'device']],
    ['/conversation-list/some-id', ['admin', 'moderator', 'parent', 'device']],
    ['/contents', ['admin', 'moderator', 'parent', 'device']],
    ['/family-settings', ['admin', 'parent']],
    ['/parental', ['admin', 'parent']],
    ['/pair', ['admin', 'parent']],
    ['/invitations/some-token', ['admin', 'parent']],
    ['/remainders', ['admin', 'parent']],
    ['/schedules', ['admin', 'parent']],
    ['/profiles/some-id/conversations', ['admin', 'parent']],
    ['/device-profiles', ['admin', 'device']],
  ])('opens %s only to %j', (path, roles) => {
    expect(whoMayOpen(path)).toEqual(roles);
  });

  it.each(['/profiles', '/conversation', '/conversation-list/some-id', '/parental', '/voice'])(
    'leaves %s, which the table does not list, open to every signed-in user in the mode "spec"',
    (path) => {
      const visitor = { role: 'device', permissions: [] } as const;
      expect(checkAccess(visitor, path, 'spec').isAllowed).toBe(true);
      expect(checkAccess(visitor, path, 'strict').isAllowed).toBe(path === '/voice');
    },
  );

  it.each(['/profile', '/conversations', '/family-settings', '/child-profiles', '/admin'])(
    'guards %s in both modes',
    (path) => {
      const visitor = { role: 'device', permissions: [] } as const;
      for (const guards of ['spec', 'strict'] as const)
        expect(checkAccess(visitor, path, guards).isAllowed).toBe(false);
    },
  );

  it('requires the role that a longer path inherits from a shorter one', () => {
    const moderator = { role: 'moderator' as const, permissions: ROLE_PERMISSIONS.admin };
    expect(checkAccess(moderator, '/admin/users')).toEqual({
      isAllowed: false,
      roles: ['admin'],
      permissions: ['view_admin_dashboard', 'view_users'],
    });
  });
});

describe('isWithin', () => {
  it('matches whole segments', () => {
    expect(isWithin('/profile', '/profile')).toBe(true);
    expect(isWithin('/profile/edit', '/profile')).toBe(true);
    expect(isWithin('/profiles', '/profile')).toBe(false);
    expect(isWithin('/conversation-list', '/conversation')).toBe(false);
  });
});

describe('normalPath', () => {
  it('removes what the router ignores', () => {
    expect(normalPath('//Admin/users//')).toBe('/admin/users');
    expect(normalPath('/%E0%A4%A')).toBe('/%e0%a4%a');
    expect(normalPath('')).toBe('/');
  });
});

describe('homeOf', () => {
  it('gives each role its own start page', () => {
    expect(ROLES.map(homeOf)).toEqual(['/admin', '/moderation', '/chat', '/home']);
  });
});
