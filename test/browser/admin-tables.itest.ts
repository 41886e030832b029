import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { graphql } from '../support/graphql-client.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
beforeEach(async () => {
  await web.starling.sql('DELETE FROM waitlist_entries');
});

test('changes a role and disables an account after a confirmation', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Rosa', last_name: 'Lind' });
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/users');
  await page.getByLabel('Search').fill(parent.email);
  const row = page.getByRole('row').filter({ hasText: parent.email });
  // The row moves up when the others go.
  await until(async () => (await page.getByRole('row').count()) === 2);
  await row.getByLabel('Role of Rosa Lind').selectOption('MODERATOR');
  await page.getByRole('dialog').getByText('Rosa Lind becomes Moderator').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await until(async () => (await api(web.starling.url).get('/users/me', parent.accessToken)).body.role === 'moderator');

  await row.getByRole('button', { name: 'Disable Rosa Lind' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await row.getByText('Disabled').waitFor();
  await until(async () => (await api(web.starling.url).get('/users/me', parent.accessToken)).status >= 401);
  await row.getByRole('button', { name: 'Enable Rosa Lind' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
  await row.getByText('Active').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});

/** Refuses one GraphQL operation until `isRefusing` is set to false. */
async function refuse(page: Page, operation: string) {
  const state = { isRefusing: true };
  await page.route('**/graphql', (route) =>
    state.isRefusing && route.request().postData()?.includes(`"operationName":"${operation}"`)
      ? route.fulfill({ status: 503, json: { errors: [{ message: 'Not now', extensions: {} }] } })
      : route.fallback(),
  );
  return state;
}

interface LaterRequest {
  path: string;
  operation: string;
  first: (page: Page) => Locator;
  ask?: (page: Page) => Promise<unknown>;
  answer?: (page: Page) => Locator;
}

const none = (page: Page) => page.getByText(/^Nothing found$/);
const signUps = (page: Page) => page.getByRole('region', { name: 'Sign-ups' });
test.each<LaterRequest>([
  { path: '/admin/users', operation: 'Users', first: (page) => page.getByText('You', { exact: true }) },
  { path: '/admin/waitlist', operation: 'WaitlistEntries', first: (page) => page.getByText('The waitlist is empty') },
  {
    path: '/admin/audit',
    operation: 'AuditEntries',
    first: (page) => page.getByText('created an account').first(),
  },
  { path: '/moderation/reports', operation: 'Reports', first: (page) => page.getByText('Nothing here') },
  {
    path: '/admin/analytics',
    operation: 'Analytics',
    first: signUps,
    ask: (page) => page.getByText('7 days').click(),
    answer: signUps,
  },
])('shows the error of a later request on $path, and recovers with a retry', async (question) => {
  const { path, operation, first, answer = none } = question;
  const { ask = (page) => page.getByLabel('Search').fill('like nothing there is') } = question;
  const page = await web.open(await signInAs(web.starling, 'admin'), path);
  await first(page).waitFor();
  const state = await refuse(page, operation);
  await ask(page);
  await page.getByRole('alert').getByText('Not now').waitFor();
  expect(await none(page).count()).toBe(0);
  state.isRefusing = false;
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await answer(page).waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('keeps the rows of a table if its next page fails to load, without the row numbers of that page', async () => {
  await web.starling.sql(
    `INSERT INTO waitlist_entries (email, joined_at)
     SELECT 'family' || n || '@example.org', now() FROM generate_series(1, 60) n`,
  );
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.getByText('1–50 of 60').waitFor();
  const state = await refuse(page, 'WaitlistEntries');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('alert').getByText('Not now').waitFor();
  expect(await page.locator('td[data-label="Email"]').count()).toBe(50);
  expect(await page.getByText('of 60').count()).toBe(0);
  state.isRefusing = false;
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.getByText('51–60 of 60').waitFor();
});

test('folds the filters of a table away on a phone, and shows them while one is set', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin/audit');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, list] of [
    ['/admin/audit', 'Audit log'],
    ['/admin/users', 'Accounts'],
  ] as const) {
    await page.goto(`${web.starling.url}${path}`);
    const rows = page.getByRole('list', { name: list });
    await rows.getByRole('listitem').first().waitFor();
    expect((await rows.boundingBox())!.y).toBeLessThan(844 / 2);
    expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
  }
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByLabel('Sort by').waitFor();
  await page.getByLabel('Role').first().selectOption('Admin');
  expect(await page.getByRole('button', { name: 'Sort and filter' }).getAttribute('aria-expanded')).toBe('true');
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${web.starling.url}/admin/audit`);
  await page.getByRole('list', { name: 'Audit log' }).getByRole('button').first().click();
  await page.getByRole('combobox', { name: 'Person' }).waitFor();
});

test('lists, filters and exports the audit log', async () => {
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/audit');
  await page.getByText('Chain intact').waitFor();
  await page.getByLabel('Action').selectOption('account_registered');
  await until(async () => {
    const told = await page.locator('td[data-label="What happened"]').allInnerTexts();
    return told.length > 0 && told.every((sentence) => sentence.endsWith('created an account'));
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('account_registered');
  expect(await seriousFindings(page)).toEqual([]);
});

test('tells the audit log in sentences with people, by day, and shows the entries of one person', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const nia = await registerParent(web.starling, { first_name: 'Nia', last_name: 'Owl' });
  const gone = await registerParent(web.starling, { first_name: 'Gone', last_name: 'Soon' });
  await api(web.starling.url).patch('/users/me', { first_name: 'Alex', last_name: 'Wren' }, admin.accessToken);
  for (const { user } of [nia, gone]) {
    await graphql(web.starling, 'mutation ($id: ID!) { setUserRole(userId: $id, role: MODERATOR) { role } }', {
      token: admin.accessToken,
      variables: { id: user.id },
    });
  }
  await api(web.starling.url).delete('/users/me', gone.accessToken);
  const page = await web.open(admin, '/admin/audit');
  await page.getByRole('rowheader', { name: 'Today' }).waitFor();
  const sentence = (text: string | RegExp) => page.locator('td[data-label="What happened"]').filter({ hasText: text });
  // The initials of the avatar stand before each name.
  await sentence(/Alex Wren made .*Nia Owl a moderator/).waitFor();
  const end = gone.user.id.slice(-6);
  // Who has erased the account has no name any more, and the log says so.
  await sentence(`An account that no longer exists (…${end}) deleted their account`).waitFor();
  await sentence(`Alex Wren made an account that no longer exists (…${end}) a moderator`).waitFor();
  expect(await page.getByText('Gone Soon').count()).toBe(0);
  await sentence(/made .*Nia Owl/)
    .getByRole('button', { name: 'Nia Owl' })
    .hover();
  await page.getByRole('tooltip').getByText(nia.user.id).waitFor();

  await sentence(/made .*Nia Owl/)
    .getByRole('button', { name: 'Nia Owl' })
    .click();
  await page.getByText('1–3 of 3').waitFor();
  await sentence('Nia Owl created an account').waitFor();
  expect(await page.getByRole('combobox', { name: 'Person' }).inputValue()).toContain('Nia Owl');
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await sentence('Alex Wren made an account').waitFor();
  await page.getByRole('combobox', { name: 'Person' }).fill('Nia');
  await page.getByRole('option', { name: 'Nia Owl' }).click();
  await page.getByText('1–3 of 3').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('list', { name: 'Audit log' }).getByRole('heading', { name: 'Today' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
