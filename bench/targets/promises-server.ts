/**
 * What Starling promises of a reply, in one file and nothing else: the floor of its cost. A message is stored with the right to
 * answer it, the history is read and the text is checked meanwhile, readers hear of each step over Redis, the first text is
 * noted, and the end is stored. Nobody signs in, nothing is validated, limited, retried, taken over or replayed.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { askProvider } from '../load/ask-provider.ts';
import { listen } from './listen.ts';

/** As many as Starling reads for a prompt. */
const HISTORY_LIMIT = 400;

const { REDIS_URL, DATABASE_URL, PROVIDER_URL, BUILD } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });
const publisher = new Redis(REDIS_URL!);
const subscriber = publisher.duplicate();
const readers = new Map<string, WebSocket>();
const server = createServer();
const { SafetyClassifier } = await import(join(BUILD!, 'server/safety/safety-classifier.js'));
const safety = new SafetyClassifier({ counter: () => ({ inc: () => undefined }) });

subscriber.on('messageBuffer', (channel: Buffer, payload: Buffer) => {
  readers.get(channel.toString())?.send(payload, { binary: false });
});

async function one<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row> {
  const { rows } = await database.query<Row>({ name, text, values });
  return rows[0]!;
}

const STORE = `
  WITH c AS (UPDATE promised_conversations SET last_seq = last_seq + 1, last_message_at = clock_timestamp()
              WHERE id = $1 RETURNING last_seq),
       m AS (INSERT INTO promised_messages (id, conversation_id, seq, role, content, status)
             SELECT $2, $1, last_seq, 'user', $3, 'delivered' FROM c RETURNING created_at),
       r AS (INSERT INTO promised_replies (id, conversation_id, state, fence, lease_until)
             VALUES ($4, $1, 'running', 1, clock_timestamp() + interval '10 seconds'))
  SELECT created_at FROM m`;

const HISTORY = `
  SELECT id, seq, role, content FROM promised_messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT ${HISTORY_LIMIT}`;

const FIRST_TEXT = `
  WITH unhurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
       r AS (UPDATE promised_replies SET text = $2, lease_until = clock_timestamp() + interval '10 seconds'
               FROM unhurried WHERE id = $1 AND fence = 1 AND state = 'running'),
       m AS (UPDATE promised_messages SET status = 'read' WHERE id = $3)
  SELECT 1 AS stored`;

const END = `
  WITH r AS (UPDATE promised_replies SET state = 'final', lease_until = NULL
              WHERE id = $1 AND fence = 1 AND state = 'running' RETURNING conversation_id),
       c AS (UPDATE promised_conversations c SET last_seq = c.last_seq + 1, last_message_at = clock_timestamp()
               FROM r WHERE c.id = r.conversation_id RETURNING c.id, c.last_seq)
  INSERT INTO promised_messages (id, conversation_id, seq, role, content, status)
  SELECT $2, id, last_seq, 'assistant', $3, 'sent' FROM c RETURNING created_at`;

async function answer(id: string, content: string): Promise<void> {
  const [messageId, replyId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
  const publish = (type: string, text: string, metadata: object = {}) =>
    publisher.publish(
      id,
      JSON.stringify({
        type,
        content: text,
        conversation_id: id,
        user_id: null,
        timestamp: new Date().toISOString(),
        metadata: { message_id: messageId, role: 'assistant', ...metadata },
      }),
    );
  const storing = one('store', STORE, [id, messageId, content, replyId]);
  const asked = prepare(id, content);
  await storing;
  void publish('user_message', content, { status: 'sent' });
  void publish('message_status', '', { status: 'sent' });
  void publish('message_status', '', { status: 'delivered' });
  void publish('typing_indicator', '', { is_typing: true });
  let text = '';
  for await (const piece of await asked) {
    void publish('assistant_delta', piece, { reply_to: messageId, offset: text.length, is_final: false });
    if (text === '') {
      void publish('typing_indicator', '', { is_typing: false });
      void one('first-text', FIRST_TEXT, [replyId, piece, messageId]).then(() =>
        publish('message_status', '', { status: 'read' }),
      );
    }
    text += piece;
  }
  void publish('assistant_delta', '', { reply_to: messageId, offset: text.length, is_final: true });
  await one('end', END, [replyId, answerId, text]);
  await publish('stream_final', text, { reply_to: messageId });
}

async function prepare(id: string, content: string): Promise<AsyncGenerator<string>> {
  const [{ rows }] = await Promise.all([
    database.query<{ content: string }>({ name: 'history', text: HISTORY, values: [id] }),
    safety.review(content, { direction: 'in', band: null, language: undefined, recent: [] }),
  ]);
  const history = rows.reverse().map((row) => row.content);
  return askProvider(PROVIDER_URL!, [...history, content].join('\n'));
}

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', async (socket, request) => {
  const id = new URL(request.url!, 'http://promises').searchParams.get('conversation_id')!;
  readers.set(id, socket);
  socket.on('close', () => void subscriber.unsubscribe(id));
  socket.on('message', (data) => void answer(id, (JSON.parse(data.toString()) as { content: string }).content));
  await one('open', 'INSERT INTO promised_conversations (id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
  await subscriber.subscribe(id);
  socket.send('{"type":"welcome"}');
});
await database.query(`
  CREATE TABLE IF NOT EXISTS promised_conversations (
    id uuid PRIMARY KEY, last_seq bigint NOT NULL DEFAULT 0, last_message_at timestamptz);
  CREATE TABLE IF NOT EXISTS promised_messages (
    id uuid PRIMARY KEY, conversation_id uuid NOT NULL, seq bigint NOT NULL, role text NOT NULL, content text NOT NULL,
    status text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), UNIQUE (conversation_id, seq));
  CREATE TABLE IF NOT EXISTS promised_replies (
    id uuid PRIMARY KEY, conversation_id uuid NOT NULL, state text NOT NULL, fence int NOT NULL,
    lease_until timestamptz, text text NOT NULL DEFAULT '')`);
if (subscriber.status !== 'ready') await new Promise((resolve) => subscriber.once('ready', resolve));
listen(server);
