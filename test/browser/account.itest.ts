import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { type Account, registerParent, signInAgain, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const me = async () => (await api(web.starling.url).get('/users/me', account.accessToken)).body;
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('keeps what the onboarding asks', async () => {
  const page = await open('/onboarding');
  await page.getByLabel('First name').fill('Robin');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/chat');
  expect((await me()).first_name).toBe('Robin');
});

test('edits the profile, shows it at once, and tells beside the field what is refused', async () => {
  const taken = await registerParent(web.starling, { username: `taken-${Date.now()}` });
  const page = await open('/profile');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('First name').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('First name').fill('Maxi');
  await page.getByLabel('Last name').fill('Muster');
  await page.getByLabel('Phone').fill('+41 44 000 00 00');
  await page.getByLabel('Location').fill('Zürich');
  await page.getByLabel('About').fill('Two children, one cat');
  await save.click();
  await page.getByText('Profile saved').first().waitFor();
  await section(page, 'You').getByText('Maxi Muster').first().waitFor();
  expect(await me()).toMatchObject({
    first_name: 'Maxi',
    last_name: 'Muster',
    phone: '+41 44 000 00 00',
    location: 'Zürich',
    bio: 'Two children, one cat',
  });

  await page.getByLabel('User name').fill(taken.user.username);
  await save.click();
  await page.locator('[aria-invalid=true]').waitFor();
  expect((await me()).username).toBe(account.user.username);
  await page.reload();
  await page.getByLabel('Location').waitFor();
  expect(await page.getByLabel('Location').inputValue()).toBe('Zürich');
});

test('shows what was changed elsewhere, and leaves it alone when something else is saved', async () => {
  await api(web.starling.url).patch('/users/me', { location: 'Bern', bio: 'Old' }, account.accessToken);
  const page = await open('/profile');
  await until(async () => (await page.getByLabel('Location').inputValue()) === 'Bern');
  await page.getByLabel('First name').fill('Nele');
  await api(web.starling.url).patch('/users/me', { location: 'Genf' }, account.accessToken);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile saved').first().waitFor();
  expect(await me()).toMatchObject({ first_name: 'Nele', location: 'Genf', bio: 'Old' });
  await until(async () => (await page.getByLabel('Location').inputValue()) === 'Genf');
});

test('keeps notification flags for the account', async () => {
  const page = await open('/settings');
  const before = (await me()).settings;
  await page.getByRole('switch', { name: 'Sound' }).press('Space');
  await until(async () => (await me()).settings.notifications.sound === !before.notifications.sound);
  await page.reload();
  await until(() => page.getByRole('switch', { name: 'Sound' }).isChecked());
});

test('shows no privacy switches while no other person could see anything, and keeps the flags in the API', async () => {
  const page = await open('/settings');
  await page.getByRole('switch', { name: 'Sound' }).waitFor();
  expect(await page.getByRole('switch').count()).toBe(3);
  const rest = api(web.starling.url);
  const privacy = { showOnlineStatus: true, readReceipts: false, lastSeen: true };
  await rest.patch('/users/me', { settings: { privacy } }, account.accessToken);
  expect((await me()).settings.privacy).toEqual(privacy);
  await page.goto(`${web.starling.url}/onboarding`);
  await page.getByLabel('First name').waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
});

test('changes the password and ends the other sessions', async () => {
  const other = await signInAgain(web.starling, account);
  const page = await open('/settings');
  const password = section(page, 'Password');
  await password.getByRole('textbox', { name: 'Current password' }).fill('Not-my-1-word');
  await password.getByRole('textbox', { name: 'New password' }).fill('Fresh-1-word!');
  await password.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('That did not work').waitFor();
  await password.getByRole('textbox', { name: 'Current password' }).fill(TEST_PASSWORD);
  await password.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password saved').first().waitFor();
  expect((await api(web.starling.url).get('/users/me', other.accessToken)).status).toBe(401);
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(200);
});

test('lists the sessions in words, and ends one', async () => {
  const other = await signInAgain(web.starling, account);
  await web.starling.sql(
    `UPDATE sessions SET user_agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605' WHERE id = $1`,
    [sessionOf(other)],
  );
  const page = await open('/settings');
  const sessions = section(page, 'Sessions');
  await sessions.getByText('This one').waitFor();
  await sessions.getByText('Safari on iPhone', { exact: true }).waitFor();
  await sessions.getByRole('button', { name: 'End the session of Safari on iPhone' }).click();
  await sessions.getByText('Safari on iPhone', { exact: true }).waitFor({ state: 'detached' });
  await until(async () => (await api(web.starling.url).get('/users/me', other.accessToken)).status === 401);
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(200);
});

test('hands out everything that is kept as a file', async () => {
  const page = await open('/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^starling-export-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(() => JSON.parse(text)).not.toThrow();
  expect(text).toContain(account.email);
  expect(text).not.toContain(account.refreshToken);
  expect(text).not.toContain('argon2');
});

test('names what goes before an account is deleted, and deletes it only then', async () => {
  const page = await open('/settings');
  const begin = page.getByRole('button', { name: 'Delete account' });
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await begin.click();
  for (const text of ['all conversations', 'profile, picture', 'every session', 'waitlist', account.email]) {
    await dialog.getByText(text).first().waitFor();
  }
  await until(() =>
    dialog.getByRole('button', { name: 'Keep my account' }).evaluate((it) => it === document.activeElement),
  );
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(200);

  await begin.click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('**/login');
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(401);
  expect(await web.starling.sql('SELECT 1 FROM users WHERE id = $1', [account.user.id])).toEqual([]);
});

test('asks for a new sign-in before a deletion and an export where the last one is long ago', async () => {
  await web.starling.sql(
    `UPDATE sessions SET authenticated_at = authenticated_at - interval '6 minutes' WHERE user_id = $1`,
    [account.user.id],
  );
  const page = await open('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.waitFor();
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(200);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Export my data' }).click();
  await again.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login');
});

describe.each([
  [1440, 900],
  [390, 844],
])('at a width of %i', (width, height) => {
  test.each([
    ['/login', null],
    ['/waitlist', null],
    ['/terms', null],
    ['/privacy', null],
    ['/auth/success', null],
    ['/onboarding', 'What Starling is'],
    ['/profile', 'About you'],
    ['/settings', 'Your data'],
  ])('%s has nothing that keeps anybody out, and does not scroll sideways', async (path, heading) => {
    const page = heading ? await open(path) : await web.context.newPage();
    await page.setViewportSize({ width, height });
    if (heading) await page.getByRole('heading', { name: heading }).waitFor();
    else {
      await page.goto(`${web.starling.url}${path}`);
      await page
        .getByRole(path === '/auth/success' ? 'alert' : 'heading')
        .first()
        .waitFor();
      if (path === '/login') await page.getByRole('button', { name: 'Use a password' }).click();
    }
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

/** The session that an access token belongs to. */
function sessionOf({ accessToken }: Account): string {
  return JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString('utf8')).sid;
}
