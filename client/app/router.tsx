import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { isComingSoon } from './coming-soon';
import { ErrorPage, LostPage } from './ErrorPages';
import type { PageLayout } from './page-layout';
import { VerifyingAccess } from './VerifyingAccess';

/** One page in its own chunk: `page('/chat', async () => (await import('…')).ChatPage)`. */
function page(path: string, load: () => Promise<ComponentType>, layout: PageLayout = 'padded'): RouteObject {
  return { path, handle: { layout }, lazy: async () => ({ Component: await load() }) };
}

/** A page that `VITE_COMING_SOON` may hide. */
function optional(place: string, title: string, ...pages: RouteObject[]): RouteObject[] {
  return isComingSoon(place) ? pages.map(({ path }) => soon(path ?? place, title, 'This page is resting.')) : pages;
}

function soon(path: string, title: string, text: string): RouteObject {
  return page(path, async () => {
    const { ComingSoonPage } = await import('./ComingSoonPage');
    return () => <ComingSoonPage title={title} text={text} />;
  });
}

const signedOutPages: RouteObject[] = [
  page('/login', async () => (await import('../auth/LoginPage')).LoginPage),
  page('/auth/success', async () => (await import('../auth/AuthSuccessPage')).AuthSuccessPage),
  page('/auth/error', async () => (await import('../auth/AuthErrorPage')).AuthErrorPage),
  page('/oauth/callback', async () => (await import('../auth/OAuthCallbackPage')).OAuthCallbackPage),
  page('/waitlist', async () => (await import('../waitlist/WaitlistPage')).WaitlistPage),
  page('/terms', async () => (await import('../auth/TermsPage')).TermsPage),
  page('/privacy', async () => (await import('../auth/PrivacyPage')).PrivacyPage),
];

const guardedPages: RouteObject[] = [
  { index: true, element: <Navigate to="/chat" replace /> },
  page('/chat', async () => (await import('../chat/ChatPage')).ChatPage, 'full'),
  page('/conversations', async () => (await import('../conversations/ConversationsPage')).ConversationsPage),
  page(
    '/conversation',
    async () => (await import('../conversations/CompactConversationsPage')).CompactConversationsPage,
  ),
  page('/conversation-list', async () => (await import('../conversations/ConversationListPage')).ConversationListPage),
  page(
    '/conversation-list/:conversationId',
    async () => (await import('../conversations/ConversationDetailPage')).ConversationDetailPage,
    'full',
  ),
  page('/conversation-list/:conversationId/print', async () => (await import('../conversations/PrintPage')).PrintPage),
  ...optional(
    '/library',
    'Growth Guide',
    page('/library', async () => (await import('../library/LibraryPage')).LibraryPage),
    page('/library/:slug', async () => (await import('../library/GuidePage')).GuidePage),
  ),
  ...optional(
    '/story',
    'Stories',
    page('/story', async () => (await import('../library/StoriesPage')).StoriesPage),
    page('/story/:slug', async () => (await import('../library/StoryPage')).StoryPage),
  ),
  ...optional(
    '/games',
    'Games',
    page('/games', async () => (await import('../library/GamesPage')).GamesPage),
    page('/games/:slug', async () => (await import('../library/GamePage')).GamePage),
  ),
  page('/admin', async () => (await import('../admin/AdminPage')).AdminPage),
  page('/admin/waitlist', async () => (await import('../admin/AdminWaitlistPage')).AdminWaitlistPage),
  page('/admin/users', async () => (await import('../admin/AdminUsersPage')).AdminUsersPage),
  page('/admin/analytics', async () => (await import('../admin/AdminAnalyticsPage')).AdminAnalyticsPage),
  page('/admin/settings', async () => (await import('../admin/AdminSettingsPage')).AdminSettingsPage),
  page('/admin/audit', async () => (await import('../admin/AdminAuditPage')).AdminAuditPage),
  page('/moderation', async () => (await import('../moderation/ModerationPage')).ModerationPage),
  page('/moderation/reports', async () => (await import('../moderation/ReportsPage')).ReportsPage),
  page('/onboarding', async () => (await import('../auth/OnboardingPage')).OnboardingPage, 'bare'),
  page('/profile', async () => (await import('../auth/ProfilePage')).ProfilePage),
  page('/settings', async () => (await import('../auth/SettingsPage')).SettingsPage),
  soon('/voice', 'Voice', 'Here you will choose how Starling sounds, and talk instead of typing.'),
  soon('/remainders', 'Reminders', 'Here Starling will remind you and your child of what matters, at the right time.'),
  { path: '/reminders', element: <Navigate to="/remainders" replace /> },
  soon('/schedules', 'Schedules', 'Here you will plan the day: routines, learning and rest.'),
  soon('/contents', 'Contents', 'Here you will keep the pictures, texts and tasks that Starling may use.'),
  soon('/progress', 'Progress Dashboard', 'Here you will see what your child has explored and learned.'),
  soon('/parental', 'Parental Controls', 'Here you will set limits, quiet hours and topics for the whole family.'),
  soon(
    '/family-settings',
    'Parental Controls',
    'Here you will set limits, quiet hours and topics for the whole family.',
  ),
  soon('/profiles', 'Child Profiles', 'Here each child will have a profile with age, interests and goals.'),
  soon('/child-profiles', 'Child Profiles', 'Here each child will have a profile with age, interests and goals.'),
  soon('/device-profiles', 'Device Profiles', "Here you will connect a child's device and see what it may do."),
  { path: '*', handle: { layout: 'padded' }, element: <LostPage /> },
];

/** Every address of the product. Signed-out visitors of any other page are led to /login by the guard. */
export const router = createBrowserRouter([
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <VerifyingAccess />,
    children: [
      ...signedOutPages,
      { lazy: async () => ({ Component: (await import('./SignedIn')).SignedIn }), children: guardedChildren() },
    ],
  },
]);

/** Each page with an error boundary of its own, so that the shell stays where one page breaks. */
function guardedChildren(): RouteObject[] {
  return [{ errorElement: <ErrorPage />, children: guardedPages }];
}
