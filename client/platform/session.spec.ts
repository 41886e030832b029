import { DEFAULT_SETTINGS, type UserBody } from '../../contract/users';
import { ApiError } from './api-error';
import type { CookieJar } from './browser-session';
import type { HttpResponse } from './http';
import { MemoryStorage } from './memory-storage';
import { Session } from './session';
import { STORAGE_KEYS, WAITLIST_EMAIL_KEY } from './storage-keys';

const MINUTE = 60_000;

const ada: UserBody = {
  id: '018f0000-0000-7000-8000-000000000001',
  username: 'ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: null,
  role: 'parent',
  permissions: ['view_conversations'],
  waitlist_status: { approved: true, waitlist_position: null, joined_at: null, status: 'approved' },
  avatar: null,
  bio: null,
  phone: null,
  location: null,
  last_seen_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  google_linked: false,
  settings: DEFAULT_SETTINGS,
};

type Answer = unknown | (() => unknown);

const opened: Session[] = [];
// The idle timer of a session that is still signed in would outlive its test.
afterEach(() => {
  for (const session of opened.splice(0)) session.end('none');
});

/** A browser of one tab with a clock of its own and a server that answers by `METHOD /path`. */
function browser(answers: Record<string, Answer> = {}, storage = new MemoryStorage()) {
  let cookieValue: string | null = null;
  let cookieAge = 0;
  const calls: { name: string; body: unknown; token: string | null | undefined }[] = [];
  const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
  const cookie: CookieJar = {
    read: () => cookieValue,
    write: (value, maxAgeSeconds) => {
      cookieValue = maxAgeSeconds > 0 ? value : null;
      cookieAge = maxAgeSeconds;
    },
  };
  const tabStorage = new MemoryStorage();
  const session = new Session({
    storage,
    tabStorage,
    cookie,
    now: () => clock.now,
    exclusively: (work) => work(),
    send: async <T>(method: string, path: string, request: { body?: unknown; token?: string | null } = {}) => {
      const name = `${method} ${path}`;
      calls.push({ name, body: request.body, token: request.token });
      const answer = answers[name];
      const body = typeof answer === 'function' ? answer() : answer;
      if (body instanceof Error) throw body;
      return { status: 200, headers: new Headers(), body } as HttpResponse<T>;
    },
  });
  opened.push(session);
  return {
    session,
    storage,
    tabStorage,
    clock,
    calls,
    answers,
    cookie: {
      value: () => cookieValue,
      age: () => cookieAge,
      set: (value: string | null) => {
        cookieValue = value;
      },
    },
    named: (name: string) => calls.filter((call) => call.name === name),
  };
}

const tokens = (access: string, expiresIn = 1800) => ({
  access_token: access,
  refresh_token: `refresh-of-${access}`,
  expires_in: expiresIn,
  token_type: 'Bearer' as const,
});

async function signedIn(answers: Record<string, Answer> = {}) {
  const tab = browser({ 'GET /users/me': ada, ...answers });
  await tab.session.signIn(tokens('first'), ada);
  return tab;
}

describe('signing in', () => {
  it('keeps the tokens and the session under the names of the specification', async () => {
    const tab = await signedIn();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_in', user: ada });
    expect(tab.storage.getItem(STORAGE_KEYS.authToken)).toBe('first');
    expect(tab.storage.getItem(STORAGE_KEYS.refreshToken)).toBe('refresh-of-first');
    expect(tab.storage.getItem(STORAGE_KEYS.tokenExpiresIn)).toBe('1800');
    expect(Number(tab.storage.getItem(STORAGE_KEYS.tokenExpiresAt))).toBe(tab.clock.now + 1_800_000);
    const stored = JSON.parse(tab.storage.getItem(STORAGE_KEYS.userSession) ?? '{}');
    expect(Object.keys(stored).sort()).toEqual(['csrfToken', 'expiresAt', 'timestamp', 'user']);
    expect(stored.csrfToken).toMatch(/^[0-9a-f]{64}$/);
    expect(tab.cookie.value()).toBe(stored.csrfToken);
    expect(tab.cookie.age()).toBe(1800);
  });

  it('takes a lifetime of 1800 s where the server tells none', async () => {
    const tab = browser({ 'GET /users/me': ada });
    const { expires_in: _, ...untold } = tokens('first');
    await tab.session.signIn(untold as ReturnType<typeof tokens>);
    expect(Number(tab.storage.getItem(STORAGE_KEYS.tokenExpiresAt))).toBe(tab.clock.now + 1_800_000);
  });

  it('clears everything for a waitlisted account and remembers its address in this tab alone', async () => {
    const waiting: UserBody = {
      ...ada,
      waitlist_status: { approved: false, waitlist_position: 7, joined_at: null, status: 'waitlisted' },
    };
    const tab = browser({ 'GET /users/me': waiting });
    const snapshot = await tab.session.signIn(tokens('first'));
    expect(snapshot).toMatchObject({ status: 'waitlisted', user: null, waitlist: { email: 'ada@example.com' } });
    expect(tab.storage.length).toBe(0);
    expect(tab.tabStorage.getItem(WAITLIST_EMAIL_KEY)).toBe('ada@example.com');
  });
});

