import type { SignOutReason } from '../session/session-snapshot';

const MESSAGES: Partial<Record<SignOutReason, string>> = {
  session_expired: 'Your session has expired. Please sign in again.',
  account_disabled: 'This account has been disabled',
};

/** The login page with the message that explains the sign-out. A child's device waits for its next pairing. */
export function signedOutAddress(reason: SignOutReason): string {
  if (reason === 'device_ended') return '/pair-device?ended';
  const message = MESSAGES[reason];
  return message ? `/login?${new URLSearchParams({ error: reason, message })}` : '/login';
}
