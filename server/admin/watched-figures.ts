import { isDeepStrictEqual } from 'node:util';
import { Logger } from '@nestjs/common';
import { fromFeed } from '../graphql/subscription.js';

const EVERY_MS = 1_000;

interface Options<T> {
  compute: () => Promise<T>;
  /** The figures alone, without the time of their making. */
  figures: (value: T) => unknown;
}

/**
 * Figures that some watch: computed once a second however many they are, only while there is one, and told when they
 * have changed, at most once a second. What is known to have changed is told at once where nothing was told just before;
 * the rest is polled, as events of a busy hour come by the hundred a second.
 */
export class WatchedFigures<T> {
  private readonly logger = new Logger('Figures');
  private readonly watchers = new Set<(value: T) => void>();
  private timer: NodeJS.Timeout | undefined;
  private lookAt = 0;
  private toldAt = Number.NEGATIVE_INFINITY;
  private nudgedAt = Number.NEGATIVE_INFINITY;
  private latest: { value: T; at: number } | null = null;
  private computing: Promise<T> | null = null;

  constructor(private readonly options: Options<T>) {}

  /** The figures at once, then whenever one changes. */
  watch(): AsyncIterableIterator<T> {
    return fromFeed<T>(async (push) => {
      const value = await this.recent();
      // In one turn with joining the others: a change that came while it waited is in `latest`.
      push(this.latest?.value ?? value);
      this.toldAt = performance.now();
      this.watchers.add(push);
      if (!this.timer) this.lookNext(performance.now() + EVERY_MS);
      return () => {
        this.watchers.delete(push);
        if (this.watchers.size > 0) return;
        clearTimeout(this.timer);
        this.timer = undefined;
      };
    });
  }

  /** One of the figures has changed: looks now, or a second after something was told or nudged. */
  nudge(): void {
    if (!this.timer) return;
    const at = Math.max(performance.now(), this.toldAt + EVERY_MS, this.nudgedAt + EVERY_MS);
    if (at >= this.lookAt) return;
    this.nudgedAt = at;
    this.lookNext(at);
  }

  private lookNext(at: number): void {
    clearTimeout(this.timer);
    this.lookAt = at;
    this.timer = setTimeout(
      () => {
        this.lookNext(performance.now() + EVERY_MS);
        void this.look();
      },
      Math.max(0, at - performance.now()),
    ).unref();
  }

  private async recent(): Promise<T> {
    if (this.latest && performance.now() - this.latest.at < EVERY_MS) return this.latest.value;
    return this.compute();
  }

  private async look(): Promise<void> {
    try {
      // One that began before the change may not hold it.
      await this.computing?.catch(() => undefined);
      await this.compute();
    } catch (error) {
      // The figures stand still until they can be read again; whoever watches stays.
      this.logger.warn({ err: error }, 'The figures could not be read');
    }
  }

  private compute(): Promise<T> {
    this.computing ??= this.options
      .compute()
      .then((value) => {
        const before = this.latest;
        this.latest = { value, at: performance.now() };
        // Whoever asked for it: all who watch are told, or a newcomer's reading would hide the change from the others.
        if (before && !isDeepStrictEqual(this.options.figures(before.value), this.options.figures(value))) {
          this.toldAt = performance.now();
          for (const push of this.watchers) push(value);
        }
        return value;
      })
      .finally(() => {
        this.computing = null;
      });
    return this.computing;
  }
}
