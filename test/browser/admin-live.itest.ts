import { signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { openSignedIn } from '../support/signed-in-page.js';
import type { StarlingNode } from '../support/starling.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
let other: StarlingNode;

beforeAll(async () => {
  other = await web.starling.startNode();
});

test('an approval in one browser updates the position and the stats in two others, on another node', async () => {
  for (const name of ['first', 'second']) {
    await api(web.starling.url).post('/waitlist/join', { email: `${name}@example.org` });
  }
  const waiting = await (await web.newContext()).newPage();
  await waiting.goto(`${other.url}/waitlist?email=second@example.org`);
  await waiting.locator('[data-position="2"]').waitFor();
  const watcher = await signInAs(web.starling, 'admin');
  const dashboard = await openSignedIn(await web.newContext(), other, watcher, '/admin');
  await dashboard.locator('[data-stat="Pending Approvals"]').getByText('2', { exact: true }).waitFor();

  const approver = await openSignedIn(
    await web.newContext(),
    web.starling,
    await signInAs(web.starling, 'admin'),
    '/admin/waitlist',
  );
  const row = approver.getByRole('row').filter({ hasText: 'first@example.org' });
  await row
    .getByRole('button', { name: /approve/i })
    .first()
    .click();

  await waiting.locator('[data-position="1"]').waitFor();
  await dashboard.locator('[data-stat="Pending Approvals"]').getByText('1', { exact: true }).waitFor();
}, 120_000);

test('an open dashboard closes when its admin loses the role, and receives no more stats', async () => {
  const demoted = await signInAs(web.starling, 'admin');
  const page = await openSignedIn(await web.newContext(), other, demoted, '/admin');
  await page.locator('[data-stat="Total Users"]').waitFor();
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  const admin = await signInAs(web.starling, 'admin');
  const response = await fetch(`${web.starling.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.accessToken}` },
    body: JSON.stringify({
      query: 'mutation ($id: ID!) { setUserRole(userId: $id, role: PARENT) { role } }',
      variables: { id: demoted.user.id },
    }),
  });
  expect(await response.json()).toEqual({ data: { setUserRole: { role: 'PARENT' } } });
  await page.locator('[data-stat="Total Users"]').waitFor({ state: 'detached' });
  expect(received.filter((text) => text.includes('"totalUsers"'))).toEqual([]);
}, 120_000);

test('the dashboard says that it is live if the socket was open before', async () => {
  const received: string[] = [];
  const context = await web.newContext();
  context.on('page', (opened) =>
    opened.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload)))),
  );
  const admin = await signInAs(web.starling, 'admin');
  const page = await openSignedIn(context, web.starling, admin, '/settings');
  await until(() => received.some((text) => text.includes('connection_ack')));
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await page.locator('[data-stat="Total Users"] [data-live]').waitFor();
});
