import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { signInWithPassword } from '../support/sign-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let page: Page;
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
  page = await web.context.newPage();
});

const EXPIRED = 'Your session has expired. Please sign in again.';
const stored = (key: string, of = page) => of.evaluate((name) => localStorage.getItem(name), key);
const profile = (of: Page) => of.getByRole('heading', { name: 'Profile', exact: true });

/** Signs in with the password and stays on the profile, in this tab. */
async function signIn(): Promise<void> {
  await page.goto(`${web.starling.url}/profile`);
  await page.waitForURL('**/login');
  await signInWithPassword(page, account.email);
  await page.waitForURL('**/profile');
  await profile(page).waitFor();
}

async function openTab(): Promise<Page> {
  const tab = await web.context.newPage();
  await tab.goto(`${web.starling.url}/profile`);
  await profile(tab).waitFor();
  return tab;
}

/** The stored token seems to end in so many seconds. */
const endTokenIn = (seconds: number) =>
  page.evaluate(({ key, at }) => localStorage.setItem(key, String(at)), {
    key: STORAGE_KEYS.tokenExpiresAt,
    at: Date.now() + seconds * 1_000,
  });

const focus = (tab: Page) => tab.evaluate(() => void window.dispatchEvent(new Event('focus')));

const expectExpired = async (tab = page) => {
  await tab.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await tab.getByRole('alert').filter({ hasText: 'You were signed out' }).getByText(EXPIRED).waitFor();
};

test('two tabs that wake up together refresh once and continue with the same token', async () => {
  await signIn();
  const other = await openTab();
  const before = await stored(STORAGE_KEYS.authToken);
  const refreshToken = await stored(STORAGE_KEYS.refreshToken);
  const refreshes: string[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((settle) => {
    answer = settle;
  });
  await web.context.route('**/api/v1/auth/refresh', async (route) => {
    refreshes.push(route.request().postData() ?? '');
    await held;
    await route.continue();
  });
  await endTokenIn(100);
  await Promise.all([focus(page), focus(other)]);
  const locks = () => page.evaluate(() => navigator.locks.query());
  await until(async () => {
    const { held: working, pending } = await locks();
    return working?.length === 1 && pending?.length === 1;
  });
  answer();
  await until(async () => {
    const { held: working, pending } = await locks();
    return working?.length === 0 && pending?.length === 0;
  });
  expect(refreshes.map((body) => JSON.parse(body))).toEqual([{ refresh_token: refreshToken, rotate: true }]);
  const after = await stored(STORAGE_KEYS.authToken);
  expect(after).not.toBe(before);
  expect(await stored(STORAGE_KEYS.authToken, other)).toBe(after);
  for (const tab of [page, other]) {
    await tab.reload();
    await profile(tab).waitFor();
  }
  expect(refreshes).toHaveLength(1);
});

test('a refused refresh shows that the session has expired', async () => {
  await signIn();
  await web.starling.sql('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [account.user.id]);
  await endTokenIn(100);
  await focus(page);
  await expectExpired();
  expect(await stored(STORAGE_KEYS.refreshToken)).toBeNull();
});

test('a refused token leads to one refresh and one retry', async () => {
  await signIn();
  const calls: string[] = [];
  await page.route('**/api/v1/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    calls.push(path);
    const isFirst = calls.filter((call) => call === path).length === 1;
    if (path.endsWith('/users/me/sessions') && isFirst) {
      await route.fulfill({ status: 401, json: { status: 401, error: 'token_expired', message: 'x' } });
    } else await route.continue();
  });
  await page.goto(`${web.starling.url}/settings`);
  await page.getByText('This device', { exact: true }).waitFor();
  expect(calls.filter((path) => path.endsWith('/auth/refresh'))).toHaveLength(1);
  expect(calls.filter((path) => path.endsWith('/users/me/sessions'))).toHaveLength(2);
});

test('the token is checked every 300 seconds and refreshed if five minutes or less remain', async () => {
  await page.clock.install();
  const refreshes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/refresh') && refreshes.push(request.url()));
  await signIn();
  const nineMinutesLeft = () =>
    page.evaluate((key) => localStorage.setItem(key, String(Date.now() + 540_000)), STORAGE_KEYS.tokenExpiresAt);
  await nineMinutesLeft();
  await page.clock.fastForward('03:00');
  expect(refreshes).toHaveLength(0);
  await page.clock.fastForward('02:00');
  const remaining = async () =>
    Number(await stored(STORAGE_KEYS.tokenExpiresAt)) - (await page.evaluate(() => Date.now()));
  await until(async () => (await remaining()) > 1_700_000);
  expect(refreshes).toHaveLength(1);
  await nineMinutesLeft();
  await page.clock.fastForward('05:00');
  await until(() => refreshes.length === 2);
});

test('a session that went idle while no page was open ends on the server', async () => {
  await signIn();
  const token = (await stored(STORAGE_KEYS.authToken)) ?? '';
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
  }, STORAGE_KEYS.userSession);
  await page.goto('about:blank');
  await page.goto(`${web.starling.url}/profile`);
  await expectExpired();
  expect(await stored(STORAGE_KEYS.authToken)).toBeNull();
  expect(await stored(STORAGE_KEYS.refreshToken)).toBeNull();
  await until(async () => (await api(web.starling.url).get('/users/me', token)).status === 401);
});

