import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import { Config } from '../platform/config/config.js';
import type { BusStatus } from './bus.js';

/** How long a call to Redis may take (quality C15). */
export const REDIS_TIMEOUT_MS = 2_000;

/**
 * The node's one connection for commands; `client` is `null` where there is no Redis. A command fails within 2 s.
 * Every key and channel starts with `prefix`, so that several Starlings can share a Redis.
 */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis | Cluster | null;
  readonly isCluster: boolean;
  readonly prefix: string;

  constructor(config: Config) {
    this.isCluster = config.redisCluster;
    this.prefix = `starling:${namespaceOf(config)}:`;
    this.client = config.redisUrl ? openRedis(config.redisUrl, config.redisCluster) : null;
    if (this.client) reportOutages(this.client);
  }

  async status(): Promise<BusStatus> {
    if (!this.client) return 'OK';
    return this.client.ping().then(
      () => 'OK' as const,
      () => 'DOWN' as const,
    );
  }

  /** Begins anew on fresh connections: what hangs on the old ones would be waited for until the system gives them up. */
  reset(): void {
    this.client?.disconnect(true);
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}

/**
 * Nodes that share a database share their topics and counts; other Starlings on the same Redis do not hear them. The
 * name of the database stands for it, as nodes may reach it under different addresses; that of an embedded one is
 * drawn by lot.
 */
function namespaceOf(config: Config): string {
  return config.databaseUrl ? decodeURIComponent(new URL(config.databaseUrl).pathname.slice(1)) : 'starling';
}

const reconnectDelayMs = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 5), 1_000);

/** A client that reconnects for ever and fails single commands soon. */
export function openRedis(url: string, isCluster: boolean, options: RedisOptions = {}): Redis | Cluster {
  const common: RedisOptions = {
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    keepAlive: 10_000,
    maxRetriesPerRequest: 1,
    retryStrategy: reconnectDelayMs,
    ...options,
  };
  const client = isCluster ? openCluster(url, common) : new Redis(url, common);
  // Without a listener ioredis prints each failed attempt itself.
  client.on('error', () => undefined);
  return client;
}

/**
 * A connection of before that ends late empties the pool of the next, and where that happens while the cluster is being
 * looked up, ioredis forgets to try again: it stays at `close`, which else is left within the event of that name.
 */
function openCluster(url: string, options: RedisOptions): Cluster {
  const cluster = new Cluster([nodeOf(url)], clusterOptions(url, options));
  cluster.on('close', () => {
    setImmediate(() => {
      // Why it fails is told by its `error` events, and it tries again by itself from then on.
      if (cluster.status === 'close') cluster.connect().catch(() => undefined);
    });
  });
  return cluster;
}

function reportOutages(client: Redis | Cluster): void {
  const logger = new Logger('Redis');
  let isDown = false;
  client.on('error', (error: Error) => {
    // Each attempt fails anew while Redis is away; one line says so.
    if (!isDown) logger.warn({ err: error }, 'Redis is out of reach');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) logger.log('Redis is back');
    isDown = false;
  });
}

function nodeOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 6379 };
}

function clusterOptions(url: string, redisOptions: RedisOptions): ClusterOptions {
  const { username, password, protocol, hostname } = new URL(url);
  return {
    shardedSubscribers: true,
    clusterRetryStrategy: reconnectDelayMs,
    slotsRefreshTimeout: REDIS_TIMEOUT_MS,
    redisOptions: {
      ...redisOptions,
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      ...(protocol === 'rediss:' ? { tls: { servername: hostname } } : {}),
    },
  };
}
