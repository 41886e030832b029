import { registerParent } from './support/accounts.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

describe('sockets and replies on nodes of their own', () => {
  let gateway: TestStarling;
  beforeAll(async () => {
    gateway = await startStarling({ ROLE: 'gateway', NODE_ID: 'gateway' });
  });
  afterAll(() => gateway.stop());

  const owners = async (conversationId: string) => {
    const rows = await gateway.sql<{ owner: string }>(
      'SELECT DISTINCT lease_owner AS owner FROM replies WHERE conversation_id = $1',
      [conversationId],
    );
    return rows.map(({ owner }) => owner);
  };

  it('keeps a message at a gateway until a responder is there, and answers the next at once', async () => {
    const parent = await registerParent(gateway);
    const client = await LiveClient.join(gateway, { token: parent.accessToken });
    const id = client.say('Is anybody there?');
    const { metadata } = await client.has((frame) => frame.metadata.client_message_id === id);
    expect(await owners(client.conversationId)).toEqual([null]);

    const responder = await gateway.startNode({ ROLE: 'responder', NODE_ID: 'responder' });
    await client.has((frame) => frame.type === 'stream_final' && frame.metadata.reply_to === metadata.message_id);
    expect((await client.ask('Tell me a story about a kite')).content).toBe(client.replyText());
    expect(await owners(client.conversationId)).toEqual(['responder']);
    await responder.stop();
    await client.close();
  }, 30_000);

  it('gives the work of a responder that ends to the next, and stops a reply from the gateway', async () => {
    const parent = await registerParent(gateway);
    const responders = await Promise.all(
      ['one', 'two'].map((name) => gateway.startNode({ ROLE: 'responder', NODE_ID: name })),
    );
    const client = await LiveClient.join(gateway, { token: parent.accessToken });
    const ending = client.ask('Tell me a long story about a kite');
    await client.next('assistant_delta');
    const [first] = await owners(client.conversationId);
    await responders[first === 'one' ? 0 : 1]!.stop();
    expect((await ending).type).toBe('stream_final');
    const last = await until(async () => (await owners(client.conversationId))[0]);
    expect(last).toBe(first === 'one' ? 'two' : 'one');

    client.say('And a long story about a boat');
    await client.next('assistant_delta', (frame) => frame.metadata.offset === 0);
    client.send('stop_streaming', 'STOP_STREAMING');
    await client.next('streaming_stopped');
    await Promise.all(responders.map((responder) => responder.stop()));
    await client.close();
  }, 30_000);
});
