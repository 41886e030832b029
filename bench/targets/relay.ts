import { randomUUID } from 'node:crypto';
import { chunkFrame } from '../load/chunks.ts';
import type { Services } from '../load/services.ts';
import { startServer, type Target } from './target.ts';

/** The bare relay (see `relay-server.ts`). */
export async function startRelay({ redisUrl, publisher, core }: Services): Promise<Target> {
  const { child, url, stop } = await startServer('relay-server.ts', { REDIS_URL: redisUrl }, core);
  return {
    name: 'bare relay',
    url,
    pid: child.pid!,
    newConversation: async () => randomUUID(),
    entrance: (id) => ({ kind: 'websocket', path: `/?conversation_id=${id}`, steps: [{ until: '"welcome"' }] }),
    async feed(id) {
      const chunk = chunkFrame(id);
      return (n) => publisher.publish(id, chunk(n));
    },
    stop,
  };
}
