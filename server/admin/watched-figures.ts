import { isDeepStrictEqual } from 'node:util';
import { fromFeed } from '../graphql/subscription.js';

const EVERY_MS = 1_000;

interface Watcher<T> {
  push: (value: T) => void;
  fail: (error: unknown) => void;
}

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
  private readonly watchers = new Set<Watcher<T>>();
  private timer: NodeJS.Timeout | undefined;
  private latest: { value: T; at: number } | null = null;
  private computing: Promise<T> | null = null;

  constructor(private readonly options: Options<T>) {}

  /** The figures at once, then whenever one changes. */
  watch(): AsyncIterableIterator<T> {
    return fromFeed<T>(async (push, fail) => {
      push(await this.recent());
      const watcher = { push, fail };
      this.watchers.add(watcher);
      this.timer ??= setInterval(() => void this.tick(), EVERY_MS).unref();
      return () => {
        this.watchers.delete(watcher);
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
    const before = this.latest;
    try {
      const value = await this.compute();
      if (before && isDeepStrictEqual(this.options.figures(before.value), this.options.figures(value))) return;
      for (const { push } of this.watchers) push(value);
    } catch (error) {
      for (const { fail } of this.watchers) fail(error);
    }
  }

  private compute(): Promise<T> {
    this.computing ??= this.options
      .compute()
      .then((value) => {
        this.latest = { value, at: performance.now() };
        return value;
      })
      .finally(() => {
        this.computing = null;
      });
    return this.computing;
  }
}
