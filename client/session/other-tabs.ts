/** The other tabs of this browser: one refresh for all of them, and news of their sign-ins, sign-outs and refreshes. */
import type { UserBody } from '../../contract/users';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { type CookieJar, peekSession } from './browser-session';
import { readTokens } from './tokens';

const REFRESH_LOCK = 'starling-token-refresh';
const CHANNEL = 'starling-session';
/** How long a change of storage may take to reach another tab. */
const STORAGE_LAG_MS = 100;
/** How often a tab looks again for a sign-in that another tab is still storing. */
const STORAGE_LOOKS = 20;

interface OtherTabsEvents {
  isSignedIn(): boolean;
  /** The user whose session is stored, which may be another one than before: a shared device switches between children. */
  signedIn(user: UserBody): void;
  signedOut(): void;
  refreshed(): void;
}

export class OtherTabs {
  private channel: BroadcastChannel | null = null;

  constructor(
    private readonly deps: { storage: Storage; cookie: CookieJar; now(): number },
    private readonly events: OtherTabsEvents,
  ) {}

  /** Listens until the signal aborts. */
  listen(signal: AbortSignal): void {
    window.addEventListener('storage', ({ key }) => this.onStorage(key), { signal });
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => this.events.refreshed();
    this.channel = channel;
    signal.addEventListener('abort', () => {
      channel.close();
      this.channel = null;
    });
  }

  announceRefresh(): void {
    this.channel?.postMessage('refreshed');
  }

  private onStorage(key: string | null): void {
    if (key !== null && key !== STORAGE_KEYS.authToken && key !== STORAGE_KEYS.userSession) return;
    if (this.events.isSignedIn() && !readTokens(this.deps.storage)) this.events.signedOut();
    else this.lookForSignIn();
  }

  /** Storage reaches this tab key by key, and the cookie comes separately, so an incomplete sign-in is read again. */
  private lookForSignIn(looksLeft = STORAGE_LOOKS): void {
    const { storage, cookie, now } = this.deps;
    if (!readTokens(storage)) return;
    const reading = peekSession(storage, cookie, now());
    if ('session' in reading) this.events.signedIn(reading.session.user);
    else if (looksLeft > 0) setTimeout(() => this.lookForSignIn(looksLeft - 1), STORAGE_LAG_MS);
  }
}

/**
 * Runs `work` in one tab at a time. Web Locks exist only in secure contexts. Elsewhere the server accepts the old
 * refresh token for 10 s after a rotation, which covers two tabs.
 */
export async function inOneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const done = await navigator.locks.request(REFRESH_LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : null,
  );
  if (done) return done.result;
  return navigator.locks.request(REFRESH_LOCK, async () => {
    // The tokens of the other tab may arrive a moment after its lock is free.
    await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
    return work();
  });
}
