import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { WebSocket } from 'ws';
import { cpuSecondsOf, residentBytesOf, startProgram, type Target } from './target.ts';

/** Pieces of one reply before the next begins: as long as replies are, not endless. */
const PIECES = 200;

/** Starling as it ships: signed in, stored, with its limits but for the rates. */
export async function startStarlingTarget(
  build: string,
  services: { databaseUrl: string; redisUrl: string; providerUrl: string },
): Promise<Target> {
  const { child, url, stop } = await startProgram(
    ['--enable-source-maps', join(build, 'server/main.js')],
    {
      DATABASE_URL: services.databaseUrl,
      REDIS_URL: services.redisUrl,
      COMPANION_BASE_URL: services.providerUrl,
      COMPANION_TITLES: 'off',
      JWT_SECRET: 'a signing secret that only the bench knows',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
    },
    /Starling is ready at (\S+)/,
  );
  const pid = child.pid!;
  const redis = new Redis(services.redisUrl);
  const registration = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${randomUUID()}@starling.test`, password: 'Kites-over-7-hills!' }),
  });
  const { data } = (await registration.json()) as { data: { access_token: string } };
  const readerUrl = (id: string) =>
    `${url.replace('http', 'ws')}/api/v1/conversations/ws?token=${data.access_token}&conversation_id=${id}`;
  return {
    name: 'Starling',
    url,
    readerUrl,
    conversation: () => newConversation(readerUrl('')),
    async channel(id) {
      const [channel] = (await redis.pubsub('CHANNELS', `*conversation:${id}`)) as string[];
      if (!channel) throw new Error('Nobody reads this conversation');
      return channel;
    },
    chunk(id, n) {
      const reply = Math.floor(n / PIECES);
      const offset = (n % PIECES) * 20;
      const replyId = `${id.slice(0, 24)}${String(reply).padStart(12, '0')}`;
      const frame = JSON.stringify({
        type: 'assistant_delta',
        content: 'twenty bytes of text',
        conversation_id: id,
        user_id: null,
        timestamp: new Date().toISOString(),
        metadata: { message_id: replyId, role: 'assistant', offset, seq: n % PIECES, is_final: false, reply_to: id },
      });
      return `d ${replyId} 1 ${offset} ${offset + 20}\n${frame}`;
    },
    ask: (_id, n) =>
      JSON.stringify({ type: 'message', content: `question ${n}`, metadata: { message_id: `c-${randomUUID()}` } }),
    cpuSeconds: () => cpuSecondsOf(pid),
    residentBytes: () => residentBytesOf(pid),
    async stop() {
      redis.disconnect();
      await stop();
    },
  };
}

async function newConversation(url: string): Promise<string> {
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    socket.once('message', (data) => {
      socket.close();
      resolve((JSON.parse(data.toString()) as { conversation_id: string }).conversation_id);
    });
    socket.once('error', reject);
  });
}
