import {
  IconBell,
  IconBook2,
  IconBooks,
  IconCalendarEvent,
  IconChartBar,
  IconDeviceGamepad2,
  IconDeviceTablet,
  IconFeather,
  IconFlag,
  IconHome,
  IconListSearch,
  IconMessageCircle,
  IconMessages,
  IconMicrophone,
  IconMoodKid,
  type IconProps,
  IconReportAnalytics,
  IconSettings,
  IconShieldCheck,
  IconShieldHalf,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Role } from '../../contract/permissions';
import { checkAccess, type Visitor } from './access-rules';
import { isComingSoon } from './coming-soon';

export interface Place {
  label: string;
  path: string;
  icon: ComponentType<IconProps>;
}

/** The side bar's first group, in the spec's order (spec §2). */
const LEARNING: readonly Place[] = [
  { label: 'Chat', path: '/chat', icon: IconMessageCircle },
  { label: 'Conversation Sessions', path: '/conversation-list', icon: IconListSearch },
  { label: 'Voice', path: '/voice', icon: IconMicrophone },
  { label: 'Growth Guide', path: '/library', icon: IconFeather },
  { label: 'Stories', path: '/story', icon: IconBook2 },
  { label: 'Games', path: '/games', icon: IconDeviceGamepad2 },
  { label: 'Remainders', path: '/remainders', icon: IconBell },
  { label: 'Schedules', path: '/schedules', icon: IconCalendarEvent },
  { label: 'Contents', path: '/contents', icon: IconBooks },
];

/** The group behind the divider. */
const FAMILY: readonly Place[] = [
  { label: 'Progress Dashboard', path: '/progress', icon: IconChartBar },
  { label: 'Parental Controls', path: '/parental', icon: IconShieldHalf },
  { label: 'Child Profiles', path: '/profiles', icon: IconMoodKid },
  { label: 'Device Profiles', path: '/device-profiles', icon: IconDeviceTablet },
  { label: 'Waitlist Admin', path: '/admin/waitlist', icon: IconUsers },
  { label: 'Profile', path: '/profile', icon: IconUserCircle },
];

/**
 * The two groups of the side bar. What works is listed for whoever may open it; what is still to come is listed for
 * everybody but a child's device, which sees only what is its own.
 */
export function sideBarPlaces(visitor: Visitor): { learning: Place[]; family: Place[] } {
  const isListed = ({ path }: Place) =>
    (isComingSoon(path) && visitor.role !== 'device') || checkAccess(visitor, path).isAllowed;
  return { learning: LEARNING.filter(isListed), family: FAMILY.filter(isListed) };
}

const ENTRIES: Readonly<Record<string, Place>> = {
  chat: { label: 'Chat', path: '/chat', icon: IconMessageCircle },
  profile: { label: 'Profile', path: '/profile', icon: IconUserCircle },
  adminDashboard: { label: 'Admin Dashboard', path: '/admin', icon: IconHome },
  userManagement: { label: 'User Management', path: '/admin/users', icon: IconUsers },
  analytics: { label: 'Analytics', path: '/admin/analytics', icon: IconReportAnalytics },
  waitlist: { label: 'Waitlist', path: '/admin/waitlist', icon: IconUsers },
  moderation: { label: 'Moderation', path: '/moderation', icon: IconShieldCheck },
  moderationDashboard: { label: 'Moderation Dashboard', path: '/moderation', icon: IconShieldCheck },
  reports: { label: 'Reports', path: '/moderation/reports', icon: IconFlag },
  conversations: { label: 'Conversations', path: '/conversations', icon: IconMessages },
  content: { label: 'Content', path: '/contents', icon: IconBooks },
  childProfiles: { label: 'Child Profiles', path: '/child-profiles', icon: IconMoodKid },
  familySettings: { label: 'Family Settings', path: '/family-settings', icon: IconShieldHalf },
  settings: { label: 'Settings', path: '/settings', icon: IconSettings },
  deviceProfiles: { label: 'Device Profiles', path: '/device-profiles', icon: IconDeviceTablet },
};

/** Navigation entries by role (spec §6): all get the first two. */
const ENTRIES_BY_ROLE: Readonly<Record<Role, readonly (keyof typeof ENTRIES)[]>> = {
  admin: [
    'adminDashboard',
    'userManagement',
    'analytics',
    'waitlist',
    'moderation',
    'conversations',
    'content',
    'childProfiles',
    'familySettings',
  ],
  moderator: ['moderationDashboard', 'reports', 'conversations', 'content'],
  parent: ['conversations', 'childProfiles', 'content', 'familySettings', 'settings'],
  device: ['deviceProfiles'],
};

/** What the account menu lists: the role's entries, filtered by what it can open. */
export function navigationEntries(visitor: Visitor): Place[] {
  return ['chat', 'profile', ...ENTRIES_BY_ROLE[visitor.role]]
    .map((name) => ENTRIES[name])
    .filter((place) => place !== undefined)
    .filter(({ path }) => checkAccess(visitor, path).isAllowed);
}
