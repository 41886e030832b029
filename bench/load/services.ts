import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { startServer } from '../targets/target.ts';
import { RedisPublisher } from './redis-publisher.ts';

/** The services that all measured systems share. */
export interface Services {
  /** The compiled server. */
  build: string;
  redisUrl: string;
  /** For queries to Redis, never for load. */
  redis: Redis;
  redisPid: number;
  publisher: RedisPublisher;
  databaseUrl: string;
  providerUrl: string;
  /** The core that is reserved for the measured system; `null` where none can be reserved. */
  core: number | null;
  stop(): Promise<void>;
}

/**
 * Starts a Redis and a Postgres, without containers, and a provider. Postgres keeps its default durability: a commit is on
 * disk. `isPinned`: the measured system gets a core of its own, and everything else shares the others.
 */
export async function startServices(build: string, { isPinned = true } = {}): Promise<Services> {
  // A signal also ends everything that was started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const core = isPinned ? giveWayOnFirstCore() : null;
  const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));
  const { EmbeddedPostgres } = await import(join(build, 'server/start/embedded-postgres/embedded-postgres.js'));
  const dataDir = await mkdtemp(join(tmpdir(), 'starling-bench-'));
  const [redisServer, postgres, provider] = await Promise.all([
    startRedisServer(),
    EmbeddedPostgres.start({ dataDir }),
    startServer('../load/provider-server.ts', {}, null),
  ]);
  const redis = new Redis(redisServer.url);
  const redisPid = Number(/process_id:(\d+)/.exec(await redis.info('server'))![1]);
  const publisher = await RedisPublisher.open(redisServer.url);
  return {
    build,
    redisUrl: redisServer.url,
    redis,
    redisPid,
    publisher,
    databaseUrl: postgres.url,
    providerUrl: `${provider.url}/v1`,
    core,
    async stop() {
      publisher.close();
      redis.disconnect();
      await Promise.all([redisServer.stop(), postgres.stop(), provider.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Load, Redis and Postgres leave core 0 to the measured system, if `taskset` and more than one core are available. */
function giveWayOnFirstCore(): number | null {
  const count = cpus().length;
  if (count < 2) return null;
  const rest = count === 2 ? '1' : `1-${count - 1}`;
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', rest, String(process.pid)], { stdio: 'ignore' });
  return status === 0 ? 0 : null;
}
