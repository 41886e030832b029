import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { registerParent, signInAs, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { graphql } from '../support/graphql-client.js';
import { LiveClient } from '../support/live-client.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
beforeEach(async () => {
  await web.starling.sql('DELETE FROM waitlist_entries');
});

const join = (email: string) => api(web.starling.url).post('/waitlist/join', { email });

// Comes first: staff is notified of joins at most once a minute.
test('shows an admin a live notification, which can be marked as read and cleared', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin');
  await page.locator('[data-stat="Pending Approvals"] [data-live]').waitFor();
  await join('new-family@example.org');
  await page.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer
    .getByText(/joined the waitlist/)
    .first()
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Mark all as read' }).click();
  await drawer.getByText('Nothing unread').waitFor();
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await drawer.getByText('No notifications').waitFor();
  const { body } = await api(web.starling.url).get('/notifications', admin.accessToken);
  expect(body).toEqual([]);
});

test('shows six live stats and links to the other admin pages', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin');
  await page.getByText(`Welcome back, ${admin.user.username}`).waitFor();
  await page.getByText('Administrator').waitFor();
  for (const label of ['Total Users', 'Active Users', 'Total Conversations', 'Moderation Alerts', 'System Health']) {
    await page.locator(`[data-stat="${label}"]`).waitFor();
  }
  const pending = page.locator('[data-stat="Pending Approvals"]');
  await pending.getByText('0', { exact: true }).waitFor();
  await pending.locator('[data-live]').waitFor();
  await join('family@example.org');
  await pending.getByText('1', { exact: true }).waitFor();
  for (const name of ['Manage Users', 'View Analytics', 'System Settings', 'Moderation', 'Waitlist Admin']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
  }
  expect(await seriousFindings(page)).toEqual([]);
});

test('shows only the stats and links that the account has permissions for', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const { body } = await api(web.starling.url).get('/users/me', admin.accessToken);
  const permissions = ['view_admin_dashboard', 'view_users', 'view_waitlist'];
  await web.context.route('**/api/v1/users/me', (route) => route.fulfill({ json: { ...body, permissions } }));
  const page = await web.open(admin, '/admin');
  await page.locator('[data-stat="Total Users"]').getByText(/^\d+$/).waitFor();
  const cards = page.locator('[data-stat]');
  expect(await cards.evaluateAll((all) => all.map((it) => it.getAttribute('data-stat')))).toEqual([
    'Total Users',
    'Active Users',
    'Pending Approvals',
  ]);
  const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link');
  expect(await actions.allInnerTexts()).toEqual(['Manage Users', 'Waitlist Admin']);
});

test('denies parents access to the dashboard', async () => {
  const page = await web.open(await registerParent(web.starling), '/admin');
  await page.getByText('Access Denied').first().waitFor();
});

test('approves one entry, approves several and removes one from the waitlist', async () => {
  for (const name of ['ann', 'ben', 'cleo', 'dov']) await join(`${name}@example.org`);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const stat = (label: string) => page.locator(`[data-stat="${label}"]`);
  await stat('On Waitlist').getByText('4', { exact: true }).waitFor();
  await stat('Avg Wait (days)').getByText('—').waitFor();
  await page.getByText('Last updated').waitFor();
  await page.getByRole('button', { name: 'Refresh' }).waitFor();

  await page.getByRole('button', { name: 'Approve ann@example.org' }).click();
  await stat('Approved').getByText('1', { exact: true }).waitFor();
  const links = page.getByRole('region', { name: 'Invitation links' });
  const linkFor = (name: string) => links.getByLabel(`Invitation link for ${name}@example.org`);
  const first = await linkFor('ann').inputValue();
  expect(first).toMatch(new RegExp(`^${web.starling.url}/login\\?invitation=[\\w-]{43}$`));
  await page.getByLabel('Select ben@example.org').check();
  await page.getByLabel('Select cleo@example.org').check();
  await page.getByRole('button', { name: 'Approve 2 selected' }).click();
  await stat('Approved').getByText('3', { exact: true }).waitFor();
  await linkFor('cleo').waitFor();
  await linkFor('ben').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove dov@example.org' }).click();
  const backdrop = await page.locator('.mantine-Modal-overlay').evaluate((overlay) => {
    const { backdropFilter, backgroundColor } = getComputedStyle(overlay);
    return { backdropFilter, backgroundColor };
  });
  expect(backdrop).toEqual({ backdropFilter: 'none', backgroundColor: 'rgba(17, 22, 40, 0.45)' });
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await stat('On Waitlist').getByText('0', { exact: true }).waitFor();
  await page.getByText('The waitlist is empty').waitFor();
  const { body } = await api(web.starling.url).get('/waitlist/status/dov@example.org');
  expect(body.status).toBe('not_registered');
  expect(await seriousFindings(page)).toEqual([]);
});

