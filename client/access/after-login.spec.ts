import { ROLE_PERMISSIONS } from '../../contract/permissions';
import { MemoryStorage } from '../platform/memory-storage';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { safePath, saveAfterLoginTarget, takeAfterLoginTarget } from './after-login';

const ORIGIN = 'https://starling.example';
const parent = { role: 'parent' as const, permissions: ROLE_PERMISSIONS.parent };

describe('safePath', () => {
  it.each([
    ['/library/sleep?x=1#y', '/library/sleep?x=1#y'],
    ['/chat', '/chat'],
    [null, null],
    ['', null],
    ['chat', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['https:evil.example', null],
    ['https://evil.example/chat', null],
    ['javascript:alert(1)', null],
    ['https://starling.example@evil.example', null],
  ])('turns %j into %j', (target, path) => {
    expect(safePath(target, ORIGIN)).toBe(path);
  });
});

describe('the after-login target', () => {
  it('is the saved path once', () => {
    const storage = new MemoryStorage();
    saveAfterLoginTarget(storage, '/library/sleep');
    expect(takeAfterLoginTarget(storage, parent, ORIGIN)).toBe('/library/sleep');
    expect(takeAfterLoginTarget(storage, parent, ORIGIN)).toBe('/chat');
  });

  it('is the start page of the role if it may not open the saved path', () => {
    const storage = new MemoryStorage();
    storage.setItem(STORAGE_KEYS.oauthRedirectAfterLogin, '/admin/users');
    expect(takeAfterLoginTarget(storage, parent, ORIGIN)).toBe('/chat');
    storage.setItem(STORAGE_KEYS.oauthRedirectAfterLogin, '/profile');
    expect(takeAfterLoginTarget(storage, { role: 'admin', permissions: [] }, ORIGIN)).toBe('/admin');
  });

  it('is never a page of the sign-in', () => {
    const storage = new MemoryStorage();
    for (const path of ['/', '/login', '/auth/error', '/oauth/callback?code=1', '/waitlist', '/onboarding']) {
      saveAfterLoginTarget(storage, path);
      expect(storage.length).toBe(0);
      storage.setItem(STORAGE_KEYS.oauthRedirectAfterLogin, path);
      expect(takeAfterLoginTarget(storage, parent, ORIGIN)).toBe('/chat');
    }
  });
});
