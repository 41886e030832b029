import { ApiError } from '../platform/api-error';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { MINUTE, signedIn, tokens } from './session-harness';

describe('refreshing', () => {
  it('happens once for simultaneous calls and informs the listeners', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    const heard: string[] = [];
    tab.session.onRefreshed((token) => heard.push(token));
    const both = await Promise.all([tab.session.refresh('first'), tab.session.refresh('first')]);
    expect(both).toEqual(['second', 'second']);
    expect(tab.named('POST /auth/refresh')).toHaveLength(1);
    expect(heard).toEqual(['second']);
  });

  it('uses the token that another tab has refreshed meanwhile', async () => {
    const tab = await signedIn();
    tab.storage.setItem(STORAGE_KEYS.authToken, 'of-another-tab');
    await expect(tab.session.refresh('first')).resolves.toBe('of-another-tab');
    expect(tab.calls).toHaveLength(0);
  });

  it('keeps the old refresh token if the answer has no new one', async () => {
    const tab = await signedIn({
      'POST /auth/refresh': { access_token: 'second', expires_in: 60, token_type: 'Bearer' },
    });
    await tab.session.refresh('first');
    expect(tab.storage.getItem(STORAGE_KEYS.refreshToken)).toBe('refresh-of-first');
  });

  it('comes before a call if the token has 180 s or less to live', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': tokens('second') });
    tab.clock.now += 26 * MINUTE;
    await expect(tab.session.tokenForRequest()).resolves.toBe('first');
    tab.clock.now += MINUTE;
    await expect(tab.session.tokenForRequest()).resolves.toBe('second');
  });

  it('signs the user out if the refresh token is refused', async () => {
    const tab = await signedIn({ 'POST /auth/refresh': new ApiError(401, 'x') });
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ status: 401, message: 'Refresh token expired' });
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'session_expired' });
    expect(tab.storage.length).toBe(0);
  });

  it('keeps what another tab has stored while the old token was refused: a shared device switched to the next child', async () => {
    const tab = await signedIn({
      'POST /auth/refresh': () => {
        tab.storage.setItem(STORAGE_KEYS.refreshToken, 'refresh-of-next');
        tab.storage.setItem(STORAGE_KEYS.authToken, 'next');
        return new ApiError(401, 'x');
      },
    });
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ status: 401 });
    expect(tab.session.getSnapshot().status).toBe('signed_in');
    await expect(tab.session.tokenForRequest()).resolves.toBe('next');
  });

  it.each([400, 403, 404, 422, 500, 501])('signs the user out on status %d', async (status) => {
    const tab = await signedIn({ 'POST /auth/refresh': new ApiError(status, 'x') });
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ message: `Token refresh failed: ${status}` });
    expect(tab.session.getSnapshot().status).toBe('signed_out');
  });

  // A parent with a bad network must not lose a message that they are writing.
  it.each([0, 408, 429, 502, 503, 504])('keeps the session on status %d, which passes by itself', async (status) => {
    const tab = await signedIn({ 'POST /auth/refresh': new ApiError(status, 'x') });
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ message: `Token refresh failed: ${status}` });
    expect(tab.session.getSnapshot().status).toBe('signed_in');
  });

  it('fails without a stored refresh token', async () => {
    const tab = await signedIn();
    tab.storage.removeItem(STORAGE_KEYS.refreshToken);
    await expect(tab.session.refresh('first')).rejects.toMatchObject({
      status: 401,
      message: 'No refresh token available',
    });
  });

  it('does not sign a user in again who signed out meanwhile', async () => {
    const tab = await signedIn();
    tab.answers['POST /auth/refresh'] = () => {
      tab.session.end('logout');
      return tokens('second');
    };
    await expect(tab.session.refresh('first')).rejects.toMatchObject({ status: 401 });
    expect(tab.storage.getItem(STORAGE_KEYS.authToken)).toBeNull();
  });
});
