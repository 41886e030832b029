import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { newId } from '../platform/ids.js';

const TOPIC = 'access';
/** How often open connections are re-checked while the bus cannot tell of changes (quality A11: at most 5 s). */
const SWEEP_MS = 2_000;

export type AccessChangeReason =
  | 'session_ended'
  | 'role_changed'
  | 'waitlist_changed'
  | 'account_disabled'
  | 'account_erased'
  | 'unknown';

/** Something about what an account may do has changed; whoever holds it open checks again. */
export interface AccessChange {
  /** `null`: every account, e.g. when the waitlist's rules change. */
  readonly userId: string | null;
  /** Only this session, where given. */
  readonly sessionId?: string;
  readonly reason: AccessChangeReason;
}

type Listener = (change: AccessChange) => void;

/**
 * Tells every node at once that a session ended or that a role, the waitlist or an account changed. It carries no truth:
 * a listener asks `AccessService` again. While the bus is down, everything is re-checked every two seconds.
 */
@Injectable()
export class AccessChanges implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('AccessChanges');
  private readonly listeners = new Set<Listener>();
  private readonly origin = newId();
  private readonly closers: (() => void)[] = [];
  private sweep: NodeJS.Timeout | undefined;
  private isSubscribed = false;
  private missed = false;

  constructor(private readonly bus: Bus) {}

  async onModuleInit(): Promise<void> {
    this.closers.push(this.bus.onGap(() => this.tell({ userId: null, reason: 'unknown' })));
    await this.subscribe();
    this.sweep = setInterval(() => void this.sweepWhileDown(), SWEEP_MS);
    this.sweep.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweep);
    for (const close of this.closers) close();
  }

  /** Calls `listener` for every change, on this node and on any other. Returns how to stop. */
  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Call it after the commit. Never fails: a bus that is down is made up for by the sweep. */
  async announce(change: AccessChange): Promise<void> {
    this.tell(change);
    try {
      await this.bus.publish(TOPIC, JSON.stringify({ origin: this.origin, change }));
    } catch (error) {
      this.missed = true;
      this.logger.warn({ err: error }, 'A change of access could not be announced');
    }
  }

  /** A bus that is down when the node starts is asked again with every sweep. */
  private async subscribe(): Promise<void> {
    if (this.isSubscribed) return;
    try {
      this.closers.push(await this.bus.subscribe(TOPIC, (payload) => this.receive(payload)));
      this.isSubscribed = true;
    } catch (error) {
      this.logger.warn({ err: error }, 'Changes of access cannot be heard yet');
    }
  }

  private receive(payload: Buffer): void {
    const { origin, change } = JSON.parse(payload.toString('utf8')) as { origin: string; change: AccessChange };
    if (origin !== this.origin) this.tell(change);
  }

  private tell(change: AccessChange): void {
    for (const listener of this.listeners) {
      try {
        listener(change);
      } catch (error) {
        this.logger.error({ err: error }, 'A listener to changes of access failed');
      }
    }
  }

  private async sweepWhileDown(): Promise<void> {
    if (!this.isSubscribed) await this.subscribe();
    try {
      const isDown = !this.isSubscribed || (await this.bus.status()) === 'DOWN';
      if (!isDown && !this.missed) return;
      this.missed = false;
      this.tell({ userId: null, reason: 'unknown' });
      // The first change after the outage may have been published by a node that could not reach the bus either.
      if (isDown) this.missed = true;
    } catch (error) {
      this.logger.warn({ err: error }, 'The bus could not be asked for its state');
    }
  }
}
