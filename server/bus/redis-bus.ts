import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { unavailable } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { Bus, type BusListener, type BusStatus } from './bus.js';
import { deliver, GapListeners } from './listeners.js';
import { REDIS_TIMEOUT_MS, type RedisConnection } from './redis.js';
import { openSubscriber, type Subscriber } from './subscriber.js';
import { HEARTBEAT_TOPIC } from './topics.js';

const HEARTBEAT_MS = 2_000;
/** Without any sign of life for so long, something is lost. More than two heartbeats. */
const SILENCE_MS = 5_000;
/** What a heartbeat says, behind the id of its sender. */
const WELL = 'well';
const HAS_LOST = 'has-lost';
const LEAVES = 'leaves';
/** Redis answers a SUBSCRIBE once per topic; so many at once do not hold up what else it does. */
const SUBSCRIBE_BATCH = 500;

interface Topic {
  listeners: Set<{ listener: BusListener }>;
  /** Redis has confirmed it on the connection that is open now. */
  stands: boolean;
  waiting: Set<{ settle: () => void; fail: (error: unknown) => void }>;
}

/** The bus of many nodes: Redis pub/sub, over one subscriber connection a node. */
@Injectable()
export class RedisBus extends Bus implements OnApplicationShutdown {
  /** Names this process to the others. Not the node's name: one that was killed and is back at once would hide its death. */
  readonly id = newId();
  private readonly logger = new Logger('Bus');
  private readonly topics = new Map<string, Topic>();
  private readonly gaps = new GapListeners();
  private readonly subscriber: Subscriber;
  private readonly heartbeat: NodeJS.Timeout;
  private unsent = new Set<string>();
  private connections = 0;
  private lastSignOfLife = performance.now();
  private lastBeat = performance.now();
  /** When each of the other nodes was last heard. */
  private readonly peers = new Map<string, number>();
  /** Something of this node was not carried: listeners everywhere have missed it, and cannot know. */
  private hasLost = false;
  private isClosed = false;

  constructor(
    config: Config,
    private readonly redis: RedisConnection,
  ) {
    super();
    if (!config.redisUrl) throw new Error('A Redis bus needs REDIS_URL');
    const listeners = new Set([{ listener: (payload: Buffer) => this.hearBeat(payload.toString()) }]);
    this.topics.set(HEARTBEAT_TOPIC, { listeners, stands: false, waiting: new Set() });
    this.subscriber = openSubscriber(config.redisUrl, config.redisCluster, {
      ready: () => void this.resubscribe(),
      closed: () => this.forgetSubscriptions(),
      restored: () => this.gaps.tell(),
      message: (channel, payload) => this.receive(channel.slice(redis.prefix.length), payload),
    });
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
  }

  async publish(topic: string, payload: string | Buffer): Promise<void> {
    try {
      await this.send(topic, payload);
    } catch (error) {
      this.hasLost = true;
      throw unavailable(error);
    }
  }

  async subscribe(topic: string, listener: BusListener): Promise<() => void> {
    const state = this.topics.get(topic) ?? { listeners: new Set(), stands: false, waiting: new Set() };
    this.topics.set(topic, state);
    const entry = { listener };
    state.listeners.add(entry);
    const end = () => {
      if (state.listeners.delete(entry) && state.listeners.size === 0) this.drop(topic, state);
    };
    try {
      if (!state.stands) await this.untilStands(topic, state);
    } catch (error) {
      end();
      throw unavailable(error);
    }
    return end;
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
    // Whoever does not hear it takes this node for dead, and looks again: safe, and needless.
    if (!this.hasLost) this.send(HEARTBEAT_TOPIC, `${this.id} ${LEAVES}`).catch(() => undefined);
    this.subscriber.close();
    for (const { waiting } of this.topics.values()) {
      for (const waiter of waiting) waiter.fail(new Error('The bus is closed'));
    }
  }

  private async send(topic: string, payload: string | Buffer): Promise<void> {
    const channel = this.redis.prefix + topic;
    if (this.redis.isCluster) await this.redis.client!.spublish(channel, payload);
    else await this.redis.client!.publish(channel, payload);
  }

