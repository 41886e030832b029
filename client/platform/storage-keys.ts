/** The eleven keys of browser storage (spec §7), each spelt here alone. */
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

/** Of `sessionStorage` alone: a shared family tablet must not remember an address. */
export const WAITLIST_EMAIL_KEY = 'waitlist_email';
/** In `sessionStorage` only, until a sign-in has used it. */
export const INVITATION_KEY = 'waitlist_invitation';

/** Everything that belongs to a signed-in person: gone at logout and on entering the waitlisted state. */
export const SESSION_STORAGE_KEYS: readonly string[] = [
  STORAGE_KEYS.authToken,
  STORAGE_KEYS.refreshToken,
  STORAGE_KEYS.tokenExpiresAt,
  STORAGE_KEYS.tokenExpiresIn,
  STORAGE_KEYS.tokenStoredAt,
  STORAGE_KEYS.userSession,
  STORAGE_KEYS.csrfToken,
  STORAGE_KEYS.currentConversationId,
];

/** What a browser keeps between the beginning of a sign-in and its end. */
export const BEGUN_SIGN_IN_KEYS: readonly string[] = [STORAGE_KEYS.oauthState, STORAGE_KEYS.oauthCodeVerifier];
