/**
 * The time of the server. A child may change the clock of the tablet, so only its monotonic timer is used. That timer may
 * stand still while the tablet sleeps; the state is asked for again when it wakes.
 */
export class ServerClock {
  private serverTime: number;
  private setAt: number;

  constructor(
    private readonly monotonic: () => number = () => performance.now(),
    start = Date.now(),
  ) {
    this.serverTime = start;
    this.setAt = monotonic();
  }

  /** The server has just said that it is this time. */
  set(serverTime: number): void {
    this.serverTime = serverTime;
    this.setAt = this.monotonic();
  }

  now(): number {
    return this.serverTime + this.monotonic() - this.setAt;
  }
}
