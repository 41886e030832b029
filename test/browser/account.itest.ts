import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { type Account, registerParent, signInAgain, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { faultsOfLooks, seriousFindings } from '../support/axe.js';
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

test('the onboarding asks for the age of the child, keeps it on this device, and suggests questions that fit', async () => {
  const page = await open('/onboarding');
  await page.getByRole('heading', { name: 'How old is your child?' }).waitFor();
  const ages = page.getByRole('button', { name: /years$/ });
  expect(await ages.allTextContents()).toEqual(['0–5', '6–9', '10–12', '13–15', '16–17']);
  expect(await ages.locator('svg').count()).toBe(5);
  await page.getByRole('button', { name: '10 to 12 years' }).click();
  await page.getByRole('heading', { name: 'What would you like to ask first?' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('child_age_band'))).toBe(`${account.user.id} 10-12`);
  expect(JSON.stringify(await me())).not.toContain('10-12');

  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByRole('button', { name: '10 to 12 years' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: '0 to 5 years' }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByText('How do I make bedtime calmer?').click();
  await page.getByRole('button', { name: 'Ask Starling' }).click();
  await page.getByRole('heading', { name: 'Add your child' }).waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL('**/chat');
  const composer = page.getByPlaceholder('How can I help you today?');
  await until(async () => (await composer.inputValue()) === 'How do I make bedtime calmer?');
});

test('every step of the onboarding may be skipped', async () => {
  const page = await open('/onboarding');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL('**/chat');
  expect(await page.evaluate(() => localStorage.getItem('child_age_band'))).toBeNull();
  expect(await page.getByPlaceholder('How can I help you today?').inputValue()).toBe('');
});

test('saves the profile, shows it immediately, and reports a refused value at its field', async () => {
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

test('shows changes from another device, and overwrites neither them nor what is typed while it saves', async () => {
  await api(web.starling.url).patch('/users/me', { location: 'Bern', bio: 'Old' }, account.accessToken);
  const page = await open('/profile');
  await until(async () => (await page.getByLabel('Location').inputValue()) === 'Bern');
  await page.getByLabel('First name').fill('Nele');
  await api(web.starling.url).patch('/users/me', { location: 'Genf' }, account.accessToken);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/users/me', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByLabel('About').fill('New');
  letThrough();
  await page.getByText('Profile saved').first().waitFor();
  expect(await me()).toMatchObject({ first_name: 'Nele', location: 'Genf', bio: 'Old' });
  await until(async () => (await page.getByLabel('Location').inputValue()) === 'Genf');
  expect(await page.getByLabel('About').inputValue()).toBe('New');
  expect(await save.isEnabled()).toBe(true);
});

test('says how to confirm the address without mail', async () => {
  const page = await open('/profile');
  const address = section(page, 'Email address');
  await address.getByText('Not confirmed').waitFor();
  await address.getByText('To confirm the address, link the Google account that has it.').waitFor();
  await web.starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [account.user.id]);
  await page.reload();
  await address.getByText('Confirmed', { exact: true }).waitFor();
});

test('saves the notification switches for the account', async () => {
  const page = await open('/settings');
  const before = (await me()).settings;
  await page.getByRole('switch', { name: 'Sound' }).press('Space');
  await until(async () => (await me()).settings.notifications.sound === !before.notifications.sound);
  await page.reload();
  await until(() => page.getByRole('switch', { name: 'Sound' }).isChecked());
});

test('shows only switches that have an effect, says that no mail is sent, and keeps the other flags in the API', async () => {
  const page = await open('/settings');
  await page.getByRole('switch', { name: 'Sound' }).waitFor();
  await page.getByRole('switch', { name: 'Desktop' }).waitFor();
  await page.getByText('This service sends no mail. Your notifications and summaries are here in the app.').waitFor();
  expect(await page.getByRole('switch').count()).toBe(5);
  expect(await page.getByRole('switch', { disabled: true }).count()).toBe(2);
  expect(await seriousFindings(page)).toEqual([]);
  const rest = api(web.starling.url);
  const privacy = { showOnlineStatus: true, readReceipts: false, lastSeen: true };
  const notifications = { sound: false, desktop: false, email: true };
  await rest.patch('/users/me', { settings: { privacy, notifications } }, account.accessToken);
  expect((await me()).settings).toMatchObject({ privacy, notifications });
  await page.goto(`${web.starling.url}/onboarding`);
  await page.getByRole('heading', { name: 'How old is your child?' }).waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
});

test('changes the password and signs out the other sessions', async () => {
  const other = await signInAgain(web.starling, account);
  const page = await open('/settings');
  const password = section(page, 'Password');
  await password.getByRole('textbox', { name: 'Current password' }).fill('Not-my-1-word');
  await password.getByRole('textbox', { name: 'New password' }).fill('Fresh-1-word!');
  await password.getByRole('button', { name: 'Save password' }).click();
  await password.getByText('This is not your current password').waitFor();
  await password.getByRole('textbox', { name: 'Current password' }).fill(TEST_PASSWORD);
  await password.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password saved').first().waitFor();
  expect((await api(web.starling.url).get('/users/me', other.accessToken)).status).toBe(401);
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(200);
});

test('an account without a password sees one field, and then the form to change it', async () => {
  await web.starling.sql('UPDATE users SET password_hash = NULL WHERE id = $1', [account.user.id]);
  const page = await open('/settings');
  const password = section(page, 'Password');
  await password.getByText('A password is a second way to sign in.').waitFor();
  expect(await password.getByRole('textbox').count()).toBe(1);
  await password.getByRole('textbox', { name: 'New password' }).fill('Fresh-1-word!');
  await password.getByRole('button', { name: 'Set password' }).click();
  await password.getByRole('textbox', { name: 'Current password' }).waitFor();
  const login = { username: account.email, password: 'Fresh-1-word!' };
  expect((await api(web.starling.url).post('/auth/login', login)).status).toBe(200);
});

test('groups sessions of the same kind of device, and signs out all others at once', async () => {
  const others = [await signInAgain(web.starling, account), await signInAgain(web.starling, account)];
  await web.starling.sql(
    `UPDATE sessions SET user_agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605' WHERE id = ANY($1)`,
    [others.map(sessionOf)],
  );
  const page = await open('/settings');
  const sessions = section(page, 'Sessions');
  await sessions.getByText('2 sessions', { exact: true }).waitFor();
  expect(await sessions.getByText('Safari on iPhone', { exact: true }).count()).toBe(1);
  expect(await sessions.getByText('This device').count()).toBe(1);
  await sessions.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByText('2 other sessions were signed out').waitFor();
  await sessions.getByText('Safari on iPhone', { exact: true }).waitFor({ state: 'detached' });
  await sessions.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
  for (const { accessToken } of others) {
    expect((await api(web.starling.url).get('/users/me', accessToken)).status).toBe(401);
  }
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(200);
});

test('lists the sessions by device name, and signs one out', async () => {
  const other = await signInAgain(web.starling, account);
  await web.starling.sql(
    `UPDATE sessions SET user_agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605' WHERE id = $1`,
    [sessionOf(other)],
  );
  const page = await open('/settings');
  const sessions = section(page, 'Sessions');
  await sessions.getByText('This device').waitFor();
  await sessions.getByText('Safari on iPhone', { exact: true }).waitFor();
  await sessions.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await sessions.getByText('Safari on iPhone', { exact: true }).waitFor({ state: 'detached' });
  await until(async () => (await api(web.starling.url).get('/users/me', other.accessToken)).status === 401);
  expect((await api(web.starling.url).get('/users/me', account.accessToken)).status).toBe(200);
});

test('exports all data of the account as a file', async () => {
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

test('lists what will be deleted, and deletes the account only after the confirmation', async () => {
  const page = await open('/settings');
  const begin = page.getByRole('button', { name: 'Delete account' });
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await begin.click();
  for (const text of [
    'all conversations',
    'profile, picture',
    'your sign-ins on all devices',
    'waitlist',
    account.email,
  ]) {
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

test('requires a new sign-in before a deletion or an export if the last one is too old', async () => {
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

test.each([
  ['/login', null],
  ['/waitlist', null],
  ['/terms', null],
  ['/privacy', null],
  ['/auth/success', null],
  ['/reset-password', null],
  ['/reset-password#token=x', null],
  ['/onboarding', 'How old is your child?'],
  ['/profile', 'About you'],
  ['/settings', 'Your data'],
])('%s is accessible in both colour schemes and does not scroll sideways at any width', async (path, heading) => {
  const page = heading ? await open(path) : await web.context.newPage();
  if (heading) await page.getByRole('heading', { name: heading }).waitFor();
  else {
    await page.goto(`${web.starling.url}${path}`);
    await page
      .getByRole(path === '/auth/success' ? 'alert' : 'heading')
      .first()
      .waitFor();
    if (path === '/login') await page.getByRole('button', { name: 'Use a password' }).click();
  }
  expect(await faultsOfLooks(page)).toEqual([]);
});

/** The session that an access token belongs to. */
function sessionOf({ accessToken }: Account): string {
  return JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString('utf8')).sid;
}
