import { registerParent } from '../support/accounts.js';
import { LiveClient } from '../support/live-client.js';
import { useStarling } from '../support/use-starling.js';
import { until } from '../support/wait.js';

describe('gateways and responders on separate nodes', () => {
  const gateway = useStarling({ settings: { ROLE: 'gateway', NODE_ID: 'gateway' } });

  const owners = async (conversationId: string) => {
    const rows = await gateway.sql<{ owner: string }>(
      'SELECT DISTINCT lease_owner AS owner FROM replies WHERE conversation_id = $1',
      [conversationId],
    );
    return rows.map(({ owner }) => owner);
  };

  it('keep a message until a responder starts, and answer the next one at once', async () => {
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
  });

  it('move the work of a responder that stops to another one, and stop a reply from the gateway', async () => {
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
  });
});
