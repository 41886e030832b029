import { Navigate, type RouteObject } from 'react-router';
import { familyPages } from './family-pages';
import { optional, page, soon } from './page-route';

const accountPages = () => import('../account/account-pages');

/** The pages behind the guard, which sends visitors without an account to /login. */
export const guardedPages: RouteObject[] = [
  { index: true, element: <Navigate to="/chat" replace /> },
  page('/chat', 'Chat', () => import('../chat/view/ChatPage').then((code) => code.ChatPage), 'full'),
  page('/conversations', 'Conversations', () =>
    import('../conversations/ConversationsPage').then((code) => code.ConversationsPage),
  ),
  page('/conversation', 'Conversations', () =>
    import('../conversations/ConversationsPage').then((code) => code.ConversationsPage),
  ),
  page('/conversation-list', 'Conversation Sessions', () =>
    import('../conversations/ConversationsPage').then((code) => code.ConversationsPage),
  ),
  page(
    '/conversation-list/:conversationId',
    'Conversation',
    () => import('../conversations/ConversationDetailPage').then((code) => code.ConversationDetailPage),
    'full',
  ),
  page('/conversation-list/:conversationId/print', 'Conversation', () =>
    import('../conversations/PrintPage').then((code) => code.PrintPage),
  ),
  ...optional(
    '/library',
    page('/library', 'Growth Guide', () => import('../library/LibraryPage').then((code) => code.LibraryPage)),
    page('/library/:slug', 'Growth Guide', () => import('../library/GuidePage').then((code) => code.GuidePage)),
  ),
  ...optional(
    '/story',
    page('/story', 'Stories', () => import('../library/StoriesPage').then((code) => code.StoriesPage)),
    page('/story/:slug', 'Stories', () => import('../library/StoryPage').then((code) => code.StoryPage)),
  ),
  ...optional(
    '/games',
    page('/games', 'Games', () => import('../library/GamesPage').then((code) => code.GamesPage)),
    page('/games/:slug', 'Games', () => import('../library/GamePage').then((code) => code.GamePage)),
  ),
  page('/admin', 'Admin Dashboard', () => import('../admin/dashboard/AdminPage').then((code) => code.AdminPage)),
  page('/admin/waitlist', 'Waitlist Admin', () =>
    import('../admin/waitlist/AdminWaitlistPage').then((code) => code.AdminWaitlistPage),
  ),
  page('/admin/users', 'User Management', () =>
    import('../admin/users/AdminUsersPage').then((code) => code.AdminUsersPage),
  ),
  page('/admin/analytics', 'Analytics', () =>
    import('../admin/dashboard/AdminAnalyticsPage').then((code) => code.AdminAnalyticsPage),
  ),
  page('/admin/settings', 'System Settings', () =>
    import('../admin/settings/AdminSettingsPage').then((code) => code.AdminSettingsPage),
  ),
  page('/admin/audit', 'Audit Log', () => import('../admin/audit/AdminAuditPage').then((code) => code.AdminAuditPage)),
  page('/moderation', 'Moderation Dashboard', () =>
    import('../moderation/ModerationPage').then((code) => code.ModerationPage),
  ),
  page('/moderation/reports', 'Reports', () => import('../moderation/ReportsPage').then((code) => code.ReportsPage)),
  page(
    '/onboarding',
    'Welcome',
    () => import('../onboarding/OnboardingPage').then((code) => code.OnboardingPage),
    'bare',
  ),
  page('/profile', 'Profile', () => accountPages().then((code) => code.ProfilePage)),
  page('/settings', 'Settings', () => accountPages().then((code) => code.SettingsPage)),
  ...optional(
    '/voice',
    page('/voice', 'Voice', () => import('../voice/VoicePage').then((code) => code.VoicePage)),
  ),
  ...optional(
    '/remainders',
    page('/remainders', 'Reminders', () => import('../reminders/RemindersPage').then((code) => code.RemindersPage)),
  ),
  { path: '/reminders', element: <Navigate to="/remainders" replace /> },
  ...optional(
    '/schedules',
    page('/schedules', 'Schedules', () => import('../schedules/SchedulesPage').then((code) => code.SchedulesPage)),
  ),
  page('/contents', 'Contents', () => import('../contents/ContentsPage').then((code) => code.ContentsPage)),
  page('/progress', 'Progress Dashboard', () => import('../progress/ProgressPage').then((code) => code.ProgressPage)),
  ...familyPages,
  soon('/device-profiles', 'Device Profiles', "Soon you can connect a child's device and choose what it may do."),
  page('*', 'Page not found', () => import('./ProblemPages').then((code) => code.LostPage)),
];
