import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

interface Entry {
  reason: string;
  call: string;
}

describe('the audit log records once', () => {
  const starling = useStarling({ own: true });
  let admin: Account;

  /** The refusals of the account, once there are this many. The caller does not wait for them, so they have no order. */
  const noted = (account: Account, lines: number) =>
    until(async () => {
      const entries = await starling.sql<{ detail: Entry }>(
        `SELECT detail FROM audit_entries WHERE action = 'access_refused' AND actor = $1`,
        [account.user.id],
      );
      return entries.length >= lines
        ? entries.map(({ detail: { call, reason } }) => `${call}: ${reason}`).sort()
        : null;
    });

  beforeAll(async () => {
    admin = await signInAs(starling, 'admin');
  });

  it('a refused call without the permission', async () => {
    const parent = await registerParent(starling);
    const query = '{ adminStats { totalUsers } }';
    for (let repeat = 0; repeat < 3; repeat += 1) {
      expect((await api(starling.url).get('/waitlist/stats', parent.accessToken)).status).toBe(403);
      await graphql(starling, query, { token: parent.accessToken });
    }
    const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
    await socket.subscribe(`subscription ${query}`).ended;
    await socket.close();
    expect(await noted(parent, 3)).toEqual([
      'GET /api/v1/waitlist/stats: forbidden',
      'Query.adminStats: forbidden',
      'Subscription.adminStats: forbidden',
    ]);
  });

  it('a refused change of a message of the companion', async () => {
    const parent = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const messageId = (await client.ask('Hello')).metadata['message_id'] as string;
    await client.close();
    const path = `/conversations/${client.conversationId}/messages/${messageId}`;
    expect((await api(starling.url).delete(path, parent.accessToken)).body.error).toBe('not_own_message');
    const mutation = 'mutation ($c: ID!, $m: ID!) { deleteMessage(conversationId: $c, messageId: $m) }';
    const variables = { c: client.conversationId, m: messageId };
    const { errors } = await graphql(starling, mutation, { token: parent.accessToken, variables });
    expect(errors[0]?.extensions.error).toBe('not_own_message');
    const [rest, ...others] = await noted(parent, 2);
    expect(rest).toMatch(/^DELETE \/api\/v1\/conversations\/:\w+\/messages\/:\w+: not_own_message$/);
    expect(others).toEqual(['Mutation.deleteMessage: not_own_message']);
  });

  it('a refused call that needs a fresh sign-in', async () => {
    const parent = await registerParent(starling);
    await starling.sql(`UPDATE sessions SET authenticated_at = now() - interval '1 hour' WHERE user_id = $1`, [
      parent.user.id,
    ]);
    const { body } = await api(starling.url).get('/users/me/export', parent.accessToken);
    expect(body.error).toBe('reauthentication_required');
    expect(await noted(parent, 1)).toEqual(['GET /api/v1/users/me/export: reauthentication_required']);
  });

  it('the refused calls and the refused refresh of a disabled account', async () => {
    const parent = await registerParent(starling);
    const disable = 'mutation ($id: ID!) { setUserDisabled(userId: $id, disabled: true) { id } }';
    await graphql(starling, disable, { token: admin.accessToken, variables: { id: parent.user.id } });
    expect((await api(starling.url).get('/users/me', parent.accessToken)).body.error).toBe('account_disabled');
    await api(starling.url).post('/auth/refresh', { refresh_token: parent.refreshToken });
    const socket = await LiveClient.open(starling, { token: parent.accessToken });
    await socket.next('error');
    expect(await noted(parent, 3)).toEqual([
      'GET /api/v1/users/me: account_disabled',
      'LiveSocket.connect: account_disabled',
      'POST /api/v1/auth/refresh: account_disabled',
    ]);
  });

  it('the refused sockets of a waitlisted account', async () => {
    const waiting = await registerParent(starling);
    await starling.sql(
      `INSERT INTO waitlist_entries (email) VALUES ($1) ON CONFLICT (lower(email)) DO UPDATE SET approved_at = NULL`,
      [waiting.email],
    );
    await starling.sql(
      `UPDATE product_settings SET value = value || '{"mode": "approved_only"}' WHERE name = 'waitlist'`,
    );
    await until(
      async () => (await api(starling.url).get('/conversations', waiting.accessToken)).body.error === 'waitlisted',
    );
    const client = await LiveClient.open(starling, { token: waiting.accessToken });
    expect(await client.next('error')).toMatchObject({ metadata: { error: { code: 'waitlisted' } } });
    const socket = GraphqlSocket.signedIn(starling, waiting.accessToken);
    await socket.subscribe('subscription { notificationAdded { id } }').ended;
    expect(await noted(waiting, 3)).toEqual([
      'GET /api/v1/conversations: waitlisted',
      'GraphqlSocket.connect: waitlisted',
      'LiveSocket.connect: waitlisted',
    ]);
  });
});
