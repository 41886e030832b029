/**
 * The results of a subscription that can be ended from outside: the reader gets what has come, then `error`. It holds on
 * to one pending read only; racing every read against one long-lived promise would gather memory with each result.
 */
export class Revocable<T, R> implements AsyncIterableIterator<R> {
  private failure: { error: unknown } | null = null;
  private rejectPending: ((error: unknown) => void) | null = null;

  /** @param map makes a result of each value that the source brings */
  constructor(
    private readonly source: AsyncIterator<T>,
    private readonly map: (value: T) => R | Promise<R>,
  ) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<R>> {
    if (this.failure) return Promise.reject(this.failure.error);
    return new Promise((resolve, reject) => {
      this.rejectPending = reject;
      this.read().then(resolve, (error: unknown) => this.fail(error));
    });
  }

  async return(): Promise<IteratorResult<R>> {
    await this.source.return?.();
    return { value: undefined, done: true };
  }

  fail(error: unknown): void {
    if (this.failure) return;
    this.failure = { error };
    this.rejectPending?.(error);
    // What the source throws while it closes has no reader any more.
    this.source.return?.().catch(() => {});
  }

  private async read(): Promise<IteratorResult<R>> {
    const { value, done } = await this.source.next();
    return done ? { value: undefined, done } : { value: await this.map(value), done: false };
  }
}
