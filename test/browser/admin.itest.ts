import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { LiveClient } from '../support/live-client.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
beforeEach(async () => {
  await web.starling.sql('DELETE FROM waitlist_entries');
});

const join = (email: string) => api(web.starling.url).post('/waitlist/join', { email });

test('shows six figures that move by themselves, and the ways on', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin');
  await page.getByText(`Welcome back, ${admin.user.username}`).waitFor();
  await page.getByText('Administrator').waitFor();
  for (const label of ['Total Users', 'Active Users', 'Total Conversations', 'Moderation Alerts', 'System Health']) {
    await page.locator(`[data-figure="${label}"]`).waitFor();
  }
  const pending = page.locator('[data-figure="Pending Approvals"]');
  await pending.getByText('0', { exact: true }).waitFor();
  await pending.locator('[data-live]').waitFor();
  await join('family@example.org');
  await pending.getByText('1', { exact: true }).waitFor();
  for (const name of ['Manage Users', 'View Analytics', 'System Settings', 'Moderation', 'Waitlist Admin']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
  }
  expect(await seriousFindings(page)).toEqual([]);
});

test('shows no figure and no way on for which the account lacks the permission', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const { body } = await api(web.starling.url).get('/users/me', admin.accessToken);
  const permissions = ['view_admin_dashboard', 'view_users', 'view_waitlist'];
  await web.context.route('**/api/v1/users/me', (route) => route.fulfill({ json: { ...body, permissions } }));
  const page = await web.open(admin, '/admin');
  await page.locator('[data-figure="Total Users"]').getByText(/^\d+$/).waitFor();
  const figures = page.locator('[data-figure]');
  expect(await figures.evaluateAll((all) => all.map((it) => it.getAttribute('data-figure')))).toEqual([
    'Total Users',
    'Active Users',
    'Pending Approvals',
  ]);
  const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link');
  expect(await actions.allInnerTexts()).toEqual(['Manage Users', 'Waitlist Admin']);
});

test('is closed to parents', async () => {
  const page = await web.open(await registerParent(web.starling), '/admin');
  await page.getByText('Access Denied').first().waitFor();
});

test('approves one, approves many and removes from the waitlist', async () => {
  for (const name of ['ann', 'ben', 'cleo', 'dov']) await join(`${name}@example.org`);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const figure = (label: string) => page.locator(`[data-figure="${label}"]`);
  await figure('On Waitlist').getByText('4', { exact: true }).waitFor();
  await figure('Avg Wait (days)').getByText('—').waitFor();
  await page.getByText('Last updated').waitFor();
  await page.getByRole('button', { name: 'Refresh' }).waitFor();

  await page.getByRole('button', { name: 'Approve ann@example.org' }).click();
  await figure('Approved').getByText('1', { exact: true }).waitFor();
  const links = page.getByRole('region', { name: 'Invitation links' });
  const linkFor = (name: string) => links.getByLabel(`Invitation link for ${name}@example.org`);
  const first = await linkFor('ann').inputValue();
  expect(first).toMatch(new RegExp(`^${web.starling.url}/login\\?invitation=[\\w-]{43}$`));
  await page.getByLabel('Select ben@example.org').check();
  await page.getByLabel('Select cleo@example.org').check();
  await page.getByRole('button', { name: 'Approve 2 selected' }).click();
  await figure('Approved').getByText('3', { exact: true }).waitFor();
  await linkFor('cleo').waitFor();
  await linkFor('ben').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove dov@example.org' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await figure('On Waitlist').getByText('0', { exact: true }).waitFor();
  await page.getByText('The waitlist is empty').waitFor();
  const { body } = await api(web.starling.url).get('/waitlist/status/dov@example.org');
  expect(body.status).toBe('not_registered');
  expect(await seriousFindings(page)).toEqual([]);
});

test('copies an invitation link, makes a new one, and says whose address is not proved', async () => {
  await join('eve@example.org');
  await registerParent(web.starling, { email: 'eve@example.org' });
  await web.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.getByText('Address not proved').waitFor();
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
  await page.getByText('Address not proved').waitFor();
  await page.getByRole('button', { name: 'Close the invitation links' }).click();
  expect(await link.count()).toBe(0);
});

