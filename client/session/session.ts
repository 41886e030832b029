import type { TokensBody, UserBody } from '../../contract/users';
import type { WaitlistStatusBody } from '../../contract/waitlist';
import { BEGUN_SIGN_IN_KEYS, SESSION_STORAGE_KEYS, STORAGE_KEYS, WAITLIST_EMAIL_KEY } from '../platform/storage-keys';
import { CLIENT_TIMES } from '../platform/times';
import { discardSession, hasLapsed, readSession, writeSession } from './browser-session';
import { fetchUser } from './fetch-user';
import { IdleTimer } from './idle-timer';
import { OtherTabs } from './other-tabs';
import { watchPageActivity } from './page-activity';
import { signOutAtServer } from './server-sign-out';
import { browserDeps, type SessionDeps } from './session-deps';
import { LOADING, type SessionSnapshot, type SignOutReason } from './session-snapshot';
import { TokenRefresh } from './token-refresh';
import { readTokens, removeAccessToken, storeTokens } from './tokens';

export { waitlistStatusOf } from './waitlist-status';

/** Activity extends the session at most this often. */
const TOUCH_EVERY_MS = 10_000;

/**
 * Who is signed in, the same in all tabs. React reads it with `useSession()`, other code with `subscribe` and
 * `getSnapshot`, whose object changes only when something in it does.
 */
export class Session {
  private snapshot = LOADING;
  private lastTouch = 0;
  private readonly listeners = new Set<() => void>();
  private readonly idleTimer: IdleTimer;
  private readonly otherTabs: OtherTabs;
  private readonly tokenRefresh: TokenRefresh;

