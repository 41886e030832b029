import { randomUUID } from 'node:crypto';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const STATS = `{ totalUsers activeUsers24h pendingApprovals totalConversations moderationAlerts updatedAt
  systemHealth { status database bus companion nodes missingNodes liveConnections } }`;

describe('the admin area', () => {
  const starling = useStarling({ own: true });
  let admin: Account;
  let parent: Account;

  const ask = (query: string, variables: Record<string, unknown> = {}, account = admin) =>
    graphql(starling, query, { token: account.accessToken, variables });
  const stats = async () => (await ask(`{ adminStats ${STATS} }`)).data.adminStats;
  const get = (path: string, account = admin) => api(starling.url).get(path, account.accessToken);

  beforeAll(async () => {
    admin = await signInAs(starling, 'admin');
    parent = await registerParent(starling);
  });

  describe('stats', () => {
    it('counts users, conversations and waitlist entries', async () => {
      // Activity is stored with a delay: so far the asking admin is the only active user.
      const before = await until(async () => {
        const now = await stats();
        return now.activeUsers24h === 1 ? now : null;
      });
      expect(before.systemHealth).toMatchObject({
        status: 'OK',
        database: 'OK',
        bus: 'OK',
        companion: 'OK',
        nodes: 1,
        missingNodes: 0,
      });
      const newcomer = await registerParent(starling);
      await api(starling.url).post('/waitlist/join', { email: 'waits@starling.test' });
      const live = await LiveClient.join(starling, { token: newcomer.accessToken });
      expect((await stats()).totalConversations).toBe(before.totalConversations);
      await live.ask('Hello');
      const after = await until(async () => {
        const now = await stats();
        return now.activeUsers24h > before.activeUsers24h ? now : null;
      });
      expect(after).toMatchObject({
        totalUsers: before.totalUsers + 1,
        activeUsers24h: before.activeUsers24h + 1,
        pendingApprovals: before.pendingApprovals + 1,
        totalConversations: before.totalConversations + 1,
      });
      expect(after.systemHealth.liveConnections).toBeGreaterThanOrEqual(1);
      await live.close();
      await api(starling.url).delete(`/conversations/${live.conversationId}`, newcomer.accessToken);
      expect((await stats()).totalConversations).toBe(before.totalConversations);
    });

    it('keeps the conversation count exact when its changes are merged', async () => {
      const before = (await stats()).totalConversations;
      await starling.sql(
        `INSERT INTO conversations (id, user_id, message_count)
         SELECT gen_random_uuid(), $1, n % 2 FROM generate_series(1, 3000) AS n`,
        [parent.user.id],
      );
      expect((await stats()).totalConversations).toBe(before + 1_500);
      expect(await starling.sql('SELECT count(*)::int AS rows FROM conversation_counts')).toEqual([{ rows: 1 }]);
      await starling.sql(`UPDATE conversations SET message_count = 1 WHERE user_id = $1 AND message_count = 0`, [
        parent.user.id,
      ]);
      expect((await stats()).totalConversations).toBe(before + 3_000);
      await starling.sql(`UPDATE conversations SET delete_after = now() WHERE user_id = $1`, [parent.user.id]);
      expect((await stats()).totalConversations).toBe(before);
      await starling.sql(`DELETE FROM conversations WHERE user_id = $1`, [parent.user.id]);
      expect((await stats()).totalConversations).toBe(before);
    });

    it('shows the change since the same time yesterday once it has stored the stats of that time', async () => {
      const changes = 'sinceYesterday { totalUsers pendingApprovals totalConversations }';
      const query = `{ adminStats { ${changes} } waitlistStats { sinceYesterday { totalOnWaitlist totalApproved } } }`;
      expect((await ask(query)).data).toEqual({
        adminStats: { sinceYesterday: null },
        waitlistStats: { sinceYesterday: null },
      });
      await starling.sql(`SELECT graphile_worker.add_job('snapshot-stats')`);
      await until(async () => (await starling.sql('SELECT FROM stat_snapshots')).length > 0);
      await starling.sql(`UPDATE stat_snapshots SET taken_at = now() - interval '24 hours'`);
      // The hours before and after it are farther from this time yesterday.
      await starling.sql(
        `INSERT INTO stat_snapshots (taken_at, users, active, waiting, approved, conversations, alerts)
         SELECT now() - make_interval(mins => minutes), 90, 90, 90, 90, 90, 90
         FROM unnest(ARRAY[24 * 60 + 50, 24 * 60 - 50]) AS minutes`,
      );
      await registerParent(starling);
      for (const email of ['new1@starling.test', 'new2@starling.test']) {
        await api(starling.url).post('/waitlist/join', { email });
      }
      await api(starling.url).post('/waitlist/approve', { email: 'new1@starling.test' }, admin.accessToken);
      expect((await ask(query)).data).toEqual({
        adminStats: { sinceYesterday: { totalUsers: 1, pendingApprovals: 1, totalConversations: 0 } },
        waitlistStats: { sinceYesterday: { totalOnWaitlist: 1, totalApproved: 1 } },
      });
    });

    it('pushes the stats at once, and again after each change', async () => {
      const socket = GraphqlSocket.signedIn(starling, admin.accessToken);
      const watched = socket.subscribe<{ adminStats: { totalUsers: number } }>(`subscription { adminStats ${STATS} }`);
      const { adminStats: first } = await watched.has(() => true);
      await registerParent(starling);
      await watched.has(({ adminStats }) => adminStats.totalUsers === first.totalUsers + 1);
      await socket.close();
    });

    it('pushes the waitlist stats after each change', async () => {
      const socket = GraphqlSocket.signedIn(starling, admin.accessToken);
      const fields = '{ totalOnWaitlist totalApproved averageWaitTimeDays lastUpdated }';
      const watched = socket.subscribe<{ waitlistStats: { totalOnWaitlist: number } }>(
        `subscription { waitlistStats ${fields} }`,
      );
      const { waitlistStats: first } = await watched.has(() => true);
      await api(starling.url).post('/waitlist/join', { email: `${randomUUID()}@starling.test` });
      await watched.has(({ waitlistStats }) => waitlistStats.totalOnWaitlist === first.totalOnWaitlist + 1);
      const { data } = await ask(`{ waitlistStats ${fields} }`);
      expect(data.waitlistStats.totalOnWaitlist).toBe(first.totalOnWaitlist + 1);
      await socket.close();
    });

    it('covers all nodes, and drops a node that stopped in order', async () => {
      const second = await starling.startNode({ NODE_ID: 'second' });
      const before = (await stats()).systemHealth;
      expect(before.nodes).toBe(2);
      const sockets = await Promise.all(
        [starling, second, second].map((node) => LiveClient.join(node, { token: parent.accessToken })),
      );
      await until(async () => (await stats()).systemHealth.liveConnections === before.liveConnections + 3);
      await Promise.all(sockets.map((socket) => socket.close()));
      await until(async () => (await stats()).systemHealth.liveConnections === before.liveConnections);
      await second.stop();
      await until(async () => (await stats()).systemHealth.nodes === 1);
      expect((await stats()).systemHealth).toMatchObject({ status: 'OK', missingNodes: 0 });
    });

    it('counts a silent node as missing for five minutes', async () => {
      const { liveConnections } = (await stats()).systemHealth;
      // A killed node sends no more heartbeats.
      await starling.sql(
        `INSERT INTO nodes (id, live_connections, bus_status, companion_status, seen_at)
         VALUES ('dead', 7, 'DOWN', 'DOWN', now() - interval '11 seconds')`,
      );
      expect((await stats()).systemHealth).toEqual({
        ...{ status: 'DEGRADED', database: 'OK', bus: 'OK', companion: 'OK' },
        ...{ nodes: 1, missingNodes: 1, liveConnections },
      });
      await starling.sql(`UPDATE nodes SET seen_at = now() - interval '301 seconds' WHERE id = 'dead'`);
      expect((await stats()).systemHealth).toMatchObject({ status: 'OK', missingNodes: 0 });
    });

    it('shows the bus state of the worst node', async () => {
      await starling.sql(`INSERT INTO nodes (id, bus_status) VALUES ('cut-off', 'DOWN')`);
      expect((await stats()).systemHealth).toMatchObject({ status: 'DOWN', bus: 'DOWN', nodes: 2 });
      await starling.sql(`DELETE FROM nodes WHERE id = 'cut-off'`);
      expect((await stats()).systemHealth).toMatchObject({ status: 'OK', bus: 'OK', nodes: 1 });
    });
  });

  it('shows analytics by day', async () => {
    for (const email of ['ann', 'ben', 'cleo', 'dov'].map((name) => `${name}@analytics.test`)) {
      await api(starling.url).post('/waitlist/join', { email });
      await api(starling.url).post('/waitlist/approve', { email }, admin.accessToken);
    }
    const { body, status } = await get('/admin/analytics?days=7');
    expect(status).toBe(200);
    expect(body).toHaveLength(7);
    const days = body.map(({ day }: { day: string }) => day);
    expect(days).toEqual([...days].sort());
    const query = `{ analytics(days: 2) { day signUps activeUsers messages repliesByOutcome { final stopped error }
      firstChunkMs { p50 p95 } waitlistJoins waitlistApprovals } }`;
    const { data } = await ask(query);
    const today = data.analytics.at(-1);
    expect(today.day).toBe(days.at(-1));
    expect(today.signUps).toBeGreaterThan(2);
    expect(today.waitlistJoins).toBeGreaterThan(3);
    expect(today.waitlistApprovals).toBeGreaterThanOrEqual(4);
    for (const wrong of [0, 366, -1]) {
      expect(
        (await ask('query ($days: Int) { analytics(days: $days) { day } }', { days: wrong })).errors[0]?.extensions
          .code,
      ).toBe('BAD_USER_INPUT');
      expect((await get(`/admin/analytics?days=${wrong}`)).status).toBe(422);
    }
  });
});
