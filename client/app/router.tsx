import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { isComingSoon } from '../access/coming-soon';
import { VerifyingAccess } from '../access/VerifyingAccess';
import { session } from '../session/session';
import { ErrorPage, LostPage } from './ErrorPages';
import type { PageLayout } from './page-layout';
import { RouteTitle } from './RouteTitle';

/**
 * One page in its own chunk, with the title of its tab: `page('/chat', 'Chat', async () => (await import('…')).ChatPage)`.
 * A child's device shows pages of its own (ChildArea) and loads these only if a grown-up signs in there.
 */
function page(
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
  layout: PageLayout = 'padded',
): RouteObject {
  return {
    path,
    handle: { layout, title },
    lazy: async () => ({ Component: isDevice() ? lazy(async () => ({ default: await load() })) : await load() }),
  };
}

const isDevice = () => session.getSnapshot().user?.role === 'device';

/** The pages of one navigation item. `VITE_COMING_SOON` may hide all of them. */
function optional(navPath: string, title: string, ...pages: RouteObject[]): RouteObject[] {
  if (!isComingSoon(navPath)) return pages;
  return pages.map(({ path }) => soon(path ?? navPath, title, 'This page is not available at the moment.'));
}

function soon(path: string, title: string, text: string): RouteObject {
  return page(path, title, async () => {
    const { ComingSoonPage } = await import('./ComingSoonPage');
    return () => <ComingSoonPage title={title} text={text} />;
  });
}

const signedOutPages: RouteObject[] = [
  page('/login', 'Sign in', async () => (await import('../sign-in/LoginPage')).LoginPage),
  page(
    '/pair-device',
    'Connect this device',
    async () => (await import('../sign-in/pairing/PairDevicePage')).PairDevicePage,
  ),
  page('/reset-password', 'New password', async () => (await import('../sign-in/ResetPasswordPage')).ResetPasswordPage),
  page('/auth/success', 'Signing in', async () => (await import('../sign-in/AuthSuccessPage')).AuthSuccessPage),
  page('/auth/error', 'Sign in', async () => (await import('../sign-in/AuthErrorPage')).AuthErrorPage),
  page('/oauth/callback', 'Signing in', async () => (await import('../sign-in/OAuthCallbackPage')).OAuthCallbackPage),
  page('/waitlist', 'Waitlist', async () => (await import('../waitlist/WaitlistPage')).WaitlistPage),
  page('/terms', 'Terms of Service', async () => (await import('../legal/TermsPage')).TermsPage),
  page('/privacy', 'Privacy Policy', async () => (await import('../legal/PrivacyPage')).PrivacyPage),
];

const guardedPages: RouteObject[] = [
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
  page('/profile', 'Profile', async () => (await import('../account/ProfilePage')).ProfilePage),
  page('/settings', 'Settings', async () => (await import('../account/SettingsPage')).SettingsPage),
  soon('/voice', 'Voice', 'Soon you can choose how Starling sounds and speak instead of typing.'),
  soon(
    '/remainders',
    'Reminders',
    'Soon Starling can remind you and your child of important things at the right time.',
  ),
  { path: '/reminders', element: <Navigate to="/remainders" replace /> },
  soon('/schedules', 'Schedules', 'Soon you can plan the day here: routines, learning and rest.'),
  soon('/contents', 'Contents', 'Soon you can add the pictures, texts and tasks that Starling may use.'),
  soon('/progress', 'Progress Dashboard', 'Soon you can see here what your child has explored and learned.'),
  ...optional(
    '/parental',
    'Parental Controls',
    page('/parental', 'Parental Controls', async () => (await import('../households/FamilyPage')).FamilyPage),
    page('/family-settings', 'Parental Controls', async () => (await import('../households/FamilyPage')).FamilyPage),
    page('/pair', 'Pair a device', async () => (await import('../devices/PairPage')).PairPage),
  ),
  page('/invitations/:token', 'Invitation', async () => (await import('../households/InvitationPage')).InvitationPage),
  ...optional(
    '/profiles',
    'Child Profiles',
    page('/profiles', 'Child Profiles', async () => (await import('../children/ChildrenPage')).ChildrenPage),
    page('/child-profiles', 'Child Profiles', async () => (await import('../children/ChildrenPage')).ChildrenPage),
    page('/profiles/new', 'Add a child', async () => (await import('../children/AddChildPage')).AddChildPage),
    page('/profiles/receipts/:receiptId', 'Receipt', async () => (await import('../children/ReceiptPage')).ReceiptPage),
    page('/profiles/:childId', 'Child Profiles', async () => (await import('../children/ChildPage')).ChildPage),
    page(
      '/profiles/:childId/edit',
      'Edit profile',
      async () => (await import('../children/EditChildPage')).EditChildPage,
    ),
    page(
      '/profiles/:childId/conversations',
      'Conversations',
      async () => (await import('../children/conversations/ChildConversationsPage')).ChildConversationsPage,
    ),
    page(
      '/profiles/:childId/conversations/:conversationId',
      'Conversation',
      async () => (await import('../children/conversations/TranscriptPage')).TranscriptPage,
    ),
  ),
  soon('/device-profiles', 'Device Profiles', "Soon you can connect a child's device and choose what it may do."),
  { path: '*', handle: { layout: 'padded', title: 'Page not found' }, element: <LostPage /> },
];

let router: ReturnType<typeof createBrowserRouter> | undefined;

/**
 * Every address of the product. The guard redirects signed-out visitors of all other pages to /login. Made at the first
 * render, because a slow phone is busy enough with the evaluation of the scripts.
 */
export function appRouter(): NonNullable<typeof router> {
  router ??= createBrowserRouter([
    {
      element: (
        <>
          <RouteTitle />
          <Outlet />
        </>
      ),
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <VerifyingAccess />,
      children: [
        ...signedOutPages,
        { lazy: async () => ({ Component: (await import('./SignedIn')).SignedIn }), children: guardedChildren() },
      ],
    },
  ]);
  return router;
}

/** The error boundary is inside the shell, so that the navigation stays usable when a page fails. */
function guardedChildren(): RouteObject[] {
  return [{ errorElement: <ErrorPage />, children: guardedPages }];
}
