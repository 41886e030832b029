/** Socket.IO 4 with its Redis adapter: a room per conversation. */
import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { listen } from './listen.ts';

const publisher = new Redis(process.env.REDIS_URL!);
const subscriber = publisher.duplicate();
const server = createServer();
const io = new Server(server, { transports: ['websocket'], serveClient: false });
io.on('connection', async (socket) => {
  await socket.join(String(socket.handshake.query.conversation_id));
  socket.emit('welcome');
});
subscriber.once('ready', () => {
  io.adapter(createAdapter(publisher, subscriber));
  listen(server);
});
