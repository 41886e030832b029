import { type Cluster, Redis } from 'ioredis';
import { openRedis } from './redis.js';

export interface SubscriberEvents {
  /** Subscriptions may be made; earlier ones of this subscriber are gone. */
  ready(): void;
  closed(): void;
  /** Single subscriptions were interrupted and stand again. */
  restored(): void;
  message(channel: string, payload: Buffer): void;
}

/** The one connection of a node that hears topics. */
export interface Subscriber {
  readonly isReady: boolean;
  subscribe(channels: readonly string[]): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  reset(): void;
  close(): void;
}

export function openSubscriber(url: string, isCluster: boolean, events: SubscriberEvents): Subscriber {
  // Which topics to ask for anew after a break is the bus' own business: what ioredis would resend could be written
  // before its check of the fresh connection, and is then lost without a sign.
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

/** Sharded pub/sub: a payload goes to the shard of its topic alone, where plain pub/sub would go to all of them. */
function ofCluster(client: Cluster, events: SubscriberEvents): Subscriber {
  client.on('smessageBuffer', (channel: Buffer, payload: Buffer) => events.message(channel.toString(), payload));
  client.on('subscribersReady', () => events.restored());
  return {
    get isReady() {
      return client.status === 'ready';
    },
    // One call a channel, as those of one call would have to live on the same shard.
    subscribe: (channels) => Promise.all(channels.map((channel) => client.ssubscribe(channel))),
    unsubscribe: (channel) => client.sunsubscribe(channel),
    reset: () => client.disconnect(true),
    close: () => client.disconnect(),
  };
}
