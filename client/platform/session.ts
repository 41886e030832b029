import { CLIENT_TIMES } from '../../contract/limits';
import type { TokensBody, UserBody } from '../../contract/users';
import type { WaitlistStatusBody } from '../../contract/waitlist';
import { ApiError, isPassing } from './api-error';
import {
  type CookieJar,
  discardSession,
  pageCookie,
  peekSession,
  readSession,
  type SessionReading,
  writeSession,
} from './browser-session';
import { send } from './http';
import { BEGUN_SIGN_IN_KEYS, SESSION_STORAGE_KEYS, STORAGE_KEYS, WAITLIST_EMAIL_KEY } from './storage-keys';
import { isDue, readTokens, removeAccessToken, type StoredTokens, storeTokens } from './tokens';

/** `loading`: it is not known yet who is here. `waitlisted`: signed out, and known to be in the queue. */
export type SessionStatus = 'loading' | 'signed_out' | 'signed_in' | 'waitlisted';

/** Why somebody is signed out: decides what /login says, and whether the path is kept for later. */
export type SignOutReason = 'none' | 'logout' | 'session_expired' | 'account_disabled';

export interface SessionSnapshot {
  readonly status: SessionStatus;
  /** Only while signed in. */
  readonly user: UserBody | null;
  /** Only while waitlisted; null fields where the server has not told them. */
  readonly waitlist: { readonly email: string | null; readonly status: WaitlistStatusBody | null } | null;
  readonly reason: SignOutReason;
}

/** What the session touches outside itself; tests give their own. */
export interface SessionSeams {
  storage: Storage;
  /** Forgotten with the tab. */
  tabStorage: Storage;
  cookie: CookieJar;
  send: typeof send;
  now(): number;
  /** Runs `work` in one tab at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const REFRESH_LOCK = 'starling-token-refresh';
/** How long what one tab stores may take to another. */
const STORAGE_LAG_MS = 100;
/** How often a tab looks again for what another is storing. */
const STORAGE_LOOKS = 20;
/** Activity is written down this often at most. */
const TOUCH_EVERY_MS = 10_000;

/**
 * Who is signed in, in this tab and in step with the others (spec §4, contract §2). Read with `useSession()`;
 * outside React with `subscribe` and `getSnapshot`, whose object changes only when something in it does.
 */
export class Session {
  private snapshot: SessionSnapshot = { status: 'loading', user: null, waitlist: null, reason: 'none' };
  private readonly listeners = new Set<() => void>();
  private readonly refreshListeners = new Set<(accessToken: string) => void>();
  private refreshing: Promise<string> | null = null;
  private lastTouch = 0;
  /** When the stored session ends unless somebody does something. */
  private idleUntil = Number.POSITIVE_INFINITY;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private expiryTimer: ReturnType<typeof setTimeout> | undefined;
  private channel: BroadcastChannel | null = null;

  constructor(private readonly seams: SessionSeams) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.snapshot;

  /** Resolves when it is known who is here. */
  known(): Promise<SessionSnapshot> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.snapshot.status === 'loading') return;
        stop();
        resolve(this.snapshot);
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Calls back with each new access token, whichever tab refreshed it. */
  onRefreshed(listener: (accessToken: string) => void): () => void {
    this.refreshListeners.add(listener);
    return () => this.refreshListeners.delete(listener);
  }

