export interface Flushable {
  /** Must not throw. */
  flush(): void;
}

/** Flushes at the end of the turn of the event loop that brought the first frame: without a timer or a delay. */
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
