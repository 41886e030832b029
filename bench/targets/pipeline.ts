import { randomUUID } from 'node:crypto';
import type { Services } from '../load/services.ts';
import { startServer, type Target } from './target.ts';

/** The minimal pipeline (see `pipeline-server.ts`). It answers questions and publishes nothing from outside. */
export async function startPipeline(services: Services, order: 'safe' | 'overlap'): Promise<Target> {
  const { redisUrl, databaseUrl, providerUrl, core } = services;
  const env = { REDIS_URL: redisUrl, DATABASE_URL: databaseUrl, PROVIDER_URL: providerUrl, ORDER: order };
  const { child, url, stop } = await startServer('pipeline-server.ts', env, core);
  return {
    name: `${order} pipeline`,
    url,
    pid: child.pid!,
    newConversation: async () => randomUUID(),
    entrance: (id) => ({ kind: 'websocket', path: `/?conversation_id=${id}`, steps: [{ until: '"welcome"' }] }),
    feed: () => Promise.reject(new Error('The pipeline is asked, not fed')),
    stop,
  };
}