describe('what a begun sign-in left in the browser', () => {
  const begin = (storage: Storage) => {
    storage.setItem('oauth_state', 'state');
    storage.setItem('oauth_code_verifier', 'verifier');
    storage.setItem('oauth_redirect_after_login', '/library');
  };

  it('ends with the sign-in, but for the page that was wanted', async () => {
    const tab = browser({ 'GET /users/me': ada });
    begin(tab.storage);
    await tab.session.signIn(tokens('first'));
    expect(tab.storage.getItem('oauth_state')).toBeNull();
    expect(tab.storage.getItem('oauth_code_verifier')).toBeNull();
    expect(tab.storage.getItem('oauth_redirect_after_login')).toBe('/library');
  });

  it('goes altogether where the account has to wait', async () => {
    const tab = await signedIn();
    begin(tab.storage);
    tab.session.enterWaitlisted(null, null);
    expect(tab.storage.length).toBe(0);
  });
});

describe('starting', () => {
  it('restores a stored session and asks anew who it is', async () => {
    const first = await signedIn();
    const second = browser({ 'GET /users/me': { ...ada, first_name: 'Augusta' } }, first.storage);
    second.cookie.set(first.cookie.value());
    await second.session.restore();
    expect(second.session.getSnapshot().user?.first_name).toBe('Augusta');
  });

  it('discards a session whose cookie does not match, and loads the user with the unexpired token', async () => {
    const tab = await signedIn();
    const before = tab.storage.getItem(STORAGE_KEYS.csrfToken);
    tab.cookie.set('somebody-else');
    await tab.session.restore();
    expect(tab.session.getSnapshot().status).toBe('signed_in');
    expect(tab.named('GET /users/me')).toHaveLength(1);
    expect(tab.storage.getItem(STORAGE_KEYS.csrfToken)).not.toBe(before);
    expect(tab.cookie.value()).toBe(tab.storage.getItem(STORAGE_KEYS.csrfToken));
  });

  it('removes an expired token where no session stands', async () => {
    const tab = await signedIn();
    tab.clock.now += 31 * MINUTE;
    await tab.session.restore();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.length).toBe(0);
  });

  it('ends a lapsed session at the server too, though its token would still be good', async () => {
    const tab = await signedIn({ 'POST /auth/logout': null });
    tab.storage.setItem(STORAGE_KEYS.tokenExpiresAt, String(tab.clock.now + 60 * MINUTE));
    tab.clock.now += 30 * MINUTE;
    await tab.session.restore();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.length).toBe(0);
    expect(tab.calls).toEqual([{ name: 'POST /auth/logout', body: undefined, token: 'first' }]);
  });

  it('ends a lapsed session with a new token where its own has expired', async () => {
    let refusals = 0;
    const tab = await signedIn({
      'POST /auth/logout': () => (refusals++ === 0 ? new ApiError(401, 'x') : null),
      'POST /auth/refresh': { access_token: 'last', expires_in: 60, token_type: 'Bearer' },
    });
    tab.clock.now += 31 * MINUTE;
    await tab.session.restore();
    expect(tab.named('POST /auth/refresh').map(({ body }) => body)).toEqual([{ refresh_token: 'refresh-of-first' }]);
    expect(tab.named('POST /auth/logout').map(({ token }) => token)).toEqual(['first', 'last']);
    expect(tab.storage.length).toBe(0);
  });

  it('refreshes at the start where five minutes or less remain', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    tab.clock.now += 26 * MINUTE;
    await tab.session.restore();
    expect(tab.named('POST /auth/refresh').map(({ body }) => body)).toEqual([
      { refresh_token: 'refresh-of-first', rotate: true },
    ]);
    expect(tab.named('GET /users/me')[0]?.token).toBe('second');
  });

  it('signs nobody out where the service is out of reach', async () => {
    const tab = await signedIn({ 'GET /users/me': new ApiError(0, 'Network error') });
    await tab.session.restore();
    expect(tab.session.getSnapshot().status).toBe('signed_in');
  });
});

