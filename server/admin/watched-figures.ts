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
 * have changed. Polled rather than computed on each event, as events of a busy hour come by the hundred a second.
 */
export class WatchedFigures<T> {
  private readonly logger = new Logger('Figures');
  private readonly watchers = new Set<(value: T) => void>();
  private timer: NodeJS.Timeout | undefined;
  private latest: { value: T; at: number } | null = null;
  private computing: Promise<T> | null = null;

  constructor(private readonly options: Options<T>) {}

  /** The figures at once, then whenever one changes. */
  watch(): AsyncIterableIterator<T> {
    return fromFeed<T>(async (push) => {
      const value = await this.recent();
      // In one turn with joining the others: a change that came while it waited is in `latest`.
      push(this.latest?.value ?? value);
      this.watchers.add(push);
      this.timer ??= setInterval(() => void this.tick(), EVERY_MS).unref();
      return () => {
        this.watchers.delete(push);
        if (this.watchers.size > 0) return;
        clearInterval(this.timer);
        this.timer = undefined;
      };
    });
  }

  private async recent(): Promise<T> {
    if (this.latest && performance.now() - this.latest.at < EVERY_MS) return this.latest.value;
    return this.compute();
  }

  private async tick(): Promise<void> {
    try {
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
