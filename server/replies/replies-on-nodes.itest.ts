import { Redis } from 'ioredis';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { LiveClient } from '../../test/support/live-client.js';
import { spawnStarling } from '../../test/support/spawn.js';
import { type Settings, testRedisUrl } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const FALLBACK = 'I encountered an error processing your request.';
const TERMINAL = new Set(['stream_final', 'streaming_stopped', 'ai_response', 'ai_error']);

describe('replies', () => {
  const starling = useStarling({ provider: true, settings: { REPLY_TIMEOUT: '2' } });
  let parent: Account;
  const join = (conversationId?: string, node: { url: string } = starling) =>
    LiveClient.join(node, { token: parent.accessToken, ...(conversationId ? { conversationId } : {}) });
  const spawnNode = (settings: Settings = {}) =>
    spawnStarling({
      DATABASE_URL: starling.databaseUrl,
      REDIS_URL: testRedisUrl(),
      COMPANION_BASE_URL: starling.provider.url,
      COMPANION_TITLES: 'off',
      ...settings,
    });
  /** Ends the lease of a dead writer at once, or keeps it. `lease` is SQL. */
  const setLease = (conversationId: string, lease: string) =>
    starling.sql(`UPDATE replies SET lease_until = ${lease} WHERE conversation_id = $1`, [conversationId]);
  const replyOf = async (conversationId: string) => {
    const [reply] = await starling.sql<{ text: string; stop_requested_at: Date | null }>(
      'SELECT text, stop_requested_at FROM replies WHERE conversation_id = $1',
      [conversationId],
    );
    return reply!;
  };
  const messagesOf = async (id: string) =>
    (await api(starling.url).get(`/conversations/${id}/messages`, parent.accessToken)).body as {
      id: string;
      message_role: string;
      message_content: string;
      response_type: string | null;
      truncated: boolean;
    }[];

  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  describe('replies on several nodes', () => {
    it('shows a reply on a node that does not write it, and stops it from there', async () => {
      const other = await starling.startNode();
      const here = await join();
      const there = await join(here.conversationId, other);
      here.say('[[script:hang after=4]]');
      await there.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('4'));
      there.send('stop_streaming', 'STOP_STREAMING');
      const stopped = await here.next('streaming_stopped');
      expect(stopped.content).toBe('word 1 word 2 word 3 word 4 ');
      expect((await there.next('streaming_stopped')).content).toBe(stopped.content);
      expect(there.replyText()).toBe(stopped.content);
      await here.close();
      await there.close();
      await other.stop();
    });

    it('does not stop the next reply if a stop request arrives late', async () => {
      const client = await join();
      client.say('[[script:hang after=1]]');
      await client.next('assistant_delta');
      client.send('stop_streaming', 'STOP_STREAMING');
      await client.next('streaming_stopped');
      const [stopped] = await starling.sql<{ id: string }>('SELECT id FROM replies WHERE conversation_id = $1', [
        client.conversationId,
      ]);
      client.say('[[script:pieces n=20 delayMs=50]]');
      await client.next('assistant_delta');
      const redis = new Redis(testRedisUrl());
      const hint = { conversationId: client.conversationId, why: 'stopped', replyId: stopped!.id };
      for (const channel of await redis.pubsub('CHANNELS', '*:replies')) {
        await redis.publish(String(channel), JSON.stringify(hint));
      }
      await redis.quit();
      const end = await client.until((frame) => TERMINAL.has(frame.type));
      expect(end.type).toBe('stream_final');
      await client.close();
    });

    it('hands a reply over when its node drains, before the lease expires', async () => {
      const other = await starling.startNode();
      const there = await join(undefined, other);
      const here = await join(there.conversationId);
      there.say('[[script:pieces n=30 delayMs=50]]');
      await here.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('3'));
      await other.stop();
      const final = await here.next('stream_final');
      expect(here.replyText()).toBe(final.content);
      expect(here.frames.filter((frame) => TERMINAL.has(frame.type))).toHaveLength(1);
      const [reply] = await starling.sql<{ attempts: number; fence: number }>(
        'SELECT attempts, fence FROM replies WHERE conversation_id = $1',
        [here.conversationId],
      );
      expect(reply).toEqual({ attempts: 1, fence: 2 });
      await here.close();
    });

    it('finishes a reply of a killed node exactly once for every reader', async () => {
      const doomed = await spawnNode({ REPLY_TIMEOUT: '2' });
      const there = await join(undefined, doomed);
      const here = await join(there.conversationId);
      there.say('[[script:pieces n=60 delayMs=50]]');
      await here.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('5'));
      await doomed.kill();
      await setLease(here.conversationId, 'now()');
      const final = await here.until((frame) => TERMINAL.has(frame.type));
      expect(final.type).toBe('stream_final');
      expect(here.replyText()).toBe(final.content);
      const rows = await messagesOf(here.conversationId);
      expect(rows.map((row) => row.message_role)).toEqual(['user', 'assistant']);
      expect(rows[1]!.message_content).toBe(final.content);
      await here.close();
    });

    describe('a reply whose writer died after the first words', () => {
      const TEXT = 'word 1 word 2 word 3 ';
      /** Readers of replies of three words that have no writer. */
      let readers: Awaited<ReturnType<typeof join>>[];

      beforeAll(async () => {
        const doomed = await spawnNode();
        const writers = await Promise.all([1, 2, 3].map(() => join(undefined, doomed)));
        readers = await Promise.all(writers.map(({ conversationId }) => join(conversationId)));
        for (const writer of writers) writer.say('[[script:hang after=3]]');
        for (const reader of readers) {
          await reader.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('3'));
          await until(async () => (await replyOf(reader.conversationId)).text === TEXT);
        }
        await doomed.kill();
        // A busy machine may take longer than a lease lasts, so each test ends its own.
        for (const { conversationId } of readers) await setLease(conversationId, "now() + interval '1 hour'");
      });

      it('sends the text to a reader that reconnects to a node without other readers', async () => {
        const here = readers[0]!;
        await here.close();
        const back = await join(here.conversationId);
        expect((await back.next('assistant_delta')).content).toBe(TEXT);
        back.send('stop_streaming', 'STOP_STREAMING');
        await setLease(back.conversationId, 'now()');
        expect((await back.next('streaming_stopped')).content).toBe(TEXT);
        await back.close();
      });

      it('keeps the text if the reply is stopped before a new writer adds any', async () => {
        const here = readers[1]!;
        here.send('stop_streaming', 'STOP_STREAMING');
        await until(async () => (await replyOf(here.conversationId)).stop_requested_at);
        await setLease(here.conversationId, 'now()');
        const stopped = await here.next('streaming_stopped');
        expect(stopped.content).toBe(TEXT);
        expect((await messagesOf(here.conversationId)).at(-1)!.message_content).toBe(stopped.content);
        await here.close();
      });

      it('keeps the text and marks it as broken off if the provider returns no other', async () => {
        const here = readers[2]!;
        starling.provider.down = true;
        try {
          await setLease(here.conversationId, 'now()');
          const final = await here.until((frame) => TERMINAL.has(frame.type));
          expect(final).toMatchObject({ type: 'stream_final', content: TEXT, metadata: { truncated: true } });
          expect(here.replyText()).toBe(final.content);
        } finally {
          starling.provider.down = false;
        }
        await here.close();
      });
    });

    it('finds a reply without a writer behind any number of waiting replies', async () => {
      const busy = await join();
      busy.say('[[script:hang after=1]]');
      await busy.next('assistant_delta');
      await starling.sql(
        `WITH waiting AS (
           INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status)
           SELECT gen_random_uuid(), c.id, c.user_id, 1000 + n, 'user', 'next', 'sent'
             FROM conversations c, generate_series(1, 600) n WHERE c.id = $1
           RETURNING id, conversation_id, seq)
         INSERT INTO replies (id, conversation_id, message_id, message_seq, assistant_message_id)
         SELECT gen_random_uuid(), conversation_id, id, seq, gen_random_uuid() FROM waiting`,
        [busy.conversationId],
      );
      const client = await join();
      const final = await client.ask('one');
      await starling.sql(
        `WITH gone AS (DELETE FROM messages WHERE id = $2)
         UPDATE replies SET state = 'running', fence = 2, lease_until = now(), finished_at = NULL WHERE message_id = $1`,
        [final.metadata.reply_to, final.metadata.message_id],
      );
      await client.until((frame) => frame.type === 'stream_final' && frame !== final);
      await api(starling.url).delete(`/conversations/${busy.conversationId}`, parent.accessToken);
      await client.close();
    });

    it('gives up a reply after three attempts', async () => {
      const client = await join();
      const final = await client.ask('one');
      // Simulates three writers that died in turn. One statement does it, because a sweep may run at any time.
      await starling.sql(
        `WITH gone AS (DELETE FROM messages WHERE id = $2)
         UPDATE replies SET state = 'running', attempts = 3, fence = 3, lease_until = now() - interval '1 second',
                finished_at = NULL WHERE message_id = $1`,
        [final.metadata.reply_to, final.metadata.message_id],
      );
      const end = await client.until((frame) => frame.type === 'ai_error');
      expect(end.content).toBe(FALLBACK);
      await client.close();
    });

    it('discards the text of a writer that wakes up after losing its lease', async () => {
      const client = await join();
      client.say('[[script:hang after=3]]');
      await client.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('3'));
      // Another writer took over the reply and ended it.
      await starling.sql(
        `UPDATE replies SET fence = fence + 1, state = 'final', finished_at = now() WHERE conversation_id = $1`,
        [client.conversationId],
      );
      await until(() => starling.provider.openReplies === 0, { what: 'the late writer to notice' });
      expect((await messagesOf(client.conversationId)).map((row) => row.message_role)).toEqual(['user']);
      await client.close();
    });
  });
});
