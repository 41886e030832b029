import { Navigate, type RouteObject } from 'react-router';
import { familyPages } from './family-pages';
import { optional, page, soon } from './page-route';

/** The pages behind the guard, which sends visitors without an account to /login. */
export const guardedPages: RouteObject[] = [
  { index: true, element: <Navigate to="/chat" replace /> },
  page('/chat', 'chat', () => import('../chat/view/ChatPage').then((code) => code.ChatPage), 'full'),
  page('/conversations', 'conversations', () =>
    import('../conversations/ConversationsPage').then((code) => code.ConversationsPage),
  ),
  page('/conversation', 'conversations', () =>
    import('../conversations/ConversationsPage').then((code) => code.ConversationsPage),
  ),
  page('/conversation-list', 'conversationSessions', () =>
    import('../conversations/ConversationsPage').then((code) => code.ConversationsPage),
  ),
  page(
    '/conversation-list/:conversationId',
    'conversation',
    () => import('../conversations/ConversationDetailPage').then((code) => code.ConversationDetailPage),
    'full',
  ),
  page('/conversation-list/:conversationId/print', 'conversation', () =>
    import('../conversations/PrintPage').then((code) => code.PrintPage),
  ),
  ...optional(
    '/library',
    page('/library', 'growthGuide', () => import('../library/LibraryPage').then((code) => code.LibraryPage)),
    page('/library/:slug', 'growthGuide', () => import('../library/GuidePage').then((code) => code.GuidePage)),
  ),
  ...optional(
    '/story',
    page('/story', 'stories', () => import('../library/StoriesPage').then((code) => code.StoriesPage)),
    page('/story/:slug', 'stories', () => import('../library/StoryPage').then((code) => code.StoryPage)),
  ),
  ...optional(
    '/games',
    page('/games', 'games', () => import('../library/GamesPage').then((code) => code.GamesPage)),
    page('/games/:slug', 'games', () => import('../library/GamePage').then((code) => code.GamePage)),
  ),
  page('/admin', 'adminDashboard', () => import('../admin/dashboard/AdminPage').then((code) => code.AdminPage)),
  page('/admin/waitlist', 'waitlistAdmin', () =>
    import('../admin/waitlist/AdminWaitlistPage').then((code) => code.AdminWaitlistPage),
  ),
  page('/admin/users', 'userManagement', () =>
    import('../admin/users/AdminUsersPage').then((code) => code.AdminUsersPage),
  ),
  page('/admin/analytics', 'analytics', () =>
    import('../admin/dashboard/AdminAnalyticsPage').then((code) => code.AdminAnalyticsPage),
  ),
  page('/admin/settings', 'systemSettings', () =>
    import('../admin/settings/AdminSettingsPage').then((code) => code.AdminSettingsPage),
  ),
  page('/admin/audit', 'auditLog', () => import('../admin/audit/AdminAuditPage').then((code) => code.AdminAuditPage)),
  page('/moderation', 'moderationDashboard', () =>
    import('../moderation/ModerationPage').then((code) => code.ModerationPage),
  ),
  page('/moderation/reports', 'reports', () => import('../moderation/ReportsPage').then((code) => code.ReportsPage)),
  page(
    '/onboarding',
    'welcome',
    () => import('../onboarding/OnboardingPage').then((code) => code.OnboardingPage),
    'bare',
  ),
  page('/profile', 'profile', () => import('../account/ProfilePage').then((code) => code.ProfilePage)),
  page('/settings', 'settings', () => import('../account/SettingsPage').then((code) => code.SettingsPage)),
  ...optional(
    '/voice',
    page('/voice', 'voice', () => import('../voice/VoicePage').then((code) => code.VoicePage)),
  ),
  ...optional(
    '/remainders',
    page('/remainders', 'reminders', () => import('../reminders/RemindersPage').then((code) => code.RemindersPage)),
  ),
  { path: '/reminders', element: <Navigate to="/remainders" replace /> },
  ...optional(
    '/schedules',
    page('/schedules', 'schedules', () => import('../schedules/SchedulesPage').then((code) => code.SchedulesPage)),
  ),
  page('/contents', 'contents', () => import('../contents/ContentsPage').then((code) => code.ContentsPage)),
  page('/progress', 'progress', () => import('../progress/ProgressPage').then((code) => code.ProgressPage)),
  ...familyPages,
  soon('/device-profiles', 'deviceProfiles', 'devices'),
  page('*', 'notFound', () => import('./ProblemPages').then((code) => code.LostPage)),
];
