import { jest } from '@jest/globals';
import { type Account, registerParent, signInAs } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../../test/support/graphql-client.js';
import { RawGraphqlSocket } from '../../../test/support/raw-graphql-socket.js';
import { useStarling } from '../../../test/support/use-starling.js';
import type { StatsService } from '../../admin/stats.service.js';
import type { UsersAdminService } from '../../users/users-admin.service.js';

const NOTIFICATIONS = 'subscription { notificationAdded { id title } }';

describe('GraphQL over the socket', () => {
  const starling = useStarling({ own: true });
  const short = useStarling({ settings: { ACCESS_TOKEN_TTL: '5' } });
  let parent: Account;

  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  describe('a change of access', () => {
    it('closes the connections of a session that ends, at every node', async () => {
      const second = await starling.startNode({ NODE_ID: 'second' });
      const account = await registerParent(starling);
      const sockets = [starling, second].map((node) => new RawGraphqlSocket(node.url));
      for (const socket of sockets) {
        await socket.opened();
        socket.init(account.accessToken);
        await socket.message('connection_ack');
      }
      await api(starling.url).post('/auth/logout', undefined, account.accessToken);
      for (const socket of sockets) expect(await socket.close()).toEqual({ code: 4403, reason: 'logged_out' });
      await second.stop();
    });

    it('ends only the subscriptions that the new role of an account does not allow', async () => {
      const [admin, other] = [await signInAs(starling, 'admin'), await signInAs(starling, 'admin')];
      const socket = GraphqlSocket.signedIn(starling, other.accessToken);
      const stats = socket.subscribe<{ adminStats: { totalUsers: number } }>(
        'subscription { adminStats { totalUsers } }',
      );
      const inFragment = socket.subscribe(
        'subscription { ...Figures } fragment Figures on Subscription { ... { adminStats { totalUsers } } }',
      );
      const notifications = socket.subscribe(NOTIFICATIONS);
      await stats.has(({ adminStats }) => adminStats.totalUsers > 0);
      await inFragment.has(() => true);
      const { errors } = await graphql(
        starling,
        'mutation ($id: ID!) { setUserRole(userId: $id, role: PARENT) { role } }',
        {
          token: admin.accessToken,
          variables: { id: other.user.id },
        },
      );
      expect(errors).toEqual([]);
      for (const { ended, errors: refusals } of [stats, inFragment]) {
        await ended;
        expect(refusals[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'forbidden' });
      }
      expect(socket.closed).toBeNull();
      expect(notifications.errors).toEqual([]);
      await socket.close();
    });

    it('ends a subscription that started just before its account lost the role', async () => {
      const [admin, other] = [await signInAs(starling, 'admin'), await signInAs(starling, 'admin')];
      const socket = GraphqlSocket.signedIn(starling, other.accessToken);
      const early = socket.subscribe('subscription { waitlistStats { totalApproved } }');
      await early.has(() => true);
      const stats = starling.app.get<StatsService>('StatsService');
      const watch = jest.spyOn(stats, 'watchAdminStats');
      watch.mockImplementationOnce((async () => {
        // Behind the guard and before the subscription is known: the role goes, and the socket has been looked at.
        await starling.app.get<UsersAdminService>('UsersAdminService').setRole(other.user.id, 'parent', admin.user.id);
        await early.ended;
        return stats.watchAdminStats();
      }) as unknown as typeof stats.watchAdminStats);
      const late = socket.subscribe('subscription { adminStats { totalUsers } }');
      await late.ended;
      expect(late.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'forbidden' });
      expect(late.items).toEqual([]);
      watch.mockRestore();
      await socket.close();
    });

    it('closes with 4403 when the token expires', async () => {
      const account = await registerParent(short);
      const raw = await new RawGraphqlSocket(short.url).opened();
      raw.init(account.accessToken);
      await raw.message('connection_ack');
      expect(await raw.close()).toEqual({ code: 4403, reason: 'token_expired' });
    });
  });

  it('closes the connections of a stopping node with 1012', async () => {
    const node = await starling.startNode({ NODE_ID: 'going' });
    const raw = await new RawGraphqlSocket(node.url).opened();
    raw.init(parent.accessToken);
    await raw.message('connection_ack');
    await node.stop();
    expect((await raw.close()).code).toBe(1012);
  });
});
