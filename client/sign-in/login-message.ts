/** The text of the alert on /login. */
export interface LoginMessage {
  title: 'Login Failed' | 'You were signed out';
  text: string;
  /** Smaller text below: the message from the URL, if it differs from `text`. */
  detail: string | null;
  /** The password form shows it at its fields; otherwise it stands above all ways to sign in. */
  isAtPassword: boolean;
}

const TEXTS: Readonly<Record<string, string>> = {
  authentication_failed: 'Authentication failed. Please try signing in again.',
  oauth_failed: 'Authentication failed. Please try signing in again.',
  session_expired: 'Your session has expired. Please sign in again.',
};
/** Used when the URL has an error code without a message. */
const FALLBACK_TEXTS: Readonly<Record<string, string>> = { oauth_initiation_failed: 'Failed to initiate OAuth flow' };
const DEFAULT_TEXT = 'Login failed. Please try signing in again.';
/** Anyone can craft such a URL, so its message is cut. */
const MAX_LENGTH = 300;

/** The alert for the URL parameters `error` and `message`. Null if both are missing. */
export function loginMessage(error: string | null, message: string | null): LoginMessage | null {
  if (error === null && message === null) return null;
  const given = message?.trim().slice(0, MAX_LENGTH) || null;
  const known = error === null ? undefined : TEXTS[error];
  const text = known ?? given ?? FALLBACK_TEXTS[error ?? ''] ?? DEFAULT_TEXT;
  return {
    title: error === 'session_expired' ? 'You were signed out' : 'Login Failed',
    text,
    detail: given === text ? null : given,
    isAtPassword: false,
  };
}

/** The alert of the password form. */
export function passwordMessage(text: string): LoginMessage {
  return { title: 'Login Failed', text, detail: null, isAtPassword: true };
}
