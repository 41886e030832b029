import type { UserBody } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { STORAGE_KEYS, WAITLIST_EMAIL_KEY } from '../platform/storage-keys';
import { ada, browser, MINUTE, signedIn, tokens } from './session-harness';

describe('signing in', () => {
  it('stores the tokens and the session under their fixed names', async () => {
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

  it('uses a token lifetime of 1800 s if the server sends none', async () => {
    const tab = browser({ 'GET /users/me': ada });
    const { expires_in: _, ...untold } = tokens('first');
    await tab.session.signIn(untold as ReturnType<typeof tokens>);
    expect(Number(tab.storage.getItem(STORAGE_KEYS.tokenExpiresAt))).toBe(tab.clock.now + 1_800_000);
  });

  it('clears everything for a waitlisted account and keeps its address in this tab only', async () => {
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

describe('the stored state of an unfinished sign-in', () => {
  const begin = (storage: Storage) => {
    storage.setItem('oauth_state', 'state');
    storage.setItem('oauth_code_verifier', 'verifier');
    storage.setItem('oauth_redirect_after_login', '/library');
  };

  it('is deleted by a sign-in, except for the page to open after it', async () => {
    const tab = browser({ 'GET /users/me': ada });
    begin(tab.storage);
    await tab.session.signIn(tokens('first'));
    expect(tab.storage.getItem('oauth_state')).toBeNull();
    expect(tab.storage.getItem('oauth_code_verifier')).toBeNull();
    expect(tab.storage.getItem('oauth_redirect_after_login')).toBe('/library');
  });

  it('is deleted completely for a waitlisted account', async () => {
    const tab = await signedIn();
    begin(tab.storage);
    tab.session.enterWaitlisted(null, null);
    expect(tab.storage.length).toBe(0);
  });
});

describe('starting', () => {
  it('restores a stored session and loads its user again', async () => {
    const first = await signedIn();
    const second = browser({ 'GET /users/me': { ...ada, first_name: 'Augusta' } }, first.storage);
    second.cookie.set(first.cookie.value());
    await second.session.restore();
    expect(second.session.getSnapshot().user?.first_name).toBe('Augusta');
  });

  it('deletes a session whose cookie does not match and loads the user with the unexpired token', async () => {
    const tab = await signedIn();
    const before = tab.storage.getItem(STORAGE_KEYS.csrfToken);
    tab.cookie.set('another-session');
    await tab.session.restore();
    expect(tab.session.getSnapshot().status).toBe('signed_in');
    expect(tab.named('GET /users/me')).toHaveLength(1);
    expect(tab.storage.getItem(STORAGE_KEYS.csrfToken)).not.toBe(before);
    expect(tab.cookie.value()).toBe(tab.storage.getItem(STORAGE_KEYS.csrfToken));
  });

  it('removes an expired token without a session', async () => {
    const tab = await signedIn();
    tab.clock.now += 31 * MINUTE;
    await tab.session.restore();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.length).toBe(0);
  });

  it('ends an idle session on the server too, even if its token has not expired', async () => {
    const tab = await signedIn({ 'POST /auth/logout': null });
    tab.storage.setItem(STORAGE_KEYS.tokenExpiresAt, String(tab.clock.now + 60 * MINUTE));
    tab.clock.now += 30 * MINUTE;
    await tab.session.restore();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.length).toBe(0);
    expect(tab.calls).toEqual([{ name: 'POST /auth/logout', body: undefined, token: 'first' }]);
  });

  it('ends an idle session with a new token if its own has expired', async () => {
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

  it('refreshes the token at the start if five minutes or less remain', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    tab.clock.now += 26 * MINUTE;
    await tab.session.restore();
    expect(tab.named('POST /auth/refresh').map(({ body }) => body)).toEqual([
      { refresh_token: 'refresh-of-first', rotate: true },
    ]);
    expect(tab.named('GET /users/me')[0]?.token).toBe('second');
  });

  it('keeps the user signed in if the server cannot be reached', async () => {
    const tab = await signedIn({ 'GET /users/me': new ApiError(0, 'Network error') });
    await tab.session.restore();
    expect(tab.session.getSnapshot().status).toBe('signed_in');
  });

  it('keeps the user signed in if the server cannot be reached after a refused token was refreshed', async () => {
    let asked = 0;
    const tab = await signedIn({
      'GET /users/me': () => new ApiError(asked++ === 0 ? 401 : 0, 'x'),
      'POST /auth/refresh': tokens('second'),
    });
    await tab.session.reloadUser();
    expect(asked).toBe(2);
    expect(tab.session.getSnapshot().status).toBe('signed_in');
  });
});

describe('the thirty idle minutes', () => {
  it('start again with each read of the session', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    tab.clock.now += 20 * MINUTE;
    tab.session.touch();
    tab.clock.now += 20 * MINUTE;
    tab.session.recheck();
    expect(tab.session.getSnapshot().status).toBe('signed_in');
  });

  it('end the session when they are over', async () => {
    const tab = await signedIn();
    tab.clock.now += 30 * MINUTE;
    tab.session.recheck();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.getItem(STORAGE_KEYS.authToken)).toBeNull();
    expect(tab.named('POST /auth/logout').map(({ token }) => token)).toEqual(['first']);
  });
});

describe('signing out', () => {
  it('clears the browser first and then ends the session on the server', async () => {
    const tab = await signedIn({ 'POST /auth/logout': new ApiError(0, 'Network error') });
    await tab.session.signOut();
    expect(tab.named('POST /auth/logout')[0]?.token).toBe('first');
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'logout' });
    expect(tab.storage.length).toBe(0);
  });

  it('reaches a tab whose token another tab removed', async () => {
    const tab = await signedIn();
    tab.storage.removeItem(STORAGE_KEYS.authToken);
    tab.session.recheck();
    expect(tab.session.getSnapshot().status).toBe('signed_out');
  });
});