  /** Restores what is stored and keeps watch until the returned function is called. Once per page. */
  start(): () => void {
    const watching = new AbortController();
    const { signal } = watching;
    const touch = () => this.touch();
    const recheck = () => this.recheck();
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, touch, { signal, passive: true });
    window.addEventListener('focus', recheck, { signal });
    window.addEventListener('storage', (event) => this.storageChanged(event.key), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && recheck(), {
      signal,
    });
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel('starling-session');
      this.channel.onmessage = () => this.announceRefresh();
    }
    const checking = setInterval(() => void this.refreshIfDue(CLIENT_TIMES.refreshMarginMs), CLIENT_TIMES.tokenCheckMs);
    void this.restore();
    return () => {
      watching.abort();
      clearInterval(checking);
      clearTimeout(this.idleTimer);
      clearTimeout(this.expiryTimer);
      this.channel?.close();
      this.channel = null;
    };
  }

  /**
   * The stored session, else the user of an unexpired token; an expired token is removed. A session that lapsed
   * while no page was open ends here and at the server, however long its tokens would be good.
   * Resolves when it is known who is here.
   */
  async restore(): Promise<void> {
    const { storage, cookie, now } = this.seams;
    const reading = readSession(storage, cookie, now());
    if (hasLapsed(reading)) return this.signOut('session_expired');
    const tokens = readTokens(storage);
    if ('session' in reading && tokens) {
      this.accept(reading.session.user);
      await this.refreshIfDue(CLIENT_TIMES.refreshMarginMs);
      await this.reloadUser();
      return;
    }
    if (tokens && tokens.expiresAt > now()) {
      if (this.snapshot.status !== 'signed_in')
        this.set({ status: 'loading', user: null, waitlist: null, reason: 'none' });
      await this.reloadUser();
      // The service cannot be reached: the token stays for the next start, but nobody is let in unknown.
      if (this.snapshot.status === 'loading')
        this.set({ status: 'signed_out', user: null, waitlist: null, reason: 'none' });
      return;
    }
    removeAccessToken(storage);
    this.end('none');
  }

  /** Keeps the tokens of a sign-in and loads the user. A waitlisted account ends in the state `waitlisted`. */
  async signIn(tokens: TokensBody, user?: UserBody): Promise<SessionSnapshot> {
    const { storage, now } = this.seams;
    this.clear();
    for (const key of BEGUN_SIGN_IN_KEYS) storage.removeItem(key);
    storeTokens(storage, tokens, now());
    try {
      const known = user ?? (await this.seams.send<UserBody>('GET', '/users/me', { token: tokens.access_token })).body;
      this.accept(known);
    } catch (error) {
      this.clear();
      throw error;
    }
    return this.snapshot;
  }

  /** Ends the session here and at the server. Never fails: where the server is out of reach, it ends here alone. */
  async signOut(reason: SignOutReason = 'logout'): Promise<void> {
    const tokens = readTokens(this.seams.storage);
    this.end(reason);
    if (tokens) await this.endAtServer(tokens);
  }

  /** Ends a sign-in at the server that this browser does not keep. Never fails, as `signOut`. */
  async decline({ access_token: accessToken, refresh_token: refreshToken }: TokensBody): Promise<void> {
    await this.endAtServer({ accessToken, refreshToken });
  }

  /** Signs out without asking anybody: the tokens are no longer good. */
  end(reason: SignOutReason): void {
    this.clear();
    this.set({ status: 'signed_out', user: null, waitlist: null, reason });
  }

  /** Clears the session and everything that goes with it, and remembers in this tab who waits (spec §4, B7). */
  enterWaitlisted(status: WaitlistStatusBody | null, email: string | null): void {
    const { storage } = this.seams;
    const known = email ?? this.snapshot.user?.email ?? this.seams.tabStorage.getItem(WAITLIST_EMAIL_KEY);
    this.clear();
    for (const key of [...BEGUN_SIGN_IN_KEYS, STORAGE_KEYS.oauthRedirectAfterLogin]) storage.removeItem(key);
    if (known) this.seams.tabStorage.setItem(WAITLIST_EMAIL_KEY, known);
    this.set({ status: 'waitlisted', user: null, waitlist: { email: known, status }, reason: 'none' });
  }

  /** Leaves the waitlisted state, to sign in again. */
  leaveWaitlisted(): void {
    if (this.snapshot.status === 'waitlisted') this.end('none');
  }

  /** A user as the server has just sent it: kept, shown, and stored for the next start. */
  accept(user: UserBody): void {
    const { approved, status } = user.waitlist_status;
    if (!approved || status === 'waitlisted') {
      this.enterWaitlisted(user.waitlist_status, user.email);
      return;
    }
    writeSession(this.seams.storage, this.seams.cookie, user, this.seams.now());
    this.seams.tabStorage.removeItem(WAITLIST_EMAIL_KEY);
    this.watchIdle();
    this.watchExpiry();
    this.set({ status: 'signed_in', user, waitlist: null, reason: 'none' });
  }

  /** Asks the server who this is. A passing failure changes nothing. */
  async reloadUser(): Promise<void> {
    const token = await this.tokenForRequest();
    if (!token) return;
    try {
      await this.loadUser(token);
    } catch (error) {
      if (isPassing(error)) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) {
        this.end(error.code === 'account_disabled' ? 'account_disabled' : 'none');
        return;
      }
      // Refused although unexpired: one refresh tells whether the session is still good.
      await this.refresh(token).then(
        (fresh) => this.loadUser(fresh).catch(() => this.end('session_expired')),
        () => undefined,
      );
    }
  }

  /**
   * The token for a call, refreshed first where it has 180 s or less to live: a tab that was asleep wakes up with a good
   * one. Null where nobody is signed in.
   */
  async tokenForRequest(): Promise<string | null> {
    const tokens = readTokens(this.seams.storage);
    if (!tokens) return null;
    const isGood = !isDue(tokens, CLIENT_TIMES.wakeRefreshMarginMs, this.seams.now());
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
   * A new access token, asked for by one tab at a time. `stale` is the token that was refused: where another tab has
   * replaced it meanwhile, its successor is taken. Rejects with the texts of spec §8; a refusal has signed the user out.
   */
  refresh(stale?: string): Promise<string> {
    this.refreshing ??= this.seams
      .exclusively(() => this.refreshOnce(stale))
      .finally(() => {
        this.refreshing = null;
      });
    return this.refreshing;
  }

  /** Activity of the person in front: renews the 30 minutes. */
  touch(): void {
    const now = this.seams.now();
    if (this.snapshot.status !== 'signed_in' || now - this.lastTouch < TOUCH_EVERY_MS) return;
    this.lastTouch = now;
    this.recheck();
  }

  /** Reads the stored session again: on focus, on activity, and when another tab changed it. */
  recheck(): void {
    const { storage, cookie, now } = this.seams;
    if (this.snapshot.status !== 'signed_in') return;
    if (!readTokens(storage)) {
      this.endAsElsewhere();
      return;
    }
    const reading = readSession(storage, cookie, now());
    if ('problem' in reading) {
      if (hasLapsed(reading)) void this.signOut('session_expired');
      else void this.restore();
      return;
    }
    if (reading.session.user.id !== this.snapshot.user?.id) this.accept(reading.session.user);
    void this.refreshIfDue(CLIENT_TIMES.wakeRefreshMarginMs);
  }

  private storageChanged(key: string | null, looksLeft = STORAGE_LOOKS): void {
    if (key !== null && key !== STORAGE_KEYS.authToken && key !== STORAGE_KEYS.userSession) return;
    if (this.snapshot.status === 'signed_in') {
      if (!readTokens(this.seams.storage)) this.endAsElsewhere();
      return;
    }
    // Signed in by another tab. The session is written behind the tokens, so both are there by now.
    const { storage, cookie, now } = this.seams;
    const reading = peekSession(storage, cookie, now());
    if ('session' in reading && readTokens(storage)) this.accept(reading.session.user);
    else if (looksLeft > 0 && readTokens(storage)) {
      // What another tab wrote reaches this one key by key, and its cookie by a way of its own.
      setTimeout(() => this.storageChanged(key, looksLeft - 1), STORAGE_LAG_MS);
    }
  }

  /** Another tab took the tokens away: at the end of the idle time, or because somebody signed out there. */
  private endAsElsewhere(): void {
    this.end(this.seams.now() >= this.idleUntil ? 'session_expired' : 'logout');
  }

  private async refreshIfDue(marginMs: number): Promise<void> {
    if (this.snapshot.status !== 'signed_in') return;
    const tokens = readTokens(this.seams.storage);
    if (!tokens || !isDue(tokens, marginMs, this.seams.now())) return;
    try {
      await this.refresh(tokens.accessToken);
    } catch (error) {
      // Whoever is refused has been signed out by `refresh`; what passes is tried again at the next check.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  private async refreshOnce(stale: string | undefined): Promise<string> {
    const { storage, now } = this.seams;
    const tokens = readTokens(storage);
    if (stale && tokens && tokens.accessToken !== stale && tokens.expiresAt > now()) return tokens.accessToken;
    const refreshToken = storage.getItem(STORAGE_KEYS.refreshToken);
    if (!refreshToken) {
      this.end('session_expired');
      throw new ApiError(401, 'No refresh token available');
    }
    const { body } = await this.seams
      .send<TokensBody>('POST', '/auth/refresh', { body: { refresh_token: refreshToken, rotate: true } })
      .catch((error: unknown) => {
        throw this.refused(error);
      });
    // Signed out while the answer was on its way: keeping the tokens would sign in again.
    if (storage.getItem(STORAGE_KEYS.refreshToken) !== refreshToken) throw new ApiError(401, 'Authentication failed');
    storeTokens(storage, body, now());
    this.announceRefresh();
    this.channel?.postMessage('refreshed');
    return body.access_token;
  }

  private refused(error: unknown): unknown {
    if (!(error instanceof ApiError)) return error;
    if (error.code === 'waitlisted') {
      this.enterWaitlisted(waitlistStatusOf(error), null);
      return error;
    }
    if (error.status === 401) {
      this.end('session_expired');
      return new ApiError(401, 'Refresh token expired', error.body);
    }
    if (!isPassing(error)) this.end(error.code === 'account_disabled' ? 'account_disabled' : 'session_expired');
    return new ApiError(error.status, `Token refresh failed: ${error.status}`, error.body);
  }

  /** An access token that has expired cannot end its session: the refresh token gets one that can. */
  private async endAtServer({ accessToken, refreshToken }: Pick<StoredTokens, 'accessToken' | 'refreshToken'>) {
    const logOut = (token: string) => this.seams.send('POST', '/auth/logout', { token });
    try {
      await logOut(accessToken).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 401 || !refreshToken) throw error;
        const request = { body: { refresh_token: refreshToken } };
        const { body } = await this.seams.send<TokensBody>('POST', '/auth/refresh', request);
        await logOut(body.access_token);
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  private async loadUser(token: string): Promise<void> {
    const { body } = await this.seams.send<UserBody>('GET', '/users/me', { token });
    // Signed out while the answer was on its way.
    if (readTokens(this.seams.storage)) this.accept(body);
  }

  private announceRefresh(): void {
    const tokens = readTokens(this.seams.storage);
    if (!tokens) return;
    this.watchExpiry();
    for (const listener of this.refreshListeners) listener(tokens.accessToken);
  }

  /**
   * Refreshes shortly before the token ends. The check every 300 s alone could come a moment too early, and the next one
   * too late for the live socket, which is closed when its token ends.
   */
  private watchExpiry(): void {
    clearTimeout(this.expiryTimer);
    const tokens = readTokens(this.seams.storage);
    if (!tokens) return;
    const margin = Math.min(CLIENT_TIMES.wakeRefreshMarginMs, tokens.lifetimeMs / 2);
    const delay = tokens.expiresAt - this.seams.now() - margin;
    this.expiryTimer = setTimeout(
      () => void this.refreshIfDue(CLIENT_TIMES.wakeRefreshMarginMs),
      Math.max(1000, delay),
    );
  }

  /** Ends the session at its 30th idle minute, also where nobody touches the page. */
  private watchIdle(): void {
    clearTimeout(this.idleTimer);
    const { storage, cookie, now } = this.seams;
    const reading = peekSession(storage, cookie, now());
    if (!('session' in reading)) return;
    this.idleUntil = reading.session.expiresAt;
    this.idleTimer = setTimeout(
      () => {
        const later = peekSession(storage, cookie, now());
        if ('problem' in later && this.snapshot.status === 'signed_in') void this.signOut('session_expired');
        else this.watchIdle();
      },
      Math.max(1000, reading.session.expiresAt - now()),
    );
  }

  private clear(): void {
    clearTimeout(this.idleTimer);
    clearTimeout(this.expiryTimer);
    discardSession(this.seams.storage, this.seams.cookie);
    for (const key of SESSION_STORAGE_KEYS) this.seams.storage.removeItem(key);
  }

  private set(next: SessionSnapshot): void {
    this.snapshot = next;
    for (const listener of this.listeners) listener();
  }
}

function hasLapsed(reading: SessionReading): boolean {
  return 'problem' in reading && reading.problem === 'lapsed';
}

/** The waitlist status that a 403 `waitlisted` carries, if it does. */
export function waitlistStatusOf(error: ApiError): WaitlistStatusBody | null {
  const detail = (error.body as { detail?: { waitlist_status?: WaitlistStatusBody } } | null)?.detail;
  return detail?.waitlist_status ?? null;
}

/** The session of this page. */
export const session = new Session({
  storage: globalThis.localStorage,
  tabStorage: globalThis.sessionStorage,
  cookie: pageCookie,
  send,
  now: () => Date.now(),
  exclusively: (work) =>
    // Web Locks exist in secure contexts alone; elsewhere the server's 10 s of grace after a rotation cover two tabs.
    navigator.locks ? alone(work) : work(),
});

/** One tab at a time. Where another one was at it, what that one stored may arrive a moment after the lock does. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const done = await navigator.locks.request(REFRESH_LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : null,
  );
  if (done) return done.result;
  return navigator.locks.request(REFRESH_LOCK, async () => {
    await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
    return work();
  });
}
