/**
 * The minimum of a safe chat: one committed INSERT, its acknowledgement and every chunk of the reply over Redis, and `ws`.
 * With `ORDER=overlap` the provider is called during the INSERT, and its chunks wait for the commit.
 */
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { askProvider } from '../load/ask-provider.ts';
import { listen } from './listen.ts';

const { REDIS_URL, DATABASE_URL, PROVIDER_URL, ORDER } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });
const publisher = new Redis(REDIS_URL!);
const subscriber = publisher.duplicate();
const readers = new Map<string, WebSocket>();
const server = createServer();

subscriber.on('messageBuffer', (channel: Buffer, payload: Buffer) => {
  readers.get(channel.toString())?.send(payload, { binary: false });
});

async function store(conversationId: string, content: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>({
    name: 'store',
    text: 'INSERT INTO pipeline_messages (conversation_id, content) VALUES ($1, $2) RETURNING id',
    values: [conversationId, content],
  });
  return rows[0]!.id;
}

async function answer(id: string, content: string): Promise<void> {
  const publish = (type: string, text: string, metadata: object) =>
    publisher.publish(id, JSON.stringify({ type, content: text, conversation_id: id, user_id: null, metadata }));
  const storing = store(id, content);
  const asked = ORDER === 'overlap' ? askProvider(PROVIDER_URL!, content) : null;
  const messageId = await storing;
  void publish('user_message', content, { message_id: messageId });
  let offset = 0;
  for await (const text of await (asked ?? askProvider(PROVIDER_URL!, content))) {
    void publish('assistant_delta', text, { reply_to: messageId, offset });
    offset += text.length;
  }
  await publish('stream_final', '', { reply_to: messageId });
}

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', async (socket, request) => {
  const id = new URL(request.url!, 'http://pipeline').searchParams.get('conversation_id')!;
  readers.set(id, socket);
  socket.on('close', () => void subscriber.unsubscribe(id));
  socket.on('message', (data) => void answer(id, (JSON.parse(data.toString()) as { content: string }).content));
  await subscriber.subscribe(id);
  socket.send('{"type":"welcome"}');
});
await database.query(`CREATE TABLE IF NOT EXISTS pipeline_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), conversation_id uuid NOT NULL, content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now())`);
if (subscriber.status !== 'ready') await new Promise((resolve) => subscriber.once('ready', resolve));
listen(server);
