import { ROLE_PERMISSIONS, ROLES, type Role } from '../../contract/permissions';
import { isComingSoon } from './coming-soon';
import { accountMenuItems, activeItem, sideBarItems } from './nav-items';

const visitor = (role: Role) => ({ role, permissions: ROLE_PERMISSIONS[role] });
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

describe('sideBarItems', () => {
  it('lists the pages that exist in two groups, and the others after them, each in a fixed order', () => {
    const { learning, family, coming } = sideBarItems(visitor('parent'));
    expect(labels(learning)).toEqual([
      'Chat',
      'Conversation Sessions',
      'Voice',
      'Growth Guide',
      'Stories',
      'Games',
      'Remainders',
      'Schedules',
      'Contents',
    ]);
    expect(labels(family)).toEqual([
      'Progress Dashboard',
      'Parental Controls',
      'Child Profiles',
      'Profile',
      'Settings',
    ]);
    expect(labels(coming)).toEqual(['Device Profiles']);
  });

  it.each([
    [
      'admin',
      [
        'Admin Dashboard',
        'User Management',
        'Waitlist Admin',
        'Moderation Dashboard',
        'Reports',
        'Analytics',
        'Audit Log',
        'System Settings',
      ],
    ],
    ['moderator', ['Moderation Dashboard', 'Reports']],
    ['parent', []],
    ['device', []],
  ] as const)('gives %s the staff pages of that role', (role, expected) => {
    expect(labels(sideBarItems(visitor(role)).staff)).toEqual(expected);
  });

  it('shows Waitlist Admin only to admins', () => {
    for (const role of ['moderator', 'parent', 'device'] as const) {
      expect(labels(Object.values(sideBarItems(visitor(role))).flat())).not.toContain('Waitlist Admin');
    }
  });

  it('offers Settings to every role that has them', () => {
    const holders = ROLES.filter((role) => labels(sideBarItems(visitor(role)).family).includes('Settings'));
    expect(holders).toEqual(['admin', 'moderator', 'parent']);
  });

  it('shows a device only pages that exist and that it may open', () => {
    const { staff, learning, family, coming } = sideBarItems(visitor('device'));
    expect(labels([...staff, ...learning, ...family, ...coming])).toEqual([
      'Chat',
      'Conversation Sessions',
      'Voice',
      'Growth Guide',
      'Stories',
      'Games',
      'Contents',
    ]);
  });
});

describe('activeItem', () => {
  const { staff, learning, family } = sideBarItems(visitor('admin'));
  const activeAt = (path: string) => activeItem([...staff, ...learning, ...family], path)?.label;

  it.each([
    ['/chat', 'Chat'],
    ['/conversations', 'Conversation Sessions'],
    ['/conversation', 'Conversation Sessions'],
    ['/conversation-list', 'Conversation Sessions'],
    ['/conversation-list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'Conversation Sessions'],
    ['/library/bedtime-routine', 'Growth Guide'],
    ['/admin', 'Admin Dashboard'],
    ['/Admin//users/', 'User Management'],
    ['/moderation/reports', 'Reports'],
    ['/child-profiles', 'Child Profiles'],
    ['/pair', 'Parental Controls'],
    ['/voice', 'Voice'],
  ])('at %s is %s', (path, label) => {
    expect(activeAt(path)).toBe(label);
  });
});

describe('accountMenuItems', () => {
  it.each([
    [
      'admin',
      [
        'Chat',
        'Profile',
        'Admin Dashboard',
        'User Management',
        'Analytics',
        'Waitlist',
        'Moderation',
        'Conversations',
        'Content',
        'Child Profiles',
        'Family Settings',
        'Settings',
      ],
      [],
    ],
    ['moderator', ['Chat', 'Profile', 'Moderation Dashboard', 'Reports', 'Conversations', 'Content', 'Settings'], []],
    ['parent', ['Chat', 'Profile', 'Conversations', 'Child Profiles', 'Content', 'Family Settings', 'Settings'], []],
    ['device', ['Chat'], ['Device Profiles']],
  ] as const)('of %s lists the items of that role', (role, items, coming) => {
    const menu = accountMenuItems(visitor(role));
    expect(labels(menu.items)).toEqual(items);
    expect(labels(menu.coming)).toEqual(coming);
  });
});

describe('isComingSoon', () => {
  it('is true only for pages that do not exist yet', () => {
    expect(isComingSoon('/library')).toBe(false);
    expect(isComingSoon('/device-profiles')).toBe(true);
  });
});
