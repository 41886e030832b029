import type { Page } from 'playwright-core';
import { GoogleDouble } from '../doubles/google.js';
import { type Account, registerParent, signInAgain, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { signInWithGoogle } from '../support/google-sign-in.js';
import { useWebClient } from '../support/web-client.js';

const google = await GoogleDouble.start();
const web = useWebClient({ settings: google.settings, width: 1440 });
afterAll(() => google.stop());

const SCRIPT = 'https://accounts.google.com/gsi/client';
/** Stands in for Google's script: its pop-up returns a code that the double has issued. */
const SCRIPT_TEXT = `window.google = { accounts: { oauth2: { initCodeClient: ({ callback }) => ({
  requestCode: () => window.popUpCode().then((code) => callback({ code })) }) } } };`;

let account: Account;
let count = 0;
beforeEach(async () => {
  count += 1;
  google.profile = { sub: `linked-${count}`, email: `linked-${count}@starling.test`, email_verified: true };
  account = await registerParent(web.starling);
  await web.context.exposeFunction('popUpCode', () => google.popUpCode());
  await web.context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT_TEXT }));
});

const badge = (page: Page, text: 'Linked' | 'Unlinked') => page.getByText(text, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (token: string) =>
  api(web.starling.url).post('/auth/google/link', { googleAuthCode: google.popUpCode() }, token);

test("loads Google's script only on the login page and for linking, as the content security policy allows", async () => {
  const page = await web.context.newPage();
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => request.url().startsWith('https://accounts.google.com/') && asked.push(page.url()));
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  const path = (url: string) => new URL(url).pathname;

  const isLoaded = page.waitForResponse(SCRIPT);
  const login = await page.goto(`${web.starling.url}/login`);
  await isLoaded;
  expect(login?.headers()['content-security-policy']).toContain(`script-src 'self' ${SCRIPT};`);
  await button(page, 'Login into Starling').click();
  await page.waitForURL('**/onboarding');
  for (const [address, heading] of [
    ['/settings', 'Settings'],
    ['/profile', 'Profile'],
  ] as const) {
    await page.goto(web.starling.url + address);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  }
  await badge(page, 'Linked').waitFor();
  expect(asked.map(path)).toEqual(['/login']);
  expect(refused).toEqual([]);
});

test('links a Google account, copies its profile and unlinks it', async () => {
  const page = await web.open(account, '/profile');
  await badge(page, 'Unlinked').waitFor();
  expect(await button(page, 'Unlink').count()).toBe(0);
  const isLoaded = page.waitForResponse(SCRIPT);
  await button(page, 'Link').click();
  await isLoaded;
  await page.getByText('Google account linked. All other sessions were signed out.').waitFor();
  await badge(page, 'Linked').waitFor();
  expect(await button(page, 'Link').count()).toBe(0);
  expect((await signInWithGoogle(web.starling.url, google)).body.user.id).toBe(account.user.id);

  google.profile = { ...google.profile, given_name: 'Augusta' };
  await button(page, 'Copy name and picture from Google').click();
  await page.getByText('Name and picture copied from Google').waitFor();
  await button(page, 'Unlink').click();
  await page.getByText('Google account unlinked. All other sessions were signed out.').waitFor();
  await badge(page, 'Unlinked').waitFor();
  await button(page, 'Link').waitFor();
});

test('requires a new sign-in if the last one is too old, and returns to the profile', async () => {
  await link(account.accessToken);
  await web.starling.sql(`UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE user_id = $1`, [
    account.user.id,
  ]);
  const page = await web.open(account, '/profile');
  await button(page, 'Unlink').click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByText('To link or unlink a Google account, please sign in again.').waitFor();
  expect(await badge(page, 'Linked').count()).toBe(1);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/profile');
  await button(page, 'Unlink').click();
  await badge(page, 'Unlinked').waitFor();
});

test('shows why a Google account cannot be linked', async () => {
  const page = await web.open(account, '/profile');
  await badge(page, 'Unlinked').waitFor();
  const other = await registerParent(web.starling);
  await link(other.accessToken);
  await button(page, 'Link').click();
  await page.getByText('This Google account is linked to another account').waitFor();
  await badge(page, 'Unlinked').waitFor();
});

test('does not replace a Google account that was linked in the meantime', async () => {
  const page = await web.open(account, '/profile');
  await badge(page, 'Unlinked').waitFor();
  await link(account.accessToken);
  google.profile = { ...google.profile, sub: `${google.profile.sub}-other` };
  await button(page, 'Link').click();
  await page.getByText('Another Google account is linked already. Unlink it first').waitFor();
});

test('notifies the owner about a link on a device that signs in later', async () => {
  await link(account.accessToken);
  const again = await signInAgain(web.starling, account);
  const page = await web.open(again, '/profile');
  await page
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click();
  await page.getByText(`Google account ${google.profile.email} was linked.`).waitFor();
});
