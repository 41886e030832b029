import { isDeepStrictEqual } from 'node:util';
import { Logger } from '@nestjs/common';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';

const EVERY_MS = 1_000;

interface Options<T> {
  compute: () => Promise<T>;
  /** The part that is compared to find a change: everything except the time of the computation. */
  withoutTime: (value: T) => unknown;
}

/**
 * Recomputes at most once a second while there are subscribers, and pushes only changes. A call of `invalidate` brings the
 * next computation forward; the rest is polled, because a busy hour changes something hundreds of times a second.
 */
export class LiveStats<T> {
  private readonly logger = new Logger('LiveStats');
  private readonly subscribers = new Set<(value: T) => void>();
  private timer: NodeJS.Timeout | undefined;
  private nextRefreshAt = 0;
  private pushedAt = Number.NEGATIVE_INFINITY;
  private invalidatedAt = Number.NEGATIVE_INFINITY;
  private latest: { value: T; at: number } | null = null;
  private computing: Promise<T> | null = null;

  constructor(private readonly options: Options<T>) {}

  /** The stats at once, then after every change. */
  subscribe(): AsyncIterableIterator<T> {
    return asyncIteratorFrom<T>(async (push) => {
      const value = await this.recent();
      // In the same turn as joining the others: a change that came meanwhile is in `latest`.
      push(this.latest?.value ?? value);
      this.pushedAt = performance.now();
      this.subscribers.add(push);
      if (!this.timer) this.refreshAt(performance.now() + EVERY_MS);
      return () => {
        this.subscribers.delete(push);
        if (this.subscribers.size > 0) return;
        clearTimeout(this.timer);
        this.timer = undefined;
      };
    });
  }

  /** Something has changed: refreshes now, or a second after the last push or invalidation. */
  invalidate(): void {
    if (!this.timer) return;
    const at = Math.max(performance.now(), this.pushedAt + EVERY_MS, this.invalidatedAt + EVERY_MS);
    if (at >= this.nextRefreshAt) return;
    this.invalidatedAt = at;
    this.refreshAt(at);
  }

  private refreshAt(at: number): void {
    clearTimeout(this.timer);
    this.nextRefreshAt = at;
    this.timer = setTimeout(
      () => {
        this.refreshAt(performance.now() + EVERY_MS);
        void this.refresh();
      },
      Math.max(0, at - performance.now()),
    ).unref();
  }

  private async recent(): Promise<T> {
    if (this.latest && performance.now() - this.latest.at < EVERY_MS) return this.latest.value;
    return this.compute();
  }

  private async refresh(): Promise<void> {
    try {
      // A computation that began before the change may not include it. Its own caller handles its failure.
      await this.computing?.catch(() => undefined);
      await this.compute();
    } catch (error) {
      // Subscribers keep the last stats until they can be read again.
      this.logger.warn({ err: error }, 'The stats could not be read');
    }
  }

  private compute(): Promise<T> {
    this.computing ??= this.options
      .compute()
      .then((value) => {
        const before = this.latest;
        this.latest = { value, at: performance.now() };
        // Also when a new subscriber asked: otherwise its reading would hide the change from the others.
        if (before && !isDeepStrictEqual(this.options.withoutTime(before.value), this.options.withoutTime(value))) {
          this.pushedAt = performance.now();
          for (const push of this.subscribers) push(value);
        }
        return value;
      })
      .finally(() => {
        this.computing = null;
      });
    return this.computing;
  }
}
