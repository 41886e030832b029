import { ROLE_PERMISSIONS, type Role } from '../../contract/permissions';
import { isComingSoon } from './coming-soon';
import { navigationEntries, sideBarPlaces } from './places';

const visitor = (role: Role) => ({ role, permissions: ROLE_PERMISSIONS[role] });
const labels = (places: readonly { label: string }[]) => places.map(({ label }) => label);

describe('sideBarPlaces', () => {
  it('lists nine places, then those behind the divider, in the order of the specification', () => {
    const { learning, family } = sideBarPlaces(visitor('admin'));
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
      'Device Profiles',
      'Waitlist Admin',
      'Profile',
    ]);
  });

  it('shows Waitlist Admin to admins alone', () => {
    for (const role of ['moderator', 'parent', 'device'] as const) {
      expect(labels(sideBarPlaces(visitor(role)).family)).not.toContain('Waitlist Admin');
    }
  });

  it('shows a device nothing that it may not open', () => {
    expect(labels(sideBarPlaces(visitor('device')).family)).toEqual(['Progress Dashboard', 'Device Profiles']);
  });
});

describe('navigationEntries', () => {
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
      ],
    ],
    ['moderator', ['Chat', 'Profile', 'Moderation Dashboard', 'Reports', 'Conversations', 'Content']],
    ['parent', ['Chat', 'Profile', 'Conversations', 'Child Profiles', 'Content', 'Family Settings', 'Settings']],
    ['device', ['Chat', 'Device Profiles']],
  ] as const)('of %s', (role, expected) => {
    expect(labels(navigationEntries(visitor(role)))).toEqual(expected);
  });
});

describe('isComingSoon', () => {
  it('tells what works from what is to come', () => {
    expect(isComingSoon('/library')).toBe(false);
    expect(isComingSoon('/voice')).toBe(true);
  });
});
