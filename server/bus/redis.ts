import type { Writable } from 'node:stream';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import { Config } from '../platform/config/config.js';
import type { BusStatus } from './bus.js';

/** How long a call to Redis may take. */
export const REDIS_TIMEOUT_MS = 2_000;

/**
 * The node's one connection for commands; `client` is `null` without Redis. A command fails within 2 s. Every key and
 * channel starts with `prefix`, so that several Starling installations can share a Redis.
 */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis | Cluster | null;
  readonly isCluster: boolean;
  readonly prefix: string;
  /** The stream whose writes wait for the end of this turn of the event loop. */
  private joined: Writable | null = null;

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

  /**
   * The commands of this turn of the event loop leave in one write, at its end: without a timer or a delay. A cluster writes
   * each command by itself.
   */
  joinWrites(): void {
    const stream = this.client instanceof Redis ? this.client.stream : undefined;
    if (!stream || this.joined === stream) return;
    this.joined = stream;
    stream.cork();
    setImmediate(() => {
      if (this.joined === stream) this.joined = null;
      stream.uncork();
    });
  }

  /** Reconnects at once: commands on a silent connection would wait until the operating system gives it up. */
  reset(): void {
    this.client?.disconnect(true);
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}

/**
 * Nodes that share a database share their topics and counts; other installations on the same Redis do not. The database
 * is identified by its name, because nodes may reach it under different addresses. An embedded one has a random name.
 */
function namespaceOf(config: Config): string {
  return config.databaseUrl ? decodeURIComponent(new URL(config.databaseUrl).pathname.slice(1)) : 'starling';
}

const reconnectDelayMs = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 5), 1_000);

/** A client that reconnects for ever and fails single commands quickly. */
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
  // Without a listener, ioredis prints each failed attempt itself.
  client.on('error', () => undefined);
  return client;
}

/**
 * Works around a fault of ioredis: when an old connection ends late, it empties the pool of the next one. If that happens
 * during cluster discovery, the client stays in status `close`, which it normally leaves within the `close` event.
 */
function openCluster(url: string, options: RedisOptions): Cluster {
  const cluster = new Cluster([nodeOf(url)], clusterOptions(url, options));
  cluster.on('close', () => {
    setImmediate(() => {
      // Failures arrive as `error` events, and from then on the client retries by itself.
      if (cluster.status === 'close') cluster.connect().catch(() => undefined);
    });
  });
  return cluster;
}

function reportOutages(client: Redis | Cluster): void {
  const logger = new Logger('Redis');
  let isDown = false;
  client.on('error', (error: Error) => {
    // Every attempt fails during an outage; log the first one only.
    if (!isDown) logger.warn({ err: error }, 'Redis is unreachable');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) logger.log('Redis is reachable again');
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
