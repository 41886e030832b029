import { type Cluster, Redis } from 'ioredis';
import { openRedis } from './redis.js';

export interface SubscriberEvents {
  /** The connection accepts subscriptions; earlier ones are gone. */
  ready(): void;
  closed(): void;
  /** Some subscriptions were interrupted and are active again. */
  restored(): void;
  message(channel: string, payload: Buffer): void;
}

/** The one connection on which a node receives topics. */
export interface Subscriber {
  readonly isReady: boolean;
  subscribe(channels: readonly string[]): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  reset(): void;
  close(): void;
}

export function openSubscriber(url: string, isCluster: boolean, events: SubscriberEvents): Subscriber {
  // The bus resubscribes by itself after a reconnect: ioredis could resend a subscription before its check of the new
  // connection, and would then lose it without an error.
  const options = { autoResubscribe: isCluster, autoResendUnfulfilledCommands: false, enableOfflineQueue: isCluster };
  const client = openRedis(url, isCluster, options);
  client.on('ready', () => events.ready());
  client.on('close', () => events.closed());
  return client instanceof Redis ? ofOneServer(client, events) : ofCluster(client, events);
}

function ofOneServer(client: Redis, events: SubscriberEvents): Subscriber {
  client.on('messageBuffer', (channel: Buffer, payload: Buffer) => events.message(channel.toString(), payload));
  return {
    get isReady() {
      return client.status === 'ready';
    },
    subscribe: (channels) => client.subscribe(...channels),
    unsubscribe: (channel) => client.unsubscribe(channel),
    reset: () => client.disconnect(true),
    close: () => client.disconnect(),
  };
}

/** Sharded pub/sub: a payload goes only to the shard of its topic; plain pub/sub would send it to all shards. */
function ofCluster(client: Cluster, events: SubscriberEvents): Subscriber {
  client.on('smessageBuffer', (channel: Buffer, payload: Buffer) => events.message(channel.toString(), payload));
  client.on('subscribersReady', () => events.restored());
  return {
    get isReady() {
      return client.status === 'ready';
    },
    // One call per channel: the channels of one call must all be on the same shard.
    subscribe: (channels) => Promise.all(channels.map((channel) => client.ssubscribe(channel))),
    unsubscribe: (channel) => client.sunsubscribe(channel),
    reset: () => client.disconnect(true),
    close: () => client.disconnect(),
  };
}
