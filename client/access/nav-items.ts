import {
  IconAdjustments,
  IconBell,
  IconBook2,
  IconBooks,
  IconCalendarEvent,
  IconChartBar,
  IconDeviceGamepad2,
  IconDeviceTablet,
  IconFeather,
  IconFlag,
  IconHistory,
  IconHome,
  IconHourglass,
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
import { checkAccess, isWithin, normalPath, type Visitor } from './access-rules';
import { isComingSoon } from './coming-soon';

export interface NavItem {
  label: string;
  path: string;
  icon: ComponentType<IconProps>;
  /** Other pages that belong to this item and mark it too. */
  also?: readonly string[];
}

/** The pages that show the same conversations as /conversation-list in another form. */
export const CONVERSATION_VIEWS: readonly string[] = ['/conversations', '/conversation'];

/** Above everything else in the side bar of staff. */
const STAFF: readonly NavItem[] = [
  { label: 'Admin Dashboard', path: '/admin', icon: IconHome },
  { label: 'User Management', path: '/admin/users', icon: IconUsers },
  { label: 'Waitlist Admin', path: '/admin/waitlist', icon: IconHourglass },
  { label: 'Moderation Dashboard', path: '/moderation', icon: IconShieldCheck },
  { label: 'Reports', path: '/moderation/reports', icon: IconFlag },
  { label: 'Analytics', path: '/admin/analytics', icon: IconReportAnalytics },
  { label: 'Audit Log', path: '/admin/audit', icon: IconHistory },
  { label: 'System Settings', path: '/admin/settings', icon: IconAdjustments },
];

/** The first group of the side bar, in order. */
const LEARNING: readonly NavItem[] = [
  { label: 'Chat', path: '/chat', icon: IconMessageCircle },
  { label: 'Conversation Sessions', path: '/conversation-list', icon: IconMessages, also: CONVERSATION_VIEWS },
  { label: 'Voice', path: '/voice', icon: IconMicrophone },
  { label: 'Growth Guide', path: '/library', icon: IconFeather },
  { label: 'Stories', path: '/story', icon: IconBook2 },
  { label: 'Games', path: '/games', icon: IconDeviceGamepad2 },
  { label: 'Remainders', path: '/remainders', icon: IconBell },
  { label: 'Schedules', path: '/schedules', icon: IconCalendarEvent },
  { label: 'Contents', path: '/contents', icon: IconBooks },
];

/** The group below the divider. */
const FAMILY: readonly NavItem[] = [
  { label: 'Progress Dashboard', path: '/progress', icon: IconChartBar },
  { label: 'Parental Controls', path: '/parental', icon: IconShieldHalf, also: ['/family-settings', '/pair'] },
  { label: 'Child Profiles', path: '/profiles', icon: IconMoodKid, also: ['/child-profiles'] },
  { label: 'Device Profiles', path: '/device-profiles', icon: IconDeviceTablet },
  { label: 'Profile', path: '/profile', icon: IconUserCircle },
  { label: 'Settings', path: '/settings', icon: IconSettings },
];

interface SideBarItems {
  staff: NavItem[];
  learning: NavItem[];
  family: NavItem[];
  /** Pages that do not exist yet. */
  coming: NavItem[];
}

/**
 * The groups of the side bar. It lists the pages that the visitor may open. Pages that do not exist yet have a group of
 * their own, for everyone except a child's device.
 */
export function sideBarItems(visitor: Visitor): SideBarItems {
  const isListed = ({ path }: NavItem) => !isComingSoon(path) && checkAccess(visitor, path).isAllowed;
  const isComing = ({ path }: NavItem) => isComingSoon(path) && visitor.role !== 'device';
  return {
    staff: STAFF.filter(isListed),
    learning: LEARNING.filter(isListed),
    family: FAMILY.filter(isListed),
    coming: [...LEARNING, ...FAMILY].filter(isComing),
  };
}

/** The item of the current page: the one with the longest path, so that /admin/users does not mark /admin too. */
export function activeItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const here = normalPath(path);
  const matches = items.filter((item) => [item.path, ...(item.also ?? [])].some((one) => isWithin(here, one)));
  return matches.toSorted((a, b) => b.path.length - a.path.length)[0];
}

const MENU_ITEMS = {
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
} satisfies Record<string, NavItem>;

/** The account menu of each role, after Chat and Profile. */
const MENU_BY_ROLE: Readonly<Record<Role, readonly (keyof typeof MENU_ITEMS)[]>> = {
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
    'settings',
  ],
  moderator: ['moderationDashboard', 'reports', 'conversations', 'content', 'settings'],
  parent: ['conversations', 'childProfiles', 'content', 'familySettings', 'settings'],
  device: ['deviceProfiles'],
};

/** The items of the account menu that the visitor may open, and those whose page does not exist yet. */
export function accountMenuItems(visitor: Visitor): { items: NavItem[]; coming: NavItem[] } {
  const listed = (['chat', 'profile', ...MENU_BY_ROLE[visitor.role]] as const)
    .map((name) => MENU_ITEMS[name])
    .filter(({ path }) => checkAccess(visitor, path).isAllowed);
  return {
    items: listed.filter(({ path }) => !isComingSoon(path)),
    coming: listed.filter(({ path }) => isComingSoon(path)),
  };
}
