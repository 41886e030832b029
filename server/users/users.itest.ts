import { jest } from '@jest/globals';
import type { DataSource, QueryRunner } from 'typeorm';
import { DEFAULT_SETTINGS } from '../../contract/users.js';
import { buildLongConversation } from '../../test/factories/conversations.js';
import { type Account, registerParent, signInAgain, signInAs, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { startStarling } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { PersonalData } from '../privacy/personal-data.js';
import { UnfinishedErasures } from './unfinished-erasures.js';
import { UserActivity } from './user-activity.js';
import { UsersAdminService } from './users-admin.service.js';

describe('own account', () => {
  const starling = useStarling({ own: true });
  let parent: Account;
  beforeAll(async () => {
    parent = await registerParent(starling);
  });
  const me = (token?: string) => api(starling.url).get('/users/me', token);
  const patch = (body: unknown, token: string = parent.accessToken) =>
    api(starling.url).patch('/users/me', body, token);

  it('shows an account to its owner', async () => {
    // The server records the first call within about a second.
    await until(async () => (await me(parent.accessToken)).body.last_seen_at, {
      what: 'the account to have been seen',
    });
    const { status, body } = await me(parent.accessToken);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: parent.user.id,
      username: parent.user.username,
      email: parent.email,
      first_name: null,
      last_name: null,
      role: 'parent',
      permissions: expect.arrayContaining(['edit_own_profile', 'view_conversations']),
      waitlist_status: { approved: true, waitlist_position: null, joined_at: null, status: 'approved' },
      avatar: null,
      bio: null,
      phone: null,
      location: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      last_seen_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      google_linked: false,
      has_password: true,
      settings: DEFAULT_SETTINGS,
    });
    expect((await me()).body).toMatchObject({ status: 401, error: 'unauthorized' });
  });

  it('changes single fields of a profile and empties them', async () => {
    const fields = {
      first_name: ' Ada ',
      last_name: 'Lovelace',
      bio: 'Counts',
      phone: '+49 30 123',
      location: 'London',
      avatar: 'https://starling.test/a.png',
    };
    const changed = await patch(fields);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...fields, first_name: 'Ada' });
    const emptied = await patch({ bio: '', phone: null });
    expect(emptied.body).toMatchObject({ bio: null, phone: null, location: 'London' });
    expect((await me(parent.accessToken)).body).toEqual(emptied.body);
  });

  it('keeps the settings that a change does not mention', async () => {
    await patch({ settings: { theme: 'starling', privacy: { lastSeen: true } } });
    const { body } = await patch({ settings: { notifications: { sound: true } } });
    expect(body.settings).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'starling',
      notifications: { ...DEFAULT_SETTINGS.notifications, sound: true },
      privacy: { ...DEFAULT_SETTINGS.privacy, lastSeen: true },
    });
  });

  it('refuses fields in calls that have no body', async () => {
    const parent = await registerParent(starling);
    const send = (method: string, path: string, body?: unknown) =>
      api(starling.url).send(method, path, {
        headers: { Authorization: `Bearer ${parent.accessToken}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const { metadata } = await client.ask('Hello');
    await client.close();
    const conversation = `/conversations/${client.conversationId}`;
    const message = `${conversation}/messages/${metadata.reply_to}`;
    const calls = [
      ['DELETE', '/users/me/sessions/none', 404],
      ['DELETE', '/auth/google/unlink', 200],
      ['POST', '/auth/google/sync', 409],
      ['POST', '/notifications/read', 200],
      ['POST', '/notifications/none/read', 404],
      ['DELETE', '/notifications', 200],
      ['DELETE', `${message}/reaction`, 204],
      ['DELETE', message, 204],
      ['DELETE', conversation, 204],
      ['DELETE', '/conversations', 200],
      ['POST', '/auth/logout', 204],
    ] as const;
    for (const [method, path, success] of calls) {
      const { status, body } = await send(method, path, { x: 1 });
      expect([method, path, status, body.detail?.fields]).toEqual([method, path, 422, { x: [expect.any(String)] }]);
      if (path === '/auth/logout') expect((await send('DELETE', '/users/me', { x: 1 })).status).toBe(422);
      expect([method, path, (await send(method, path)).status]).toEqual([method, path, success]);
    }
    const other = await registerParent(starling);
    const foreign = { headers: { Authorization: `Bearer ${other.accessToken}` }, body: '{"x":1}' };
    const headers = { ...foreign.headers, 'Content-Type': 'application/json' };
    expect((await api(starling.url).send('DELETE', conversation, { ...foreign, headers })).status).toBe(404);
  });

  it('refuses a user name that another account has', async () => {
    const other = await registerParent(starling, { username: 'Taken' });
    const { status, body } = await patch({ username: 'tAKEN' });
    expect([status, body.error]).toEqual([409, 'username_taken']);
    expect((await patch({ username: 'Other' }, other.accessToken)).body.username).toBe('Other');
    const login = await api(starling.url).post('/auth/login', { username: 'other', password: TEST_PASSWORD });
    expect(login.status).toBe(200);
  });

  it.each([
    ['role', 'admin'],
    ['permissions', ['manage_users']],
    ['id', '0190a0a0-0000-7000-8000-000000000000'],
    ['email', 'other@starling.test'],
    ['waitlist_status', { approved: true }],
    ['google_linked', true],
    ['password_hash', 'x'],
    ['created_at', '2020-01-01T00:00:00Z'],
    ['username', ''],
    ['username', 'with@sign'],
    ['username', 'x'.repeat(65)],
    ['username', null],
    ['first_name', 7],
    ['first_name', 'x'.repeat(101)],
    ['bio', {}],
    ['avatar', 'javascript:alert(1)'],
    ['avatar', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['avatar', 'http://starling.test/a.png'],
    ['settings', { theme: 'neon' }],
    ['settings', { isAdmin: true }],
    ['settings', null],
  ])('refuses a profile change of %s to %j', async (field, value) => {
    const before = await me(parent.accessToken);
    const { status, body } = await patch({ [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.detail.fields)[0]).toMatch(/^(settings\.)?\w+$/);
    expect((await me(parent.accessToken)).body).toEqual(before.body);
  });

  it('removes characters that Postgres cannot store from profile texts', async () => {
    const { status, body } = await patch({ bio: 'a\u0000b\ud800c' });
    expect([status, body.bio]).toEqual([200, 'ab\ufffdc']);
    const pictured = await patch({ avatar: 'https://pictures.example/\u0000a.png' });
    expect([pictured.status, pictured.body.avatar]).toEqual([200, 'https://pictures.example/a.png']);
  });

  it('refuses profile changes by devices', async () => {
    const device = await signInAs(starling, 'device');
    expect((await patch({ bio: 'x' }, device.accessToken)).status).toBe(403);
    // 403 comes before 422, and 401 before both.
    expect((await patch({ nothing: 'x' }, device.accessToken)).status).toBe(403);
    expect((await api(starling.url).patch('/users/me', { nothing: 'x' })).status).toBe(401);
  });

  it('records when an account was last used', async () => {
    const { user } = await registerParent(starling);
    await me(parent.accessToken);
    const seen = () =>
      starling.sql(
        'SELECT 1 FROM users JOIN user_activity_days ON user_id = id WHERE id = $1 AND last_seen_at IS NOT NULL',
        [parent.user.id],
      );
    await until(async () => (await seen()).length === 1);
    const [row] = await starling.sql('SELECT last_seen_at FROM users WHERE id = $1', [user.id]);
    expect(row).toEqual({ last_seen_at: null });
  });

  it('deletes the activity days of an account after a year', async () => {
    const { user } = await registerParent(starling);
    const daysAgo = async () => {
      const rows = await starling.sql<{ ago: number }>(
        "SELECT (now() AT TIME ZONE 'UTC')::date - day AS ago FROM user_activity_days WHERE user_id = $1",

        [user.id],
      );
      return rows.map(({ ago }) => ago);
    };
    await starling.sql(
      "INSERT INTO user_activity_days (user_id, day) SELECT $1, (now() AT TIME ZONE 'UTC')::date - ago FROM unnest('{365,366}'::int[]) AS ago",
      [user.id],
    );
    await starling.app.get(UserActivity, { strict: false }).purge();
    expect(await daysAgo()).toEqual([365]);
  });

  it('applies a changed role at once, also to issued access tokens', async () => {
    const admin = await signInAs(starling, 'admin');
    const node = await starling.startNode();
    const stats = (url: string) => api(url).get('/waitlist/stats', admin.accessToken);
    expect((await stats(node.url)).status).toBe(200);
    await starling.sql(`UPDATE users SET role = 'parent' WHERE id = $1`, [admin.user.id]);
    // A change past the service is not announced, so nodes see it when their cached state is a second old.
    await until(async () => (await stats(node.url)).status === 403, { timeoutMs: 3_000 });
    await node.stop();
  });
});

describe('export and erasure', () => {
  const starling = useStarling({ own: true });

  const tables = async () => {
    const rows = await starling.sql<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    return rows.map(({ name }) => name);
  };
  const dump = async () => {
    let text = '';
    for (const table of await tables()) {
      const rows = await starling.sql<{ row: string }>(`SELECT ${table}::text AS row FROM ${table}`);
      text += rows.map(({ row }) => `${table}: ${row}\n`).join('');
    }
    return text;
  };
  const canaries = (name: string) => ({
    username: `${name}-name`,
    first_name: `${name}-first`,
    last_name: `${name}-last`,
    bio: `${name}-bio`,
    phone: `${name}-phone`,
    location: `${name}-location`,
  });

  it('exports and erases everything of an account and nothing of others, and leaves a bare id in the audit log', async () => {
    const parent = await registerParent(starling, { email: 'canary-one@starling.test' });
    const other = await registerParent(starling, { email: 'canary-two@starling.test' });
    await api(starling.url).patch('/users/me', canaries('canary-one'), parent.accessToken);
    await api(starling.url).patch('/users/me', canaries('canary-two'), other.accessToken);
    await api(starling.url).post('/waitlist/join', { email: parent.email, first_name: 'canary-one-listed' });
    await starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [parent.user.id]);

    const clients: LiveClient[] = [];
    for (const { account, text } of [
      { account: parent, text: 'canary-one-message' },
      { account: other, text: 'canary-two-message' },
    ]) {
      const client = await LiveClient.join(starling, { token: account.accessToken });
      await client.ask(text);
      clients.push(client);
    }

    const exported = await api(starling.url).get('/users/me/export', parent.accessToken);
    expect(exported.status).toBe(200);
    const text = JSON.stringify(exported.body);
    for (const canary of [
      ...Object.values(canaries('canary-one')),
      'canary-one-listed',
      'canary-one-message',
      parent.email,
    ]) {
      expect(text).toContain(canary);
    }
    expect(text).not.toContain('canary-two');
    expect(text).not.toMatch(/argon2|password|token_hash|sealed/);
    // Everything except the settings is in snake_case.
    const { settings: _settings, ...user } = exported.body.user;
    expect(JSON.stringify({ ...exported.body, user })).not.toMatch(/"[a-z]+[A-Z]\w*":/);
    expect(text.match(/"\w+_at":"[^"]*"/g)?.filter((time) => !/:"[\d-]{10}T[\d:]{8}\.\d{3}Z"$/.test(time))).toEqual([]);
    expect(await dump()).toContain('canary-one');

    expect((await api(starling.url).delete('/users/me', parent.accessToken)).status).toBe(204);
    expect((await clients[0]!.untilClosed(2_000)).code).toBe(1008);
    expect(clients[1]!.closed).toBeNull();
    clients[1]!.socket.close();
    const left = await dump();
    expect(left).not.toContain('canary-one');
    const lines = left.split('\n').filter((line) => line.includes(parent.user.id));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^audit_entries: /);
    expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(401);
    const refresh = await api(starling.url).post('/auth/refresh', { refresh_token: parent.refreshToken });
    expect(refresh.status).toBe(401);
    expect((await api(starling.url).get('/users/me', other.accessToken)).status).toBe(200);
    const lookup = await api(starling.url).get(`/waitlist/status/${parent.email}`);
    expect(lookup.body.status).toBe('not_registered');
  });

  it('erases any number of messages in short statements', async () => {
    const parent = await registerParent(starling);
    await buildLongConversation(starling, parent.user.id, { messages: 12_000 });
    await starling.sql(`
      CREATE FUNCTION refuse_long_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF (SELECT count(*) FROM gone) > 5000 THEN RAISE EXCEPTION 'too many rows in one statement'; END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER refuse_long_deletion AFTER DELETE ON messages REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_long_deletion()`);
    expect((await api(starling.url).delete('/users/me', parent.accessToken)).status).toBe(204);
    await starling.sql('DROP TRIGGER refuse_long_deletion ON messages; DROP FUNCTION refuse_long_deletion');
    expect(await starling.sql('SELECT 1 FROM messages WHERE user_id = $1 LIMIT 1', [parent.user.id])).toEqual([]);
  });

  it('finishes the erasure of a node that died, and keeps the account closed meanwhile', async () => {
    const parent = await registerParent(starling);
    await buildLongConversation(starling, parent.user.id, { messages: 10 });
    const died = jest.spyOn(starling.app.get(PersonalData), 'erase').mockRejectedValueOnce(new Error('killed'));
    expect((await api(starling.url).delete('/users/me', parent.accessToken)).status).toBe(500);
    died.mockRestore();
    expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(401);
    const signIn = { username: parent.email, password: parent.password };
    expect((await api(starling.url).post('/auth/login', signIn)).status).not.toBe(200);
    const unfinished = starling.app.get(UnfinishedErasures, { strict: false });
    const accounts = () => starling.sql('SELECT 1 FROM users WHERE id = $1', [parent.user.id]);
    await unfinished.run();
    expect(await accounts()).toHaveLength(1);
    await starling.sql(`UPDATE users SET erasure_requested_at = now() - interval '2 minutes' WHERE id = $1`, [
      parent.user.id,
    ]);
    await unfinished.run();
    expect(await accounts()).toEqual([]);
    const noted = await starling.sql(`SELECT 1 FROM audit_entries WHERE action = 'account_erased' AND target = $1`, [
      parent.user.id,
    ]);
    expect(noted).toHaveLength(1);
  });

  it('finishes each erasure on one node at a time, and a failing one does not delay the others', async () => {
    const node = await starling.startNode();
    const people = [await registerParent(starling), await registerParent(starling), await registerParent(starling)];
    const ids = people.map(({ user }) => user.id);
    await starling.sql(
      `UPDATE users SET disabled_at = now(), erasure_requested_at = now() - interval '1 hour' WHERE id = ANY($1)`,
      [ids],
    );
    const [first] = ids;
    await starling.sql(`UPDATE users SET erasure_requested_at = now() - interval '2 hours' WHERE id = $1`, [first]);
    const tried: string[] = [];
    const nodes = [starling.app, node.app];
    const spies = nodes.map((app) => {
      const personalData = app.get(PersonalData);
      const eraseInBatches = personalData.eraseInBatches.bind(personalData);
      return jest.spyOn(personalData, 'eraseInBatches').mockImplementation(async (subject) => {
        tried.push(subject.userId);
        if (subject.userId === first) throw new Error('too much');
        await eraseInBatches(subject);
      });
    });
    await Promise.all(nodes.map((app) => app.get(UnfinishedErasures, { strict: false }).run()));
    for (const spy of spies) spy.mockRestore();
    expect([...tried].sort()).toEqual([...ids].sort());
    expect(await starling.sql('SELECT id FROM users WHERE id = ANY($1)', [ids])).toEqual([{ id: first }]);
    await starling.sql('DELETE FROM users WHERE id = $1', [first]);
    await node.stop();
  });

  it('needs a sign-in within five minutes for export and erasure', async () => {
    const parent = await registerParent(starling);
    const aged = await signInAgain(starling, parent);
    await starling.sql(`UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE user_id = $1`, [
      parent.user.id,
    ]);
    for (const [method, path] of [
      ['GET', '/users/me/export'],
      ['DELETE', '/users/me'],
    ] as const) {
      const headers = { Authorization: `Bearer ${aged.accessToken}` };
      const { status, body } = await api(starling.url).send(method, path, { headers });
      expect([status, body.error]).toEqual([403, 'reauthentication_required']);
      expect((await api(starling.url).send(method, path)).status).toBe(401);
    }
  });

  it('refuses export and erasure to devices', async () => {
    const device = await signInAs(starling, 'device');
    expect((await api(starling.url).get('/users/me/export', device.accessToken)).body.error).toBe('forbidden');
    expect((await api(starling.url).delete('/users/me', device.accessToken)).body.error).toBe('forbidden');
  });

  it('refuses to erase the last admin', async () => {
    const admin = await signInAs(starling, 'admin');
    const last = await api(starling.url).delete('/users/me', admin.accessToken);
    expect([last.status, last.body.error]).toEqual([422, 'last_admin']);
    await signInAs(starling, 'admin');
    expect((await api(starling.url).delete('/users/me', admin.accessToken)).status).toBe(204);
  });

  it('allows two exports a day', async () => {
    const limited = await startStarling({ RATE_LIMITS: 'on' });
    try {
      const parent = await registerParent(limited);
      const statuses = [];
      for (let index = 0; index < 3; index += 1) {
        statuses.push((await api(limited.url).get('/users/me/export', parent.accessToken)).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('administration of accounts', () => {
  const starling = useStarling({ own: true });
  let admin: Account;
  let second: Account;
  beforeAll(async () => {
    [admin, second] = [await signInAs(starling, 'admin'), await signInAs(starling, 'admin')];
  });

  it('lists 50 accounts with the same number of queries as one account', async () => {
    await starling.sql(`
      INSERT INTO users (id, username, email, role)
      SELECT gen_random_uuid(), 'listed-' || n, 'listed-' || n || '@starling.test', 'parent' FROM generate_series(1, 50) AS n`);
    const closing = { waitlist_enabled: true, waitlist_mode: 'approved_only' };
    expect((await api(starling.url).patch('/admin/settings', closing, admin.accessToken)).status).toBe(200);
    const users = 'query ($limit: Int!) { users(limit: $limit, search: "listed") { items { ...Account } } }';
    const query = `${users} fragment Account on User { googleLinked waitlistStatus { status waitlistPosition } }`;
    const runner = starling.app.get<DataSource>('DataSource').createQueryRunner();
    const run = jest.spyOn(Object.getPrototypeOf(runner) as QueryRunner, 'query');
    const list = async (limit: number) => {
      run.mockClear();
      const { data } = await graphql(starling, query, { token: admin.accessToken, variables: { limit } });
      return { items: data.users.items as unknown[], queries: run.mock.calls.length };
    };
    try {
      const [one, page] = [await list(1), await list(50)];
      expect([one.items.length, page.items.length]).toEqual([1, 50]);
      expect(page.items[0]).toEqual({
        googleLinked: false,
        waitlistStatus: { status: 'WAITLISTED', waitlistPosition: expect.any(Number) },
      });
      expect(one.queries).toBeGreaterThan(0);
      // Other work of the node may run a few queries at the same time, but not one for each account.
      expect(page.queries - one.queries).toBeLessThan(10);
    } finally {
      run.mockRestore();
      await api(starling.url).patch('/admin/settings', { waitlist_mode: 'disabled' }, admin.accessToken);
    }
  });

  it('refuses admins a change of their own role, and keeps the last admin', async () => {
    const users = starling.app.get(UsersAdminService);
    const own = users.setRole(admin.user.id, 'parent', admin.user.id);
    await expect(own).rejects.toMatchObject({ code: 'last_admin' });
    // Two admins demote each other at the same time, and one stays.
    const outcomes = await Promise.allSettled([
      users.setRole(admin.user.id, 'parent', second.user.id),
      users.setRole(second.user.id, 'parent', admin.user.id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const admins = await starling.sql(`SELECT id FROM users WHERE role = 'admin'`);
    expect(admins).toHaveLength(1);
    const audited = await starling.sql(`SELECT 1 FROM audit_entries WHERE action = 'role_change_refused'`);
    expect(audited).toHaveLength(2);
  });
});
