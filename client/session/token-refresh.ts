import type { TokensBody } from '../../contract/users';
import type { WaitlistStatusBody } from '../../contract/waitlist';
import { ApiError, isPassing } from '../platform/api-error';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { t } from '../platform/texts';
import { CLIENT_TIMES } from '../platform/times';
import type { SessionDeps } from './session-deps';
import type { SignOutReason } from './session-snapshot';
import { isDue, readTokens, storeTokens } from './tokens';
import { waitlistStatusOf } from './waitlist-status';

interface TokenRefreshEvents {
  isSignedIn(): boolean;
  /** This tab has stored new tokens. */
  refreshed(): void;
  /** The server refused the refresh token. */
  ended(reason: SignOutReason): void;
  waitlisted(status: WaitlistStatusBody | null): void;
}

/** Keeps the access token fresh: before calls, shortly before it expires, and once for all tabs. */
export class TokenRefresh {
  private running: Promise<string> | null = null;
  private expiryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(accessToken: string) => void>();

  constructor(
    private readonly deps: SessionDeps,
    private readonly events: TokenRefreshEvents,
  ) {}

  onRefreshed(listener: (accessToken: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The token for a call, refreshed first if it has 180 s or less to live. Null if no user is signed in. */
  async tokenForRequest(): Promise<string | null> {
    const tokens = readTokens(this.deps.storage);
    if (!tokens) return null;
    const isGood = !isDue(tokens, CLIENT_TIMES.wakeRefreshMarginMs, this.deps.now());
    if (isGood || !tokens.refreshToken) return tokens.accessToken;
    try {
      return await this.refresh(tokens.accessToken);
    } catch (error) {
      if (isPassing(error)) return tokens.accessToken;
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  /**
   * A new access token. `stale` is the token that the server refused; if another tab has replaced it meanwhile, that
   * tab's token is the answer. Rejects with a text for the user; a refusal has signed the user out.
   */
  refresh(stale?: string): Promise<string> {
    this.running ??= this.deps
      .exclusively(() => this.refreshOnce(stale))
      .finally(() => {
        this.running = null;
      });
    return this.running;
  }

  /** Refreshes the token of a signed-in user if `marginMs` or less of its life remain. */
  async refreshIfDue(marginMs: number): Promise<void> {
    if (!this.events.isSignedIn()) return;
    const tokens = readTokens(this.deps.storage);
    if (!tokens || !isDue(tokens, marginMs, this.deps.now())) return;
    try {
      await this.refresh(tokens.accessToken);
    } catch (error) {
      // A refusal has signed the user out. The next check repeats a refresh that failed for another reason.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Notifies the listeners of the stored token, which this tab or another has refreshed. */
  announce(): void {
    const tokens = readTokens(this.deps.storage);
    if (!tokens) return;
    this.watchExpiry();
    for (const listener of this.listeners) listener(tokens.accessToken);
  }

  /**
   * Refreshes shortly before the token expires. The check every 300 s may come a moment too early, and the next one too
   * late for the live socket, which closes when its token expires.
   */
  watchExpiry(): void {
    this.stop();
    const tokens = readTokens(this.deps.storage);
    if (!tokens) return;
    const margin = Math.min(CLIENT_TIMES.wakeRefreshMarginMs, tokens.lifetimeMs / 2);
    const wait = Math.max(1000, tokens.expiresAt - this.deps.now() - margin);
    this.expiryTimer = setTimeout(() => void this.refreshIfDue(CLIENT_TIMES.wakeRefreshMarginMs), wait);
  }

  /** Stops the refresh that is planned. */
  stop(): void {
    clearTimeout(this.expiryTimer);
  }

  private async refreshOnce(stale: string | undefined): Promise<string> {
    const { storage, now, send } = this.deps;
    const tokens = readTokens(storage);
    if (stale && tokens && tokens.accessToken !== stale && tokens.expiresAt > now()) return tokens.accessToken;
    const refreshToken = storage.getItem(STORAGE_KEYS.refreshToken);
    if (!refreshToken) {
      this.events.ended('session_expired');
      throw new ApiError(401, t('error.noRefreshToken'));
    }
    const request = { body: { refresh_token: refreshToken, rotate: true } };
    const { body } = await send<TokensBody>('POST', '/auth/refresh', request).catch((error: unknown) => {
      // Another tab has switched to the next child meanwhile, which ended the old session.
      if (storage.getItem(STORAGE_KEYS.refreshToken) !== refreshToken && readTokens(storage)) {
        throw new ApiError(401, t('error.otherTab'));
      }
      throw this.failure(error);
    });
    // The user signed out meanwhile: storing the tokens would sign in again.
    if (storage.getItem(STORAGE_KEYS.refreshToken) !== refreshToken) throw new ApiError(401, t('error.authentication'));
    storeTokens(storage, body, now());
    this.announce();
    this.events.refreshed();
    return body.access_token;
  }

  /** Ends the session unless the failure passes by itself, and gives the error for the caller. */
  private failure(error: unknown): unknown {
    if (!(error instanceof ApiError)) return error;
    if (error.code === 'waitlisted') {
      this.events.waitlisted(waitlistStatusOf(error));
      return error;
    }
    if (error.status === 401) {
      this.events.ended('session_expired');
      return new ApiError(401, t('error.refreshExpired'), error.body);
    }
    if (!isPassing(error)) {
      this.events.ended(error.code === 'account_disabled' ? 'account_disabled' : 'session_expired');
    }
    return new ApiError(error.status, t('error.refreshFailed', { status: error.status }), error.body);
  }
}
