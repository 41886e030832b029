import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { chunkTemplate, chunkText } from '../load/chunks.ts';
import type { Services } from '../load/services.ts';
import { liveFramesEntrance } from './live-frames.ts';
import { startServer, type Target } from './target.ts';

/** graphql-ws with graphql-redis-subscriptions (see `graphql-recipe-server.ts`). */
export async function startGraphqlRecipe({ redisUrl, redis, publisher, core }: Services): Promise<Target> {
  const { child, url, stop } = await startServer('graphql-recipe-server.ts', { REDIS_URL: redisUrl }, core);
  return {
    name: 'graphql-ws recipe',
    url,
    pid: child.pid!,
    newConversation: async () => randomUUID(),
    entrance: (id) => liveFramesEntrance(id, null),
    async feed(id) {
      const channel = `frames.${id}`;
      const chunk = chunkTemplate(JSON.stringify(frameOf(id)));
      // The protocol does not acknowledge a subscription.
      while (Number((await redis.pubsub('NUMSUB', channel))[1]) === 0) await delay(5);
      return (n) => publisher.publish(channel, chunk(n));
    },
    stop,
  };
}

/** A chunk under GraphQL's names. */
function frameOf(id: string): object {
  return {
    type: 'assistant_delta',
    content: chunkText(0),
    conversationId: id,
    userId: null,
    timestamp: new Date().toISOString(),
    metadata: { messageId: id, role: 'ASSISTANT', offset: 1000, seq: 50, isFinal: false, replyTo: id },
  };
}
