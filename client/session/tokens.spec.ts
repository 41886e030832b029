import { MemoryStorage } from '../platform/memory-storage';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { decodeToken, isDue, storeTokens } from './tokens';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('decodeToken', () => {
  it('reads the claims, including characters beyond ASCII', () => {
    const token = `${encode({ alg: 'HS256' })}.${encode({ sub: '1', role: 'admin', email: 'zoë@example.com' })}.x`;
    expect(decodeToken(token)).toMatchObject({ role: 'admin', email: 'zoë@example.com' });
  });

  it.each(['', 'a.b', 'a.b.c', `a.${encode('text')}.c`, `a.${encode(null)}.c`, 'a.b.c.d'])(
    'refuses the token %j',
    (token) => {
      expect(() => decodeToken(token)).toThrow('Invalid JWT token format');
    },
  );
});

it('stores a new token after its expiry, so that other tabs see both', () => {
  const keys: string[] = [];
  class RecordingStorage extends MemoryStorage {
    override setItem(key: string, value: string): void {
      keys.push(key);
      super.setItem(key, value);
    }
  }
  storeTokens(new RecordingStorage(), { access_token: 'a', refresh_token: 'r', expires_in: 60 });
  expect(keys.at(-1)).toBe(STORAGE_KEYS.authToken);
  expect(keys).toContain(STORAGE_KEYS.tokenExpiresAt);
});

describe('isDue', () => {
  const tokens = (lifetimeMs: number, lifeLeftMs: number) => ({
    accessToken: 'a',
    refreshToken: 'r',
    lifetimeMs,
    expiresAt: 1_000_000 + lifeLeftMs,
  });

  it.each([
    [1_800_000, 300_001, 300_000, false],
    [1_800_000, 300_000, 300_000, true],
    [1_800_000, 180_001, 180_000, false],
    [1_800_000, -1, 180_000, true],
    [60_000, 31_000, 180_000, false],
    [60_000, 30_000, 180_000, true],
  ])('a token with a life of %d ms, %d ms left and a margin of %d ms is due: %s', (lifetime, left, margin, due) => {
    expect(isDue(tokens(lifetime, left), margin, 1_000_000)).toBe(due);
  });
});
