import { NotificationsService } from '../../server/notifications/notifications.service.js';
import { type Account, registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { LiveClient } from '../support/live-client.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();

const notify = (account: Account, title: string) =>
  web.starling.app
    .get(NotificationsService, { strict: false })
    .notify(account.user.id, { kind: 'system', title, message: 'Hello' });

/** `Try again later`: the web client then reconnects. */
const LATER = { code: 1013 };
/** One opened before, and five in vain. */
const GIVEN_UP = 6;

/**
 * An outage of the socket alone in the pages of this test, whose clocks run fast: it lasts until the web client has
 * given up, and longer.
 */
async function outages() {
  const { context } = web;
  await context.clock.install();
  let isDown = false;
  let opened = 0;
  const cuts: (() => Promise<unknown>)[] = [];
  await context.routeWebSocket(/\/graphql$/, (socket) => {
    opened += 1;
    if (isDown) {
      void socket.close(LATER);
      return;
    }
    const server = socket.connectToServer();
    cuts.push(() => Promise.all([socket.close(LATER), server.close()]));
  });
  const openedSoon = (count: number) =>
    until(async () => {
      await context.clock.fastForward(5_000);
      return opened >= count;
    });
  return {
    begin: async () => {
      await until(() => cuts.length === 1);
      isDown = true;
      await Promise.all(cuts.map((cut) => cut()));
      await openedSoon(GIVEN_UP);
    },
    end: async () => {
      isDown = false;
      await openedSoon(GIVEN_UP + 1);
    },
  };
}

test('after a long outage, notifications are live again and include the missed ones', async () => {
  const parent = await registerParent(web.starling);
  await notify(parent, 'Before');
  const outage = await outages();
  const page = await web.open(parent, '/settings');
  const bell = (unread: number) => page.getByRole('button', { name: `Notifications, ${unread} unread` });
  await bell(1).waitFor();
  await outage.begin();
  await notify(parent, 'Meanwhile');
  await outage.end();
  await bell(2).waitFor();
  await notify(parent, 'Afterwards');
  await bell(3).waitFor();
});

test('notifications that came while only their subscription was broken are shown after its restart', async () => {
  const parent = await registerParent(web.starling);
  await notify(parent, 'Before');
  const { context } = web;
  await context.clock.install();
  let isBroken = false;
  await context.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const { id, type } = JSON.parse(String(frame));
      if (isBroken || type !== 'subscribe' || !String(frame).includes('notificationAdded')) {
        server.send(frame);
        return;
      }
      isBroken = true;
      socket.send(JSON.stringify({ id, type: 'error', payload: [{ message: 'Broken' }] }));
    });
  });
  const page = await web.open(parent, '/settings');
  const bell = (unread: number) => page.getByRole('button', { name: `Notifications, ${unread} unread` });
  await bell(1).waitFor();
  await until(() => isBroken);
  await notify(parent, 'Meanwhile');
  await context.clock.fastForward(31_000);
  await bell(2).waitFor();
  await notify(parent, 'Afterwards');
  await bell(3).waitFor();
});

test('after a long outage, an open report is live again and shows what changed', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.open(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about hedgehogs');
  await client.close();
  const { body: report } = await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'Hedgehogs do not fly' },
    parent.accessToken,
  );
  const other = await signInAs(web.starling, 'moderator');
  const change = (body: object) =>
    api(web.starling.url).patch(`/moderation/reports/${report.id}`, body, other.accessToken);

  const outage = await outages();
  const page = await web.open(await signInAs(web.starling, 'moderator'), `/moderation/reports?report=${report.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Claim' }).waitFor();
  await outage.begin();
  await change({ action: 'claim' });
  await outage.end();
  await drawer.getByText('Another moderator is reviewing this report.').waitFor();
  await api(web.starling.url).get(`/moderation/reports/${report.id}`, other.accessToken);
  await change({ action: 'decide', decision: 'keep', note: 'Some do' });
  await drawer.getByText('Some do').waitFor();
});

test('a click on a notification marks only that one as read', async () => {
  const parent = await registerParent(web.starling);
  for (const title of ['First', 'Second']) await notify(parent, title);
  const page = await web.open(parent, '/settings');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('button').filter({ hasText: 'First' }).click();
  await drawer.getByText('1 unread').waitFor();
  await until(async () => {
    const { body } = await api(web.starling.url).get('/notifications', parent.accessToken);
    const read = body.filter((one: { read: boolean }) => one.read).map(({ title }: { title: string }) => title);
    return String(read) === 'First';
  });
});

test('a failed page of notifications shows why, and a retry loads it', async () => {
  const parent = await registerParent(web.starling);
  await web.starling.sql(
    `INSERT INTO notifications (id, user_id, kind, title, message, created_at)
     SELECT gen_random_uuid(), $1, 'system', 'Number ' || n, 'Hello', now() - n * interval '1 minute'
       FROM generate_series(1, 25) n`,
    [parent.user.id],
  );
  const page = await web.open(parent, '/settings');
  let isRefusing = true;
  await page.route('**/graphql', (route) => {
    const isLater = route.request().postData()?.includes('"offset":20');
    return isLater && isRefusing ? route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }) : route.fallback();
  });
  await page.getByRole('button', { name: 'Notifications, 25 unread' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('button', { name: 'Load More' }).click();
  await drawer.getByRole('alert').getByText('HTTP 502').waitFor();
  isRefusing = false;
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await drawer.getByText('Number 25').waitFor();
  expect(await drawer.getByRole('alert').count()).toBe(0);
});
