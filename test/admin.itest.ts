import { randomUUID } from 'node:crypto';
import { type Account, registerParent, signInAs } from './support/accounts.js';
import { api } from './support/api.js';
import { GraphqlSocket, graphql } from './support/graphql-client.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

const STATS = `{ totalUsers activeUsers24h pendingApprovals totalConversations moderationAlerts updatedAt
  systemHealth { status database bus companion nodes missingNodes liveConnections } }`;

describe('the admin area', () => {
  let starling: TestStarling;
  let admin: Account;
  let moderator: Account;
  let parent: Account;

  const ask = (query: string, variables: Record<string, unknown> = {}, account = admin) =>
    graphql(starling, query, { token: account.accessToken, variables });
  const stats = async () => (await ask(`{ adminStats ${STATS} }`)).data.adminStats;
  const get = (path: string, account = admin) => api(starling.url).get(path, account.accessToken);

  beforeAll(async () => {
    starling = await startStarling();
    [admin, moderator, parent] = [
      await signInAs(starling, 'admin'),
      await signInAs(starling, 'moderator'),
      await registerParent(starling, { first_name: 'Zelda', last_name: 'Query' }),
    ];
  });
  afterAll(() => starling?.stop());

  describe('figures', () => {
    it('counts what there is', async () => {
      // Who was active is written down some time later: the admin who asks is the only one so far.
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

    it('keeps the number of conversations exact when it puts the changes together', async () => {
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

    it('come at once, and again when one changes', async () => {
      const socket = GraphqlSocket.signedIn(starling, admin.accessToken);
      const watched = socket.subscribe<{ adminStats: { totalUsers: number } }>(`subscription { adminStats ${STATS} }`);
      const { adminStats: first } = await watched.has(() => true);
      await registerParent(starling);
      await watched.has(({ adminStats }) => adminStats.totalUsers === first.totalUsers + 1);
      await socket.close();
    });

    it('of the waitlist come too', async () => {
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

    it('hold over several nodes, and forget one that has gone', async () => {
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

    it('miss a node that fell silent, for an hour', async () => {
      const { liveConnections } = (await stats()).systemHealth;
      // One that was killed says nothing any more.
      await starling.sql(
        `INSERT INTO nodes (id, live_connections, bus_status, companion_status, seen_at)
         VALUES ('dead', 7, 'DOWN', 'DOWN', now() - interval '11 seconds')`,
      );
      expect((await stats()).systemHealth).toEqual({
        ...{ status: 'DEGRADED', database: 'OK', bus: 'OK', companion: 'OK' },
        ...{ nodes: 1, missingNodes: 1, liveConnections },
      });
      await starling.sql(`UPDATE nodes SET seen_at = now() - interval '61 minutes' WHERE id = 'dead'`);
      expect((await stats()).systemHealth).toMatchObject({ status: 'OK', missingNodes: 0 });
    });

    it('take the bus as the worst node has it', async () => {
      await starling.sql(`INSERT INTO nodes (id, bus_status) VALUES ('cut-off', 'DOWN')`);
      expect((await stats()).systemHealth).toMatchObject({ status: 'DOWN', bus: 'DOWN', nodes: 2 });
      await starling.sql(`DELETE FROM nodes WHERE id = 'cut-off'`);
      expect((await stats()).systemHealth).toMatchObject({ status: 'OK', bus: 'OK', nodes: 1 });
    });
  });

  describe('accounts', () => {
    const USERS = `query ($search: String, $role: Role, $limit: Int, $offset: Int) {
      users(search: $search, role: $role, limit: $limit, offset: $offset) {
        items { id username email firstName role permissions phone location waitlistStatus { approved status } disabledAt }
        total hasMore } }`;
    const setRole = (userId: string, role: string, account = admin) =>
      ask(
        'mutation ($id: ID!, $role: Role!) { setUserRole(userId: $id, role: $role) { id role permissions } }',
        { id: userId, role },
        account,
      );

    it('are found by name and address, and by role', async () => {
      await api(starling.url).patch('/users/me', { phone: '+49 1', location: 'Here' }, parent.accessToken);
      for (const search of ['zelda', 'ZELDA QUERY', parent.email.slice(0, 15), parent.user.username]) {
        const { data } = await ask(USERS, { search });
        expect(data.users.items).toMatchObject([
          {
            id: parent.user.id,
            email: parent.email,
            phone: '+49 1',
            location: 'Here',
            role: 'PARENT',
            waitlistStatus: { approved: true, status: 'APPROVED' },
          },
        ]);
      }
      expect((await ask(USERS, { role: 'MODERATOR' })).data.users).toMatchObject({
        total: 1,
        items: [{ id: moderator.user.id }],
      });
      expect((await ask(USERS, { search: '%' })).data.users.total).toBe(0);
      expect((await ask(USERS, { limit: 1 })).data.users).toMatchObject({ hasMore: true });
    });

    it('are sorted as asked', async () => {
      const sorted = async (sortBy: string) => {
        const { data } = await ask(`{ users(sortBy: ${sortBy}, limit: 100) { items { username createdAt } } }`);
        return data.users.items as { username: string; createdAt: string }[];
      };
      const names = (await sorted('NAME')).map(({ username }) => username);
      expect(names.length).toBeGreaterThan(2);
      expect(names).toEqual([...names].sort());
      const times = (await sorted('OLDEST')).map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort());
      expect((await sorted('NEWEST')).map(({ createdAt }) => createdAt)).toEqual(times.reverse());
      expect(await sorted('LAST_SEEN')).toHaveLength(names.length);
      for (const sortBy of ['NAME', 'NEWEST', 'OLDEST', 'LAST_SEEN']) {
        const there = await sorted(sortBy);
        expect(await sorted(`${sortBy}, reversed: true`)).toEqual(there.toReversed());
      }
    });

    it('show moderators neither address, telephone nor place, and cannot be found by the address', async () => {
      const { data } = await ask(USERS, { search: 'zelda' }, moderator);
      expect(data.users.items).toMatchObject([{ firstName: 'Zelda', email: null, phone: null, location: null }]);
      expect((await ask(USERS, { search: parent.email }, moderator)).data.users.total).toBe(0);
      const own = await ask(USERS, { role: 'MODERATOR' }, moderator);
      expect(own.data.users.items[0].email).toBe(moderator.email);
    });

    it.each([{ limit: 0 }, { limit: 101 }, { offset: -1 }, { search: 'x'.repeat(201) }, { role: 'KING' }])(
      'refuse %j',
      async (variables) => {
        const { errors } = await ask(USERS, variables);
        expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
      },
    );

    it('get a role at once, also with a token that is out', async () => {
      const account = await registerParent(starling);
      expect((await ask('{ adminStats { totalUsers } }', {}, account)).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await setRole(account.user.id, 'ADMIN')).data.setUserRole).toMatchObject({ role: 'ADMIN' });
      expect((await ask('{ adminStats { totalUsers } }', {}, account)).errors).toEqual([]);
      await setRole(account.user.id, 'PARENT');
      expect((await ask('{ adminStats { totalUsers } }', {}, account)).errors[0]?.extensions.code).toBe('FORBIDDEN');
      const [{ changes }] = (await starling.sql<{ changes: number }>(
        `SELECT count(*)::int AS changes FROM audit_entries WHERE action = 'role_changed' AND target = $1 AND actor = $2`,
        [account.user.id, admin.user.id],
      )) as [{ changes: number }];
      expect(changes).toBe(2);
    });

    it('keep at least one admin', async () => {
      const { errors } = await setRole(admin.user.id, 'PARENT');
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', error: 'last_admin' });
      const disabled = await ask('mutation ($id: ID!) { setUserDisabled(userId: $id, disabled: true) { id } }', {
        id: admin.user.id,
      });
      expect(disabled.errors[0]?.extensions).toMatchObject({ error: 'last_admin' });
      expect((await ask('{ me { role } }')).data.me.role).toBe('ADMIN');
    });

    it('that are disabled are shut out until they are enabled', async () => {
      const account = await registerParent(starling);
      const disable = (disabled: boolean) =>
        ask('mutation ($id: ID!, $d: Boolean!) { setUserDisabled(userId: $id, disabled: $d) { disabledAt } }', {
          id: account.user.id,
          d: disabled,
        });
      expect((await disable(true)).data.setUserDisabled.disabledAt).not.toBeNull();
      expect((await get('/users/me', account)).body.error).toBe('account_disabled');
      expect((await disable(false)).data.setUserDisabled.disabledAt).toBeNull();
      const { status } = await api(starling.url).post('/auth/login', {
        username: account.email,
        password: account.password,
      });
      expect(status).toBe(200);
    });

    it('show where they are signed in, and are signed out everywhere at once', async () => {
      const account = await registerParent(starling);
      const live = await LiveClient.join(starling, { token: account.accessToken });
      const sessions = await ask('query ($id: ID!) { userSessions(userId: $id) { id userAgent } }', {
        id: account.user.id,
      });
      expect(sessions.data.userSessions).toHaveLength(1);
      const ended = await ask('mutation ($id: ID!) { endUserSessions(userId: $id) }', { id: account.user.id });
      expect(ended.data.endUserSessions).toBe(1);
      expect(await live.untilClosed()).toEqual({ code: 1008, reason: 'logged_out' });
      expect((await get('/users/me', account)).status).toBe(401);
      const refused = await ask(
        'mutation ($id: ID!) { endUserSessions(userId: $id) }',
        { id: admin.user.id },
        moderator,
      );
      expect(refused.errors[0]!.extensions.code).toBe('FORBIDDEN');
    });

    it('that do not exist are not found', async () => {
      for (const id of [randomUUID(), 'nope']) {
        expect((await setRole(id, 'PARENT')).errors[0]?.extensions).toMatchObject({
          code: 'NOT_FOUND',
          error: 'user_not_found',
        });
      }
    });
  });

  describe('the waitlist', () => {
    const join = async (email: string) => api(starling.url).post('/waitlist/join', { email, first_name: 'Wanda' });
    const ENTRIES = `query ($status: WaitlistState, $search: String) { waitlistEntries(status: $status, search: $search) {
      items { email firstName status position joinedAt approvedAt estimatedWaitDays } total hasMore } }`;

    it('is sorted as asked, with the right place on every page', async () => {
      const people = [
        { email: 's1@sort.test', first_name: 'Nora' },
        { email: 's4@sort.test' },
        { email: 's3@sort.test', first_name: 'ada', last_name: 'Zed' },
        { email: 's2@sort.test', first_name: 'Ada', last_name: 'Bee' },
      ];
      for (const person of people) await api(starling.url).post('/waitlist/join', person);
      await ask('mutation { approveWaitlistEntry(email: "s4@sort.test") { email } }');
      await ask('mutation { approveWaitlistEntry(email: "s1@sort.test") { email } }');
      const sorted = async (more: string) => {
        const { data, errors } = await ask(
          `{ waitlistEntries(search: "@SORT.test", ${more}) { items { email position } total hasMore } }`,
        );
        expect(errors).toEqual([]);
        return data.waitlistEntries as { items: { email: string; position: number | null }[]; hasMore: boolean };
      };
      const names = async (more: string) => (await sorted(more)).items.map(({ email }) => email.slice(0, 2)).join(' ');
      expect(await names('sortBy: PLACE')).toBe('s3 s2 s1 s4');
      expect(await names('sortBy: PLACE, reversed: true')).toBe('s4 s1 s2 s3');
      expect(await names('status: APPROVED')).toBe('s1 s4');
      expect(await names('status: WAITLISTED, reversed: true')).toBe('s2 s3');
      expect(await names('sortBy: JOINED')).toBe('s1 s4 s3 s2');
      expect(await names('sortBy: JOINED, reversed: true')).toBe('s2 s3 s4 s1');
      expect(await names('sortBy: EMAIL')).toBe('s1 s2 s3 s4');
      expect(await names('sortBy: EMAIL, reversed: true')).toBe('s4 s3 s2 s1');
      // Whoever gave no name stands last in both.
      expect(await names('sortBy: NAME')).toBe('s2 s3 s1 s4');
      expect(await names('sortBy: NAME, reversed: true')).toBe('s1 s3 s2 s4');

      const waitingBefore = (await ask('{ waitlistStats { totalOnWaitlist } }')).data.waitlistStats.totalOnWaitlist - 2;
      const places = (await sorted('sortBy: EMAIL')).items.map(({ position }) => position);
      expect(places).toEqual([null, waitingBefore + 2, waitingBefore + 1, null]);
      const page = await sorted('sortBy: EMAIL, limit: 1, offset: 1');
      expect(page).toMatchObject({ items: [{ email: 's2@sort.test', position: waitingBefore + 2 }], hasMore: true });
    });

    it('is listed, approved one by one and together, and removed from', async () => {
      const emails = ['w1', 'w2', 'w3', 'w4'].map((name) => `${name}@list.test`);
      for (const email of emails) await join(email);
      const { data } = await ask(ENTRIES, { status: 'WAITLISTED', search: '@list.test' });
      expect(data.waitlistEntries.items.map(({ email }: { email: string }) => email)).toEqual(emails);
      expect(data.waitlistEntries.items[0]).toMatchObject({
        firstName: 'Wanda',
        status: 'WAITLISTED',
        approvedAt: null,
      });

      const one = await ask(
        'mutation { approveWaitlistEntry(email: "W1@list.test") { email status approvedAt position } }',
      );
      expect(one.data.approveWaitlistEntry).toMatchObject({ email: emails[0], status: 'APPROVED', position: null });
      const many = await ask('mutation ($emails: [String!]!) { approveWaitlistEntries(emails: $emails) }', {
        emails: [...emails.slice(0, 3), 'nobody@list.test'],
      });
      expect(many.data.approveWaitlistEntries.sort()).toEqual(emails.slice(1, 3));
      expect((await ask('mutation { removeWaitlistEntry(email: "w4@list.test") }')).data).toEqual({
        removeWaitlistEntry: true,
      });
      const left = await ask(ENTRIES, { search: '@list.test' });
      expect(left.data.waitlistEntries).toMatchObject({ total: 3, hasMore: false });
      for (const mutation of [
        'approveWaitlistEntry(email: "w4@list.test") { email }',
        'removeWaitlistEntry(email: "w4@list.test")',
      ]) {
        const { errors } = await ask(`mutation { ${mutation} }`);
        expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', error: 'not_on_waitlist' });
      }
    });

    it('names the installation, and has no analytics where they are switched off', async () => {
      const query = '{ installation { version environment analytics errorReporting } }';
      expect((await ask(query)).data.installation).toEqual({
        version: '0.4.12',
        environment: 'production',
        analytics: true,
        errorReporting: false,
      });
      const other = await starling.startNode({
        APP_ENVIRONMENT: 'staging',
        ANALYTICS: 'off',
        ERROR_REPORTING_URL: 'http://127.0.0.1:1/errors',
      });
      const { data } = await graphql(other, query, { token: admin.accessToken });
      expect(data.installation).toEqual({
        version: '0.4.12',
        environment: 'staging',
        analytics: false,
        errorReporting: true,
      });
      const answer = await api(other.url).get('/admin/analytics', admin.accessToken);
      expect(answer).toMatchObject({ status: 404, body: { message: 'Analytics are switched off' } });
      await other.stop();
    });

    it('is switched at once, over REST and GraphQL', async () => {
      const before = await get('/admin/settings');
      expect(before.body).toEqual({ waitlist_enabled: true, waitlist_mode: 'enabled', waitlist_auto_approve: false });
      const change = (body: unknown) => api(starling.url).patch('/admin/settings', body, admin.accessToken);
      const isShown = async () => (await api(starling.url).get('/auth/options')).body.waitlist;
      expect(await isShown()).toBe(true);
      expect((await change({ waitlist_auto_approve: true })).body).toMatchObject({ waitlist_auto_approve: true });
      expect((await join('auto@list.test')).body.status).toBe('approved');
      const { data } = await ask(
        'mutation { updateAdminSettings(input: { waitlistAutoApprove: false, waitlistMode: DISABLED }) { waitlistEnabled waitlistMode waitlistAutoApprove } }',
      );
      expect(data.updateAdminSettings).toEqual({
        waitlistEnabled: true,
        waitlistMode: 'DISABLED',
        waitlistAutoApprove: false,
      });
      expect((await ask('{ adminSettings { waitlistMode } }')).data.adminSettings.waitlistMode).toBe('DISABLED');
      expect(await isShown()).toBe(false);
      for (const body of [{ waitlist_mode: 'nope' }, { waitlist_enabled: 'yes' }, { nope: true }]) {
        expect((await change(body)).status).toBe(422);
      }
      expect((await change({ waitlist_mode: 'enabled' })).status).toBe(200);
      expect(await isShown()).toBe(true);
    });
  });

  describe('the audit log', () => {
    it('is listed, filtered and searched, the newest first', async () => {
      const { body, headers, status } = await get('/admin/audit?limit=5');
      expect(status).toBe(200);
      expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(body.length);
      const ids = body.map(({ id }: { id: string }) => Number(id));
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      expect(Object.keys(body[0]).sort()).toEqual([
        'action',
        'actor',
        'at',
        'detail',
        'id',
        'node',
        'request_id',
        'target',
      ]);
      const filtered = await ask(
        'query ($action: String, $search: String) { auditEntries(action: $action, search: $search) { items { action target requestId detail } total } }',
        { action: 'waitlist_rules_changed', search: admin.user.id.toUpperCase() },
      );
      expect(filtered.data.auditEntries.total).toBe(3);
      expect(filtered.data.auditEntries.items[0].detail).toEqual({ mode: 'enabled' });
      const oldest = await ask('{ auditEntries(reversed: true, limit: 2) { items { id } } }');
      expect(oldest.data.auditEntries.items).toEqual([{ id: '1' }, { id: '2' }]);
      expect((await get('/admin/audit?reversed=true&limit=1')).body[0].id).toBe('1');
      for (const query of ['limit=0', 'action=no%20name', 'nope=1', 'reversed=1'])
        expect((await get(`/admin/audit?${query}`)).status).toBe(422);
    });

    it('is exported as CSV that no spreadsheet runs', async () => {
      const { body, headers, status } = await get('/admin/audit.csv?action=role_changed');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toContain('starling-audit.csv');
      const lines = (body as string).trimEnd().split('\r\n');
      expect(lines[0]).toBe('"id","at","action","actor","target","node","request_id","detail"');
      expect(lines.slice(1).every((line) => line.includes('"role_changed"'))).toBe(true);
      expect(lines.length).toBeGreaterThan(2);
    });

    it('shows where somebody has meddled with it', async () => {
      expect((await get('/admin/audit/integrity')).body).toEqual({ intact: true, broken_at: null });
      const [{ id }] = (await starling.sql('SELECT id FROM audit_entries ORDER BY id OFFSET 2 LIMIT 1')) as [
        { id: string },
      ];
      await starling.sql('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_insert_only');
      await starling.sql(`UPDATE audit_entries SET detail = '{"role": "king"}' WHERE id = $1`, [id]);
      const { data } = await ask('{ auditIntegrity { intact brokenAt } }');
      expect(data.auditIntegrity).toEqual({ intact: false, brokenAt: id });
      await expect(
        starling.sql('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_insert_only'),
      ).resolves.toBeDefined();
      await expect(starling.sql('DELETE FROM audit_entries')).rejects.toThrow('insert-only');
    });
  });

  it('shows what happened by day', async () => {
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
