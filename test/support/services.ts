import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { migrate } from '../../server/platform/database/migrate.js';
import { EmbeddedPostgres } from '../../server/start/embedded-postgres/embedded-postgres.js';
import { startContainers } from './containers.js';
import { databaseUrl, execute } from './database.js';
import { startRedisServer } from './redis-server.js';
import { ADMIN_DATABASE_URL, DATA_DIR, DATABASES, REDIS_URL, TEMPLATE_DATABASE } from './settings.js';

export interface Services {
  env: Record<string, string>;
  stop(): Promise<void>;
}

interface Backend {
  /** For the line that names the services of the run. */
  name: string;
  databaseUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

/** Faster settings without durability, because test data need not survive the run. */
const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/**
 * A real Postgres and a real Redis for the whole run: those that the environment names, else containers where a Docker
 * engine answers, else the embedded Postgres and a local `redis-server`. With a migrated database to copy from.
 */
export async function startServices(): Promise<Services> {
  Logger.overrideLogger(false);
  const backend = fromEnvironment() ?? (await startContainers()) ?? (await startLocally());
  process.stdout.write(`Tests run on ${backend.name}\n`);
  const databases = `starling_test_${randomBytes(6).toString('hex')}`;
  const template = `${databases}_template`;
  try {
    await execute(backend.databaseUrl, `CREATE DATABASE ${template}`);
    await migrate(databaseUrl(backend.databaseUrl, template));
  } catch (error) {
    await backend.stop();
    throw error;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'starling-test-data-'));
  return {
    env: {
      [DATA_DIR]: dataDir,
      [ADMIN_DATABASE_URL]: backend.databaseUrl,
      [TEMPLATE_DATABASE]: template,
      [DATABASES]: databases,
      [REDIS_URL]: backend.redisUrl,
    },
    async stop() {
      const { rows } = await execute(
        backend.databaseUrl,
        'SELECT datname AS name FROM pg_database WHERE datname ^@ $1',
        [databases],
      );
      for (const { name } of rows) await execute(backend.databaseUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function fromEnvironment(): Backend | null {
  const postgres = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const redis = process.env.REDIS_URL;
  if (!postgres && !redis) return null;
  if (!postgres || !redis) {
    throw new Error('Tests on given servers need both DATABASE_URL (or TEST_DATABASE_URL) and REDIS_URL');
  }
  return {
    name: 'the Postgres and the Redis that the environment names',
    databaseUrl: postgres,
    redisUrl: redis,
    stop: async () => undefined,
  };
}

async function startLocally(): Promise<Backend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starling-test-'));
  const [postgres, redis] = await Promise.allSettled([
    EmbeddedPostgres.start({ dataDir, settings: QUICK }),
    startRedisServer(),
  ]);
  const stop = async () => {
    if (postgres.status === 'fulfilled') await postgres.value.stop();
    if (redis.status === 'fulfilled') await redis.value.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  if (postgres.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    throw postgres.status === 'rejected' ? postgres.reason : (redis as PromiseRejectedResult).reason;
  }
  return {
    name: `the embedded Postgres and a local redis-server (${redis.value.version})`,
    databaseUrl: postgres.value.url,
    redisUrl: redis.value.url,
    stop,
  };
}