test('the page verifies access and requests nothing else until the user is known', async () => {
  const asked: string[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((settle) => {
    answer = settle;
  });
  await web.context.route('**/api/v1/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await web.context.route('**/graphql', (route) => {
    asked.push('/graphql');
    return route.continue();
  });
  const tab = await web.open(account, '/profile');
  await tab.getByRole('status').getByText('Verifying access permissions', { exact: true }).waitFor();
  expect(asked).toEqual(['/api/v1/users/me']);
  expect(await profile(tab).count()).toBe(0);
  answer();
  await profile(tab).waitFor();
  expect(await tab.getByText('Verifying access permissions').count()).toBe(0);
});

test('a session ends here and on the server 30 minutes after the last activity', async () => {
  await page.clock.install();
  await signIn();
  await page.clock.fastForward('20:00');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('20:00');
  await profile(page).waitFor();
  await page.keyboard.press('Shift');
  const token = await stored(STORAGE_KEYS.authToken);
  const other = await openTab();
  await page.clock.fastForward('30:01');
  // Both leave; the one whose clock strikes first says why, the other may hear of it by the storage alone.
  for (const tab of [page, other]) await tab.waitForURL((url) => url.pathname === '/login');
  await Promise.any([expectExpired(page), expectExpired(other)]);
  await until(async () => (await api(web.starling.url).get('/users/me', token ?? '')).status === 401);
});

test('a session with a wrong CSRF cookie is deleted, and a valid token starts a new one', async () => {
  await signIn();
  const before = await stored(STORAGE_KEYS.csrfToken);
  const cookieOf = async () => (await web.context.cookies()).find(({ name }) => name === STORAGE_KEYS.csrfToken);
  expect(await cookieOf()).toMatchObject({ value: before, sameSite: 'Strict', path: '/' });
  const forge = () =>
    page.evaluate((name) => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a page of another sub-domain could do
      document.cookie = `${name}=forged; Path=/`;
    }, STORAGE_KEYS.csrfToken);

  await forge();
  await focus(page);
  const after = await until(async () => {
    const now = await stored(STORAGE_KEYS.csrfToken);
    return now !== before && now;
  });
  expect(after).toMatch(/^[0-9a-f]{64}$/);
  await until(async () => (await cookieOf())?.value === after);
  await profile(page).waitFor();

  await forge();
  await endTokenIn(-1);
  await focus(page);
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await stored(STORAGE_KEYS.userSession)).toBeNull();
  expect(await stored(STORAGE_KEYS.authToken)).toBeNull();
});

test('signing in and out applies to all tabs and invalidates the tokens', async () => {
  const other = await web.context.newPage();
  await other.goto(`${web.starling.url}/login`);
  await other.getByRole('button', { name: 'Login into Starling' }).waitFor();
  await signIn();
  await other.waitForURL((url) => url.pathname !== '/login');
  const token = await stored(STORAGE_KEYS.authToken);
  const refreshToken = await stored(STORAGE_KEYS.refreshToken);
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) await tab.waitForURL('**/login');
  await until(async () => (await api(web.starling.url).get('/users/me', token ?? '')).status === 401);
  expect((await api(web.starling.url).post('/auth/refresh', { refresh_token: refreshToken })).status).toBe(401);
});

test('a session that another device ends goes to the login page', async () => {
  await signIn();
  const sessions = await api(web.starling.url).get('/users/me/sessions', account.accessToken);
  const others = sessions.body.filter(({ current }: { current: boolean }) => !current);
  expect(others).toHaveLength(1);
  // An open page would hear of it, perhaps while it loads again.
  await page.goto('about:blank');
  await api(web.starling.url).delete(`/users/me/sessions/${others[0].id}`, account.accessToken);
  await page.goto(`${web.starling.url}/profile`);
  await expectExpired();
});
