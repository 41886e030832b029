/** One subscription to a broadcast source. */
export interface BroadcastSink<T> {
  /** Bytes that the subscriber's socket has not sent yet. */
  readonly unsentBytes: number;
  /** The subscription or its socket has ended. */
  readonly isGone: boolean;
  /** Sends values in one write. An array that several sinks get is serialized once for all of them. */
  push(values: readonly T[]): void;
  /** Resolves when the socket has sent most of what was pushed, or has closed. */
  drained(): Promise<void>;
  /** Completes the subscription. */
  end(): void;
  /** Ends the subscription with an `error`. */
  fail(error: unknown): void;
}

/**
 * A subscription whose values are the same for every subscriber: plain objects with each field under its own name, none
 * of which depends on the account. Values are pushed to the sockets instead of being pulled one by one.
 */
export abstract class BroadcastSource<T> implements AsyncIterable<T> {
  /** Called once for each sink. @returns a function that unsubscribes the sink; safe to call twice */
  abstract open(sink: BroadcastSink<T>): Promise<() => void>;

  /** graphql-js requires an async iterable; the socket server calls `open` instead. */
  [Symbol.asyncIterator](): AsyncIterator<T> {
    throw new Error('A broadcast source is opened, not iterated');
  }
}
