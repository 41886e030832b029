import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { openSignedIn } from '../support/signed-in-page.js';
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
const _signUps = (page: Page) => page.getByRole('region', { name: 'Sign-ups' });

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
  // The labels come after the curve, which tells how much room they have.
  const ticks = active.locator('.recharts-xAxis-tick-labels text');
  await ticks.nth(1).waitFor();
  const labels = await ticks.allTextContents();
  const days = labels.map((label) => Date.parse(`${label} 2001 UTC`) / 86_400_000);
  const gaps = days.slice(1).map((day, index) => (day - days[index]! + 365) % 365);
  expect(new Set(gaps)).toEqual(new Set([4]));
  expect(await shift(page)).toBeLessThan(0.05);

  await page.goto(`${web.starling.url}/admin/analytics`);
  await page.getByRole('region', { name: 'Sign-ups' }).locator('.recharts-bar').first().waitFor();
  expect(await shift(page)).toBeLessThan(0.05);
});
