import { randomUUID } from 'node:crypto';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('the admin area', () => {
  const starling = useStarling({ own: true });
  let admin: Account;
  let moderator: Account;
  let parent: Account;

  const ask = (query: string, variables: Record<string, unknown> = {}, account = admin) =>
    graphql(starling, query, { token: account.accessToken, variables });
  const get = (path: string, account = admin) => api(starling.url).get(path, account.accessToken);

  beforeAll(async () => {
    [admin, moderator, parent] = [
      await signInAs(starling, 'admin'),
      await signInAs(starling, 'moderator'),
      await registerParent(starling, { first_name: 'Zelda', last_name: 'Query' }),
    ];
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

    it('finds accounts by name, address and role', async () => {
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

    it('sorts accounts in the requested order', async () => {
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

    it('hides addresses, telephone numbers and locations from moderators, even in a search', async () => {
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

    it('applies a new role at once, even to a token issued before', async () => {
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

    it('keeps at least one admin account', async () => {
      const { errors } = await setRole(admin.user.id, 'PARENT');
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', error: 'last_admin' });
      const disabled = await ask('mutation ($id: ID!) { setUserDisabled(userId: $id, disabled: true) { id } }', {
        id: admin.user.id,
      });
      expect(disabled.errors[0]?.extensions).toMatchObject({ error: 'last_admin' });
      expect((await ask('{ me { role } }')).data.me.role).toBe('ADMIN');
    });

    it('refuses disabled accounts', async () => {
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

    it('lists the sessions of an account, which an admin can end at once', async () => {
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

    it('reports an unknown account as not found', async () => {
      for (const id of [randomUUID(), 'nope']) {
        expect((await setRole(id, 'PARENT')).errors[0]?.extensions).toMatchObject({
          code: 'NOT_FOUND',
          error: 'user_not_found',
        });
      }
    });
  });
});
