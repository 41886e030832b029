import type { FormattedExecutionResult } from 'graphql';
import type { SocketConnection } from '../../sockets/socket-connection.js';
import type { BroadcastSink, BroadcastSource } from '../broadcast-source.js';
import type { CompiledSelection } from './compiled-selection.js';
import { NextMessages } from './next-messages.js';

/**
 * A subscription to a broadcast source on one socket. Results are written straight to the socket; graphql-ws sees an
 * iterator without items, which ends with the subscription.
 */
export class BroadcastSubscription<T> implements BroadcastSink<T>, AsyncIterableIterator<never> {
  /** As a JSON string, because a Buffer would keep the whole slab alive that it was cut from. */
  private readonly id: string;
  private readonly idLength: number;
  private close: (() => void) | null = null;
  private isOpened = false;
  private outcome: { error?: unknown } | null = null;
  private settle: ((outcome: { error?: unknown }) => void) | null = null;

  /**
   * @param selection `null`: every result comes from `execute`
   * @param execute runs the operation on one value and formats its errors
   */
  constructor(
    private readonly connection: SocketConnection,
    id: string,
    private readonly source: BroadcastSource<T>,
    private readonly selection: CompiledSelection | null,
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
    const messages = this.selection?.messagesOf(values) ?? this.executed(values);
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
    this.source.open(this).then(
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
