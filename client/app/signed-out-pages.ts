import type { RouteObject } from 'react-router';
import { page } from './page-route';

const legalPages = () => import('../legal/legal-pages');
const linkPages = () => import('../sign-in/link-pages');

/** The pages that need no account. */
export const signedOutPages: RouteObject[] = [
  page('/login', 'signIn', () => import('../sign-in/LoginPage').then((code) => code.LoginPage)),
  page('/second-step', 'secondStep', () => import('../sign-in/SecondStepPage').then((code) => code.SecondStepPage)),
  page('/pair-device', 'connectDevice', () =>
    import('../sign-in/pairing/PairDevicePage').then((code) => code.PairDevicePage),
  ),
  page('/reset-password', 'newPassword', () => linkPages().then((code) => code.ResetPasswordPage)),
  page('/verify-email', 'confirmAddress', () => linkPages().then((code) => code.VerifyEmailPage)),
  page('/unsubscribe', 'unsubscribe', () => linkPages().then((code) => code.UnsubscribePage)),
  page('/auth/success', 'signingIn', () => import('../sign-in/AuthSuccessPage').then((code) => code.AuthSuccessPage)),
  page('/auth/error', 'signIn', () => import('../sign-in/AuthErrorPage').then((code) => code.AuthErrorPage)),
  page('/oauth/callback', 'signingIn', () =>
    import('../sign-in/OAuthCallbackPage').then((code) => code.OAuthCallbackPage),
  ),
  page('/waitlist', 'waitlist', () => import('../waitlist/WaitlistPage').then((code) => code.WaitlistPage)),
  page('/terms', 'terms', () => legalPages().then((code) => code.TermsPage)),
  page('/privacy', 'privacy', () => legalPages().then((code) => code.PrivacyPage)),
  page('/accessibility', 'accessibility', () =>
    import('../accessibility/AccessibilityPage').then((code) => code.AccessibilityPage),
  ),
  page('/safety', 'safety', () => import('../safety/SafetyPage').then((code) => code.SafetyPage)),
];
