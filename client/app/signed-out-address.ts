import type { SignOutReason } from '../platform/session';

const MESSAGES: Partial<Record<SignOutReason, string>> = {
  session_expired: 'Your session has expired. Please sign in again.',
  account_disabled: 'This account has been disabled',
};

/** Where somebody who is signed out lands, with what to tell them. */
export function signedOutAddress(reason: SignOutReason): string {
  const message = MESSAGES[reason];
  return message ? `/login?${new URLSearchParams({ error: reason, message })}` : '/login';
}
