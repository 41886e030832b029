import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { signInAgain, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { buildClient } from '../support/client-build.js';
import { startStarling, type TestStarling } from '../support/starling.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let page: Page;

beforeEach(async () => {
  page = await web.context.newPage();
});
const stored = (key: string, of = page) => of.evaluate((name) => localStorage.getItem(name), key);

describe('while accounts wait for approval', () => {
  let gated: TestStarling;
  beforeAll(async () => {
    gated = await startStarling({ WAITLIST_MODE: 'approved_only' }, { clientDir: await buildClient() });
  });
  afterAll(() => gated.stop());

  const left = () => page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key)), WIPED);
  const WIPED = [
    STORAGE_KEYS.authToken,
    STORAGE_KEYS.refreshToken,
    STORAGE_KEYS.tokenExpiresAt,
    STORAGE_KEYS.userSession,
    STORAGE_KEYS.csrfToken,
    STORAGE_KEYS.currentConversationId,
  ] as string[];

  test('a first sign-in gets a position and no tokens, and sees no guarded page', async () => {
    await page.goto(`${gated.url}/login`);
    await page.getByRole('button', { name: 'Login into Starling' }).click();
    await page.getByLabel('Any other email address').fill('queuing@practice.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/waitlist');
    expect(await left()).toEqual([]);
    for (const guarded of ['/chat', '/conversations', '/library', '/profile', '/onboarding', '/no-such-page']) {
      await page.evaluate((path) => {
        history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, guarded);
      await page.getByText('You are on the waitlist').waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await page.waitForURL('**/login');
  });

  test('a password login gets a position and no tokens, and sees the waitlist', async () => {
    await api(gated.url).post('/auth/register', { email: 'waits@starling.test', password: TEST_PASSWORD });
    await page.goto(`${gated.url}/login`);
    await page.evaluate((key) => localStorage.setItem(key, '/library'), STORAGE_KEYS.oauthRedirectAfterLogin);
    await page.getByRole('button', { name: 'Use a password' }).click();
    await page.getByLabel('Email').fill('waits@starling.test');
    await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/waitlist');
    await page.getByText('You are on the waitlist').waitFor();
    expect(await left()).toEqual([]);
    expect(await stored('oauth_redirect_after_login')).toBeNull();
  });

  test('an account that is moved back to the waitlist loses its session at once', async () => {
    const emails = ['was-in@starling.test', 'decides@starling.test'];
    for (const email of emails) await api(gated.url).post('/auth/register', { email, password: TEST_PASSWORD });
    await gated.sql('UPDATE waitlist_entries SET approved_at = now() WHERE email = ANY($1::text[])', [emails]);
    const [parent, staff] = await Promise.all(emails.map((email) => signInAgain(gated, { email })));
    await gated.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [staff!.user.id]);
    const admin = await signInAgain(gated, staff!);
    await page.goto(`${gated.url}/login`);
    await page.getByRole('button', { name: 'Use a password' }).click();
    await page.getByLabel('Email').fill(parent!.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/chat');
    const removed = await api(gated.url).delete(`/waitlist/remove/${parent!.email}`, admin.accessToken);
    expect(removed.status).toBe(200);
    await page.getByText('You are on the waitlist').waitFor();
    expect(await left()).toEqual([]);
  });
});
