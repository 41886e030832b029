import type { FormattedExecutionResult } from 'graphql';
import type { FeedSink, SharedFeed } from '../shared-feed.js';
import { NextMessages } from './next-messages.js';
import type { Projection } from './projection.js';
import type { SocketConnection } from './socket-connection.js';

/**
 * A subscription to a shared feed on one socket. Results go straight to the socket; to graphql-ws it is a stream without
 * items, which ends when the subscription does.
 */
export class SharedSubscription<T> implements FeedSink<T>, AsyncIterableIterator<never> {
  /** As JSON. Bytes would hold on to the slab they were cut from. */
  private readonly id: string;
  private readonly idLength: number;
  private close: (() => void) | null = null;
  private isOpened = false;
  private outcome: { error?: unknown } | null = null;
  private settle: ((outcome: { error?: unknown }) => void) | null = null;

  /**
   * @param projection `null`: every result comes from `execute`
   * @param execute what the operation makes of one value, with formatted errors
   */
  constructor(
    private readonly connection: SocketConnection,
    id: string,
    private readonly feed: SharedFeed<T>,
    private readonly projection: Projection | null,
    private readonly execute: (value: T) => FormattedExecutionResult,
  ) {
    this.id = JSON.stringify(id);
    this.idLength = Buffer.byteLength(this.id);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<never>> {
    return new Promise((resolve, reject) => {
      this.settle = ({ error }) => (error === undefined ? resolve({ value: undefined, done: true }) : reject(error));
      if (this.outcome) this.settle(this.outcome);
      else this.open();
    });
  }

  async return(): Promise<IteratorResult<never>> {
    this.end();
    return { value: undefined, done: true };
  }

  get unsentBytes(): number {
    return this.connection.unsentBytes;
  }

  get isGone(): boolean {
    return this.outcome !== null || !this.connection.isOpen;
  }

  push(values: readonly T[]): void {
    if (this.outcome) return;
    const messages = this.projection?.messagesOf(values) ?? this.executed(values);
    this.connection.write(messages.framesFor(this.id, this.idLength));
  }

  drained(): Promise<void> {
    return this.connection.drained();
  }

  end(): void {
    this.finish({});
  }

  fail(error: unknown): void {
    this.finish({ error });
  }

  private open(): void {
    if (this.isOpened) return;
    this.isOpened = true;
    this.feed.open(this).then(
      (close) => {
        if (this.outcome) close();
        else this.close = close;
      },
      (error: unknown) => this.fail(error),
    );
  }

  private finish(outcome: { error?: unknown }): void {
    if (this.outcome) return;
    this.outcome = outcome;
    this.close?.();
    this.close = null;
    this.settle?.(outcome);
  }

  private executed(values: readonly T[]): NextMessages {
    return new NextMessages(values.map((value) => JSON.stringify(this.execute(value))));
  }
}
