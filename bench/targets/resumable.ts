import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createResumableStreamContext } from 'resumable-stream/ioredis';
import { chunkFrame } from '../load/chunks.ts';
import type { Services } from '../load/services.ts';
import { startServer, type Target } from './target.ts';

/** resumable-stream (see `resumable-server.ts`). Its producer is part of the load, so its costs do not count for the target. */
export async function startResumable({ redisUrl, core }: Services): Promise<Target> {
  const { child, url, stop } = await startServer('resumable-server.ts', { REDIS_URL: redisUrl }, core);
  const publisher = new Redis(redisUrl);
  const subscriber = publisher.duplicate();
  // One listener for all streams, each with its own channel.
  subscriber.setMaxListeners(0);
  const streams = createResumableStreamContext({ waitUntil: () => undefined, publisher, subscriber });
  const producers = new Map<string, ReadableStreamDefaultController<string>>();
  const drained: Promise<void>[] = [];
  return {
    name: 'resumable-stream',
    url,
    pid: child.pid!,
    async newConversation() {
      const id = randomUUID();
      const stream = await streams.createNewResumableStream(
        id,
        () => new ReadableStream({ start: (controller) => void producers.set(id, controller) }),
      );
      drained.push(drain(stream!));
      return id;
    },
    entrance: (id) => ({ kind: 'http', path: `/${id}`, steps: [{ until: '\r\n\r\n' }] }),
    async feed(id) {
      const producer = producers.get(id)!;
      const chunk = chunkFrame(id);
      return (n) => producer.enqueue(`data: ${chunk(n)}\n\n`);
    },
    async stop() {
      await stop();
      // The library's last commands at the end of a stream are sent before the connections close.
      for (const producer of producers.values()) producer.close();
      await Promise.all(drained);
      await publisher.quit();
      subscriber.disconnect();
    },
  };
}

/** The producer's own client. */
async function drain(stream: ReadableStream<string>): Promise<void> {
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}
