/** A report is repeated after so long, and at the earliest. */
export const REPORT_EVERY_MS = 3_600_000;

/**
 * Tells the server which time zone the device is in, at most once an hour. The child's times never follow by themselves:
 * after two hours on another clock, the server asks the guardians. A failed report is made again at the next occasion.
 */
export class ZoneReport {
  private sentAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly send: (zone: string) => Promise<unknown>,
    private readonly zone: () => string | undefined,
    private readonly now: () => number,
  ) {}

  /** Reports, unless the last report is less than an hour old or on its way. */
  report(): void {
    const zone = this.zone();
    const now = this.now();
    // Some old browsers know no zone.
    if (!zone || now - this.sentAt < REPORT_EVERY_MS) return;
    this.sentAt = now;
    this.send(zone).catch(() => {
      this.sentAt = Number.NEGATIVE_INFINITY;
    });
  }
}
