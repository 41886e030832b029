import type { RouteObject } from 'react-router';
import { page } from './page-route';

const legalPages = () => import('../legal/legal-pages');
const linkPages = () => import('../sign-in/link-pages');

/** The pages that need no account. */
export const signedOutPages: RouteObject[] = [
  page('/login', 'Sign in', async () => (await import('../sign-in/LoginPage')).LoginPage),
  page(
    '/pair-device',
    'Connect this device',
    async () => (await import('../sign-in/pairing/PairDevicePage')).PairDevicePage,
  ),
  page('/reset-password', 'New password', async () => (await linkPages()).ResetPasswordPage),
  page('/verify-email', 'Confirm your address', async () => (await linkPages()).VerifyEmailPage),
  page('/unsubscribe', 'Unsubscribe', async () => (await linkPages()).UnsubscribePage),
  page('/auth/success', 'Signing in', async () => (await import('../sign-in/AuthSuccessPage')).AuthSuccessPage),
  page('/auth/error', 'Sign in', async () => (await import('../sign-in/AuthErrorPage')).AuthErrorPage),
  page('/oauth/callback', 'Signing in', async () => (await import('../sign-in/OAuthCallbackPage')).OAuthCallbackPage),
  page('/waitlist', 'Waitlist', async () => (await import('../waitlist/WaitlistPage')).WaitlistPage),
  page('/terms', 'Terms of Service', async () => (await legalPages()).TermsPage),
  page('/privacy', 'Privacy Policy', async () => (await legalPages()).PrivacyPage),
  page('/safety', 'Safety', async () => (await import('../safety/SafetyPage')).SafetyPage),
];
