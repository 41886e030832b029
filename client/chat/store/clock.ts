export interface Clock {
  now(): number;
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  /** 0 ≤ x < 1. */
  random(): number;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: () => Math.random(),
};

/** Timers with names: starting one cancels the earlier one of that name. */
export class NamedTimers<Name extends string> {
  private readonly running = new Map<Name, unknown>();

  constructor(private readonly clock: Clock) {}

  start(name: Name, milliseconds: number, callback: () => void): void {
    this.cancel(name);
    this.running.set(
      name,
      this.clock.setTimeout(() => {
        this.running.delete(name);
        callback();
      }, milliseconds),
    );
  }

  cancel(name: Name): void {
    this.clock.clearTimeout(this.running.get(name));
    this.running.delete(name);
  }

  cancelAll(): void {
    for (const name of [...this.running.keys()]) this.cancel(name);
  }
}
