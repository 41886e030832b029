import { randomUUID } from 'node:crypto';
import { type AiProviderDouble, startAiProvider } from './doubles/ai-provider.js';
import { type Account, registerParent, signInAgain, signInAs } from './support/accounts.js';
import { api } from './support/api.js';
import { insertTalk } from './support/conversation-rows.js';
import { GraphqlSocket, graphql } from './support/graphql-client.js';
import { LiveClient, type ReceivedFrame } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

const LIVE_FRAMES = `subscription ($id: ID!, $after: ID) {
  liveFrames(conversationId: $id, after: $after) {
    type content conversationId userId timestamp
    metadata { messageId clientMessageId role offset seq isFinal isHistorical isReconnection replyTo status event truncated }
  }
}`;

describe('the live socket', () => {
  let provider: AiProviderDouble;
  let starling: TestStarling;
  let parent: Account;
  const rest = () => api(starling.url);
  const join = (options: { conversationId?: string; after?: string; account?: Account } = {}) =>
    LiveClient.join(starling, { token: (options.account ?? parent).accessToken, ...options });
  const messagesOf = async (id: string) => (await rest().get(`/conversations/${id}/messages`, parent.accessToken)).body;

  beforeAll(async () => {
    provider = await startAiProvider();
    starling = await startStarling({ COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off' });
    parent = await registerParent(starling);
  });
  afterAll(async () => {
    await starling.stop();
    await provider.close();
  });

  describe('letting in', () => {
    it('welcomes with a new conversation, on both paths', async () => {
      for (const path of ['/api/v1/conversations/ws', '/api/v1/chat/conversations/ws']) {
        const client = await LiveClient.open(starling, { token: parent.accessToken, path });
        const welcome = await client.next('welcome');
        expect(client.frames[0]).toBe(welcome);
        expect(welcome).toEqual({
          type: 'welcome',
          content: '',
          conversation_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          user_id: parent.user.id,
          timestamp: expect.stringMatching(/Z$/),
          metadata: { role: 'assistant', is_reconnection: false },
        });
        await client.close();
      }
    });

    it('says that an existing conversation is a reconnection', async () => {
      const { conversationId, ...first } = await join();
      const again = await LiveClient.open(starling, { token: parent.accessToken, conversationId });
      expect((await again.next('welcome')).metadata.is_reconnection).toBe(true);
      expect(first.frames).toHaveLength(1);
      await again.close();
    });

    const refusals: [string, () => Promise<{ token?: string; conversationId?: string }>, string][] = [
      ['no token', async () => ({}), 'unauthorized'],
      ['a token that is none', async () => ({ token: 'no.token.atall' }), 'invalid_token'],
      [
        'an unknown conversation',
        async () => ({ token: parent.accessToken, conversationId: randomUUID() }),
        'conversation_not_found',
      ],
      [
        'an id that is none',
        async () => ({ token: parent.accessToken, conversationId: 'seven' }),
        'conversation_not_found',
      ],
      [
        "another's conversation",
        async () => ({
          token: (await registerParent(starling)).accessToken,
          conversationId: (await join()).conversationId,
        }),
        'conversation_not_found',
      ],
    ];
    it.each(refusals)('refuses %s with one error frame and 1008', async (_what, options, reason) => {
      const client = await LiveClient.open(starling, await options());
      expect(await client.untilClosed()).toEqual({ code: 1008, reason });
      expect(client.frames.map((frame) => [frame.type, frame.metadata.error?.code])).toEqual([['error', reason]]);
    });

    it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
      'refuses the origin %s at the handshake',
      async (origin) => {
        await expect(LiveClient.open(starling, { token: parent.accessToken, headers: { origin } })).rejects.toThrow(
          '403',
        );
      },
    );

    it('lets the own origin in', async () => {
      const client = await LiveClient.open(starling, { token: parent.accessToken, headers: { origin: starling.url } });
      await client.next('welcome');
      await client.close();
    });

    it('takes 100 frames a minute however fast they come, and answers the others with an error', async () => {
      const limited = await startStarling({ COMPANION_BASE_URL: provider.url, RATE_LIMITS: 'on' });
      try {
        const { accessToken } = await registerParent(limited);
        const client = await LiveClient.join(limited, { token: accessToken });
        for (let sent = 0; sent < 150; sent += 1) client.send('ping');
        await until(() => client.frames.length === 151);
        expect(client.frames.filter(({ type }) => type === 'pong')).toHaveLength(100);
        const refused = client.frames.filter(({ metadata }) => metadata.error?.code === 'rate_limited');
        expect(refused).toHaveLength(50);
        expect(client.closed).toBeNull();
      } finally {
        await limited.stop();
      }
    });

    it('handles thousands of frames that come at once, in their order', async () => {
      const client = await join();
      for (let sent = 0; sent < 3_000; sent += 1) client.send('ping');
      const id = client.say('Are you still there?');
      const stored = await client.has((frame) => frame.metadata.client_message_id === id);
      const before = client.frames.slice(0, client.frames.indexOf(stored));
      expect(before.filter(({ type }) => type === 'pong')).toHaveLength(3_000);
      await client.close();
    });

    it('closes the 21st socket of an account, where limits hold', async () => {
      const limited = await startStarling({ COMPANION_BASE_URL: provider.url, RATE_LIMITS: 'on' });
      try {
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
      } finally {
        await limited.stop();
      }
    });
  });

  describe('talking', () => {
    it('acknowledges, streams and ends with the stored text', async () => {
      const client = await join();
      const clientId = client.say('  How do birds learn to sing? [[script:pieces n=6]]  ');
      const final = await client.next('stream_final');
      const [acknowledged] = client.frames.filter((frame) => frame.type === 'user_message');
      expect(acknowledged).toMatchObject({
        content: 'How do birds learn to sing? [[script:pieces n=6]]',
        user_id: parent.user.id,
        metadata: { role: 'user', client_message_id: clientId, status: 'sent', message_id: expect.any(String) },
      });
      const deltas = client.frames.filter((frame) => frame.type === 'assistant_delta');
      expect(deltas.at(-1)!.metadata.is_final).toBe(true);
      expect(deltas[0]!.metadata).toMatchObject({ role: 'assistant', offset: 0, seq: 0, is_final: false });
      expect(client.replyText()).toBe(final.content);
      expect(final.metadata).toMatchObject({ role: 'assistant', reply_to: acknowledged!.metadata.message_id });
      expect(final.metadata.truncated).toBeUndefined();
      expect(await messagesOf(client.conversationId)).toMatchObject([
        { id: acknowledged!.metadata.message_id, message_role: 'user', status: 'read', client_message_id: clientId },
        { id: final.metadata.message_id, message_role: 'assistant', message_content: final.content, truncated: false },
      ]);
      for (const status of ['sent', 'delivered', 'read']) {
        await client.has((frame) => frame.type === 'message_status' && frame.metadata.status === status);
      }
      await client.close();
    });

    it('stores a message once per client id, keeps the first text, and acknowledges each sending', async () => {
      const client = await join();
      const id = client.say('first text');
      await client.next('stream_final');
      client.say('another text', id);
      const repeated = await client.next('user_message');
      expect(repeated.content).toBe('first text');
      expect(await messagesOf(client.conversationId)).toHaveLength(2);
      await client.close();
    });

    it('answers messages that were sent while a reply ran, one after the other', async () => {
      const client = await join();
      for (const text of ['one [[script:pieces n=4 delayMs=5]]', 'two', 'three']) client.say(text);
      await until(() => client.frames.filter((frame) => frame.type === 'stream_final').length === 3);
      const asked = client.frames
        .filter((frame) => frame.type === 'user_message')
        .map((frame) => frame.metadata.message_id);
      const answered = client.frames
        .filter((frame) => frame.type === 'stream_final')
        .map((frame) => frame.metadata.reply_to);
      expect(answered).toEqual(asked);
      expect(new Set(provider.requests.slice(-3).map((request) => request.body.messages.at(-1)!.content)).size).toBe(3);
      await client.close();
    });

    it('stops a reply and keeps what had come', async () => {
      const client = await join();
      client.say('[[script:hang after=3]]');
      await client.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('3'));
      client.send('stop_streaming', 'STOP_STREAMING');
      const stopped = await client.next('streaming_stopped');
      expect(stopped.content).toBe('word 1 word 2 word 3 ');
      expect((await messagesOf(client.conversationId)).at(-1)).toMatchObject({ message_content: stopped.content });
      await until(() => provider.openReplies === 0, { what: 'the connection to the provider to close' });
      expect((await client.ask('And now?')).type).toBe('stream_final');
      await client.close();
    });

    it('stores no message where a reply is stopped before any text', async () => {
      const client = await join();
      client.say('[[script:silent]]');
      await client.next('user_message');
      await until(() => provider.openReplies === 1);
      client.send('stop_streaming', 'STOP_STREAMING');
      const stopped = await client.next('streaming_stopped');
      expect(stopped.content).toBe('');
      expect(await messagesOf(client.conversationId)).toHaveLength(1);
      await client.close();
    });

    it('tells the others who types, never the one who does', async () => {
      const typist = await join();
      const other = await join({ conversationId: typist.conversationId });
      typist.send('typing', '', { is_typing: true });
      expect((await other.next('typing')).metadata).toMatchObject({
        is_typing: true,
        username: parent.user.username,
        role: 'user',
      });
      typist.cut();
      expect((await other.next('typing')).metadata.is_typing).toBe(false);
      expect(typist.frames.some((frame) => frame.type === 'typing')).toBe(false);
      await other.close();
    });

    it('counts what is unread, and what has been read', async () => {
      const client = await join();
      const final = await client.ask('Tell me a fact');
      const unread = async () =>
        (await rest().get(`/conversations/${client.conversationId}`, parent.accessToken)).body.unread_count;
      expect(await unread()).toBe(1);
      client.send('read', '', { message_id: final.metadata.message_id });
      await until(async () => (await unread()) === 0);
      await client.close();
    });

    it('answers a ping', async () => {
      const client = await join();
      client.send('ping');
      await client.next('pong');
      client.send('pong');
      client.send('ping');
      await client.next('pong');
      await client.close();
    });
  });

  describe('several readers', () => {
    it('brings back a socket and a subscriber that missed more than may be left unread', async () => {
      const conversationId = await insertTalk(starling, parent.user.id, { messages: 200, padding: 'x'.repeat(7_900) });
      const [first] = await starling.sql<{ id: string }>(
        'SELECT id FROM messages WHERE conversation_id = $1 AND seq = 1',
        [conversationId],
      );
      const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
      const subscriber = socket.subscribe(LIVE_FRAMES, { id: conversationId, after: first!.id });
      const client = await join({ conversationId, after: first!.id });
      const isLast = ({ content }: { content: string }) => content.startsWith('message 200 ');
      await until(() => client.frames.some(isLast));
      await subscriber.has(({ liveFrames }) => isLast(liveFrames));
      const numbers = (frames: { content: string }[]) =>
        frames.flatMap(({ content }) => (content ? [Number(content.split(' ')[1])] : []));
      const expected = Array.from({ length: 199 }, (_, index) => index + 2);
      expect(numbers(client.frames)).toEqual(expected);
      expect(numbers(subscriber.items.map(({ liveFrames }) => liveFrames))).toEqual(expected);
      await client.close();
      await socket.close();
    });

    it('shows subscribers of one document each their own selection under their own id', async () => {
      const client = await join();
      const { conversationId } = client;
      const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
      const query = `subscription ($id: ID!, $more: Boolean!) {
        liveFrames(conversationId: $id) { kind: type ...More @include(if: $more) }
      }
      fragment More on LiveFrame { content metadata { __typename role } }`;
      const short = socket.subscribe(query, { id: conversationId, more: false });
      const twin = socket.subscribe(query, { id: conversationId, more: false });
      const long = socket.subscribe(query, { id: conversationId, more: true });
      for (const reader of [short, twin, long]) await reader.has(({ liveFrames }) => liveFrames.kind === 'welcome');
      await client.ask('Good morning');
      const isFinal = ({ liveFrames }: { liveFrames: { kind: string } }) => liveFrames.kind === 'stream_final';
      for (const reader of [short, twin, long]) await reader.has(isFinal);
      expect(short.items.find(({ liveFrames }) => liveFrames.kind === 'user_message')).toEqual({
        liveFrames: { kind: 'user_message' },
      });
      expect(twin.items).toEqual(short.items);
      expect(long.items.find(({ liveFrames }) => liveFrames.kind === 'user_message')).toEqual({
        liveFrames: {
          kind: 'user_message',
          content: 'Good morning',
          metadata: { __typename: 'LiveFrameMetadata', role: 'USER' },
        },
      });
      await client.close();
      await socket.close();
    });

    it('shows two sockets and a subscriber the same frames in the same order, and the stored text', async () => {
      const first = await join();
      const { conversationId } = first;
      const second = await join({ conversationId });
      const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
      const third = socket.subscribe(LIVE_FRAMES, { id: conversationId });
      await third.has((item) => item.liveFrames.type === 'welcome');
      await first.ask('[[script:pieces n=40 delayMs=2]]');
      await second.ask('And another [[script:pieces n=20 delayMs=1]]');
      const shown = (frame: { type: string; content: string }) =>
        ['user_message', 'assistant_delta', 'stream_final'].includes(frame.type) ? [[frame.type, frame.content]] : [];
      await until(() => third.items.filter((item) => item.liveFrames.type === 'stream_final').length === 2);
      await until(() => first.frames.filter((frame) => frame.type === 'stream_final').length === 2);
      const one = first.frames.flatMap(shown);
      expect(one.length).toBeGreaterThan(6);
      expect(second.frames.flatMap(shown)).toEqual(one);
      expect(third.items.flatMap((item) => shown(item.liveFrames))).toEqual(one);
      const stored = (await messagesOf(conversationId)).filter(
        (row: { message_role: string }) => row.message_role === 'assistant',
      );
      expect(one.filter(([type]) => type === 'stream_final').map(([, content]) => content)).toEqual(
        stored.map((row: { message_content: string }) => row.message_content),
      );
      await socket.close();
      await first.close();
      await second.close();
    });

    it('sends over GraphQL what a socket reads', async () => {
      const client = await join();
      const { data } = await graphql(
        starling,
        `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id role content status clientMessageId } }`,
        {
          token: parent.accessToken,
          variables: { input: { conversationId: client.conversationId, content: ' Hello ', clientMessageId: 'c-1' } },
        },
      );
      expect(data.sendMessage).toMatchObject({
        role: 'USER',
        content: 'Hello',
        status: 'SENT',
        clientMessageId: 'c-1',
      });
      expect((await client.next('user_message')).metadata.message_id).toBe(data.sendMessage.id);
      await client.next('stream_final');
      await client.close();
    });
  });

  describe('coming back', () => {
    it('sends what was stored after a message, in order, and the running reply as one piece', async () => {
      const client = await join();
      const { conversationId } = client;
      const first = await client.ask('one');
      const second = await client.ask('two');
      const id = client.say('[[script:hang after=5]]');
      const asked = await client.has((frame) => frame.metadata.client_message_id === id);
      const isOfIt = (frame: { metadata: { reply_to?: string } }) =>
        frame.metadata.reply_to === asked.metadata.message_id;
      await client.has((frame) => frame.type === 'assistant_delta' && isOfIt(frame) && frame.content.includes('5'));
      client.cut();

      const back = await join({ conversationId, after: first.metadata.message_id });
      const piece = await back.next('assistant_delta');
      expect(piece).toMatchObject({ content: 'word 1 word 2 word 3 word 4 word 5 ', metadata: { offset: 0 } });
      const before = back.frames.slice(0, back.frames.indexOf(piece) + 1);
      const shown = before.filter((frame) => frame.type !== 'conversation_event');
      expect(shown.map((frame) => [frame.type, frame.content, frame.metadata.is_historical])).toEqual([
        ['welcome', '', undefined],
        ['user_message', 'two', true],
        ['ai_response', second.content, true],
        ['user_message', '[[script:hang after=5]]', true],
        ['assistant_delta', piece.content, undefined],
      ]);
      back.send('stop_streaming', 'STOP_STREAMING');
      await back.next('streaming_stopped');
      await back.close();
    });

    it('sends the running reply also without `after`', async () => {
      const client = await join();
      client.say('[[script:hang after=2]]');
      await client.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('2'));
      const back = await join({ conversationId: client.conversationId });
      expect((await back.next('assistant_delta')).content).toBe('word 1 word 2 ');
      back.send('stop_streaming', 'STOP_STREAMING');
      await client.next('streaming_stopped');
      await client.close();
      await back.close();
    });

    it('tells of edits, deletions and reactions that were made meanwhile', async () => {
      const client = await join();
      const { conversationId } = client;
      const final = await client.ask('one');
      const later = await client.ask('two');
      await client.close();
      const path = `/conversations/${conversationId}/messages`;
      const put = await rest().put(
        `${path}/${final.metadata.message_id}/reaction`,
        { type: 'love' },
        parent.accessToken,
      );
      expect(put).toMatchObject({ status: 200, body: { reaction: 'love' } });
      expect((await rest().delete(`${path}/${later.metadata.reply_to}`, parent.accessToken)).status).toBe(204);
      const back = await join({ conversationId, after: later.metadata.message_id });
      const told = () =>
        back.frames.filter((frame) => frame.metadata.event && frame.metadata.event !== 'conversation_updated');
      await until(() => told().length === 3);
      expect(told().map((frame) => [frame.type, frame.metadata.event, frame.metadata.message_id])).toEqual([
        ['conversation_event', 'reaction', final.metadata.message_id],
        ['conversation_event', 'message_deleted', later.metadata.reply_to],
        ['conversation_event', 'message_deleted', later.metadata.message_id],
      ]);
      await back.close();
    });

    it('gives the newest messages where `after` cannot be placed, and an error too where it is no id', async () => {
      const client = await join();
      const { conversationId } = client;
      await client.ask('one');
      // Its title has come, so nothing else comes on the way.
      await client.has((frame) => frame.metadata.event === 'conversation_updated');
      await client.close();
      const lost = await join({ conversationId, after: randomUUID() });
      await until(() => lost.frames.length === 3);
      expect(lost.frames.slice(1).map((frame) => frame.type)).toEqual(['user_message', 'ai_response']);
      const wrong = await join({ conversationId, after: 'seven' });
      await until(() => wrong.frames.length === 4);
      expect(wrong.frames[3]!.metadata.error.code).toBe('bad_frame');
      await lost.close();
      await wrong.close();
    });
  });

  describe('changes', () => {
    it('edits an own message: what came after goes, a new reply comes, every reader is told', async () => {
      const client = await join();
      const final = await client.ask('one');
      await client.ask('two');
      const question = final.metadata.reply_to;
      const path = `/conversations/${client.conversationId}/messages/${question}`;
      const edited = await rest().patch(path, { content: ' better one ' }, parent.accessToken);
      expect(edited).toMatchObject({
        status: 200,
        body: { id: question, message_content: 'better one', edited_at: expect.any(String) },
      });
      const answer = await client.until(
        (frame) => frame.type === 'stream_final' && frame.metadata.reply_to === question && frame !== final,
      );
      expect(client.frames.filter((frame) => frame.metadata.event === 'message_deleted')).toHaveLength(3);
      await client.has((frame) => frame.metadata.event === 'message_edited' && frame.metadata.message_id === question);
      expect((await messagesOf(client.conversationId)).map((row: { id: string }) => row.id)).toEqual([
        question,
        answer.metadata.message_id,
      ]);
      expect(
        (
          await rest().patch(
            `/conversations/${client.conversationId}/messages/${answer.metadata.message_id}`,
            // Whose message it is comes before what is wrong with the body (contract §3).
            { contents: 7 },
            parent.accessToken,
          )
        ).body.error,
      ).toBe('not_own_message');
      await client.close();
    });

    it('closes the sockets of a deleted conversation', async () => {
      const client = await join();
      await client.ask('one');
      expect((await rest().delete(`/conversations/${client.conversationId}`, parent.accessToken)).status).toBe(204);
      expect(await client.untilClosed()).toEqual({ code: 1000, reason: 'conversation_deleted' });
      expect(client.frames.at(-1)).toMatchObject({ type: 'conversation_event', metadata: { event: 'deleted' } });
    });

    it('does not bring a conversation back that is deleted while its reply runs', async () => {
      const client = await join();
      client.say('[[script:hang after=2]]');
      await client.next('assistant_delta');
      await rest().delete(`/conversations/${client.conversationId}`, parent.accessToken);
      await client.untilClosed();
      await until(() => provider.openReplies === 0, { what: 'the provider to be let go' });
      expect(await starling.sql('SELECT 1 FROM conversations WHERE id = $1', [client.conversationId])).toEqual([]);
    });
  });

  describe('bad frames', () => {
    const bad: [string, string | Buffer][] = [
      ['no JSON', 'hello'],
      ['no object', '[1]'],
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
      ['a text that is none', JSON.stringify({ type: 'message', content: 7, metadata: { message_id: 'c-1' } })],
      ["another's conversation", JSON.stringify({ type: 'ping', conversation_id: randomUUID() })],
      ['prototype keys', '{"__proto__": {"type": "ping"}}'],
    ];
    it.each(bad)('answers %s with one error and stays open', async (_what, frame) => {
      const client = await join();
      client.socket.send(frame);
      client.send('ping');
      await client.next('pong');
      expect(client.frames.map((one) => one.metadata.error?.code).filter(Boolean)).toEqual(['bad_frame']);
      await client.close();
    });

    it.each(['', '   ', '\u00a0\ufeff\u3000', 'x'.repeat(8001)])(
      'refuses a text that is empty or too long',
      async (text) => {
        const client = await join();
        client.say(text);
        expect((await client.next('error')).metadata.error.code).toBe('validation_failed');
        expect(await messagesOf(client.conversationId)).toEqual([]);
        await client.close();
      },
    );

    it('takes a text of 8,000 characters', async () => {
      const client = await join();
      expect((await client.ask('x'.repeat(8000))).type).toBe('stream_final');
      await client.close();
    });

    it('closes after more than 20 in a minute', async () => {
      const client = await join();
      for (let sent = 0; sent < 21; sent += 1) client.socket.send('x');
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'too_many_bad_frames' });
      expect(client.frames.filter((frame) => frame.metadata.error?.code === 'bad_frame')).toHaveLength(20);
    });

    it('reads 64 KiB and closes above', async () => {
      const client = await join();
      client.socket.send(JSON.stringify({ type: 'ping', content: 'x'.repeat(64 * 1024 - 29) }));
      await client.next('pong');
      client.socket.send('x'.repeat(64 * 1024 + 1));
      expect((await client.untilClosed()).code).toBe(1009);
    });
  });

  describe('access', () => {
    it('ends with the session', async () => {
      const account = await registerParent(starling);
      const client = await join({ account });
      const other = await join({ account: await signInAgain(starling, account) });
      await rest().post('/auth/logout', undefined, account.accessToken);
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'logged_out' });
      other.send('ping');
      await other.next('pong');
      await other.close();
    });

    it("takes a fresh token of its own, and ends on another's", async () => {
      const account = await registerParent(starling);
      const client = await join({ account });
      client.send('auth', (await signInAgain(starling, account)).accessToken);
      client.send('ping');
      await client.next('pong');
      client.send('auth', parent.accessToken);
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'invalid_token' });
    });

    it('ends on a token of a session that is over, and not with the own session', async () => {
      const account = await registerParent(starling);
      const client = await join({ account });
      const over = await signInAgain(starling, account);
      await api(starling.url).post('/auth/logout', undefined, over.accessToken);
      client.send('auth', over.accessToken);
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'invalid_token' });
      expect((await api(starling.url).get('/users/me', account.accessToken)).status).toBe(200);
    });

    it('ends when its token does', async () => {
      const brief = await startStarling({ COMPANION_BASE_URL: provider.url, ACCESS_TOKEN_TTL: '2' });
      try {
        const account = await registerParent(brief);
        const client = await LiveClient.join(brief, { token: account.accessToken });
        expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'token_expired' });
      } finally {
        await brief.stop();
      }
    });

    it('lets a device talk', async () => {
      const client = await join({ account: await signInAs(starling, 'device') });
      expect((await client.ask('Hello')).type).toBe('stream_final');
      await client.close();
    });
  });

  it('sends everybody away kindly when it drains', async () => {
    const node = await starling.startNode();
    const clients = await Promise.all(
      Array.from({ length: 4 }, () => LiveClient.join(node, { token: parent.accessToken })),
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
