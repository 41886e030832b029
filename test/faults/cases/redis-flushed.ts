import { Redis } from 'ioredis';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';

/** F8: everything in Redis is removed while replies stream. */
export async function redisFlushed(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  const redis = new Redis(cluster.redis.url);
  const readers = load.conversations.flatMap((conversation) => conversation.readers);
  const next: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      load.sayOnce();
      await Promise.all(readers.map((reader) => reader.until(() => reader.pieces >= 5, 'some pieces')));
      const flushedAt = performance.now();
      await redis.flushall();
      await Promise.all(
        readers.map(async (reader) => {
          await reader.until(() => reader.hasNewText(flushedAt), 'the next piece');
          next.push(reader.firstTextAfter(flushedAt) - flushedAt);
        }),
      );
      await Promise.all(load.conversations.map((conversation) => conversation.untilSettled(60_000)));
      for (const reader of readers) reader.pieces = 0;
    }
  } finally {
    redis.disconnect();
  }
  const [attempts] = await cluster.sql<{ max: number }>(
    'SELECT max(fence)::int AS max FROM replies WHERE conversation_id = ANY($1)',
    [load.conversations.map((conversation) => conversation.conversationId)],
  );
  const restarts = readers.reduce((sum, reader) => sum + reader.restarts, 0) + (attempts!.max - 1);
  const broken = readers.filter((reader) => reader.connections.length > 1).length;
  const counts = await settleAndCheck(cluster, load.conversations, 'F8');
  return { fault: 'F8', rounds, counts, recovery: spreadOf(next), figures: { restarts, broken } };
}
