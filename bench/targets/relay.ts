import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { cpuSecondsOf, residentBytesOf, startProgram, type Target } from './target.ts';

/** The bare relay (see `relay-server.ts`). */
export async function startRelay(services: { redisUrl: string; providerUrl: string }): Promise<Target> {
  const { child, url, stop } = await startProgram(
    ['--experimental-strip-types', '--no-warnings', join(import.meta.dirname, 'relay-server.ts')],
    { REDIS_URL: services.redisUrl, PROVIDER_URL: services.providerUrl },
    /ready (\S+)/,
  );
  const pid = child.pid!;
  return {
    name: 'bare relay',
    url,
    readerUrl: (id) => `${url.replace('http', 'ws')}/?conversation_id=${id}`,
    conversation: async () => randomUUID(),
    channel: async (id) => id,
    chunk: (id, n) =>
      JSON.stringify({
        type: 'assistant_delta',
        content: 'twenty bytes of text',
        conversation_id: id,
        user_id: null,
        timestamp: new Date().toISOString(),
        metadata: { message_id: id, role: 'assistant', offset: n * 20, seq: n, is_final: false, reply_to: id },
      }),
    ask: (_id, n) => JSON.stringify({ type: 'message', content: `question ${n}`, metadata: { message_id: `c-${n}` } }),
    cpuSeconds: () => cpuSecondsOf(pid),
    residentBytes: () => residentBytesOf(pid),
    stop,
  };
}
