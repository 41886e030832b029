import { randomUUID } from 'node:crypto';
import type { Services } from '../load/services.ts';
import { startServer, type Target } from './target.ts';

/** The minimal pipeline (see `pipeline-server.ts`). It answers questions and publishes nothing from outside. */
export function startPipeline(services: Services, order: 'safe' | 'overlap'): Promise<Target> {
  return startAsked(services, `${order} pipeline`, 'pipeline-server.ts', { ORDER: order });
}

/** What Starling promises of a reply, without Starling (see `promises-server.ts`). */
export function startPromises(services: Services): Promise<Target> {
  return startAsked(services, 'the promises alone', 'promises-server.ts', { BUILD: services.build });
}

async function startAsked(
  { redisUrl, databaseUrl, providerUrl, core }: Services,
  name: string,
  file: string,
  more: Record<string, string>,
): Promise<Target> {
  const env = { REDIS_URL: redisUrl, DATABASE_URL: databaseUrl, PROVIDER_URL: providerUrl, ...more };
  const { child, url, stop } = await startServer(file, env, core);
  return {
    name,
    url,
    pid: child.pid!,
    newConversation: async () => randomUUID(),
    entrance: (id) => ({ kind: 'websocket', path: `/?conversation_id=${id}`, steps: [{ until: '"welcome"' }] }),
    feed: () => Promise.reject(new Error('This server is asked, not fed')),
    stop,
  };
}
