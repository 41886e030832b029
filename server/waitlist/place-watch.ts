import { isDeepStrictEqual } from 'node:util';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { WaitlistLookupBody } from '../../contract/waitlist.js';
import { Bus } from '../bus/bus.js';
import { WAITLIST_TOPIC } from '../bus/topics.js';
import { Events } from '../platform/events.js';
import { clientNetwork } from '../platform/http/client-address.js';
import { WaitlistApproved, WaitlistJoined, WaitlistRemoved } from './waitlist.events.js';
import { WaitlistService } from './waitlist.service.js';

/** Places are read at most so often, however many move; the first move after a pause is told at once. */
const EVERY_MS = 500;
/** Lookups under way at once. */
const BATCH = 20;
/** Streams that one network address (/64), one network (/48), and all together may hold open on a node. */
const STREAMS_PER_ADDRESS = 10;
const STREAMS_PER_NETWORK = 40;
const STREAMS = 2_000;

/** Where places are told to. */
interface Reader {
  tell: (place: WaitlistLookupBody) => void;
  end: () => void;
}

interface Watcher extends Reader {
  email: string;
  address: string;
  /** `null`: not told yet. */
  last: WaitlistLookupBody | null;
}

/** Tells those who wait, without an account and so without a socket, when their place has moved. */
@Injectable()
export class PlaceWatch implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('PlaceWatch');
  private readonly watchers = new Set<Watcher>();
  private readonly closers: (() => void)[] = [];
  private timer: NodeJS.Timeout | null = null;
  private isStopping = false;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly bus: Bus,
    private readonly events: Events,
    private readonly waitlist: WaitlistService,
  ) {}

  async onModuleInit(): Promise<void> {
    const announce = () => this.bus.publish(WAITLIST_TOPIC, '');
    this.closers.push(
      this.events.on(WaitlistJoined, announce),
      this.events.on(WaitlistApproved, announce),
      this.events.on(WaitlistRemoved, announce),
      await this.bus.subscribe(WAITLIST_TOPIC, () => this.readSoon()),
      this.bus.onGap(() => this.readSoon()),
    );
  }

  /** The server waits for open streams before it closes, so they end first; their readers come back at another node. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const watcher of this.watchers) watcher.end();
    this.watchers.clear();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearTimeout(this.timer);
    for (const close of this.closers) close();
  }

  /** `false`: this node, this network address or its network holds as many streams as it may. */
  hasRoom(address: string): boolean {
    const network = clientNetwork(address);
    const neighbours = [...this.watchers].filter((watcher) => clientNetwork(watcher.address) === network);
    const own = neighbours.filter((watcher) => watcher.address === address).length;
    return this.watchers.size < STREAMS && neighbours.length < STREAMS_PER_NETWORK && own < STREAMS_PER_ADDRESS;
  }

  /** The place now, then whenever it moves, until this node stops. @returns how to stop */
  async open(email: string, address: string, reader: Reader): Promise<() => void> {
    const watcher: Watcher = { ...reader, email, address, last: null };
    const stop = () => this.watchers.delete(watcher);
    // Counted before its place is read: streams that are opened at once would all find room.
    this.watchers.add(watcher);
    try {
      await this.tellIfMoved(watcher);
    } catch (error) {
      stop();
      throw error;
    }
    if (this.isStopping) watcher.end();
    return stop;
  }

  private readSoon(): void {
    if (this.timer || this.watchers.size === 0) return;
    const waitMs = Math.max(0, this.readAt + EVERY_MS - performance.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      this.readAt = performance.now();
      void this.read();
    }, waitMs);
  }

  private async read(): Promise<void> {
    const watchers = [...this.watchers];
    try {
      for (let start = 0; start < watchers.length; start += BATCH) {
        await Promise.all(watchers.slice(start, start + BATCH).map((watcher) => this.tellIfMoved(watcher)));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Places could not be read; the next change tries again');
    }
  }

  private async tellIfMoved(watcher: Watcher): Promise<void> {
    const place = await this.waitlist.lookup(watcher.email);
    if (!this.watchers.has(watcher) || isDeepStrictEqual(place, watcher.last)) return;
    watcher.last = place;
    watcher.tell(place);
  }
}
