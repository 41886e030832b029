const CHECK_MS = 2_000;

/**
 * Ends a child's reply within seconds after the child's time, also while the provider is silent or the whole answer is
 * held. A sentence that is ready is checked by the gate.
 */
export class TimeWatch {
  private readonly timer: NodeJS.Timeout;
  private isChecking = false;

  constructor(
    private readonly mayWait: () => Promise<boolean>,
    private readonly onOver: () => void,
  ) {
    this.timer = setInterval(() => void this.check(), CHECK_MS);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      if (!(await this.mayWait())) this.onOver();
    } catch {
      // The store is unavailable. The gate asks again before each release, and releases nothing without an answer.
    } finally {
      this.isChecking = false;
    }
  }
}
