import { DataSource } from 'typeorm';
import { graphql } from '../../test/support/graphql-client.js';
import type { ReceivedFrame } from '../../test/support/live-client.js';
import { useLiveStarling } from '../../test/support/live-starling.js';
import { until } from '../../test/support/wait.js';
import { poolOf } from '../platform/database/pool-of.js';

describe('talking over the live socket', () => {
  const live = useLiveStarling();
  const { join, messagesOf, rest } = live;

  describe('talking', () => {
    it('acknowledges, streams and ends with the stored text', async () => {
      const client = await join();
      const clientId = client.say('  How do birds learn to sing? [[script:pieces n=6]]  ');
      const final = await client.next('stream_final');
      const [acknowledged] = client.frames.filter((frame) => frame.type === 'user_message');
      expect(acknowledged).toMatchObject({
        content: 'How do birds learn to sing? [[script:pieces n=6]]',
        user_id: live.parent.user.id,
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

    it('loses no connection to the database by a repeat', async () => {
      const failed: unknown[] = [];
      const pool = poolOf(live.starling.app.get(DataSource));
      const note = (error: unknown) => {
        if (error) failed.push(error);
      };
      const client = await join();
      const id = client.say('once');
      await client.next('stream_final');
      pool.on('release', note);
      for (let sending = 0; sending < 3; sending += 1) {
        client.say('once more', id);
        expect((await client.next('user_message')).content).toBe('once');
      }
      pool.off('release', note);
      expect(failed).toEqual([]);
      await client.close();
    });

    it('refuses a repeat in a conversation that was deleted', async () => {
      const client = await join();
      const clientMessageId = client.say('once');
      await client.next('stream_final');
      const { conversationId } = client;
      await client.close();
      const token = live.parent.accessToken;
      const send = () =>
        graphql(live.starling, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { content } }', {
          token,
          variables: { input: { conversationId, clientMessageId, content: 'once more' } },
        });
      expect((await send()).data).toEqual({ sendMessage: { content: 'once' } });
      expect((await rest().delete(`/conversations/${conversationId}`, token)).status).toBe(204);
      expect((await send()).errors).toMatchObject([{ extensions: { error: 'conversation_not_found' } }]);
    });

    it('answers messages that were sent while a reply ran, one after the other', async () => {
      const client = await join();
      const asides = live.provider.requests.length;
      const texts = ['one [[script:pieces n=4 delayMs=5]]', 'two', 'three'];
      for (const text of texts) client.say(text);
      await until(() => client.frames.filter((frame) => frame.type === 'stream_final').length === 3);
      const asked = client.frames
        .filter((frame) => frame.type === 'user_message')
        .map((frame) => frame.metadata.message_id);
      const answered = client.frames
        .filter((frame) => frame.type === 'stream_final')
        .map((frame) => frame.metadata.reply_to);
      expect(answered).toEqual(asked);
      const provided = live.provider.requests.slice(asides).map(({ body }) => body.messages.at(-1)!.content);
      expect(provided).toEqual(expect.arrayContaining(texts));
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
      await until(() => live.provider.openReplies === 0, { what: 'the connection to the provider to close' });
      expect((await client.ask('And now?')).type).toBe('stream_final');
      await client.close();
    });

    it('stores no message if a reply is stopped before any text', async () => {
      const client = await join();
      client.say('[[script:silent]]');
      await client.next('user_message');
      await until(() => live.provider.openReplies === 1);
      client.send('stop_streaming', 'STOP_STREAMING');
      const stopped = await client.next('streaming_stopped');
      expect(stopped.content).toBe('');
      expect(await messagesOf(client.conversationId)).toHaveLength(1);
      await client.close();
    });

    it('shows typing to the other subscribers, and not to the one who types', async () => {
      const typist = await join();
      const other = await join({ conversationId: typist.conversationId });
      typist.send('typing', '', { is_typing: true });
      expect((await other.next('typing')).metadata).toMatchObject({
        is_typing: true,
        username: live.parent.user.username,
        role: 'user',
      });
      typist.cut();
      expect((await other.next('typing')).metadata.is_typing).toBe(false);
      expect(typist.frames.some((frame) => frame.type === 'typing')).toBe(false);
      await other.close();
    });

    it('counts unread messages until they are read', async () => {
      const client = await join();
      const final = await client.ask('Tell me a fact');
      const unread = async () =>
        (await rest().get(`/conversations/${client.conversationId}`, live.parent.accessToken)).body.unread_count;
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

  describe('changes', () => {
    it('edits an own message: later messages are removed, a new reply comes, and every reader sees it', async () => {
      const client = await join();
      const final = await client.ask('one');
      await client.ask('two');
      const question = final.metadata.reply_to;
      const path = `/conversations/${client.conversationId}/messages/${question}`;
      const edited = await rest().patch(path, { content: ' better one ' }, live.parent.accessToken);
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
            // The owner of the message is checked before the body.
            { contents: 7 },
            live.parent.accessToken,
          )
        ).body.error,
      ).toBe('not_own_message');
      await client.close();
    });

    it.each([
      ['deleted', (path: string) => rest().delete(path, live.parent.accessToken)],
      [
        'edited',
        (path: string) => rest().patch(path, { content: '[[script:never-answers]]' }, live.parent.accessToken),
      ],
    ])('shows nothing more of a reply after its message was %s', async (event, change) => {
      const client = await join();
      client.say('[[script:hang after=2]]');
      const chunk = await client.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('2'));
      const changed = await change(`/conversations/${client.conversationId}/messages/${chunk.metadata.reply_to}`);
      expect(changed.status).toBeLessThan(300);
      await client.has((frame) => frame.metadata.event === `message_${event}`);
      if (event === 'edited') {
        const isSent = ({ type, metadata }: ReceivedFrame) => type === 'message_status' && metadata.status === 'sent';
        await until(() => client.frames.filter(isSent).length === 2);
      }
      const back = await join({ conversationId: client.conversationId });
      back.send('ping');
      await back.next('pong');
      expect(back.frames.map(({ type }) => type)).not.toContain('assistant_delta');
      await rest().delete(`/conversations/${client.conversationId}`, live.parent.accessToken);
      await client.untilClosed();
    });

    it('closes the sockets of a deleted conversation', async () => {
      const client = await join();
      await client.ask('one');
      expect((await rest().delete(`/conversations/${client.conversationId}`, live.parent.accessToken)).status).toBe(
        204,
      );
      expect(await client.untilClosed()).toEqual({ code: 1000, reason: 'conversation_deleted' });
      expect(client.frames.at(-1)).toMatchObject({ type: 'conversation_event', metadata: { event: 'deleted' } });
    });

    it('does not restore a conversation that is deleted while its reply runs', async () => {
      const client = await join();
      client.say('[[script:hang after=2]]');
      await client.next('assistant_delta');
      await rest().delete(`/conversations/${client.conversationId}`, live.parent.accessToken);
      await client.untilClosed();
      await until(() => live.provider.openReplies === 0, { what: 'the provider request to end' });
      expect(await live.starling.sql('SELECT 1 FROM conversations WHERE id = $1', [client.conversationId])).toEqual([]);
    });
  });
});
