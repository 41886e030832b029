import { loginText } from './login-texts';

/** The text of the alert on /login. */
export interface LoginMessage {
  /** Why the visitor sees it: a sign-in that failed, or a session that ended, which is no failure. */
  reason: 'failed' | 'expired';
  text: string;
  /** Smaller text below: the message from the URL, if it differs from `text`. */
  detail: string | null;
  /** The password form shows it at its fields; otherwise it stands above all ways to sign in. */
  isAtPassword: boolean;
}

/** Anyone can craft such a URL, so its message is cut. */
const MAX_LENGTH = 300;

function knownText(error: string | null): string | null {
  if (error === 'authentication_failed' || error === 'oauth_failed') return loginText('failed.authentication');
  return error === 'session_expired' ? loginText('expired.text') : null;
}

/** Used when the URL has no message. */
const fallbackText = (error: string | null) =>
  error === 'oauth_initiation_failed' ? loginText('failed.initiation') : loginText('failed.unknown');

/** The alert for the URL parameters `error` and `message`. Null if both are missing. */
export function loginMessage(error: string | null, message: string | null): LoginMessage | null {
  if (error === null && message === null) return null;
  const given = message?.trim().slice(0, MAX_LENGTH) || null;
  const text = knownText(error) ?? given ?? fallbackText(error);
  return {
    reason: error === 'session_expired' ? 'expired' : 'failed',
    text,
    detail: given === text ? null : given,
    isAtPassword: false,
  };
}

/** The alert of the password form. */
export function passwordMessage(text: string): LoginMessage {
  return { reason: 'failed', text, detail: null, isAtPassword: true };
}
