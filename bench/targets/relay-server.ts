/** The floor: a bare `ws` and ioredis relay without a store. A chunk is serialised by its publisher and relayed as bytes. */
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { type WebSocket, WebSocketServer } from 'ws';
import { listen } from './listen.ts';

const subscriber = new Redis(process.env.REDIS_URL!);
const readers = new Map<string, Set<WebSocket>>();

subscriber.on('messageBuffer', (channel: Buffer, payload: Buffer) => {
  for (const socket of readers.get(channel.toString()) ?? []) socket.send(payload, { binary: false });
});

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', async (socket, request) => {
  const channel = new URL(request.url!, 'http://relay').searchParams.get('conversation_id')!;
  const others = readers.get(channel) ?? new Set();
  readers.set(channel, others);
  others.add(socket);
  socket.on('close', () => {
    others.delete(socket);
    if (others.size === 0) void subscriber.unsubscribe(channel);
  });
  if (others.size === 1) await subscriber.subscribe(channel);
  socket.send('{"type":"welcome"}');
});
subscriber.once('ready', () => listen(server));
