/** The keys of browser storage. They keep sessions alive over releases, so no key is ever renamed. */
export const STORAGE_KEYS = {
  authToken: 'auth_token',
  refreshToken: 'refresh_token',
  tokenExpiresAt: 'token_expires_at',
  tokenExpiresIn: 'token_expires_in',
  tokenStoredAt: 'token_stored_at',
  userSession: 'user_session',
  csrfToken: 'csrf_token',
  currentConversationId: 'currentConversationId',
  oauthState: 'oauth_state',
  oauthCodeVerifier: 'oauth_code_verifier',
  oauthRedirectAfterLogin: 'oauth_redirect_after_login',
} as const;

/** In `sessionStorage` only, because a shared family tablet must not remember an address. */
export const WAITLIST_EMAIL_KEY = 'waitlist_email';
/** In `sessionStorage` only, until a sign-in has used it. */
export const INVITATION_KEY = 'waitlist_invitation';

/** The age of a child that a new parent chose, with the id of the account. It stays on the device, also after a logout. */
export const AGE_BAND_KEY = 'child_age_band';

/** Until when a guardian has seen which reminders were missed, with the id of the account. */
export const MISSED_SEEN_KEY = 'missed_reminders_seen';

/** The id of the conversation that /chat opened and that has no message yet. */
export const EMPTY_CHAT_KEY = 'starling_empty_chat';

/** Everything of a signed-in person. Removed at logout and when the account becomes waitlisted. */
export const SESSION_STORAGE_KEYS: readonly string[] = [
  STORAGE_KEYS.authToken,
  STORAGE_KEYS.refreshToken,
  STORAGE_KEYS.tokenExpiresAt,
  STORAGE_KEYS.tokenExpiresIn,
  STORAGE_KEYS.tokenStoredAt,
  STORAGE_KEYS.userSession,
  STORAGE_KEYS.csrfToken,
  STORAGE_KEYS.currentConversationId,
  EMPTY_CHAT_KEY,
];

/** Kept from the start of a sign-in until its end. */
export const BEGUN_SIGN_IN_KEYS: readonly string[] = [STORAGE_KEYS.oauthState, STORAGE_KEYS.oauthCodeVerifier];
