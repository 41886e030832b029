import type { AccessTokenClaims, TokensBody } from '../../contract/users';
import { STORAGE_KEYS } from '../platform/storage-keys';

/** Used if the server does not say how long a token lives. Seconds. */
export const DEFAULT_TOKEN_LIFETIME_SECONDS = 1800;

/** The tokens in storage. Times in milliseconds since 1970. */
export interface StoredTokens {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: number;
  lifetimeMs: number;
}

/** The claims of an access token, unverified: only the server can trust them. Throws `Invalid JWT token format`. */
export function decodeToken(token: string): AccessTokenClaims {
  const [, payload, signature, ...more] = token.split('.');
  try {
    if (!payload || signature === undefined || more.length > 0) throw new Error('not three parts');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) throw new Error('not an object');
    return claims as AccessTokenClaims;
  } catch (cause) {
    throw new Error('Invalid JWT token format', { cause });
  }
}

/** Stores the tokens of a sign-in or a refresh. Without a new refresh token the old one stays. */
export function storeTokens(
  storage: Storage,
  tokens: Pick<TokensBody, 'access_token'> & Partial<TokensBody>,
  now = Date.now(),
): void {
  const lifetime = tokens.expires_in ?? DEFAULT_TOKEN_LIFETIME_SECONDS;
  if (tokens.refresh_token) storage.setItem(STORAGE_KEYS.refreshToken, tokens.refresh_token);
  storage.setItem(STORAGE_KEYS.tokenExpiresIn, String(lifetime));
  storage.setItem(STORAGE_KEYS.tokenStoredAt, String(now));
  storage.setItem(STORAGE_KEYS.tokenExpiresAt, String(now + lifetime * 1000));
  // Last, because another tab that sees the new token with the old expiry would refresh again.
  storage.setItem(STORAGE_KEYS.authToken, tokens.access_token);
}

/** The stored tokens; null without an access token. */
export function readTokens(storage: Storage): StoredTokens | null {
  const accessToken = storage.getItem(STORAGE_KEYS.authToken);
  if (!accessToken) return null;
  const expiresAt = Number(storage.getItem(STORAGE_KEYS.tokenExpiresAt));
  const storedAt = Number(storage.getItem(STORAGE_KEYS.tokenStoredAt));
  const lifetimeSeconds = Number(storage.getItem(STORAGE_KEYS.tokenExpiresIn)) || DEFAULT_TOKEN_LIFETIME_SECONDS;
  return {
    lifetimeMs: lifetimeSeconds * 1000,
    accessToken,
    refreshToken: storage.getItem(STORAGE_KEYS.refreshToken),
    expiresAt: expiresAt > 0 ? expiresAt : storedAt + lifetimeSeconds * 1000,
  };
}

/**
 * Whether `marginMs` or less of the token's life remain. A short-lived token is due only after half of its life; it would
 * otherwise be refreshed before every call.
 */
export function isDue(tokens: StoredTokens, marginMs: number, now: number): boolean {
  return tokens.expiresAt - now <= Math.min(marginMs, tokens.lifetimeMs / 2);
}

/** Deletes an expired access token. The refresh token stays. */
export function removeAccessToken(storage: Storage): void {
  for (const key of [
    STORAGE_KEYS.authToken,
    STORAGE_KEYS.tokenExpiresAt,
    STORAGE_KEYS.tokenExpiresIn,
    STORAGE_KEYS.tokenStoredAt,
  ]) {
    storage.removeItem(key);
  }
}
