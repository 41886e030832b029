/** Runs a callback at some later time. */
export type Schedule = (callback: () => void) => void;

/** Draws a new snapshot at most once a frame, however many changes there were, and notifies its listeners. */
export class SnapshotPublisher<Snapshot> {
  private readonly listeners = new Set<() => void>();
  private snapshot: Snapshot;
  private isOutdated = false;
  private isScheduled = false;
  private isTextScheduled = false;

  constructor(
    private readonly draw: () => Snapshot,
    /** Runs the callback before the next paint. */
    private readonly schedule: Schedule = (callback) => queueMicrotask(callback),
    /** Runs the callback when growing text is due to be painted again. */
    private readonly scheduleText: Schedule = schedule,
  ) {
    this.snapshot = draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.snapshot;

  changed(): void {
    this.isOutdated = true;
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => {
      this.isScheduled = false;
      this.publish();
    });
  }

  /** The text of a reply grew and nothing else changed. Any other change takes the new text along. */
  textGrew(): void {
    this.isOutdated = true;
    if (this.isScheduled || this.isTextScheduled) return;
    this.isTextScheduled = true;
    this.scheduleText(() => {
      this.isTextScheduled = false;
      this.publish();
    });
  }

  dispose(): void {
    this.listeners.clear();
  }

  private publish(): void {
    if (!this.isOutdated) return;
    this.isOutdated = false;
    this.snapshot = this.draw();
    for (const listener of this.listeners) listener();
  }
}
