import { Navigate, type RouteObject } from 'react-router';
import { familyPages } from './family-pages';
import { optional, page, soon } from './page-route';

const accountPages = () => import('../account/account-pages');

/** The pages behind the guard, which sends visitors without an account to /login. */
export const guardedPages: RouteObject[] = [
  { index: true, element: <Navigate to="/chat" replace /> },
  page('/chat', 'Chat', async () => (await import('../chat/view/ChatPage')).ChatPage, 'full'),
  page(
    '/conversations',
    'Conversations',
    async () => (await import('../conversations/ConversationsPage')).ConversationsPage,
  ),
  page(
    '/conversation',
    'Conversations',
    async () => (await import('../conversations/ConversationsPage')).ConversationsPage,
  ),
  page(
    '/conversation-list',
    'Conversation Sessions',
    async () => (await import('../conversations/ConversationsPage')).ConversationsPage,
  ),
  page(
    '/conversation-list/:conversationId',
    'Conversation',
    async () => (await import('../conversations/ConversationDetailPage')).ConversationDetailPage,
    'full',
  ),
  page(
    '/conversation-list/:conversationId/print',
    'Conversation',
    async () => (await import('../conversations/PrintPage')).PrintPage,
  ),
  ...optional(
    '/library',
    'Growth Guide',
    page('/library', 'Growth Guide', async () => (await import('../library/LibraryPage')).LibraryPage),
    page('/library/:slug', 'Growth Guide', async () => (await import('../library/GuidePage')).GuidePage),
  ),
  ...optional(
    '/story',
    'Stories',
    page('/story', 'Stories', async () => (await import('../library/StoriesPage')).StoriesPage),
    page('/story/:slug', 'Stories', async () => (await import('../library/StoryPage')).StoryPage),
  ),
  ...optional(
    '/games',
    'Games',
    page('/games', 'Games', async () => (await import('../library/GamesPage')).GamesPage),
    page('/games/:slug', 'Games', async () => (await import('../library/GamePage')).GamePage),
  ),
  page('/admin', 'Admin Dashboard', async () => (await import('../admin/dashboard/AdminPage')).AdminPage),
  page(
    '/admin/waitlist',
    'Waitlist Admin',
    async () => (await import('../admin/waitlist/AdminWaitlistPage')).AdminWaitlistPage,
  ),
  page('/admin/users', 'User Management', async () => (await import('../admin/users/AdminUsersPage')).AdminUsersPage),
  page(
    '/admin/analytics',
    'Analytics',
    async () => (await import('../admin/dashboard/AdminAnalyticsPage')).AdminAnalyticsPage,
  ),
  page(
    '/admin/settings',
    'System Settings',
    async () => (await import('../admin/settings/AdminSettingsPage')).AdminSettingsPage,
  ),
  page('/admin/audit', 'Audit Log', async () => (await import('../admin/audit/AdminAuditPage')).AdminAuditPage),
  page(
    '/moderation',
    'Moderation Dashboard',
    async () => (await import('../moderation/ModerationPage')).ModerationPage,
  ),
  page('/moderation/reports', 'Reports', async () => (await import('../moderation/ReportsPage')).ReportsPage),
  page('/onboarding', 'Welcome', async () => (await import('../onboarding/OnboardingPage')).OnboardingPage, 'bare'),
  page('/profile', 'Profile', async () => (await accountPages()).ProfilePage),
  page('/settings', 'Settings', async () => (await accountPages()).SettingsPage),
  ...optional(
    '/voice',
    'Voice',
    page('/voice', 'Voice', async () => (await import('../voice/VoicePage')).VoicePage),
  ),
  ...optional(
    '/remainders',
    'Reminders',
    page('/remainders', 'Reminders', async () => (await import('../reminders/RemindersPage')).RemindersPage),
  ),
  { path: '/reminders', element: <Navigate to="/remainders" replace /> },
  ...optional(
    '/schedules',
    'Schedules',
    page('/schedules', 'Schedules', async () => (await import('../schedules/SchedulesPage')).SchedulesPage),
  ),
  page('/contents', 'Contents', async () => (await import('../contents/ContentsPage')).ContentsPage),
  page('/progress', 'Progress Dashboard', async () => (await import('../progress/ProgressPage')).ProgressPage),
  ...familyPages,
  soon('/device-profiles', 'Device Profiles', "Soon you can connect a child's device and choose what it may do."),
  page('*', 'Page not found', async () => (await import('./ProblemPages')).LostPage),
];
