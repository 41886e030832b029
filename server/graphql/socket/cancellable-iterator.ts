/**
 * The results of a subscription that can be cancelled from outside: a pending read rejects with the error, and so does
 * every later one. It keeps the pending read only; racing each read against one long-lived promise would leak memory.
 */
export class CancellableIterator<T, R> implements AsyncIterableIterator<R> {
  private failure: { error: unknown } | null = null;
  private rejectPending: ((error: unknown) => void) | null = null;

  /** @param map turns each value of the source into a result */
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
    // Errors of a source that closes after its failure have no reader.
    this.source.return?.().catch(() => {});
  }

  private async read(): Promise<IteratorResult<R>> {
    const { value, done } = await this.source.next();
    return done ? { value: undefined, done } : { value: await this.map(value), done: false };
  }
}
