export interface Flushable {
  /** Hands on what has gathered. Must not throw. */
  flush(): void;
}

/** Flushes what has gathered at the end of the turn of the event loop that brought it: no timer, no wait. */
export class EndOfTurn {
  private due: Flushable[] = [];

  flush(item: Flushable): void {
    if (this.due.push(item) === 1) setImmediate(() => this.run());
  }

  private run(): void {
    const { due } = this;
    this.due = [];
    for (const item of due) item.flush();
  }
}
