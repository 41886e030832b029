import { ApiError } from '../platform/api-error';
import { MemoryStorage } from '../platform/memory-storage';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { exchangeError, initiateGoogleLogin, readCallback } from './auth-api';
import { loginMessage } from './login-message';

describe('readCallback', () => {
  const read = (query: string, expected: string | null = 'mine') => readCallback(new URLSearchParams(query), expected);

  it.each([
    ['', 'No authorization code received from Google'],
    ['state=s', 'No authorization code received from Google'],
    ['code=%20&state=s', 'Invalid authorization code'],
    ['code=c', 'Invalid OAuth state parameter'],
    ['code=c&state=%20', 'Invalid OAuth state parameter'],
  ])('refuses the callback "%s" with "%s"', (query, message) => {
    expect(() => read(query)).toThrow(message);
  });

  it('refuses a state that this browser did not request', () => {
    expect(() => read('code=c&state=other', 'mine')).toThrow('Invalid OAuth state parameter');
    expect(read('code=c&state=mine', 'mine')).toEqual({ code: 'c', state: 'mine' });
    expect(() => read('code=c&state=other', null)).toThrow('Invalid OAuth state parameter');
  });
});

describe('initiateGoogleLogin', () => {
  const answering = (body: unknown, type = 'application/json; charset=utf-8') =>
    (async () => ({ status: 200, headers: new Headers({ 'content-type': type }), body })) as unknown as NonNullable<
      Parameters<typeof initiateGoogleLogin>[1]
    >;
  const failing = (error: Error) =>
    (() => Promise.reject(error)) as unknown as NonNullable<Parameters<typeof initiateGoogleLogin>[1]>;

  it('stores state and verifier and returns the URL of the provider', async () => {
    const storage = new MemoryStorage();
    const call = answering({ state: 's', codeVerifier: 'v', authUrl: 'https://provider.example/authorize' });
    await expect(initiateGoogleLogin(storage, call)).resolves.toBe('https://provider.example/authorize');
    expect(storage.getItem(STORAGE_KEYS.oauthState)).toBe('s');
    expect(storage.getItem(STORAGE_KEYS.oauthCodeVerifier)).toBe('v');
  });

  it.each([
    [failing(new ApiError(503, 'x')), 'OAuth initiation failed: 503'],
    [failing(new ApiError(0, 'Network error')), 'Failed to initiate OAuth flow'],
    [answering('<html>', 'text/html'), 'Expected JSON response but got text/html'],
    [answering({ authUrl: 'javascript:alert(1)' }), 'Failed to initiate OAuth flow'],
  ])('fails with oauth_initiation_failed and the reason', async (call, message) => {
    const failure = { code: 'oauth_initiation_failed', message };
    await expect(initiateGoogleLogin(new MemoryStorage(), call)).rejects.toMatchObject(failure);
  });
});

describe('exchangeError', () => {
  it('uses the description from the server, or else the status', () => {
    const described = exchangeError(new ApiError(400, 'x', { error_description: 'The code is spent' }));
    expect(described).toMatchObject({ status: 400, message: 'The code is spent' });
    expect(exchangeError(new ApiError(500, 'x', null))).toMatchObject({ message: 'Token exchange failed: 500' });
  });
});

describe('loginMessage', () => {
  const failed = (text: string, detail: string | null = null) => ({
    reason: 'failed',
    text,
    detail,
    isAtPassword: false,
  });
  it.each([
    [null, null, null],
    ['authentication_failed', null, failed('Authentication failed. Please try signing in again.')],
    ['oauth_failed', '', failed('Authentication failed. Please try signing in again.')],
    ['authentication_failed', 'Why', failed('Authentication failed. Please try signing in again.', 'Why')],
    [
      'session_expired',
      null,
      {
        reason: 'expired',
        text: 'Your session has expired. Please sign in again.',
        detail: null,
        isAtPassword: false,
      },
    ],
    ['oauth_initiation_failed', 'OAuth initiation failed: 503', failed('OAuth initiation failed: 503')],
    ['oauth_initiation_failed', null, failed('Failed to initiate OAuth flow')],
    ['other', 'Why', failed('Why')],
    ['other', null, failed('Login failed. Please try signing in again.')],
  ])('turns the error %j and the message %j into the text of the alert', (error, message, expected) => {
    expect(loginMessage(error, message)).toEqual(expected);
  });
});
