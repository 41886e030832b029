/** What /login shows in its alert. */
export interface LoginMessage {
  text: string;
  /** Said behind it in smaller type, where the address brought more than the code's own text. */
  detail: string | null;
}

const TEXTS: Readonly<Record<string, string>> = {
  authentication_failed: 'Authentication failed. Please try signing in again.',
  oauth_failed: 'Authentication failed. Please try signing in again.',
  session_expired: 'Your session has expired. Please sign in again.',
};
/** Said where the address brought the code without a text of its own. */
const OTHERWISE: Readonly<Record<string, string>> = { oauth_initiation_failed: 'Failed to initiate OAuth flow' };
const DEFAULT_TEXT = 'Login failed. Please try signing in again.';
/** An address can be written by anybody: nobody needs a novel in an alert. */
const MAX_LENGTH = 300;

/** The message of the parameters `error` and `message`, null where there is neither (spec §2). */
export function loginMessage(error: string | null, message: string | null): LoginMessage | null {
  if (error === null && message === null) return null;
  const said = message?.trim().slice(0, MAX_LENGTH) || null;
  const own = error === null ? undefined : TEXTS[error];
  const text = own ?? said ?? OTHERWISE[error ?? ''] ?? DEFAULT_TEXT;
  return { text, detail: said === text ? null : said };
}