  private untilStands(topic: string, state: Topic): Promise<void> {
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
      const timer = setTimeout(() => waiter.fail(new Error('Redis does not confirm')), REDIS_TIMEOUT_MS);
      state.waiting.add(waiter);
      if (this.unsent.size === 0) queueMicrotask(() => void this.sendSubscriptions());
      this.unsent.add(topic);
    });
  }

  /** Sends what is waiting, in few commands. Does nothing before the connection is ready: `resubscribe` comes then. */
  private async sendSubscriptions(): Promise<void> {
    if (!this.subscriber.isReady) return;
    const topics = [...this.unsent];
    this.unsent = new Set();
    const connection = this.connections;
    for (let start = 0; start < topics.length; start += SUBSCRIBE_BATCH) {
      const batch: [string, Topic][] = [];
      for (const topic of topics.slice(start, start + SUBSCRIBE_BATCH)) {
        const state = this.topics.get(topic);
        if (state) batch.push([topic, state]);
      }
      if (batch.length === 0) continue;
      try {
        await this.subscriber.subscribe(batch.map(([topic]) => this.redis.prefix + topic));
      } catch (error) {
        // A connection that broke is followed by another, which asks for everything anew.
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

  private confirm(topic: string, state: Topic): void {
    // Given back meanwhile and asked for again: the answer to the first asking says nothing about the second.
    if (this.topics.get(topic) !== state) return;
    state.stands = true;
    for (const waiter of state.waiting) waiter.settle();
  }

  private async resubscribe(): Promise<void> {
    this.connections++;
    this.lastSignOfLife = performance.now();
    for (const [topic, state] of this.topics) {
      state.stands = false;
      this.unsent.add(topic);
    }
    const connection = this.connections;
    await this.sendSubscriptions();
    // Readers look again only now, when what is published behind their back arrives again.
    if (connection > 1 && connection === this.connections) this.gaps.tell();
  }

  private forgetSubscriptions(): void {
    for (const state of this.topics.values()) state.stands = false;
  }

  private drop(topic: string, state: Topic): void {
    if (this.topics.get(topic) !== state || topic === HEARTBEAT_TOPIC) return;
    this.topics.delete(topic);
    this.unsent.delete(topic);
    if (!this.subscriber.isReady) return;
    this.subscriber.unsubscribe(this.redis.prefix + topic).catch((error) => {
      // The connection broke, and with it the subscription.
      this.logger.debug({ err: error }, 'A topic was not given back');
    });
  }

  private receive(topic: string, payload: Buffer): void {
    this.lastSignOfLife = performance.now();
    const state = this.topics.get(topic);
    if (state) deliver(state.listeners, payload);
  }

  /** Another node lives; and where it could not publish for a while, all who listen look again. */
  private hearBeat(payload: string): void {
    const [id = '', state] = payload.split(' ');
    if (state === LEAVES) this.peers.delete(id);
    else if (id !== this.id) this.peers.set(id, this.lastSignOfLife);
    if (state === HAS_LOST) this.gaps.tell();
  }

  /** Says that this node lives, and notices when nothing of the kind arrives any more. */
  private async beat(): Promise<void> {
    // A node that stood still itself has not read yet what came meanwhile.
    const stoodStill = performance.now() - this.lastBeat > 1.5 * HEARTBEAT_MS;
    this.lastBeat = performance.now();
    if (!stoodStill) this.lookForSilence(this.lastBeat);
    const { hasLost } = this;
    this.hasLost = false;
    try {
      await this.send(HEARTBEAT_TOPIC, `${this.id} ${hasLost ? HAS_LOST : WELL}`);
    } catch (error) {
      this.hasLost ||= hasLost;
      if (this.isClosed) return;
      this.logger.debug({ err: error }, 'A heartbeat was not sent');
      // A connection that takes commands and answers none would be believed for minutes.
      if (this.redis.client?.status === 'ready') this.redis.reset();
    }
  }

  private lookForSilence(now: number): void {
    if (now - this.lastSignOfLife > SILENCE_MS) {
      this.lastSignOfLife = now;
      if (this.subscriber.isReady) this.subscriber.reset();
      this.gaps.tell();
      return;
    }
    // It may have died with something stored and not told.
    const silent = [...this.peers].filter(([, heardAt]) => now - heardAt > SILENCE_MS).map(([id]) => id);
    for (const id of silent) this.peers.delete(id);
    if (silent.length > 0) this.gaps.tell();
  }
}