  constructor(private readonly deps: SessionDeps) {
    this.tokenRefresh = new TokenRefresh(deps, {
      isSignedIn: () => this.isSignedIn(),
      refreshed: () => this.otherTabs.announceRefresh(),
      ended: (reason) => this.end(reason),
      waitlisted: (status) => this.enterWaitlisted(status, null),
    });
    this.idleTimer = new IdleTimer(deps, () => {
      if (this.isSignedIn()) void this.signOut('session_expired');
    });
    this.otherTabs = new OtherTabs(deps, {
      isSignedIn: () => this.isSignedIn(),
      signedIn: (user) => {
        if (this.snapshot.user?.id !== user.id) this.accept(user);
      },
      signedOut: () => this.endLikeOtherTab(),
      refreshed: () => this.tokenRefresh.announce(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.snapshot;

  /** The token for a call, refreshed first if it is about to expire. Null if no user is signed in. */
  readonly tokenForRequest = (): Promise<string | null> => this.tokenRefresh.tokenForRequest();

  /** A new access token after the server refused `stale`. A refusal has signed the user out. */
  readonly refresh = (stale?: string): Promise<string> => this.tokenRefresh.refresh(stale);

  /** Resolves as soon as the user is known. */
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

  /** Calls the listener with each new access token, whichever tab refreshed it. */
  onRefreshed(listener: (accessToken: string) => void): () => void {
    return this.tokenRefresh.onRefreshed(listener);
  }

  /** Restores the stored session and watches it until the returned function is called. Call it once per page. */
  start(): () => void {
    const watching = new AbortController();
    watchPageActivity({ active: () => this.touch(), returned: () => this.recheck() }, watching.signal);
    this.otherTabs.listen(watching.signal);
    const checkToken = () => void this.tokenRefresh.refreshIfDue(CLIENT_TIMES.refreshMarginMs);
    const checking = setInterval(checkToken, CLIENT_TIMES.tokenCheckMs);
    void this.restore();
    return () => {
      watching.abort();
      clearInterval(checking);
      this.stopTimers();
    };
  }

  /**
   * Restores the stored session, or loads the user of an unexpired token. A session that went idle while no page was open
   * ends here and on the server, even if its tokens have not expired. Resolves as soon as the user is known.
   */
  async restore(): Promise<void> {
    const { storage, cookie, now } = this.deps;
    const reading = readSession(storage, cookie, now());
    if (hasLapsed(reading)) return this.signOut('session_expired');
    const tokens = readTokens(storage);
    if ('session' in reading && tokens) {
      this.accept(reading.session.user);
      await this.tokenRefresh.refreshIfDue(CLIENT_TIMES.refreshMarginMs);
      await this.reloadUser();
      return;
    }
    if (tokens && tokens.expiresAt > now()) {
      if (!this.isSignedIn()) this.set(LOADING);
      await this.reloadUser();
      // The server cannot be reached. The token stays for the next start, but an unknown user sees no page.
      if (this.snapshot.status === 'loading') this.set({ ...LOADING, status: 'signed_out' });
      return;
    }
    removeAccessToken(storage);
    this.end('none');
  }

  /** Stores the tokens of a sign-in and loads the user. A waitlisted account ends up in the state `waitlisted`. */
  async signIn(tokens: TokensBody, user?: UserBody): Promise<SessionSnapshot> {
    const { storage, now, send } = this.deps;
    this.clear();
    for (const key of BEGUN_SIGN_IN_KEYS) storage.removeItem(key);
    storeTokens(storage, tokens, now());
    try {
      this.accept(user ?? (await send<UserBody>('GET', '/users/me', { token: tokens.access_token })).body);
    } catch (error) {
      this.clear();
      throw error;
    }
    return this.snapshot;
  }

  /** Ends the session here and on the server. Never fails: without a reachable server it ends only here. */
  async signOut(reason: SignOutReason = 'logout'): Promise<void> {
    const tokens = readTokens(this.deps.storage);
    this.end(reason);
    if (tokens) await signOutAtServer(this.deps, tokens);
  }

  /** Ends a sign-in on the server that this browser does not keep. Never fails. */
  async decline({ access_token: accessToken, refresh_token: refreshToken }: TokensBody): Promise<void> {
    await signOutAtServer(this.deps, { accessToken, refreshToken });
  }

  /** Ends the session only here, because the server no longer accepts its tokens. */
  end(reason: SignOutReason): void {
    const { user, reason: before } = this.snapshot;
    // A grown-up who leaves a child's device with the PIN signs in next. In all other cases the device is paired again.
    // Several calls may learn that the session is over, and only the first still knows the user.
    const isLostDevice = (user?.role === 'device' || before === 'device_ended') && reason !== 'logout';
    this.clear();
    this.set({ ...LOADING, status: 'signed_out', reason: isLostDevice ? 'device_ended' : reason });
  }

  /** Clears the session and everything stored with it. The email address stays in this tab, for the waitlist page. */
  enterWaitlisted(status: WaitlistStatusBody | null, email: string | null): void {
    const { storage, tabStorage } = this.deps;
    const known = email ?? this.snapshot.user?.email ?? tabStorage.getItem(WAITLIST_EMAIL_KEY);
    this.clear();
    for (const key of [...BEGUN_SIGN_IN_KEYS, STORAGE_KEYS.oauthRedirectAfterLogin]) storage.removeItem(key);
    if (known) tabStorage.setItem(WAITLIST_EMAIL_KEY, known);
    this.set({ ...LOADING, status: 'waitlisted', waitlist: { email: known, status } });
  }

  leaveWaitlisted(): void {
    if (this.snapshot.status === 'waitlisted') this.end('none');
  }

  /** Takes a user that the server has just sent, and stores it for the next start. */
  accept(user: UserBody): void {
    const { approved, status } = user.waitlist_status;
    if (!approved || status === 'waitlisted') {
      this.enterWaitlisted(user.waitlist_status, user.email);
      return;
    }
    const { storage, tabStorage, cookie, now } = this.deps;
    writeSession(storage, cookie, user, now());
    tabStorage.removeItem(WAITLIST_EMAIL_KEY);
    this.idleTimer.restart();
    this.tokenRefresh.watchExpiry();
    const needsSecondStep = this.snapshot.user?.id === user.id && this.snapshot.needsSecondStep;
    this.set({ ...LOADING, status: 'signed_in', user, needsSecondStep });
  }

  /** A call was refused, because the account needs a second step first. */
  requireSecondStep(): void {
    if (this.isSignedIn() && !this.snapshot.needsSecondStep) this.set({ ...this.snapshot, needsSecondStep: true });
  }

  /** The account has a second step now. */
  secondStepIsOn(): void {
    if (this.snapshot.needsSecondStep) this.set({ ...this.snapshot, needsSecondStep: false });
  }

  /** Loads the user again. A failure that passes by itself changes nothing. */
  async reloadUser(): Promise<void> {
    const token = await this.tokenForRequest();
    const fetched = token === null ? null : await fetchUser(this.deps, token, this.refresh);
    if (fetched === null) return;
    if ('endedBy' in fetched) this.end(fetched.endedBy);
    // The user may have signed out meanwhile.
    else if (readTokens(this.deps.storage)) this.accept(fetched.user);
  }

  /** The user did something: the 30 idle minutes start again. */
  touch(): void {
    const now = this.deps.now();
    if (!this.isSignedIn() || now - this.lastTouch < TOUCH_EVERY_MS) return;
    this.lastTouch = now;
    this.recheck();
  }

  /** Reads the stored session again, which renews its 30 idle minutes. */
  recheck(): void {
    if (!this.isSignedIn()) return;
    const { storage, cookie, now } = this.deps;
    if (!readTokens(storage)) {
      this.endLikeOtherTab();
      return;
    }
    const reading = readSession(storage, cookie, now());
    if ('problem' in reading) {
      void (hasLapsed(reading) ? this.signOut('session_expired') : this.restore());
      return;
    }
    if (reading.session.user.id !== this.snapshot.user?.id) this.accept(reading.session.user);
    void this.tokenRefresh.refreshIfDue(CLIENT_TIMES.wakeRefreshMarginMs);
  }

  private isSignedIn(): boolean {
    return this.snapshot.status === 'signed_in';
  }

  /** Another tab removed the tokens: at the end of the idle time, or because the user signed out there. */
  private endLikeOtherTab(): void {
    // `Clear-Site-Data` empties the storage of a removed device, too.
    const isDevice = this.snapshot.user?.role === 'device';
    this.end(isDevice || this.idleTimer.isOver ? 'session_expired' : 'logout');
  }

  private clear(): void {
    const { storage, cookie } = this.deps;
    this.stopTimers();
    discardSession(storage, cookie);
    for (const key of SESSION_STORAGE_KEYS) storage.removeItem(key);
  }

  private stopTimers(): void {
    this.idleTimer.stop();
    this.tokenRefresh.stop();
  }

  private set(next: SessionSnapshot): void {
    this.snapshot = next;
    for (const listener of this.listeners) listener();
  }
}

/** The session of this page. */
export const session = new Session(browserDeps());
