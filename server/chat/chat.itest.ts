import { registerParent, signInAs } from '../../test/support/accounts.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('a conversation', () => {
  const starling = useStarling();

  it('reads the same at two sockets, at another node and over GraphQL', async () => {
    const parent = await registerParent(starling);
    const other = await starling.startNode();
    const writer = await LiveClient.join(starling, { token: parent.accessToken });
    const { conversationId } = writer;
    const reader = await LiveClient.join(other, { token: parent.accessToken, conversationId });
    const socket = GraphqlSocket.signedIn(other, parent.accessToken);
    const feed = socket.subscribe<{ liveFrames: { type: string; content: string } }>(
      'subscription ($id: ID!) { liveFrames(conversationId: $id) { type content metadata { messageId offset } } }',
      { id: conversationId },
    );
    await feed.has(({ liveFrames }) => liveFrames.type === 'welcome');
    const final = await writer.ask('Tell me a story about a kite');
    expect(final.type).toBe('stream_final');
    expect(writer.replyText()).toBe(final.content);
    await reader.next('stream_final');
    await feed.has(({ liveFrames }) => liveFrames.type === 'stream_final');
    const { data } = await graphql(
      starling,
      'query ($id: ID!) { messages(conversationId: $id) { items { content } } }',
      {
        token: parent.accessToken,
        variables: { id: conversationId },
      },
    );
    expect(data.messages.items.at(-1).content).toBe(final.content);
    const texts = (frames: { type: string; content: string }[]) =>
      frames.filter(({ type }) => type === 'assistant_delta' || type === 'stream_final').map(({ content }) => content);
    expect(texts(reader.frames)).toEqual(texts(writer.frames));
    expect(texts(feed.items.map(({ liveFrames }) => liveFrames))).toEqual(texts(writer.frames));
    await writer.close();
    await reader.close();
    await socket.close();
    await other.stop();
  });

  it('signs a seeded admin in with the role of an admin', async () => {
    const admin = await signInAs(starling, 'admin');
    expect(admin.user.role).toBe('admin');
  });
});
