import type { UserBody } from '../../contract/users';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { CLIENT_TIMES } from '../platform/times';

/** The stored item `user_session`. Times in milliseconds since 1970. */
export interface BrowserSession {
  user: UserBody;
  timestamp: number;
  csrfToken: string;
  expiresAt: number;
}

/** The CSRF cookie, which each read of the session compares. Tests pass their own. */
export interface CookieJar {
  read(): string | null;
  write(value: string, maxAgeSeconds: number): void;
}

/** Why a stored session is not used. */
export type SessionProblem = 'absent' | 'lapsed' | 'csrf_mismatch';

export type SessionReading = { session: BrowserSession } | { problem: SessionProblem };

/** A child's tablet stays signed in as long as the server keeps its session. */
function idleLimitMs({ role }: UserBody): number {
  return role === 'device' ? CLIENT_TIMES.deviceIdleLimitMs : CLIENT_TIMES.idleLimitMs;
}

/** The cookie of this page. Scripts can read it on purpose, because the page itself compares it. */
export const pageCookie: CookieJar = {
  read() {
    const prefix = `${STORAGE_KEYS.csrfToken}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
    return found ? found.slice(prefix.length) : null;
  },
  write(value, maxAgeSeconds) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
    document.cookie = `${STORAGE_KEYS.csrfToken}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Strict${secure}`;
  },
};

/** 32 random bytes, hex-encoded. */
export function newCsrfToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Starts or renews the session of a user: 30 idle minutes from now, on a child's device 30 days. */
export function writeSession(storage: Storage, cookie: CookieJar, user: UserBody, now = Date.now()): void {
  const csrfToken = storage.getItem(STORAGE_KEYS.csrfToken) ?? newCsrfToken();
  const limit = idleLimitMs(user);
  const session: BrowserSession = { user, timestamp: now, csrfToken, expiresAt: now + limit };
  storage.setItem(STORAGE_KEYS.csrfToken, csrfToken);
  storage.setItem(STORAGE_KEYS.userSession, JSON.stringify(session));
  cookie.write(csrfToken, limit / 1000);
}

/** Reads the stored session without renewing it, because a timer is no activity. */
export function peekSession(storage: Storage, cookie: CookieJar, now = Date.now()): SessionReading {
  const session = parseSession(storage.getItem(STORAGE_KEYS.userSession));
  if (!session) return { problem: 'absent' };
  if (now >= session.expiresAt) return { problem: 'lapsed' };
  if (cookie.read() !== session.csrfToken) return { problem: 'csrf_mismatch' };
  return { session };
}

/** Whether the idle time of the stored session is over. */
export function hasLapsed(reading: SessionReading): boolean {
  return 'problem' in reading && reading.problem === 'lapsed';
}

/** Reads the stored session. A valid session is renewed; any other is deleted. */
export function readSession(storage: Storage, cookie: CookieJar, now = Date.now()): SessionReading {
  const reading = peekSession(storage, cookie, now);
  if ('session' in reading) {
    writeSession(storage, cookie, reading.session.user, now);
  } else {
    discardSession(storage, cookie);
  }
  return reading;
}

/** Deletes the session and its CSRF token. The tokens stay. */
export function discardSession(storage: Storage, cookie: CookieJar): void {
  storage.removeItem(STORAGE_KEYS.userSession);
  storage.removeItem(STORAGE_KEYS.csrfToken);
  cookie.write('', 0);
}

function parseSession(text: string | null): BrowserSession | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<BrowserSession> | null;
    const isWhole =
      typeof value?.user?.id === 'string' &&
      typeof value.csrfToken === 'string' &&
      typeof value.expiresAt === 'number' &&
      typeof value.timestamp === 'number';
    return isWhole ? (value as BrowserSession) : null;
  } catch {
    // Broken JSON is no session: the user signs in again.
    return null;
  }
}
