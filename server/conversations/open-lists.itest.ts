import { type Account, registerParent } from '../../test/support/accounts.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { testRedisUrl } from '../../test/support/starling.js';
import { startConversation } from '../../test/support/start-conversation.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

describe('conversations', () => {
  let redis: TcpProxy;
  const starling = useStarling({
    provider: true,
    settings: async () => {
      redis = await TcpProxy.start(testRedisUrl());
      return { REDIS_URL: redis.through(testRedisUrl()) };
    },
  });
  afterAll(() => redis.stop());

  it('sends open lists the changes that they missed while the bus was down', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'hello');
    const socket = GraphqlSocket.signedIn(starling, account.accessToken);
    const changes = socket.subscribe('subscription { conversationChanged { kind id conversation { title } } }');
    await socket.subscribe('subscription { adminStats { totalUsers } }').ended;
    // Simulates a change at another node that the bus lost.
    await starling.sql(
      `UPDATE conversations SET title = 'Unheard', title_by_user = true, updated_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
    // Only this node's connections: other tests use the same Redis.
    redis.reset();
    await changes.has(
      ({ conversationChanged: change }) => change.id === id && change.conversation?.title === 'Unheard',
    );
    await socket.close();
  });

  it('sends open lists a deletion that they missed, and tells pages to read again', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'hello');
    const socket = GraphqlSocket.signedIn(starling, account.accessToken);
    const changes = socket.subscribe('subscription { conversationChanged { kind id } }');
    const missed = socket.subscribe('subscription { missedChanges }');
    await socket.subscribe('subscription { adminStats { totalUsers } }').ended;
    await starling.sql(
      `UPDATE conversations SET delete_after = now() + interval '1 minute', updated_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
    redis.reset();
    await changes.has(({ conversationChanged: change }) => change.id === id && change.kind === 'DELETED');
    await missed.has(({ missedChanges }) => missedChanges === true);
    await socket.close();
  });

  it('pushes changes to open GraphQL lists on every node', async () => {
    const account = await registerParent(starling);
    const other = await starling.startNode();
    const socket = GraphqlSocket.signedIn(other, account.accessToken);
    const changes = socket.subscribe(`subscription {
      conversationChanged { kind id conversation { id title messageCount unreadCount lastMessage { role content } } }
    }`);
    // The server admits operations in order, so the subscription is active once this one answers.
    const stranger = socket.subscribe('subscription { adminStats { totalUsers } }');
    await stranger.ended;
    const id = await startConversation(starling, account, 'hello');
    await changes.has((item) => item.conversationChanged.kind === 'CREATED' && item.conversationChanged.id === id);
    await changes.has((item) => item.conversationChanged.conversation?.messageCount === 2);
    const { data } = await graphql(
      starling,
      `mutation ($id: ID!) { updateConversation(id: $id, input: { title: "New" }) { title } }`,
      {
        token: account.accessToken,
        variables: { id },
      },
    );
    expect(data.updateConversation.title).toBe('New');
    await changes.has((item) => item.conversationChanged.conversation?.title === 'New');
    await graphql(starling, `mutation ($id: ID!) { deleteConversation(id: $id) }`, {
      token: account.accessToken,
      variables: { id },
    });
    expect(await changes.has((item) => item.conversationChanged.kind === 'DELETED')).toEqual({
      conversationChanged: { kind: 'DELETED', id, conversation: null },
    });
    await socket.close();
    await other.stop();
  });

  describe('an open list', () => {
    const REPLYING = 'subscription { conversationChanged { id conversation { isReplying messageCount } } }';
    type Seen = { conversationChanged: { id: string; conversation: { isReplying: boolean; messageCount: number } } };
    const isReplying = async (account: Account, id: string) => {
      const query = `query ($id: ID!) { conversation(id: $id) { isReplying } conversations { items { isReplying } } }`;
      const { data } = await graphql(starling, query, { token: account.accessToken, variables: { id } });
      expect(data.conversations.items).toEqual([data.conversation]);
      return data.conversation.isReplying as boolean;
    };
    /** A list that is open at the given node. `shows` resolves once the list has shown that state. */
    const watch = async (account: Account, node: { url: string }) => {
      const socket = GraphqlSocket.signedIn(node, account.accessToken);
      const changes = socket.subscribe<Seen>(REPLYING);
      await socket.subscribe('subscription { adminStats { totalUsers } }').ended;
      const shows = (isReplying: boolean, messageCount: number) =>
        changes.has(
          ({ conversationChanged: { conversation } }) =>
            conversation.isReplying === isReplying && conversation.messageCount === messageCount,
        );
      return { socket, changes, shows };
    };

    it('shows at every node that a reply is being written, and then the reply that waited behind it', async () => {
      const account = await registerParent(starling);
      const other = await starling.startNode();
      const { socket, changes, shows } = await watch(account, other);
      const client = await LiveClient.join(starling, { token: account.accessToken });
      const { conversationId: id } = client;
      client.say('One [[script:gate n=1]]');
      await shows(true, 1);
      client.say('Two [[script:gate n=1]]');
      await shows(true, 2);
      expect(await isReplying(account, id)).toBe(true);
      // The provider was also called for the second message, in case it is answered at once. That call would take a chunk.
      await until(() => starling.provider.openReplies === 1, { what: 'the call of the waiting reply to end' });
      starling.provider.release(1);
      await shows(true, 3);
      starling.provider.release(1);
      await shows(false, 4);
      expect(changes.items.at(-1)?.conversationChanged).toMatchObject({ id, conversation: { isReplying: false } });
      expect(await isReplying(account, id)).toBe(false);
      await client.close();
      await socket.close();
      await other.stop();
    });

    it('shows no running reply after it is stopped before its first text', async () => {
      const account = await registerParent(starling);
      const other = await starling.startNode();
      const { socket, shows } = await watch(account, other);
      const client = await LiveClient.join(starling, { token: account.accessToken });
      const { conversationId: id } = client;
      client.say('One [[script:never-answers]]');
      await shows(true, 1);
      client.send('stop_streaming', 'STOP_STREAMING');
      await shows(false, 1);
      expect(await isReplying(account, id)).toBe(false);
      await client.close();
      await socket.close();
      await other.stop();
    });
  });
});
