import { randomUUID } from 'node:crypto';
import { buildLongConversation } from '../../test/factories/conversations.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useLiveStarling } from '../../test/support/live-starling.js';
import { until } from '../../test/support/wait.js';

const LIVE_FRAMES = `subscription ($id: ID!, $after: ID) {
  liveFrames(conversationId: $id, after: $after) {
    type content conversationId userId timestamp
    metadata { messageId clientMessageId role offset seq isFinal isHistorical isReconnection replyTo status event truncated }
  }
}`;

describe('subscribers of a live conversation', () => {
  const live = useLiveStarling();
  const { join, messagesOf, rest } = live;

  describe('several subscribers', () => {
    it('sends a socket and a subscription more missed frames than may stay unsent', async () => {
      const conversationId = await buildLongConversation(live.starling, live.parent.user.id, {
        messages: 200,
        padding: 'x'.repeat(7_900),
      });
      const [first] = await live.starling.sql<{ id: string }>(
        'SELECT id FROM messages WHERE conversation_id = $1 AND seq = 1',
        [conversationId],
      );
      const socket = GraphqlSocket.signedIn(live.starling, live.parent.accessToken);
      const subscription = socket.subscribe(LIVE_FRAMES, { id: conversationId, after: first!.id });
      const client = await join({ conversationId, after: first!.id });
      const isLast = ({ content }: { content: string }) => content.startsWith('message 200 ');
      await until(() => client.frames.some(isLast));
      await subscription.has(({ liveFrames }) => isLast(liveFrames));
      const numbers = (frames: { content: string }[]) =>
        frames.flatMap(({ content }) => (content ? [Number(content.split(' ')[1])] : []));
      const expected = Array.from({ length: 199 }, (_, index) => index + 2);
      expect(numbers(client.frames)).toEqual(expected);
      expect(numbers(subscription.items.map(({ liveFrames }) => liveFrames))).toEqual(expected);
      await client.close();
      await socket.close();
    });

    it('sends each subscription its own selection, under its own id, if they share a document', async () => {
      const client = await join();
      const { conversationId } = client;
      const socket = GraphqlSocket.signedIn(live.starling, live.parent.accessToken);
      const query = `subscription ($id: ID!, $more: Boolean!) {
        liveFrames(conversationId: $id) { kind: type ...More @include(if: $more) }
      }
      fragment More on LiveFrame { content metadata { __typename role } }`;
      const short = socket.subscribe(query, { id: conversationId, more: false });
      const twin = socket.subscribe(query, { id: conversationId, more: false });
      const long = socket.subscribe(query, { id: conversationId, more: true });
      for (const subscription of [short, twin, long])
        await subscription.has(({ liveFrames }) => liveFrames.kind === 'welcome');
      await client.ask('Good morning');
      const isFinal = ({ liveFrames }: { liveFrames: { kind: string } }) => liveFrames.kind === 'stream_final';
      for (const subscription of [short, twin, long]) await subscription.has(isFinal);
      expect(short.items.find(({ liveFrames }) => liveFrames.kind === 'user_message')).toEqual({
        liveFrames: { kind: 'user_message' },
      });
      // The title may come afterwards, to one before the other.
      const upToFinal = ({ items }: typeof short) => items.slice(0, items.findIndex(isFinal) + 1);
      expect(upToFinal(twin)).toEqual(upToFinal(short));
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

    it('shows two sockets and a subscription the same frames in the same order, with the stored text', async () => {
      const first = await join();
      const { conversationId } = first;
      const second = await join({ conversationId });
      const socket = GraphqlSocket.signedIn(live.starling, live.parent.accessToken);
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

    it('shows a socket the message that was sent over GraphQL', async () => {
      const client = await join();
      const { data } = await graphql(
        live.starling,
        `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id role content status clientMessageId } }`,
        {
          token: live.parent.accessToken,
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
    it('sends the entries after a message, in order, and the running reply as one chunk', async () => {
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
      const chunk = await back.next('assistant_delta');
      expect(chunk).toMatchObject({ content: 'word 1 word 2 word 3 word 4 word 5 ', metadata: { offset: 0 } });
      const before = back.frames.slice(0, back.frames.indexOf(chunk) + 1);
      // Titles and ticks may come at any moment.
      const shown = before.filter(({ type }) => type !== 'conversation_event' && type !== 'message_status');
      expect(shown.map((frame) => [frame.type, frame.content, frame.metadata.is_historical])).toEqual([
        ['welcome', '', undefined],
        ['user_message', 'two', true],
        ['ai_response', second.content, true],
        ['user_message', '[[script:hang after=5]]', true],
        ['assistant_delta', chunk.content, undefined],
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

    it('sends the edits, deletions and reactions that were made meanwhile', async () => {
      const client = await join();
      const { conversationId } = client;
      const final = await client.ask('one');
      const later = await client.ask('two');
      await client.close();
      const path = `/conversations/${conversationId}/messages`;
      const put = await rest().put(
        `${path}/${final.metadata.message_id}/reaction`,
        { type: 'love' },
        live.parent.accessToken,
      );
      expect(put).toMatchObject({ status: 200, body: { reaction: 'love' } });
      expect((await rest().delete(`${path}/${later.metadata.reply_to}`, live.parent.accessToken)).status).toBe(204);
      const back = await join({ conversationId, after: later.metadata.message_id });
      const events = () =>
        back.frames.filter((frame) => frame.metadata.event && frame.metadata.event !== 'conversation_updated');
      await until(() => events().length === 3);
      expect(events().map((frame) => [frame.type, frame.metadata.event, frame.metadata.message_id])).toEqual([
        ['conversation_event', 'reaction', final.metadata.message_id],
        ['conversation_event', 'message_deleted', later.metadata.reply_to],
        ['conversation_event', 'message_deleted', later.metadata.message_id],
      ]);
      await back.close();
    });

    it('sends only the newest text of an edited message, and no text of a deleted one', async () => {
      const client = await join();
      const { conversationId } = client;
      const first = await client.ask('zero');
      const { metadata } = await client.ask('one');
      const question = metadata.reply_to!;
      const path = `/conversations/${conversationId}/messages/${question}`;
      for (const content of ['better one', 'best one']) {
        const before = client.frames.length;
        expect((await rest().patch(path, { content }, live.parent.accessToken)).status).toBe(200);
        // A subscriber that stays sees each text, and the numbers that were removed do not stop it.
        await client.has(
          ({ metadata: { event, changes } }) => event === 'message_edited' && changes.content === content,
        );
        await client.has((frame) => frame.type === 'stream_final' && client.frames.indexOf(frame) >= before);
      }
      const editsBefore = async (last: string, after: string) => {
        const back = await join({ conversationId, after });
        await back.has(({ metadata: { event, message_id: id } }) => event === last && id === question);
        await back.close();
        return back.frames.flatMap(({ metadata: { event, changes } }) =>
          event === 'message_edited' ? [changes.content] : [],
        );
      };
      expect(await editsBefore('message_edited', first.metadata.message_id)).toEqual(['best one']);
      expect(await editsBefore('message_edited', question)).toEqual(['best one']);
      expect((await rest().delete(path, live.parent.accessToken)).status).toBe(204);
      expect(await editsBefore('message_deleted', first.metadata.message_id)).toEqual([]);
      const [kept] = await live.starling.sql<{ log: string }>(
        'SELECT json_agg(changes)::text AS log FROM conversation_events WHERE conversation_id = $1',
        [conversationId],
      );
      expect(kept!.log).not.toMatch(/(?:better|best) one/);
      await client.close();
    });

    it('sends the newest messages if `after` is unknown, and an error if it is no id', async () => {
      const client = await join();
      const { conversationId } = client;
      await client.ask('one');
      // The title has come, so no other frame is expected.
      await client.has((frame) => frame.metadata.event === 'conversation_updated');
      await client.close();
      const lost = await join({ conversationId, after: randomUUID() });
      await until(() => lost.frames.length === 3);
      expect(lost.frames.slice(1).map((frame) => frame.type)).toEqual(['user_message', 'ai_response']);
      const wrong = await join({ conversationId, after: 'seven' });
      wrong.send('ping');
      await wrong.next('pong');
      expect(wrong.frames.map(({ type, metadata }) => metadata.error?.code ?? type)).toEqual([
        'welcome',
        'bad_frame',
        'pong',
      ]);
      const socket = GraphqlSocket.signedIn(live.starling, live.parent.accessToken);
      for (const after of ['seven', '']) {
        const refused = socket.subscribe(LIVE_FRAMES, { id: conversationId, after });
        await refused.ended;
        expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
      }
      await socket.close();
      await lost.close();
      await wrong.close();
    });
  });
});
