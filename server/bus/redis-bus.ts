import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { unavailable } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { Bus, type BusStatus, type PayloadListener } from './bus.js';
import { deliver, GapListeners } from './listeners.js';
import { REDIS_TIMEOUT_MS, type RedisConnection } from './redis.js';
import { openSubscriber, type Subscriber } from './subscriber.js';
import { HEARTBEAT_TOPIC } from './topics.js';

const HEARTBEAT_MS = 1_000;
/** After so long without any message, payloads have been lost. More than two heartbeats. */
const SILENCE_MS = 5_000;
/**
 * After so long without a heartbeat, another node is dead. With a heartbeat more, its last changes have effect on every node
 * within five seconds of its death, also those that it did not publish any more.
 */
const PEER_SILENCE_MS = 3_000;
/** A heartbeat that comes so late shows that this process was suspended. */
const SUSPENDED_MS = 2_000;
/** States in a heartbeat, after the id of its sender. */
const WELL = 'well';
const HAS_LOST = 'has-lost';
const LEAVES = 'leaves';
/** Redis answers a SUBSCRIBE once per topic. A batch of this size does not delay its other work. */
const SUBSCRIBE_BATCH = 500;

interface TopicState {
  listeners: Set<{ listener: PayloadListener }>;
  /** Redis has confirmed the subscription on the current connection. */
  isActive: boolean;
  waiting: Set<{ settle: () => void; fail: (error: unknown) => void }>;
}

/** The bus of many nodes: Redis pub/sub, with one subscriber connection per node. */
@Injectable()
export class RedisBus extends Bus implements OnApplicationShutdown {
  /** Identifies this process, not the node: a node that is killed and restarts at once must not hide its death. */
  readonly id = newId();
  private readonly logger = new Logger('Bus');
  private readonly topics = new Map<string, TopicState>();
  private readonly gaps = new GapListeners();
  private readonly subscriber: Subscriber;
  private readonly heartbeat: NodeJS.Timeout;
  private unsent = new Set<string>();
  private connections = 0;
  private lastMessageAt = performance.now();
  private lastBeat = performance.now();
  /** When this node last heard each of the others. */
  private readonly peers = new Map<string, number>();
  /** A payload of this node was lost: listeners on all nodes missed it and cannot know. */
  private hasLost = false;
  private isClosed = false;

  constructor(
    config: Config,
    private readonly redis: RedisConnection,
  ) {
    super();
    if (!config.redisUrl) throw new Error('A Redis bus needs REDIS_URL');
    const listeners = new Set([{ listener: (payload: Buffer) => this.receiveHeartbeat(payload.toString()) }]);
    this.topics.set(HEARTBEAT_TOPIC, { listeners, isActive: false, waiting: new Set() });
    this.subscriber = openSubscriber(config.redisUrl, config.redisCluster, {
      ready: () => void this.resubscribe(),
      closed: () => this.forgetSubscriptions(),
      restored: () => this.gaps.notify(),
      message: (channel, payload) => this.receive(channel.slice(redis.prefix.length), payload),
    });
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
    // Other nodes miss this one if it dies, from its first moment on.
    void this.beat();
  }

  onGap(listener: () => void): () => void {
    return this.gaps.add(listener);
  }

  async status(): Promise<BusStatus> {
    return this.subscriber.isReady ? this.redis.status() : 'DOWN';
  }

  onApplicationShutdown(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    // Best effort: a peer that misses it does one unnecessary reconcile.
    if (!this.hasLost) this.send(HEARTBEAT_TOPIC, `${this.id} ${LEAVES}`).catch(() => undefined);
    this.subscriber.close();
    for (const { waiting } of this.topics.values()) {
      for (const waiter of waiting) waiter.fail(new Error('The bus is closed'));
    }
  }

  protected async publishPayload(topic: string, payload: string | Buffer): Promise<void> {
    try {
      await this.send(topic, payload);
    } catch (error) {
      this.hasLost = true;
      throw unavailable(error);
    }
  }

  protected async subscribeToPayloads(topic: string, listener: PayloadListener): Promise<() => void> {
    const state = this.topics.get(topic) ?? { listeners: new Set(), isActive: false, waiting: new Set() };
    this.topics.set(topic, state);
    const entry = { listener };
    state.listeners.add(entry);
    const end = () => {
      if (state.listeners.delete(entry) && state.listeners.size === 0) this.drop(topic, state);
    };
    try {
      if (!state.isActive) await this.untilActive(topic, state);
    } catch (error) {
      end();
      throw unavailable(error);
    }
    return end;
  }

  private async send(topic: string, payload: string | Buffer): Promise<void> {
    const channel = this.redis.prefix + topic;
    this.redis.joinWrites();
    if (this.redis.isCluster) await this.redis.client!.spublish(channel, payload);
    else await this.redis.client!.publish(channel, payload);
  }

