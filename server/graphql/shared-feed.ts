/** Takes what a shared feed brings, for one subscription. */
export interface FeedSink<T> {
  /** Bytes that the subscriber's socket has not taken yet. */
  readonly unsentBytes: number;
  /** The subscription or its socket has ended. */
  readonly isGone: boolean;
  /** Sends values in one write. The same array given to several sinks is presented once for all of them. */
  push(values: readonly T[]): void;
  /** Resolves when the socket has taken most of what was pushed, or is gone. */
  drained(): Promise<void>;
  /** Completes the subscription. */
  end(): void;
  /** Ends the subscription with an `error`. */
  fail(error: unknown): void;
}

/**
 * What a subscription returns where every subscriber gets the same: values are plain objects that hold each field under
 * its own name, and no field depends on who asks. They are pushed; nobody reads them one by one.
 */
export abstract class SharedFeed<T> implements AsyncIterable<T> {
  /** Called once. @returns what ends the feed for this sink; safe to call twice. */
  abstract open(sink: FeedSink<T>): Promise<() => void>;

  /** graphql-js wants a stream to be one of these; the socket server pushes instead. */
  [Symbol.asyncIterator](): AsyncIterator<T> {
    throw new Error('A shared feed is opened, not iterated');
  }
}
