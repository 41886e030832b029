/** Runs a callback at some later time. */
export type Schedule = (callback: () => void) => void;

/** Draws a new snapshot at most once a frame, however many changes there were, and notifies its listeners. */
export class SnapshotPublisher<Snapshot> {
  private readonly listeners = new Set<() => void>();
  private readonly changeListeners = new Set<() => void>();
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

  /** For a listener that growing text does not concern: it hears of every other change. */
  readonly subscribeToChanges = (listener: () => void): (() => void) => {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.snapshot;

  changed(): void {
    this.isOutdated = true;
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => {
      this.isScheduled = false;
      this.publish([this.changeListeners, this.listeners]);
    });
  }

  /** The text of a reply grew and nothing else changed. Any other change takes the new text along. */
  textGrew(): void {
    this.isOutdated = true;
    if (this.isScheduled || this.isTextScheduled) return;
    this.isTextScheduled = true;
    this.scheduleText(() => {
      this.isTextScheduled = false;
      // Another change came after the text: it takes the text along, to all.
      if (!this.isScheduled) this.publish([this.listeners]);
    });
  }

  dispose(): void {
    this.listeners.clear();
    this.changeListeners.clear();
  }

  private publish(audiences: readonly ReadonlySet<() => void>[]): void {
    if (!this.isOutdated) return;
    this.isOutdated = false;
    this.snapshot = this.draw();
    for (const listeners of audiences) {
      for (const listener of listeners) listener();
    }
  }
}
