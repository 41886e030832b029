import { Redis } from 'ioredis';
import type { WebSocket } from 'ws';
import type { Target } from '../targets/target.ts';
import { closeReaders, openReaders } from './readers.ts';

const SECONDS = 6;
/** Chunks of one conversation that may be under way: the load waits for its readers. */
const WINDOW = 5;

/** Saturated: `conversations` with `readers` each; the next chunk is published when all have had an earlier one. */
export async function measureFanOut(target: Target, redisUrl: string, conversations: number, readers: number) {
  const redis = new Redis(redisUrl);
  const sockets: WebSocket[] = [];
  let delivered = 0;
  let isOver = false;
  const streams: { publish(): void }[] = [];
  for (let index = 0; index < conversations; index += 1) {
    const id = await target.conversation(index);
    let published = 0;
    let seen = 0;
    let channel = '';
    const publish = () => {
      while (!isOver && published - seen / readers < WINDOW) {
        void redis.publish(channel, target.chunk(id, published));
        published += 1;
      }
    };
    sockets.push(
      ...(await openReaders(target, id, readers, () => {
        delivered += 1;
        seen += 1;
        if (seen % readers === 0) publish();
      })),
    );
    channel = await target.channel(id);
    streams.push({ publish });
  }
  for (const stream of streams) stream.publish();
  const cpuBefore = target.cpuSeconds();
  const deliveredBefore = delivered;
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const seconds = (performance.now() - startedAt) / 1000;
  const frames = delivered - deliveredBefore;
  const cpuSeconds = target.cpuSeconds() - cpuBefore;
  isOver = true;
  redis.disconnect();
  await closeReaders(sockets);
  return { framesPerSecond: frames / seconds, framesPerCpuSecond: frames / cpuSeconds };
}
