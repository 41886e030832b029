import { randomUUID } from 'node:crypto';
import { registerParent, signInAgain, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { LiveClient, type ReceivedFrame } from '../../test/support/live-client.js';
import { useLiveStarling } from '../../test/support/live-starling.js';
import { RawSocket } from '../../test/support/raw-socket.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

describe('the live socket', () => {
  const live = useLiveStarling();
  const limited = useStarling({ settings: { RATE_LIMITS: 'on' } });
  const brief = useStarling({ settings: { ACCESS_TOKEN_TTL: '5' } });
  const { join, messagesOf, rest } = live;

  describe('a new connection', () => {
    it('sends a welcome frame with a new conversation, on both paths', async () => {
      for (const path of ['/api/v1/conversations/ws', '/api/v1/chat/conversations/ws']) {
        const client = await LiveClient.open(live.starling, { token: live.parent.accessToken, path });
        const welcome = await client.next('welcome');
        expect(client.frames[0]).toBe(welcome);
        expect(welcome).toEqual({
          type: 'welcome',
          content: '',
          conversation_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          user_id: live.parent.user.id,
          timestamp: expect.stringMatching(/Z$/),
          metadata: { role: 'assistant', is_reconnection: false },
        });
        await client.close();
      }
    });

    it('marks the welcome frame of an existing conversation as a reconnection', async () => {
      const { conversationId, ...first } = await join();
      const again = await LiveClient.open(live.starling, { token: live.parent.accessToken, conversationId });
      expect((await again.next('welcome')).metadata.is_reconnection).toBe(true);
      expect(first.frames).toHaveLength(1);
      await again.close();
    });

    const refusals: [string, () => Promise<{ token?: string; conversationId?: string }>, string][] = [
      ['no token', async () => ({}), 'unauthorized'],
      ['a malformed token', async () => ({ token: 'no.token.atall' }), 'invalid_token'],
      [
        'an unknown conversation',
        async () => ({ token: live.parent.accessToken, conversationId: randomUUID() }),
        'conversation_not_found',
      ],
      [
        'a malformed conversation id',
        async () => ({ token: live.parent.accessToken, conversationId: 'seven' }),
        'conversation_not_found',
      ],
      [
        "another's conversation",
        async () => ({
          token: (await registerParent(live.starling)).accessToken,
          conversationId: (await join()).conversationId,
        }),
        'conversation_not_found',
      ],
    ];
    it.each(refusals)('refuses a connection with %s with one error frame and 1008', async (_what, options, reason) => {
      const client = await LiveClient.open(live.starling, await options());
      expect(await client.untilClosed()).toEqual({ code: 1008, reason });
      expect(client.frames.map((frame) => [frame.type, frame.metadata.error?.code])).toEqual([['error', reason]]);
    });

    it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
      'refuses a browser from the origin %s at the handshake',
      async (origin) => {
        await expect(
          LiveClient.open(live.starling, { token: live.parent.accessToken, headers: { origin } }),
        ).rejects.toThrow('403');
      },
    );

    it('accepts a browser from its own origin', async () => {
      const client = await LiveClient.open(live.starling, {
        token: live.parent.accessToken,
        headers: { origin: live.starling.url },
      });
      await client.next('welcome');
      await client.close();
    });

    it('handles 100 frames a minute of an account and answers the others with an error', async () => {
      const { accessToken } = await registerParent(limited);
      const client = await LiveClient.join(limited, { token: accessToken });
      for (let sent = 0; sent < 150; sent += 1) client.send('ping');
      await until(() => client.frames.length === 151);
      expect(client.frames.filter(({ type }) => type === 'pong')).toHaveLength(100);
      const refused = client.frames.filter(({ metadata }) => metadata.error?.code === 'rate_limited');
      expect(refused).toHaveLength(50);
      expect(client.closed).toBeNull();
      await client.close();
    });

    it('handles thousands of frames that arrive at once in their order', async () => {
      const client = await join();
      for (let sent = 0; sent < 3_000; sent += 1) client.send('ping');
      const id = client.say('Are you still there?');
      const stored = await client.has((frame) => frame.metadata.client_message_id === id);
      const before = client.frames.slice(0, client.frames.indexOf(stored));
      expect(before.filter(({ type }) => type === 'pong')).toHaveLength(3_000);
      await client.close();
    });

    it('refuses the 101st socket of an address with 429', async () => {
      const { accessToken: token } = await registerParent(limited);
      const headers = { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' };
      const open = Array.from({ length: 100 }, () => RawSocket.open(`${limited.url}/graphql`, headers));
      const sockets = await Promise.all(open);
      for (const { handshake } of sockets) expect(handshake).toMatch(/^HTTP\/1.1 101 /);
      await expect(LiveClient.open(limited, { token })).rejects.toThrow('429');
      for (const socket of sockets) socket.destroy();
      await until(async () => (await LiveClient.open(limited, { token })).next('welcome'));
    });

    it('closes the 21st socket of an account with 1013', async () => {
      const account = await registerParent(limited);
      const clients = await Promise.all(
        Array.from({ length: 20 }, () => LiveClient.join(limited, { token: account.accessToken })),
      );
      const oneMore = await LiveClient.open(limited, { token: account.accessToken });
      expect(await oneMore.untilClosed()).toEqual({ code: 1013, reason: 'too_many_connections' });
      await clients[0]!.close();
      await until(async () => {
        const next = await LiveClient.open(limited, { token: account.accessToken });
        return next.next('welcome');
      });
    });
  });

  describe('bad frames', () => {
    const bad: [string, string | Buffer][] = [
      ['no JSON', 'hello'],
      ['an array instead of an object', '[1]'],
      ['null', 'null'],
      ['an unknown type', JSON.stringify({ type: 'shout' })],
      ['a type of the server', JSON.stringify({ type: 'stream_final', content: 'x' })],
      ['a binary frame', Buffer.from(JSON.stringify({ type: 'ping' }))],
      ['a message without an id', JSON.stringify({ type: 'message', content: 'x', metadata: {} })],
      [
        'an id that is too long',
        JSON.stringify({ type: 'message', content: 'x', metadata: { message_id: 'c'.repeat(65) } }),
      ],
      ['an id with NUL', JSON.stringify({ type: 'message', content: 'x', metadata: { message_id: 'c-\u0000' } })],
      ['an id with half a character', '{"type":"message","content":"x","metadata":{"message_id":"c-\\ud800"}}'],
      ['a text that is a number', JSON.stringify({ type: 'message', content: 7, metadata: { message_id: 'c-1' } })],
      ["another's conversation", JSON.stringify({ type: 'ping', conversation_id: randomUUID() })],
      ['prototype keys', '{"__proto__": {"type": "ping"}}'],
      ['a nesting 10,000 deep', `{"type":"ping","metadata":{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`],
    ];
    it.each(bad)('answers a frame with %s with one error and stays open', async (_what, frame) => {
      const client = await join();
      client.socket.send(frame);
      client.send('ping');
      await client.next('pong');
      expect(client.frames.map((one) => one.metadata.error?.code).filter(Boolean)).toEqual(['bad_frame']);
      await client.close();
    });

    it.each(['', '   ', '\u00a0\ufeff\u3000', 'x'.repeat(8001)])(
      'refuses a message with an empty text or one that is too long',
      async (text) => {
        const client = await join();
        client.say(text);
        expect((await client.next('error')).metadata.error.code).toBe('validation_failed');
        expect(await messagesOf(client.conversationId)).toEqual([]);
        await client.close();
      },
    );

    it('accepts a message of 8,000 characters', async () => {
      const client = await join();
      expect((await client.ask('x'.repeat(8000))).type).toBe('stream_final');
      await client.close();
    });

    it('closes a connection that sends more than 20 bad frames in a minute', async () => {
      const client = await join();
      for (let sent = 0; sent < 21; sent += 1) client.socket.send('x');
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'too_many_bad_frames' });
      expect(client.frames.filter((frame) => frame.metadata.error?.code === 'bad_frame')).toHaveLength(20);
    });

    it('reads a frame of 64 KiB and closes after a larger one', async () => {
      const client = await join();
      client.socket.send(JSON.stringify({ type: 'ping', content: 'x'.repeat(64 * 1024 - 29) }));
      await client.next('pong');
      client.socket.send('x'.repeat(64 * 1024 + 1));
      expect((await client.untilClosed()).code).toBe(1009);
    });
  });

  describe('access', () => {
    it('closes the sockets of a session that ends, and no others', async () => {
      const account = await registerParent(live.starling);
      const client = await join({ account });
      const other = await join({ account: await signInAgain(live.starling, account) });
      await rest().post('/auth/logout', undefined, account.accessToken);
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'logged_out' });
      other.send('ping');
      await other.next('pong');
      await other.close();
    });

    it("accepts a fresh token of the same account and closes on another account's", async () => {
      const account = await registerParent(live.starling);
      const client = await join({ account });
      client.send('auth', (await signInAgain(live.starling, account)).accessToken);
      client.send('ping');
      await client.next('pong');
      client.send('auth', live.parent.accessToken);
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'invalid_token' });
    });

    it('closes on a token of an ended session, whose own session goes on', async () => {
      const account = await registerParent(live.starling);
      const client = await join({ account });
      const over = await signInAgain(live.starling, account);
      await api(live.starling.url).post('/auth/logout', undefined, over.accessToken);
      client.send('auth', over.accessToken);
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'invalid_token' });
      expect((await api(live.starling.url).get('/users/me', account.accessToken)).status).toBe(200);
    });

    it('closes when its token expires', async () => {
      const account = await registerParent(brief);
      const client = await LiveClient.join(brief, { token: account.accessToken });
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'token_expired' });
    });

    it('lets a device send messages', async () => {
      const client = await join({ account: await signInAs(live.starling, 'device') });
      expect((await client.ask('Hello')).type).toBe('stream_final');
      await client.close();
    });
  });

  it('closes the sockets of a stopping node with an error frame and 1012', async () => {
    const node = await live.starling.startNode();
    const clients = await Promise.all(
      Array.from({ length: 4 }, () => LiveClient.join(node, { token: live.parent.accessToken })),
    );
    await node.stop();
    for (const client of clients) {
      expect(await client.untilClosed()).toEqual({ code: 1012, reason: 'restart' });
      expect(client.frames.at(-1)).toMatchObject({
        type: 'error',
        metadata: { should_reconnect: true },
      } as Partial<ReceivedFrame>);
    }
  });
});
