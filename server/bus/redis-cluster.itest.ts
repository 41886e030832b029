import { type EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RedisServer, startRedisServer } from '../../test/support/redis-server.js';
import { until } from '../../test/support/wait.js';
import { readConfig } from '../platform/config/config.js';
import { freePort } from '../start/embedded-postgres/embedded-postgres.js';
import { describeBus } from './bus.suite.js';
import { openRedis, RedisConnection } from './redis.js';
import { RedisBus } from './redis-bus.js';

// What fails on purpose need not be reported.
Logger.overrideLogger(false);

const SLOTS = 16_384;

/** Three masters that share the slots. */
async function startCluster(): Promise<{ servers: RedisServer[]; stop(): Promise<void> }> {
  const servers = await Promise.all(
    [0, 1, 2].map(async () => {
      const busPort = String(await freePort());
      return startRedisServer({ args: ['--cluster-enabled', 'yes', '--cluster-port', busPort] });
    }),
  );
  const clients = servers.map(({ url }) => new Redis(url));
  const busPorts = await Promise.all(
    clients.map(async (client) => String(((await client.config('GET', 'cluster-port')) as string[])[1])),
  );
  for (const [index, client] of clients.entries()) {
    const first = Math.floor((index * SLOTS) / 3);
    const last = Math.floor(((index + 1) * SLOTS) / 3) - 1;
    await client.call('CLUSTER', 'ADDSLOTSRANGE', first, last);
    await client.call('CLUSTER', 'MEET', '127.0.0.1', servers[0]!.port, busPorts[0]!);
  }
  await until(
    async () => {
      const states = await Promise.all(clients.map((client) => client.call('CLUSTER', 'INFO') as Promise<string>));
      return states.every((state) => state.includes('cluster_state:ok') && state.includes('cluster_known_nodes:3'));
    },
    { what: 'the cluster to form', timeoutMs: 30_000 },
  );
  for (const client of clients) client.disconnect();
  return {
    servers,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

function openNode(redisUrl: string) {
  const config = readConfig({
    REDIS_URL: redisUrl,
    REDIS_CLUSTER: 'true',
    DATABASE_URL: 'postgres://127.0.0.1/cluster',
  });
  const redis = new RedisConnection(config);
  return { redis, bus: new RedisBus(config, redis) };
}

describeBus('the bus of many nodes, on a Redis Cluster', async () => {
  const cluster = await startCluster();
  const nodes = [openNode(cluster.servers[0]!.url), openNode(cluster.servers[1]!.url)] as const;
  return {
    here: nodes[0].bus,
    there: nodes[1].bus,
    async close() {
      for (const { bus, redis } of nodes) {
        bus.onApplicationShutdown();
        redis.onApplicationShutdown();
      }
      await cluster.stop();
    },
  };
});

describe('a client of a Redis Cluster', () => {
  it('reconnects when its pool was emptied during cluster discovery', async () => {
    const cluster = await startCluster();
    const client = openRedis(cluster.servers[0]!.url, true);
    await until(() => client.status === 'ready');
    // As an old connection does that ends late.
    const { connectionPool } = client as unknown as { connectionPool: EventEmitter };
    client.once('connecting', () => connectionPool.emit('drain'));
    const connecting = once(client, 'connecting');
    client.disconnect(true);
    await connecting;
    await until(() => client.status === 'ready');
    expect(await client.set('key', 'value')).toBe('OK');
    client.disconnect();
    await cluster.stop();
  });
});
