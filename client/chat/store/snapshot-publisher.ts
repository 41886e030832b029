/** Draws a new snapshot at most once a frame, however many changes there were, and notifies its listeners. */
export class SnapshotPublisher<Snapshot> {
  private readonly listeners = new Set<() => void>();
  private snapshot: Snapshot;
  private isScheduled = false;

  constructor(
    private readonly draw: () => Snapshot,
    /** Runs the callback before the next paint. */
    private readonly schedule: (callback: () => void) => void = (callback) => queueMicrotask(callback),
  ) {
    this.snapshot = draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.snapshot;

  changed(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => {
      this.isScheduled = false;
      this.snapshot = this.draw();
      for (const listener of this.listeners) listener();
    });
  }

  dispose(): void {
    this.listeners.clear();
  }
}
