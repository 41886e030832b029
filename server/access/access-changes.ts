import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { ACCESS_TOPIC, type AccessChange } from '../bus/topics.js';
import { newId } from '../platform/ids.js';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';

export type { AccessChange } from '../bus/topics.js';

type Listener = (change: AccessChange) => void;

/**
 * Announces to every node at once that the access of an account changed. A change carries no state: listeners ask
 * `AccessService` again. While the bus is down, every account is re-checked every two seconds.
 */
@Injectable()
export class AccessChanges implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('AccessChanges');
  private readonly listeners = new Set<Listener>();
  private readonly origin = newId();
  private readonly closers: (() => void)[] = [];
  private isSubscribed = false;
  private missed = false;

  constructor(private readonly bus: Bus) {}

  async onModuleInit(): Promise<void> {
    this.closers.push(this.bus.onGap(() => this.notify({ userId: null, reason: 'unknown' })));
    await this.subscribe();
  }

  onApplicationShutdown(): void {
    for (const close of this.closers) close();
  }

  /** Calls `listener` for every change, of this node and of others. Returns how to stop. */
  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Call it after the commit. Does not throw: while the bus is down, the sweep replaces it. */
  async announce(change: AccessChange): Promise<void> {
    this.notify(change);
    try {
      await this.bus.publish(ACCESS_TOPIC, { origin: this.origin, change });
    } catch (error) {
      this.missed = true;
      this.logger.warn({ err: error }, 'A change of access could not be announced to other nodes');
    }
  }

  /** Each sweep tries again where the bus was down at the start. */
  private async subscribe(): Promise<void> {
    if (this.isSubscribed) return;
    try {
      const stop = await this.bus.subscribe(ACCESS_TOPIC, ({ origin, change }) => {
        if (origin !== this.origin) this.notify(change);
      });
      this.closers.push(stop);
      this.isSubscribed = true;
    } catch (error) {
      this.logger.warn(
        { err: error },
        'The topic of access changes could not be subscribed to; the next sweep tries again',
      );
    }
  }

  private notify(change: AccessChange): void {
    for (const listener of this.listeners) {
      try {
        listener(change);
      } catch (error) {
        this.logger.error({ err: error }, 'A listener of access changes failed');
      }
    }
  }

  /**
   * Re-checks all open connections while the bus is down, so that a change takes effect within 5 s; later on a node with so many
   * connections that checking them takes longer.
   */
  @OnEveryNode({ name: 'recheck-access-while-bus-is-down', everyMs: 2_000, timeoutMs: 10_000 })
  async sweepWhileDown(): Promise<void> {
    if (!this.isSubscribed) await this.subscribe();
    const isDown = !this.isSubscribed || (await this.bus.status()) === 'DOWN';
    if (!isDown && !this.missed) return;
    this.missed = false;
    this.notify({ userId: null, reason: 'unknown' });
    // The first change after the outage may have been published by a node that could not reach the bus either.
    if (isDown) this.missed = true;
  }
}
