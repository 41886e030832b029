import { jest } from '@jest/globals';
import type { DataSource, QueryRunner } from 'typeorm';
import { DEFAULT_SETTINGS } from '../../contract/users.js';
import { type Account, registerParent, signInAs, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
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
      language: null,
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
    ['settings', { language: 'fr' }],
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
    await until(async () => (await stats(node.url)).status === 403);
    await node.stop();
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