test('approves the next ten of the list, and takes them back with their links', async () => {
  for (let number = 10; number < 22; number += 1) await join(`family${number}@example.org`);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const stat = (label: string) => page.locator(`[data-stat="${label}"]`);
  const links = page.getByRole('region', { name: 'Invitation links' });
  await stat('On Waitlist').getByText('12', { exact: true }).waitFor();
  // The order of the table does not matter: the first of the list are next.
  await page.getByRole('button', { name: 'Joined' }).click();
  await page.getByRole('button', { name: 'Joined' }).click();
  // The second click approves no others.
  await page.getByRole('button', { name: 'Approve the next 10' }).dblclick();
  await stat('On Waitlist').getByText('2', { exact: true }).waitFor();
  await links.getByLabel('Invitation link for family19@example.org').waitFor();
  expect(await links.getByRole('textbox').count()).toBe(10);
  await page
    .getByRole('alert')
    .filter({ hasText: '10 people approved.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByText('10 people wait again. Their invitation links no longer work.').waitFor();
  await stat('On Waitlist').getByText('12', { exact: true }).waitFor();
  await links.waitFor({ state: 'detached' });
  const { body } = await api(web.starling.url).get('/waitlist/status/family10@example.org');
  expect(body).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
});

test('shows tables with whole statuses from 640 px, and cards of two lines below', async () => {
  await web.starling.sql(
    `INSERT INTO waitlist_entries (email, first_name, last_name, joined_at, approved_at)
     SELECT 'a.rather.long.address.of.family' || n || '@example.org', 'Maximiliane', 'Featherstonehaugh', now(),
       CASE WHEN n > 6 THEN now() END FROM generate_series(1, 12) n`,
  );
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin/waitlist');
  const cutOff = () =>
    page
      .locator('main .mantine-Badge-label')
      .evaluateAll((labels) => labels.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader', { name: 'Status' }).count()).toBe(0);
  await page.getByText('All', { exact: true }).click();
  await page.getByRole('columnheader', { name: 'Status' }).waitFor();
  for (const path of ['/admin/waitlist', '/admin/users']) {
    if (path !== '/admin/waitlist') await page.goto(web.starling.url + path);
    for (const width of [1440, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('table').waitFor();
      expect({ path, width, cutOff: await cutOff(), sideways: await sideways() }).toEqual({
        path,
        width,
        cutOff: [],
        sideways: 0,
      });
    }
    for (const width of [639, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cards = page.getByRole('list', { name: path === '/admin/users' ? 'Accounts' : 'Waitlist entries' });
      const first = cards.getByRole('listitem').first();
      await first.waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
      const { height } = (await first.boundingBox())!;
      expect({ path, width, isLow: height <= 170, cutOff: await cutOff(), sideways: await sideways() }).toEqual({
        path,
        width,
        isLow: true,
        cutOff: [],
        sideways: 0,
      });
      expect(await seriousFindings(page)).toEqual([]);
    }
  }
}, 120_000);

test('keeps the actions for a selection in view on a phone, and the other actions in the menu of each card', async () => {
  for (let number = 10; number < 40; number += 1) await join(`family${number}@example.org`);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Select family10@example.org').check();
  await page.getByLabel('Select family39@example.org').scrollIntoViewIfNeeded();
  await page.getByLabel('Select family39@example.org').check();
  const bar = page.getByRole('toolbar', { name: 'Selected entries' });
  await bar.getByText('2 selected', { exact: true }).waitFor();
  const box = (await bar.boundingBox())!;
  expect(box.y).toBeGreaterThan(400);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  await bar.getByRole('button', { name: 'Approve 2 selected' }).click();
  await page.locator('[data-stat="Approved"]').getByText('2', { exact: true }).waitFor();
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Actions for family11@example.org' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Approve', 'Remove']);
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await page.locator('[data-stat="Approved"]').getByText('3', { exact: true }).waitFor();

  // On a wide screen the table begins in the upper half, with the stats in one line above it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Close the invitation links' }).click();
  expect((await page.getByRole('table').boundingBox())!.y).toBeLessThan(400);
});

test('copies an invitation link, creates a new one, and marks accounts whose email is not verified', async () => {
  await join('eve@example.org');
  await registerParent(web.starling, { email: 'eve@example.org' });
  await web.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.getByText('Email not verified').waitFor();
  await page.getByRole('button', { name: 'Approve eve@example.org' }).click();
  const link = page.getByLabel('Invitation link for eve@example.org');
  await link.waitFor();
  const first = await link.inputValue();
  await page.getByRole('button', { name: 'Copy the link for eve@example.org' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await page.getByText('Approved', { exact: true }).last().click();
  await page.getByRole('button', { name: 'New link for eve@example.org' }).click();
  await until(async () => (await link.inputValue()) !== first);
  await page.getByText('Email not verified').waitFor();
  await page.getByRole('button', { name: 'Close the invitation links' }).click();
  expect(await link.count()).toBe(0);
});

test('offers a new link until the account can sign in without one', async () => {
  const admin = await signInAs(web.starling, 'admin');
  await join('gia@example.org');
  const { email } = await registerParent(web.starling, { email: 'gia@example.org' });
  const { body } = await api(web.starling.url).post('/waitlist/approve', { email }, admin.accessToken);
  const page = await web.open(admin, '/admin/waitlist');
  await page.getByText('Approved', { exact: true }).last().click();
  const newLink = page.getByRole('button', { name: `New link for ${email}` });
  await newLink.waitFor();
  const invitation = new URL(body.invitation_url, web.starling.url).searchParams.get('invitation');
  await api(web.starling.url).post('/auth/login', { username: email, password: TEST_PASSWORD, invitation });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await newLink.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Remove ${email}` }).waitFor();
});

test('reports what failed on the waitlist when the server sends no message', async () => {
  await join('fay@example.org');
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.getByRole('button', { name: 'Approve fay@example.org' }).waitFor();
  const wordless = { status: 200, json: { data: null, errors: [{ message: '' }] } };
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    const isFailing = ['"WaitlistStats"', '"InviteWaitlistEntries"', '"RemoveWaitlistEntry"'].some((name) =>
      body.includes(name),
    );
    return isFailing ? route.fulfill(wordless) : route.continue();
  });
  await page.route('**/waitlist/health', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Approve fay@example.org' }).click();
  await page.getByText('Failed to approve user').waitFor();
  await page.getByRole('button', { name: 'Remove fay@example.org' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByText('Failed to remove user from waitlist').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Failed to load stats').waitFor();
  await page.getByText('Failed to get waitlist stats').waitFor();
  await page.getByText('Waitlist service health check failed').waitFor();
});

test('sorts the waitlist by its column headers with the keyboard, together with the search', async () => {
  const people = { 'carla@example.org': 'Zoe', 'ann@example.org': 'Mia', 'ben@example.org': 'Ada' };
  for (const [email, first_name] of Object.entries(people)) {
    await api(web.starling.url).post('/waitlist/join', { email, first_name });
  }
  await join('dan@elsewhere.org');
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const head = (name: string) => page.getByRole('columnheader', { name });
  const listed = (...names: string[]) =>
    until(async () => {
      const emails = await page.getByText(/^(#\d+ · )?\w+@\w+\.org$/).allInnerTexts();
      return emails.map((email) => email.replace(/^#\d+ · /, '').split('@')[0]).join() === names.join();
    });
  await listed('carla', 'ann', 'ben', 'dan');
  expect(await head('Position').getAttribute('aria-sort')).toBe('ascending');
  expect(await head('Email').getAttribute('aria-sort')).toBeNull();

  // The key moves to the search. The filters and the column headers come next in the tab order.
  await page.keyboard.press('/');
  await page.keyboard.type('example.org');
  await listed('carla', 'ann', 'ben');
  await page.getByRole('button', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  await listed('ann', 'ben', 'carla');
  expect(await head('Email').getAttribute('aria-sort')).toBe('ascending');
  expect(await head('Position').getAttribute('aria-sort')).toBeNull();
  await page.keyboard.press('Space');
  await listed('carla', 'ben', 'ann');
  expect(await head('Email').getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await listed('ben', 'ann', 'carla');
  expect(await head('Name').getAttribute('aria-sort')).toBe('ascending');
  // Positions refer to the whole list in every order.
  expect(await page.locator('td[data-label="Position"]').allInnerTexts()).toEqual(['3', '2', '1']);
  expect(await seriousFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByLabel('Sort by').selectOption('Joined');
  await listed('carla', 'ann', 'ben');
  await page.getByRole('button', { name: 'Sort descending' }).click();
  await listed('ben', 'ann', 'carla');
});

test('shows a toast if the stats fail to load', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin');
  await page.getByText('Administrator').waitFor();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"WaitlistStats"') ? route.abort() : route.continue(),
  );
  await page.getByRole('main').getByRole('link', { name: 'Waitlist Admin', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to load stats' });
  await toast.getByText('Network error').waitFor();
});

test('changes a role and disables an account after a confirmation', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Rosa', last_name: 'Lind' });
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/users');
  await page.getByLabel('Search').fill(parent.email);
  const row = page.getByRole('row').filter({ hasText: parent.email });
  await row.waitFor();
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

test('shows the error if the moderation stats fail to load', async () => {
  const moderator = await signInAs(web.starling, 'moderator');
  const page = await web.open(moderator, '/settings');
  const state = await refuse(page, 'ReportCounts');
  await page.goto(`${web.starling.url}/moderation`);
  await page.getByRole('alert').getByText('Not now').waitFor();
  const open = page.locator('[data-stat="Open"]');
  await open.getByText('—', { exact: true }).waitFor();
  state.isRefusing = false;
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await open.getByText(/^\d+$/).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('shows analytics as charts, as tables and as CSV files', async () => {
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/analytics');
  const signUps = page.getByRole('region', { name: 'Sign-ups' });
  await signUps.locator('svg').first().waitFor();
  await signUps.getByText('Table').click();
  await signUps.getByRole('table').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save Sign-ups as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Day","Sign-ups"');
  expect(lines).toHaveLength(31);
  expect(await seriousFindings(page)).toEqual([]);
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

test('draws steps with even labels, and keeps everything in place while charts and stats load on a phone', async () => {
  const admin = await signInAs(web.starling, 'admin');
  await web.starling.sql(
    `INSERT INTO stat_snapshots (taken_at, users, active, waiting, approved, conversations, alerts)
     SELECT now() - interval '24 hours', count(*) - 3, 0, 0, 0, 0, 0 FROM users`,
  );
  const context = await web.newContext({ width: 390, height: 844 });
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = (page: Page) =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
  const page = await openSignedIn(context, web.starling, admin, '/admin');
  await page.locator('[data-stat="Total Users"]').getByText('+3 since yesterday').waitFor();
  await page.locator('[data-stat="Total Conversations"] [data-live]').waitFor();
  const active = page.getByRole('region', { name: 'Active users' });
  const curve = await active.locator('.recharts-area-curve').getAttribute('d');
  expect(curve).toMatch(/^[MLHVZ\d.,\s-]+$/i);
  const labels = await active.locator('.recharts-xAxis-tick-labels text').allTextContents();
  const days = labels.map((label) => Date.parse(`${label} 2001 UTC`) / 86_400_000);
  const gaps = days.slice(1).map((day, index) => (day - days[index]! + 365) % 365);
  expect(new Set(gaps)).toEqual(new Set([4]));
  expect(await shift(page)).toBeLessThan(0.05);

  await page.goto(`${web.starling.url}/admin/analytics`);
  await page.getByRole('region', { name: 'Sign-ups' }).locator('.recharts-bar').first().waitFor();
  expect(await shift(page)).toBeLessThan(0.05);
});

test('saves the waitlist rules, and asks before they lock people out', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin/settings');
  for (const fact of ['0.4.12', 'production', 'On', 'Not sent']) {
    await page.getByRole('cell', { name: fact, exact: true }).waitFor();
  }
  await page.getByText('Off: anyone can sign up; the list is hidden.').waitFor();
  await page.getByText('Only approved accounts can sign in. This includes admins.').waitFor();
  await page.getByLabel('Approved only').check();
  await page.locator('tr[aria-current]').getByText('Only approved people can use Starling').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Auto-approve').check({ force: true });
  await page.locator('tr[aria-current]').getByText('Everyone who joins is approved immediately').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  const { body } = await api(web.starling.url).get('/admin/settings', admin.accessToken);
  expect(body).toEqual({ waitlist_enabled: true, waitlist_mode: 'approved_only', waitlist_auto_approve: true });
  await api(web.starling.url).patch(
    '/admin/settings',
    { waitlist_mode: 'enabled', waitlist_auto_approve: false },
    admin.accessToken,
  );
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

test('lets a moderator read the excerpt of a report, claim it and decide', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.open(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about hedgehogs');
  await client.close();
  await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'Hedgehogs do not fly' },
    parent.accessToken,
  );
  const moderator = await signInAs(web.starling, 'moderator');
  const page = await web.open(moderator, '/moderation');
  await page.getByText('Moderator', { exact: true }).first().waitFor();
  await page.getByText('Hedgehogs do not fly').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Open the queue' }).click();
  await page.getByRole('button', { name: 'Review: Hedgehogs do not fly' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Tell me about hedgehogs').waitFor();
  expect(await drawer.innerText()).not.toContain(parent.email);
  await drawer.getByRole('button', { name: 'Claim' }).click();
  await drawer.getByLabel('Note').fill('Wrong about hedgehogs');
  expect(await seriousFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Hide' }).click();
  await page.getByText('Answer hidden.').waitFor();
  await page.getByText('Nothing here').waitFor();
  const messages = await api(web.starling.url).get(
    `/conversations/${answer.conversation_id}/messages`,
    parent.accessToken,
  );
  expect(JSON.stringify(messages.body)).toContain('hidden by a moderator');
});

test('updates an open queue when a report is filed, claimed or decided', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.open(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about owls');
  await client.close();
  const page = await web.open(await signInAs(web.starling, 'moderator'), '/moderation');
  const stat = (label: string, count: number) =>
    page.locator(`[data-stat="${label}"]`).getByText(String(count), { exact: true }).waitFor();
  await page.locator('[data-stat="Open"] [data-live]').waitFor();
  await stat('Open', 0);
  const { body: report } = await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'Owls do not swim' },
    parent.accessToken,
  );
  await page.getByText('Owls do not swim').waitFor();
  await stat('Open', 1);
  await page.getByRole('link', { name: /^Review: / }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Claim' }).waitFor();

  const other = await signInAs(web.starling, 'moderator');
  const change = (body: unknown) =>
    api(web.starling.url).patch(`/moderation/reports/${report.id}`, body, other.accessToken);
  await change({ action: 'claim' });
  await drawer.getByText('Another moderator is reviewing this report.').waitFor();
  await drawer.getByText('Tell me about owls').waitFor();
  await api(web.starling.url).get(`/moderation/reports/${report.id}`, other.accessToken);
  await change({ action: 'decide', decision: 'keep', note: 'Some do' });
  await drawer.getByText('Some do').waitFor();
  await drawer.getByText('The excerpt was removed with the decision.').waitFor();
  await page.getByRole('button', { name: 'Close report' }).click();
  await page.getByText('Nothing here').waitFor();
  await page.goBack();
  await page.getByText('Decided').first().waitFor();
});

test('a moderator decides the gravest case first, in words, and can undo the decision', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.join(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about hedgehogs');
  await client.ask('My husband hits us and I am scared');
  await client.close();
  await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'It is too loud' },
    parent.accessToken,
  );
  await until(async () => (await web.starling.sql(`SELECT 1 FROM reports WHERE source = 'safety'`)).length > 0);

  const page = await web.open(await signInAs(web.starling, 'moderator'), '/moderation/reports');
  await page.getByRole('region', { name: 'Someone may be in danger' }).getByText('Abuse').waitFor();
  const reports = page.getByRole('region', { name: 'Reports by users' });
  await reports.getByText('It is too loud').waitFor();
  expect(await page.locator('[data-severity] [data-severity]').evaluateAll((all) => all.length)).toBeGreaterThan(1);
  expect(await page.getByRole('main').innerText()).not.toMatch(/husband/);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Review: Abuse' }).first().click();
  const drawer = page.getByRole('dialog', { name: /^Safety case [0-9A-F]{6}$/ });
  await drawer.getByText('My husband hits us').waitFor();
  await drawer.getByText('Opening this case is logged.').waitFor();
  await drawer.getByText('Procedure for safety cases').click();
  await drawer.getByText('pass the case on at once').waitFor();
  await drawer.getByRole('button', { name: 'Claim' }).click();
  const decision = drawer.getByRole('group', { name: 'Decision' });
  await decision.waitFor();
  expect(await decision.getByRole('button').allInnerTexts()).toEqual([
    'Help was shown',
    'Passed on',
    'False alarm',
    'Release',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = (await decision.boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(844);
  await decision.getByRole('button', { name: 'Help was shown' }).click();
  await drawer.getByText('Decided: help was shown').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The decision was undone.').waitFor();
  await drawer.getByText('In review: you').waitFor();
  await drawer.getByText('My husband hits us').waitFor();
  await decision.getByRole('button', { name: 'Help was shown' }).click();
  await drawer.getByText('Decided: help was shown').waitFor();

  await drawer.getByRole('button', { name: 'Next case' }).click();
  const report = page.getByRole('dialog', { name: /^Case [0-9A-F]{6}, reported by a user$/ });
  await report.getByText('It is too loud').waitFor();
  await report.getByRole('button', { name: 'Claim' }).click();
  const choice = report.getByRole('group', { name: 'Decision' });
  await choice.waitFor();
  expect(await choice.getByRole('button').allInnerTexts()).toEqual(['Keep', 'Hide', 'Remind', 'Release']);
  await report.getByRole('button', { name: 'Hide' }).click();
  await page.getByText('Answer hidden.').waitFor();
});