describe('the thirty idle minutes', () => {
  it('are renewed by each read', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    tab.clock.now += 20 * MINUTE;
    tab.session.touch();
    tab.clock.now += 20 * MINUTE;
    tab.session.recheck();
    expect(tab.session.getSnapshot().status).toBe('signed_in');
  });

  it('end the session', async () => {
    const tab = await signedIn();
    tab.clock.now += 30 * MINUTE;
    tab.session.recheck();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.getItem(STORAGE_KEYS.authToken)).toBeNull();
    expect(tab.named('POST /auth/logout').map(({ token }) => token)).toEqual(['first']);
  });
});

describe('refreshing', () => {
  it('happens once for calls at the same time, and tells listeners', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    const heard: string[] = [];
    tab.session.onRefreshed((token) => heard.push(token));
    const both = await Promise.all([tab.session.refresh('first'), tab.session.refresh('first')]);
    expect(both).toEqual(['second', 'second']);
    expect(tab.named('POST /auth/refresh')).toHaveLength(1);
    expect(heard).toEqual(['second']);
  });

  it('takes the token that another tab got meanwhile', async () => {
    const tab = await signedIn();
    tab.storage.setItem(STORAGE_KEYS.authToken, 'of-another-tab');
    await expect(tab.session.refresh('first')).resolves.toBe('of-another-tab');
    expect(tab.calls).toHaveLength(0);
  });

  it('keeps the old refresh token where the answer has no new one', async () => {
    const tab = await signedIn({
      'POST /auth/refresh': { access_token: 'second', expires_in: 60, token_type: 'Bearer' },
    });
    await tab.session.refresh('first');
    expect(tab.storage.getItem(STORAGE_KEYS.refreshToken)).toBe('refresh-of-first');
  });

  it('comes before a call of a tab that wakes up with 180 s or less', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    tab.clock.now += 26 * MINUTE;
    await expect(tab.session.tokenForRequest()).resolves.toBe('first');
    tab.clock.now += MINUTE;
    await expect(tab.session.tokenForRequest()).resolves.toBe('second');
  });

  it('signs out where the refresh token is refused', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': new ApiError(401, 'x') });
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ status: 401, message: 'Refresh token expired' });
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.length).toBe(0);
  });

  it.each([400, 403, 404, 422, 500, 501])('signs out on status %d, as on any other', async (status) => {
    const tab = await signedIn({ 'POST /auth/refresh': new ApiError(status, 'x') });
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ message: `Token refresh failed: ${status}` });
    expect(tab.session.getSnapshot().status).toBe('signed_out');
  });

  // A parent whose network hiccups would lose what they are writing.
  it.each([0, 408, 429, 502, 503, 504])('keeps the session on status %d, which passes', async (status) => {
    const tab = await signedIn({ 'POST /auth/refresh': new ApiError(status, 'x') });
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ message: `Token refresh failed: ${status}` });
    expect(tab.session.getSnapshot().status).toBe('signed_in');
  });

  it('has no token to use where none is stored', async () => {
    const tab = await signedIn();
    tab.storage.removeItem(STORAGE_KEYS.refreshToken);
    await expect(tab.session.refresh('first')).rejects.toMatchObject({
      status: 401,
      message: 'No refresh token available',
    });
  });

  it('does not sign in again whoever signed out while the answer was on its way', async () => {
    const tab = await signedIn();
    tab.answers['POST /auth/refresh'] = () => {
      tab.session.end('logout');
      return tokens('second');
    };
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ status: 401 });
    expect(tab.storage.getItem(STORAGE_KEYS.authToken)).toBeNull();
  });
});

describe('signing out', () => {
  it('clears this browser first and then tells the server', async () => {
    const tab = await signedIn({ 'POST /auth/logout': new ApiError(0, 'Network error') });
    await tab.session.signOut();
    expect(tab.named('POST /auth/logout')[0]?.token).toBe('first');
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'logout' });
    expect(tab.storage.length).toBe(0);
  });

  it('is seen by a tab whose token another one took away', async () => {
    const tab = await signedIn();
    tab.storage.removeItem(STORAGE_KEYS.authToken);
    tab.session.recheck();
    expect(tab.session.getSnapshot().status).toBe('signed_out');
  });
});
