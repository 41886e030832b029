import { isDeepStrictEqual } from 'node:util';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { WAITLIST_TOPIC } from '../bus/topics.js';
import { Events } from '../platform/events.js';
import { clientNetwork } from '../platform/http/client-address.js';
import { WaitlistApprovalUndone, WaitlistApproved, WaitlistJoined, WaitlistRemoved } from './waitlist.events.js';
import type { EstimatedEntry } from './waitlist-entry.js';
import { WaitlistQueries } from './waitlist-queries.js';

/** Positions are read at most this often, however many change. The first change after a pause is read at once. */
const EVERY_MS = 500;
/** Positions that are read at the same time. */
const BATCH = 4;
/** Streams that one network address (/64), one network (/48), and all together may hold open on a node. */
const STREAMS_PER_ADDRESS = 10;
const STREAMS_PER_NETWORK = 40;
const STREAMS = 2_000;

/** Receives an address's entry, or `null` while the address is not on the list. */
interface Subscriber {
  next: (entry: EstimatedEntry | null) => void;
  end: () => void;
}

interface Subscription extends Subscriber {
  email: string;
  address: string;
  /** `undefined`: the subscriber has not received anything yet. */
  last: EstimatedEntry | null | undefined;
}

/** Streams positions to people who wait. They have no account yet, so no socket. */
@Injectable()
export class PositionWatch implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('PositionWatch');
  private readonly subscriptions = new Set<Subscription>();
  private readonly closers: (() => void)[] = [];
  private timer: NodeJS.Timeout | null = null;
  private isStopping = false;
  private isReading = false;
  private hasChanged = false;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly bus: Bus,
    private readonly events: Events,
    private readonly waitlist: WaitlistQueries,
  ) {}

  async onModuleInit(): Promise<void> {
    const announce = () => this.bus.publish(WAITLIST_TOPIC, null);
    this.closers.push(
      this.events.on(WaitlistJoined, announce),
      this.events.on(WaitlistApproved, announce),
      this.events.on(WaitlistApprovalUndone, announce),
      this.events.on(WaitlistRemoved, announce),
      await this.bus.subscribe(WAITLIST_TOPIC, () => this.readSoon()),
      this.bus.onGap(() => this.readSoon()),
    );
  }

  /** The HTTP server waits for open streams before it closes, so they end first. Clients reconnect to another node. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const subscription of this.subscriptions) subscription.end();
    this.subscriptions.clear();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearTimeout(this.timer);
    for (const close of this.closers) close();
  }

  /** False where this node, the network address or its network holds as many streams as it may. */
  hasRoom(address: string): boolean {
    const network = clientNetwork(address);
    const neighbours = [...this.subscriptions].filter((other) => clientNetwork(other.address) === network);
    const own = neighbours.filter((other) => other.address === address).length;
    return this.subscriptions.size < STREAMS && neighbours.length < STREAMS_PER_NETWORK && own < STREAMS_PER_ADDRESS;
  }

  /** Sends the entry now and after each change, until this node stops. Returns how to unsubscribe. */
  async subscribe(email: string, address: string, subscriber: Subscriber): Promise<() => void> {
    const subscription: Subscription = { ...subscriber, email, address, last: undefined };
    const unsubscribe = () => this.subscriptions.delete(subscription);
    // Counted before the entry is read, or streams that open at the same moment would all find room.
    this.subscriptions.add(subscription);
    try {
      await this.sendIfChanged(subscription);
    } catch (error) {
      unsubscribe();
      throw error;
    }
    if (this.isStopping) subscription.end();
    return unsubscribe;
  }

  private readSoon(): void {
    if (this.isReading) this.hasChanged = true;
    if (this.isReading || this.timer || this.subscriptions.size === 0) return;
    const waitMs = Math.max(0, this.readAt + EVERY_MS - performance.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      this.readAt = performance.now();
      void this.readOnce();
    }, waitMs);
  }

  /** One reading at a time: a long list and many joins would otherwise take every connection of the pool. */
  private async readOnce(): Promise<void> {
    this.isReading = true;
    this.hasChanged = false;
    await this.readAll();
    this.isReading = false;
    if (this.hasChanged) this.readSoon();
  }

  private async readAll(): Promise<void> {
    const subscriptions = [...this.subscriptions];
    try {
      for (let start = 0; start < subscriptions.length; start += BATCH) {
        await Promise.all(subscriptions.slice(start, start + BATCH).map((one) => this.sendIfChanged(one)));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Positions could not be read; the next change tries again');
    }
  }

  private async sendIfChanged(subscription: Subscription): Promise<void> {
    const entry = await this.waitlist.lookup(subscription.email);
    if (!this.subscriptions.has(subscription) || isDeepStrictEqual(entry, subscription.last)) return;
    subscription.last = entry;
    subscription.next(entry);
  }
}
