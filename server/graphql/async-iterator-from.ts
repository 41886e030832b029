/** A subscription ends with an error when this many of its values are unread. */
const QUEUE_LIMIT = 1_000;

type Close = () => void;
type Open<T> = (push: (value: T) => void, fail: (error: unknown) => void) => Promise<Close> | Close;

/**
 * Turns a push-based source into the async iterator of a subscription. The source opens with the first `next()` and
 * closes once: when the reader returns, the source fails or the queue overflows. Values before a failure are still read.
 */
export function asyncIteratorFrom<T>(open: Open<T>): AsyncIterableIterator<T> {
  const queue: T[] = [];
  let waiting: { resolve: (result: IteratorResult<T>) => void; reject: (error: unknown) => void } | null = null;
  let opening: Promise<void> | null = null;
  let close: Close | null = null;
  let ended = false;
  let failure: { error: unknown } | null = null;
  const done: IteratorReturnResult<undefined> = { value: undefined, done: true };

  const end = () => {
    ended = true;
    close?.();
    close = null;
  };
  const fail = (error: unknown) => {
    if (ended) return;
    end();
    if (waiting) waiting.reject(error);
    else failure = { error };
    waiting = null;
  };
  const push = (value: T) => {
    if (ended) return;
    if (waiting) {
      waiting.resolve({ value, done: false });
      waiting = null;
    } else if (queue.length >= QUEUE_LIMIT) {
      fail(new Error('The subscriber is too slow'));
    } else {
      queue.push(value);
    }
  };
  const start = async () => {
    const opened = await open(push, fail);
    // The reader may have left, or the source failed, while it was opening.
    if (ended) opened();
    else close = opened;
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (!opening && !ended) {
        opening = start();
        await opening.catch((error: unknown) => {
          fail(error);
        });
      }
      if (queue.length > 0) return { value: queue.shift() as T, done: false };
      if (failure) {
        const { error } = failure;
        failure = null;
        throw error;
      }
      if (ended) return done;
      return new Promise<IteratorResult<T>>((resolve, reject) => {
        waiting = { resolve, reject };
      });
    },
    async return() {
      queue.length = 0;
      failure = null;
      end();
      waiting?.resolve(done);
      waiting = null;
      return done;
    },
    async throw(error) {
      await this.return?.();
      throw error;
    },
  };
}
