import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { registerParent, signInAs } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { signInWithPassword } from '../support/sign-in-page.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let page: Page;

beforeEach(async () => {
  page = await web.context.newPage();
});

const open = (path: string) => page.goto(`${web.starling.url}${path}`);
const path = () => new URL(page.url()).pathname;

/** Signs a new parent in with a password, which returns to `target`. */
async function signInTo(target: string): Promise<void> {
  const { user } = await registerParent(web.starling);
  await open(target);
  await page.waitForURL('**/login');
  await signInWithPassword(page, user.email ?? '');
  await page.waitForURL(`**${target}`);
}

test('lists the navigation in the specified order, and marks the current page', async () => {
  page = await web.open(await registerParent(web.starling), '/profile');
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Coming later' }).click();
  const labels = bar.locator('li :is(a, button, [aria-disabled=true])').locator('[class*=label]');
  expect(await labels.allInnerTexts()).toEqual([
    'Chat',
    'Conversation Sessions',
    'Voice',
    'Growth Guide',
    'Stories',
    'Games',
    'Remainders',
    'Schedules',
    'Contents',
    'Progress Dashboard',
    'Parental Controls',
    'Child Profiles',
    'Profile',
    'Settings',
    'Coming later',
    'Device Profiles',
    'Logout',
  ]);
  expect(await page.locator('[aria-current=page]').first().textContent()).toBe('Profile');
});

test.each(['admin', 'moderator'] as const)('opens the chat to a signed-in %s at /', async (role) => {
  const staff = await web.open(await signInAs(web.starling, role), '/');
  await staff.waitForURL('**/chat');
  await staff.getByText('Your friendly learning companion').waitFor();
});

test('denies a page without leaving its URL, and lists what it requires', async () => {
  page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await open('/admin/users');
  for (const text of ['Access Denied', "You don't have permission to access this page", 'Insufficient Permissions']) {
    await page.getByText(text).waitFor();
  }
  await page.getByText('If you believe this is an error, please contact your administrator.').waitFor();
  for (const text of ['view_users', '/admin/users', 'parent']) {
    await page.getByRole('definition').getByText(text, { exact: true }).first().waitFor();
  }
  expect(path()).toBe('/admin/users');
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/chat');
});

test('signs out in every tab, and removes the session from storage', async () => {
  await signInTo('/settings');
  const other = await web.context.newPage();
  await other.goto(`${web.starling.url}/profile`);
  await other.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const key of [
    STORAGE_KEYS.authToken,
    STORAGE_KEYS.refreshToken,
    STORAGE_KEYS.userSession,
    STORAGE_KEYS.csrfToken,
  ]) {
    expect(left).not.toContain(key);
  }
});

test('requires a new sign-in after 30 idle minutes', async () => {
  await signInTo('/settings');
  await page.evaluate(
    ({ session, expiresAt }) => {
      const stored = JSON.parse(localStorage.getItem(session) ?? '{}');
      localStorage.setItem(session, JSON.stringify({ ...stored, expiresAt: Date.now() - 1 }));
      localStorage.setItem(expiresAt, String(Date.now() - 1));
    },
    { session: STORAGE_KEYS.userSession, expiresAt: STORAGE_KEYS.tokenExpiresAt },
  );
  await open('/settings');
  await page.waitForURL('**/login**');
  const notice = page.getByRole('alert');
  await notice.getByText('You were signed out', { exact: true }).waitFor();
  await notice.getByText('Your session has expired. Please sign in again.').waitFor();
  expect(await notice.getByText('Login Failed').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('keeps the chosen theme after a reload', async () => {
  page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByRole('main').getByText('Starling', { exact: true }).click();
  await page.locator('html[data-starling-theme=starling]').waitFor();
  await page.reload();
  await page.locator('html[data-starling-theme=starling][data-mantine-color-scheme=dark]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
