import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { NOTIFICATIONS_KEPT } from '../../contract/notifications.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { type StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { poolOf } from '../platform/database/pool-of.js';
import type { NotificationsService } from './notifications.service.js';

const ALL =
  '{ notifications { items { id kind title message read conversationId link createdAt } total hasMore unread } }';
const ADDED = 'subscription { notificationAdded { id kind title message read } }';

describe('notifications', () => {
  const starling = useStarling({ own: true });
  let second: StarlingNode;

  const list = (account: Account) => api(starling.url).get('/notifications', account.accessToken);
  /** Returns the notification that it adds. */
  const add = async (account: Account, title: string, node: StarlingNode = starling) => {
    const notifications = node.app.get<NotificationsService>('NotificationsService');
    await notifications.notify(account.user.id, { kind: 'system', title, message: 'Hello' });
    return (await list(account)).body[0];
  };

  beforeAll(async () => {
    second = await starling.startNode({ NODE_ID: 'second' });
  });

  it('lists the newest notification first, with the number of unread ones', async () => {
    const parent = await registerParent(starling);
    await add(parent, 'First');
    const newest = await add(parent, 'Second');
    const { body, headers, status } = await list(parent);
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe('2');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
    expect(body[0]).toEqual({
      id: newest.id,
      kind: 'system',
      title: 'Second',
      message: 'Hello',
      read: false,
      conversation_id: null,
      link: null,
      created_at: expect.stringMatching(/Z$/),
    });
    const { data } = await graphql(starling, ALL, { token: parent.accessToken });
    expect(data.notifications).toMatchObject({ total: 2, hasMore: false, unread: 2 });
    expect(data.notifications.items[0]).toMatchObject({ id: newest.id, kind: 'SYSTEM', read: false });
  });

  it('are written in the language of each account', async () => {
    const [parent, other] = [await registerParent(starling), await registerParent(starling)];
    await api(starling.url).patch('/users/me', { settings: { language: 'de' } }, parent.accessToken);
    await api(starling.url).post('/notifications/test', undefined, parent.accessToken);
    await api(starling.url).post('/notifications/test', undefined, other.accessToken);
    expect((await list(parent)).body[0]).toMatchObject({
      title: 'Benachrichtigungen funktionieren',
      message: 'Sie haben sie in Ihren Einstellungen ausprobiert. So sehen Neuigkeiten von Starling aus.',
    });
    expect((await list(other)).body[0]).toMatchObject({ title: 'Notifications work' });
  });

  it('marks one notification read, marks all read, and clears them', async () => {
    const parent = await registerParent(starling);
    const { id } = await add(parent, 'One');
    await add(parent, 'Two');
    await add(parent, 'Three');
    const read = await api(starling.url).post(`/notifications/${id}/read`, undefined, parent.accessToken);
    expect(read).toMatchObject({ status: 200, body: { id, read: true } });
    expect((await list(parent)).body.filter((item: { read: boolean }) => !item.read)).toHaveLength(2);
    const all = await graphql(starling, 'mutation { markAllNotificationsRead }', { token: parent.accessToken });
    expect(all.data).toEqual({ markAllNotificationsRead: 2 });
    expect(await api(starling.url).post('/notifications/read', undefined, parent.accessToken)).toMatchObject({
      status: 200,
      body: { read: 0 },
    });
    const cleared = await graphql(starling, 'mutation { clearNotifications }', { token: parent.accessToken });
    expect(cleared.data).toEqual({ clearNotifications: 3 });
    expect((await list(parent)).body).toEqual([]);
    expect((await api(starling.url).delete('/notifications', parent.accessToken)).body).toEqual({ deleted: 0 });
  });

  it('hides the notifications of other accounts', async () => {
    const [owner, other] = [await registerParent(starling), await registerParent(starling)];
    const { id } = await add(owner, 'Mine');
    expect((await list(other)).body).toEqual([]);
    for (const unknown of [id, randomUUID(), 'no-id']) {
      const { status, body } = await api(starling.url).post(
        `/notifications/${unknown}/read`,
        undefined,
        other.accessToken,
      );
      expect({ status, error: body.error }).toEqual({ status: 404, error: 'notification_not_found' });
      const { errors } = await graphql(starling, 'mutation ($id: ID!) { markNotificationRead(id: $id) { id } }', {
        token: other.accessToken,
        variables: { id: unknown },
      });
      expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', error: 'notification_not_found' });
    }
    await api(starling.url).delete('/notifications', other.accessToken);
    expect((await list(owner)).body).toHaveLength(1);
  });

  it('publishes a notification to its own account on every node', async () => {
    const [parent, other] = [await registerParent(starling), await registerParent(starling)];
    const sockets = [starling, second].map((node) => GraphqlSocket.signedIn(node, parent.accessToken));
    const strange = GraphqlSocket.signedIn(second, other.accessToken);
    const watched = sockets.map((socket) => socket.subscribe<{ notificationAdded: { id: string } }>(ADDED));
    const notWatched = strange.subscribe(ADDED);
    // A subscription starts a moment after the request, so this repeats until the first notification arrives.
    await until(async () => {
      await add(parent, 'Again', second);
      await add(other, 'Other');
      return watched.every(({ items }) => items.length > 0) && notWatched.items.length > 0;
    });
    const { id } = await add(parent, 'Last', second);
    for (const { has } of watched) {
      expect(await has(({ notificationAdded }) => notificationAdded.id === id)).toMatchObject({
        notificationAdded: { kind: 'SYSTEM', title: 'Last', read: false },
      });
    }
    expect(notWatched.items.every((item) => JSON.stringify(item).includes('Other'))).toBe(true);
    await Promise.all([...sockets, strange].map((socket) => socket.close()));
  });

  it(`keeps the newest ${NOTIFICATIONS_KEPT} notifications`, async () => {
    const parent = await registerParent(starling);
    await starling.sql(
      `INSERT INTO notifications (id, user_id, kind, title, message, created_at)
       SELECT gen_random_uuid(), $1, 'system', 'Old', 'Old', now() - interval '1 day' FROM generate_series(1, $2)`,
      [parent.user.id, NOTIFICATIONS_KEPT],
    );
    await add(parent, 'New');
    const { body, headers } = await list(parent);
    expect(headers.get('x-total-count')).toBe(String(NOTIFICATIONS_KEPT));
    expect(body[0].title).toBe('New');
  });

  it.each(['limit=0', 'limit=101', 'limit=abc', 'offset=-1', 'limit=1&limit=2', 'nope=1'])(
    'refuses a list with %s',
    async (query) => {
      const parent = await registerParent(starling);
      const { status, body } = await api(starling.url).get(`/notifications?${query}`, parent.accessToken);
      expect({ status, error: body.error }).toEqual({ status: 422, error: 'validation_failed' });
    },
  );

  it('alerts admins once a minute how many joined the waitlist, and welcomes an approved account', async () => {
    const admin = await signInAs(starling, 'admin');
    const parent = await registerParent(starling);
    await api(starling.url).post('/waitlist/join', { email: parent.email });
    const first = await until(async () => (await list(admin)).body[0]);
    expect(first).toMatchObject({
      kind: 'system',
      link: '/admin/waitlist',
      message: expect.stringMatching(/joined the waitlist/),
    });
    // Stored without an announcement: only the last one below may send the second alert.
    await starling.sql(
      "INSERT INTO waitlist_entries (email) SELECT 'joins-' || n || '@starling.test' FROM generate_series(1, 5) n",
    );
    // Moves the first alert out of the interval.
    await starling.sql(
      `UPDATE notifications SET created_at = created_at - interval '61 seconds' WHERE link = '/admin/waitlist'`,
    );
    await starling.sql(`UPDATE waitlist_entries SET joined_at = joined_at - interval '2 minutes' WHERE email = $1`, [
      parent.email,
    ]);
    await api(second.url).post('/waitlist/join', { email: 'one-more@starling.test' });
    const alerts = await until(async () => {
      const { body } = await list(admin);
      return body.length === 2 ? body : null;
    });
    expect(alerts[0].message).toBe('6 people joined the waitlist');

    await api(starling.url).post('/waitlist/approve', { email: parent.email }, admin.accessToken);
    const [welcome] = await until(async () => {
      const { body } = await list(parent);
      return body.length > 0 ? body : null;
    });
    expect(welcome).toMatchObject({ kind: 'system', title: 'Welcome to Starling' });
  });

  it('alerts staff with a single free database connection', async () => {
    const admin = await signInAs(starling, 'admin');
    await starling.sql("DELETE FROM notifications WHERE link = '/admin/waitlist'");
    const lone = await starling.startNode({ NODE_ID: 'lone' });
    const pool = poolOf(lone.app.get<DataSource>('DataSource'));
    const taken = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
    try {
      expect((await api(lone.url).post('/waitlist/join', { email: 'lone@starling.test' })).status).toBe(201);
      await until(async () => (await list(admin)).body.length === 1);
    } finally {
      for (const connection of taken) connection.release();
      await lone.stop();
    }
  });
});
