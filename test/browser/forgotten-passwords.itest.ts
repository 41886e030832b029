import type { Locator, Page } from 'playwright-core';
import { registerParent, signInAs } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { painted } from '../support/page-state.js';
import { signInWithPassword } from '../support/sign-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let page: Page;

beforeEach(async () => {
  page = await web.context.newPage();
});

const open = (path: string) => page.goto(`${web.starling.url}${path}`);
const _path = () => new URL(page.url()).pathname;
/** The row of the only account that a search has found. Until then it may move. */
async function found(staff: Page, email: string): Promise<Locator> {
  await until(async () => (await staff.getByRole('row').count()) === 2);
  return staff.getByRole('row').filter({ hasText: email });
}

test('shows a refused password at its fields, and marks them', async () => {
  await open('/login');
  await signInWithPassword(page, 'nobody@example.com');
  const form = page.getByRole('form', { name: 'Sign in with a password' });
  await form.getByRole('alert').getByText('Login Failed', { exact: true }).waitFor();
  await form.getByRole('alert').getByText('Email or password is not right.', { exact: true }).waitFor();
  for (const field of [page.getByLabel('Email'), page.getByRole('textbox', { name: 'Password' })]) {
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
  expect(await seriousFindings(page)).toEqual([]);
});

test('explains the ways back in to people who forgot their password', async () => {
  await open('/login');
  await page.getByRole('button', { name: 'Use a password' }).click();
  const forgot = page.getByRole('button', { name: 'Forgot password?' });
  const help = page.getByText('Ask an administrator for a one-time link.');
  await forgot.waitFor();
  expect(await help.isVisible()).toBe(false);
  await forgot.click();
  await help.waitFor();
  await page.getByText('This service sends no mail.').waitFor();
  await page.getByText('with the same email address').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await forgot.waitFor({ state: 'detached' });
});

test('a one-time link from an admin sets a new password, and works only once', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Rosa', last_name: 'Lind' });
  const other = await registerParent(web.starling, { first_name: 'Ada', last_name: 'Berg' });
  const staff = await web.open(await signInAs(web.starling, 'admin'), '/admin/users');
  const dialog = staff.getByRole('dialog', { name: 'Password reset link' });
  const open = async (email: string) => {
    await staff.getByLabel('Search').fill(email);
    const row = await found(staff, email);
    await row.getByRole('button', { name: /^Password reset link for/ }).click();
  };

  // The answer for one person arrives when the dialog is open for another one.
  const isOpen = Promise.withResolvers<void>();
  const path = `**/admin/users/${other.user.id}/password-reset-link`;
  await staff.route(path, async (route) => {
    await isOpen.promise;
    await route.continue();
  });
  await open(other.email);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await staff.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await open(parent.email);
  const late = staff.waitForResponse(path);
  isOpen.resolve();
  await (await late).finished();
  await painted(staff);
  expect(await dialog.getByLabel('Link').count()).toBe(0);

  await dialog.getByText('It works once, within one hour').waitFor();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  expect(await seriousFindings(staff)).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(link);
  // The token leaves the address, and the address is all that the browser sends.
  await page.waitForURL((url) => url.pathname === '/reset-password' && url.hash === '');
  const token = new URL(link).hash.replace('#token=', '');
  expect(token).toHaveLength(43);
  expect(sent.filter((url) => url.includes(token))).toEqual([]);
  const password = page.getByRole('textbox', { name: 'New password' });
  await password.fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await password.fill('Newer-kites-over-8-hills!');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInWithPassword(page, parent.email, 'Newer-kites-over-8-hills!');
  await page.waitForURL('**/chat');

  const again = await web.context.newPage();
  await again.goto(link);
  await again.getByRole('textbox', { name: 'New password' }).fill('Other-kites-over-9-hills!');
  await again.getByRole('button', { name: 'Save new password' }).click();
  await again.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await again.getByText('Ask an administrator for a new one.').waitFor();
  await again.goto(`${web.starling.url}/waitlist`);
  await again.goto(`${web.starling.url}/reset-password`);
  await again.getByRole('heading', { name: 'This link is not complete' }).waitFor();
});

test('asks an admin whose sign-in is too old to sign in again before a reset link is created', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Rosa', last_name: 'Lind' });
  const admin = await signInAs(web.starling, 'admin');
  await web.starling.sql(
    `UPDATE sessions SET authenticated_at = authenticated_at - interval '6 minutes' WHERE user_id = $1`,
    [admin.user.id],
  );
  const staff = await web.open(admin, '/admin/users');
  await staff.getByLabel('Search').fill(parent.email);
  const row = await found(staff, parent.email);
  await row.getByRole('button', { name: 'Password reset link for Rosa Lind' }).click();
  await staff.getByRole('button', { name: 'Create link' }).click();
  await staff.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  expect(await web.starling.sql('SELECT 1 FROM password_reset_links WHERE user_id = $1', [parent.user.id])).toEqual([]);
});
