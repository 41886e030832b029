import { randomUUID } from 'node:crypto';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server } from 'socket.io';
import { chunkFrame, chunkTemplate } from '../load/chunks.ts';
import type { Services } from '../load/services.ts';
import { startServer, type Target } from './target.ts';

/** Socket.IO with its Redis adapter (see `socket-io-server.ts`). */
export async function startSocketIo({ redisUrl, publisher, core }: Services): Promise<Target> {
  const { child, url, stop } = await startServer('socket-io-server.ts', { REDIS_URL: redisUrl }, core);
  const otherNode = new OtherNode();
  return {
    name: 'Socket.IO',
    url,
    pid: child.pid!,
    newConversation: async () => randomUUID(),
    entrance: (id) => ({
      kind: 'websocket',
      path: `/socket.io/?EIO=4&transport=websocket&conversation_id=${id}`,
      steps: [{ until: '0{"sid"' }, { send: '40', until: '"welcome"' }],
    }),
    async feed(id) {
      const { channel, payload } = otherNode.emit(id, JSON.parse(chunkFrame(id)(0)));
      const chunk = chunkTemplate(payload);
      return (n) => publisher.publish(channel, chunk(n));
    },
    stop,
  };
}

/** An emitting node. Returns the payloads that its adapter publishes to Redis. */
class OtherNode {
  private published: { channel: string; payload: string } | null = null;
  private readonly io = new Server();

  constructor() {
    const nothing = () => undefined;
    const publishing = {
      on: nothing,
      publish: (channel: string, payload: Buffer) => {
        this.published = { channel, payload: payload.toString('latin1') };
      },
    };
    this.io.adapter(createAdapter(publishing, { on: nothing, subscribe: nothing, psubscribe: nothing }));
  }

  emit(room: string, frame: object): { channel: string; payload: string } {
    this.io.to(room).emit('frame', frame);
    return this.published!;
  }
}
