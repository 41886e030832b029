import type { SignOutReason } from '../session/session-snapshot';
import { t } from './texts';

function messageFor(reason: SignOutReason): string | null {
  if (reason === 'session_expired') return t('signedOut.expired');
  return reason === 'account_disabled' ? t('signedOut.disabled') : null;
}

/** The login page with the message that explains the sign-out. A child's device waits for its next pairing. */
export function signedOutAddress(reason: SignOutReason): string {
  if (reason === 'device_ended') return '/pair-device?ended';
  const message = messageFor(reason);
  return message ? `/login?${new URLSearchParams({ error: reason, message })}` : '/login';
}