test('names what failed on the waitlist where the service has no words for it', async () => {
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

test('sorts the waitlist by its heads, with the keyboard, beside its search', async () => {
  const people = { 'carla@example.org': 'Zoe', 'ann@example.org': 'Mia', 'ben@example.org': 'Ada' };
  for (const [email, first_name] of Object.entries(people)) {
    await api(web.starling.url).post('/waitlist/join', { email, first_name });
  }
  await join('dan@elsewhere.org');
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const head = (name: string) => page.getByRole('columnheader', { name });
  const listed = (...names: string[]) =>
    until(async () => {
      const emails = await page.locator('td[data-label="Email"]').allInnerTexts();
      return emails.map((email) => email.split('@')[0]).join() === names.join();
    });
  await listed('carla', 'ann', 'ben', 'dan');
  expect(await head('Position').getAttribute('aria-sort')).toBe('ascending');
  expect(await head('Email').getAttribute('aria-sort')).toBeNull();

  // The key leads into the search; the next stops behind it are the filters and then the heads.
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
  // Places stay those of the whole list, whatever the order.
  expect(await page.locator('td[data-label="Position"]').allInnerTexts()).toEqual(['3', '2', '1']);
  expect(await seriousFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Sort by').selectOption('Joined');
  await listed('carla', 'ann', 'ben');
  await page.getByRole('button', { name: 'Sort descending' }).click();
  await listed('ben', 'ann', 'carla');
});

test('tells in a toast that the stats could not be loaded', async () => {
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

test('changes a role and disables an account after asking', async () => {
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

/** Refuses one kind of question until it is told otherwise. */
async function refuse(page: Page, operation: string) {
  const state = { isRefusing: true };
  await page.route('**/graphql', (route) =>
    state.isRefusing && route.request().postData()?.includes(`"operationName":"${operation}"`)
      ? route.fulfill({ status: 503, json: { errors: [{ message: 'Not now', extensions: {} }] } })
      : route.fallback(),
  );
  return state;
}

interface LaterQuestion {
  path: string;
  operation: string;
  first: (page: Page) => Locator;
  ask?: (page: Page) => Promise<unknown>;
  answer?: (page: Page) => Locator;
}

const none = (page: Page) => page.getByText(/^Nothing found$/);
const signUps = (page: Page) => page.getByRole('region', { name: 'Sign-ups' });
test.each<LaterQuestion>([
  { path: '/admin/users', operation: 'Users', first: (page) => page.getByText('You', { exact: true }) },
  { path: '/admin/waitlist', operation: 'WaitlistEntries', first: (page) => page.getByText('The waitlist is empty') },
  {
    path: '/admin/audit',
    operation: 'AuditEntries',
    first: (page) => page.getByRole('cell', { name: 'Account registered' }).first(),
  },
  { path: '/moderation/reports', operation: 'Reports', first: (page) => page.getByText('Nothing here') },
  {
    path: '/admin/analytics',
    operation: 'Analytics',
    first: signUps,
    ask: (page) => page.getByText('7 days').click(),
    answer: signUps,
  },
])('says on $path, too, what went wrong with a later question', async (question) => {
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

test('keeps the rows of a table where its next page cannot be had, and does not say that they are that page', async () => {
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

test('says what went wrong with the figures of moderation', async () => {
  const moderator = await signInAs(web.starling, 'moderator');
  const page = await web.open(moderator, '/settings');
  const state = await refuse(page, 'ReportCounts');
  await page.goto(`${web.starling.url}/moderation`);
  await page.getByRole('alert').getByText('Not now').waitFor();
  const open = page.locator('[data-figure="Open"]');
  await open.getByText('—', { exact: true }).waitFor();
  state.isRefusing = false;
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await open.getByText(/^\d+$/).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('draws analytics, as a table and as a file too', async () => {
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
  expect(lines[0]).toBe('\uFEFFDay,Sign-ups');
  expect(lines).toHaveLength(31);
  expect(await seriousFindings(page)).toEqual([]);
});

test('saves the rules of the waitlist, and asks before shutting people out', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin/settings');
  for (const fact of ['0.4.12', 'production', 'On', 'Not sent']) {
    await page.getByRole('cell', { name: fact, exact: true }).waitFor();
  }
  await page.getByLabel('Approved only').check();
  await page.locator('tr[aria-current]').getByText('Only approved people may use Starling').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Auto-approve').check({ force: true });
  await page.locator('tr[aria-current]').getByText('Everyone who joins is approved at once').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The settings are saved').waitFor();
  const { body } = await api(web.starling.url).get('/admin/settings', admin.accessToken);
  expect(body).toEqual({ waitlist_enabled: true, waitlist_mode: 'approved_only', waitlist_auto_approve: true });
  await api(web.starling.url).patch(
    '/admin/settings',
    { waitlist_mode: 'enabled', waitlist_auto_approve: false },
    admin.accessToken,
  );
});

test('lists the audit log, narrows it and exports it', async () => {
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/audit');
  await page.getByText('Chain intact').waitFor();
  await page.getByLabel('Action').selectOption('account_registered');
  await until(async () => {
    const actions = await page.locator('td[data-label="Action"]').allInnerTexts();
    return actions.length > 0 && actions.every((action) => action === 'Account registered');
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('account_registered');
  expect(await seriousFindings(page)).toEqual([]);
});

test('lets a moderator claim a report, see its excerpt and decide', async () => {
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
  await drawer.getByLabel('Hide').check();
  await drawer.getByLabel('Note').fill('Wrong about hedgehogs');
  expect(await seriousFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Decide' }).click();
  await page.getByText('Decided: hide.').waitFor();
  await page.getByText('Nothing here').waitFor();
  const messages = await api(web.starling.url).get(
    `/conversations/${answer.conversation_id}/messages`,
    parent.accessToken,
  );
  expect(JSON.stringify(messages.body)).toContain('hidden by a moderator');
});

test('moves the open queue when a report is filed, claimed or decided', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.open(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about owls');
  await client.close();
  const page = await web.open(await signInAs(web.starling, 'moderator'), '/moderation');
  const figure = (label: string, count: number) =>
    page.locator(`[data-figure="${label}"]`).getByText(String(count), { exact: true }).waitFor();
  await page.locator('[data-figure="Open"] [data-live]').waitFor();
  await figure('Open', 0);
  const { body: report } = await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'Owls do not swim' },
    parent.accessToken,
  );
  await page.getByText('Owls do not swim').waitFor();
  await figure('Open', 1);
  await page.getByRole('link', { name: 'Review' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Claim' }).waitFor();

  const other = await signInAs(web.starling, 'moderator');
  const change = (body: unknown) =>
    api(web.starling.url).patch(`/moderation/reports/${report.id}`, body, other.accessToken);
  await change({ action: 'claim' });
  await drawer.getByText('Another moderator has this in hand.').waitFor();
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

test('notifies an admin live, marks read and clears', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin');
  await page.locator('[data-figure="Pending Approvals"] [data-live]').waitFor();
  await join('somebody@example.org');
  // Staff is told of joins once a minute at most, and others have joined before.
  await page.getByRole('button', { name: /Notifications, \d+ unread/ }).click({ timeout: 75_000 });
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
}, 150_000);
