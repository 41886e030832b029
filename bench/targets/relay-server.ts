/**
 * The floor: a bare `ws` and ioredis relay without a store. A chunk is serialised by its publisher and relayed as bytes;
 * a question is handed to the provider and its pieces are published.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { Redis } from 'ioredis';
import { WebSocket, WebSocketServer } from 'ws';

const redisUrl = process.env.REDIS_URL!;
const providerUrl = process.env.PROVIDER_URL!;
const commands = new Redis(redisUrl);
const subscriber = new Redis(redisUrl);
const readers = new Map<string, Set<WebSocket>>();

subscriber.on('messageBuffer', (channel: Buffer, payload: Buffer) => {
  for (const socket of readers.get(channel.toString()) ?? []) socket.send(payload, { binary: false });
});

async function answer(channel: string, content: string): Promise<void> {
  const response = await fetch(`${providerUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content }] }),
  });
  let offset = 0;
  const events = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    if (data === '[DONE]') break;
    const text: string = JSON.parse(data).choices[0]?.delta?.content ?? '';
    if (text === '') continue;
    await commands.publish(channel, JSON.stringify({ type: 'assistant_delta', content: text, metadata: { offset } }));
    offset += text.length;
  }
  await commands.publish(channel, JSON.stringify({ type: 'stream_final', content: '', metadata: {} }));
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', async (socket, request) => {
  const channel = new URL(request.url!, 'http://relay').searchParams.get('conversation_id')!;
  const others = readers.get(channel) ?? new Set();
  readers.set(channel, others);
  others.add(socket);
  if (others.size === 1) await subscriber.subscribe(channel);
  socket.on('close', () => {
    others.delete(socket);
    if (others.size === 0) void subscriber.unsubscribe(channel);
  });
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString()) as { content: string };
    void commands.publish(channel, JSON.stringify({ type: 'user_message', content: frame.content, metadata: {} }));
    void answer(channel, frame.content);
  });
  socket.send(JSON.stringify({ type: 'welcome' }));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