  private untilActive(topic: string, state: TopicState): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        state.waiting.delete(waiter);
      };
      const waiter = {
        settle: () => {
          leave();
          resolve();
        },
        fail: (error: unknown) => {
          leave();
          reject(error);
        },
      };
      const timer = setTimeout(
        () => waiter.fail(new Error('Redis did not confirm the subscription')),
        REDIS_TIMEOUT_MS,
      );
      state.waiting.add(waiter);
      if (this.unsent.size === 0) queueMicrotask(() => void this.sendSubscriptions());
      this.unsent.add(topic);
    });
  }

  /** Sends the waiting subscriptions in batches. Does nothing until the connection is ready: `resubscribe` runs then. */
  private async sendSubscriptions(): Promise<void> {
    if (!this.subscriber.isReady) return;
    const topics = [...this.unsent];
    this.unsent = new Set();
    const connection = this.connections;
    for (let start = 0; start < topics.length; start += SUBSCRIBE_BATCH) {
      const batch: [string, TopicState][] = [];
      for (const topic of topics.slice(start, start + SUBSCRIBE_BATCH)) {
        const state = this.topics.get(topic);
        if (state) batch.push([topic, state]);
      }
      if (batch.length === 0) continue;
      try {
        await this.subscriber.subscribe(batch.map(([topic]) => this.redis.prefix + topic));
      } catch (error) {
        // If the connection broke, the next one subscribes to everything again.
        if (connection === this.connections && this.subscriber.isReady) {
          this.logger.warn({ err: error }, 'Redis refused a subscription');
          this.subscriber.reset();
        }
        return;
      }
      if (connection !== this.connections) return;
      for (const [topic, state] of batch) this.confirm(topic, state);
    }
  }

  private confirm(topic: string, state: TopicState): void {
    // The topic was dropped and requested again meanwhile: this confirmation belongs to the first request.
    if (this.topics.get(topic) !== state) return;
    state.isActive = true;
    for (const waiter of state.waiting) waiter.settle();
  }

  private async resubscribe(): Promise<void> {
    this.connections++;
    this.lastMessageAt = performance.now();
    for (const [topic, state] of this.topics) {
      state.isActive = false;
      this.unsent.add(topic);
    }
    const connection = this.connections;
    await this.sendSubscriptions();
    // Only now do new payloads arrive again, so only now is re-reading enough.
    if (connection > 1 && connection === this.connections) this.gaps.notify();
  }

  private forgetSubscriptions(): void {
    for (const state of this.topics.values()) state.isActive = false;
  }

  private drop(topic: string, state: TopicState): void {
    if (this.topics.get(topic) !== state || topic === HEARTBEAT_TOPIC) return;
    this.topics.delete(topic);
    this.unsent.delete(topic);
    if (!this.subscriber.isReady) return;
    this.subscriber.unsubscribe(this.redis.prefix + topic).catch((error) => {
      // The connection broke, which ended the subscription as well.
      this.logger.debug({ err: error }, 'A topic was not unsubscribed');
    });
  }

  private receive(topic: string, payload: Buffer): void {
    this.lastMessageAt = performance.now();
    const state = this.topics.get(topic);
    if (state) deliver(state.listeners, payload);
  }

  /** Another node is alive. If it lost payloads, listeners here re-read their data. */
  private receiveHeartbeat(payload: string): void {
    const [id = '', state] = payload.split(' ');
    if (state === LEAVES) this.peers.delete(id);
    else if (id !== this.id) this.peers.set(id, this.lastMessageAt);
    if (state === HAS_LOST) this.gaps.notify();
  }

  /** Publishes this node's heartbeat, and notices when no heartbeats arrive any more. */
  private async beat(): Promise<void> {
    // If this process was suspended, it has not yet read the messages that arrived meanwhile.
    const wasSuspended = performance.now() - this.lastBeat > SUSPENDED_MS;
    this.lastBeat = performance.now();
    if (!wasSuspended) this.checkForSilence(this.lastBeat);
    const { hasLost } = this;
    this.hasLost = false;
    try {
      await this.send(HEARTBEAT_TOPIC, `${this.id} ${hasLost ? HAS_LOST : WELL}`);
    } catch (error) {
      this.hasLost ||= hasLost;
      if (this.isClosed) return;
      this.logger.debug({ err: error }, 'A heartbeat was not sent');
      // A connection that accepts commands but answers none would otherwise stay open for minutes.
      if (this.redis.client?.status === 'ready') this.redis.reset();
    }
  }

  private checkForSilence(now: number): void {
    if (now - this.lastMessageAt > SILENCE_MS) {
      this.lastMessageAt = now;
      if (this.subscriber.isReady) this.subscriber.reset();
      this.gaps.notify();
      return;
    }
    // A dead node may have stored changes without publishing them.
    const silent = [...this.peers].filter(([, heardAt]) => now - heardAt > PEER_SILENCE_MS).map(([id]) => id);
    for (const id of silent) this.peers.delete(id);
    if (silent.length > 0) this.gaps.notify();
  }
}
