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
import { type PageName, pageText } from '../platform/page-names';
import { checkAccess, isWithin, normalPath, type Visitor } from './access-rules';
import { isComingSoon } from './coming-soon';

interface Entry {
  /** Its label in the catalogue. */
  name: PageName;
  path: string;
  icon: ComponentType<IconProps>;
  /** Other pages that belong to this item and mark it too. */
  also?: readonly string[];
}

export interface NavItem extends Entry {
  label: string;
}

/** The pages that show the same conversations as /conversation-list in another form. */
export const CONVERSATION_VIEWS: readonly string[] = ['/conversations', '/conversation'];

/** Above everything else in the side bar of staff. */
const STAFF: readonly Entry[] = [
  { name: 'adminDashboard', path: '/admin', icon: IconHome },
  { name: 'userManagement', path: '/admin/users', icon: IconUsers },
  { name: 'waitlistAdmin', path: '/admin/waitlist', icon: IconHourglass },
  { name: 'moderationDashboard', path: '/moderation', icon: IconShieldCheck },
  { name: 'reports', path: '/moderation/reports', icon: IconFlag },
  { name: 'analytics', path: '/admin/analytics', icon: IconReportAnalytics },
  { name: 'auditLog', path: '/admin/audit', icon: IconHistory },
  { name: 'systemSettings', path: '/admin/settings', icon: IconAdjustments },
];

/** The first group of the side bar, in order. */
const LEARNING: readonly Entry[] = [
  { name: 'chat', path: '/chat', icon: IconMessageCircle },
  { name: 'conversationSessions', path: '/conversation-list', icon: IconMessages, also: CONVERSATION_VIEWS },
  { name: 'voice', path: '/voice', icon: IconMicrophone },
  { name: 'growthGuide', path: '/library', icon: IconFeather },
  { name: 'stories', path: '/story', icon: IconBook2 },
  { name: 'games', path: '/games', icon: IconDeviceGamepad2 },
  { name: 'remainders', path: '/remainders', icon: IconBell },
  { name: 'schedules', path: '/schedules', icon: IconCalendarEvent },
  { name: 'contents', path: '/contents', icon: IconBooks },
];

/** The group below the divider. */
const FAMILY: readonly Entry[] = [
  { name: 'progress', path: '/progress', icon: IconChartBar },
  { name: 'parentalControls', path: '/parental', icon: IconShieldHalf, also: ['/family-settings', '/pair'] },
  { name: 'childProfiles', path: '/profiles', icon: IconMoodKid, also: ['/child-profiles'] },
  { name: 'deviceProfiles', path: '/device-profiles', icon: IconDeviceTablet },
  { name: 'profile', path: '/profile', icon: IconUserCircle },
  { name: 'settings', path: '/settings', icon: IconSettings },
];

const labelled = (entry: Entry): NavItem => ({ ...entry, label: pageText(entry.name) });

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
  const isListed = ({ path }: Entry) => !isComingSoon(path) && checkAccess(visitor, path).isAllowed;
  const isComing = ({ path }: Entry) => isComingSoon(path) && visitor.role !== 'device';
  return {
    staff: STAFF.filter(isListed).map(labelled),
    learning: LEARNING.filter(isListed).map(labelled),
    family: FAMILY.filter(isListed).map(labelled),
    coming: [...LEARNING, ...FAMILY].filter(isComing).map(labelled),
  };
}

/** The item of the current page: the one with the longest path, so that /admin/users does not mark /admin too. */
export function activeItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const here = normalPath(path);
  const matches = items.filter((item) => [item.path, ...(item.also ?? [])].some((one) => isWithin(here, one)));
  return matches.toSorted((a, b) => b.path.length - a.path.length)[0];
}

const MENU_ITEMS = {
  chat: { name: 'chat', path: '/chat', icon: IconMessageCircle },
  profile: { name: 'profile', path: '/profile', icon: IconUserCircle },
  adminDashboard: { name: 'adminDashboard', path: '/admin', icon: IconHome },
  userManagement: { name: 'userManagement', path: '/admin/users', icon: IconUsers },
  analytics: { name: 'analytics', path: '/admin/analytics', icon: IconReportAnalytics },
  waitlist: { name: 'waitlist', path: '/admin/waitlist', icon: IconUsers },
  moderation: { name: 'moderation', path: '/moderation', icon: IconShieldCheck },
  moderationDashboard: { name: 'moderationDashboard', path: '/moderation', icon: IconShieldCheck },
  reports: { name: 'reports', path: '/moderation/reports', icon: IconFlag },
  conversations: { name: 'conversations', path: '/conversations', icon: IconMessages },
  content: { name: 'content', path: '/contents', icon: IconBooks },
  childProfiles: { name: 'childProfiles', path: '/child-profiles', icon: IconMoodKid },
  familySettings: { name: 'familySettings', path: '/family-settings', icon: IconShieldHalf },
  settings: { name: 'settings', path: '/settings', icon: IconSettings },
  deviceProfiles: { name: 'deviceProfiles', path: '/device-profiles', icon: IconDeviceTablet },
} satisfies Record<string, Entry>;

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
    .filter(({ path }) => checkAccess(visitor, path).isAllowed)
    .map(labelled);
  return {
    items: listed.filter(({ path }) => !isComingSoon(path)),
    coming: listed.filter(({ path }) => isComingSoon(path)),
  };
}
