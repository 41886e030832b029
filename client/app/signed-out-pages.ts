import type { RouteObject } from 'react-router';
import { page } from './page-route';

const legalPages = () => import('../legal/legal-pages');
const linkPages = () => import('../sign-in/link-pages');

/** The pages that need no account. */
export const signedOutPages: RouteObject[] = [
  page('/login', 'Sign in', () => import('../sign-in/LoginPage').then((code) => code.LoginPage)),
  page('/pair-device', 'Connect this device', () =>
    import('../sign-in/pairing/PairDevicePage').then((code) => code.PairDevicePage),
  ),
  page('/reset-password', 'New password', () => linkPages().then((code) => code.ResetPasswordPage)),
  page('/verify-email', 'Confirm your address', () => linkPages().then((code) => code.VerifyEmailPage)),
  page('/unsubscribe', 'Unsubscribe', () => linkPages().then((code) => code.UnsubscribePage)),
  page('/auth/success', 'Signing in', () => import('../sign-in/AuthSuccessPage').then((code) => code.AuthSuccessPage)),
  page('/auth/error', 'Sign in', () => import('../sign-in/AuthErrorPage').then((code) => code.AuthErrorPage)),
  page('/oauth/callback', 'Signing in', () =>
    import('../sign-in/OAuthCallbackPage').then((code) => code.OAuthCallbackPage),
  ),
  page('/waitlist', 'Waitlist', () => import('../waitlist/WaitlistPage').then((code) => code.WaitlistPage)),
  page('/terms', 'Terms of Service', () => legalPages().then((code) => code.TermsPage)),
  page('/privacy', 'Privacy Policy', () => legalPages().then((code) => code.PrivacyPage)),
  page('/safety', 'Safety', () => import('../safety/SafetyPage').then((code) => code.SafetyPage)),
];
