/**
 * The results of a subscription that can be ended from outside: the reader gets what has come, then `error`. It holds on
 * to one pending read only; racing every read against one long-lived promise would gather memory with each result.
 */
export class Revocable<T> implements AsyncIterableIterator<T> {
  private failure: { error: unknown } | null = null;
  private rejectPending: ((error: unknown) => void) | null = null;

  constructor(private readonly source: AsyncIterator<T>) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<T>> {
    if (this.failure) return Promise.reject(this.failure.error);
    return new Promise((resolve, reject) => {
      this.rejectPending = reject;
      this.source.next().then(resolve, reject);
    });
  }

  async return(): Promise<IteratorResult<T>> {
    await this.source.return?.();
    return { value: undefined, done: true };
  }

  revoke(error: unknown): void {
    if (this.failure) return;
    this.failure = { error };
    this.rejectPending?.(error);
    // What the source throws while it closes has no reader any more.
    this.source.return?.().catch(() => {});
  }
}
