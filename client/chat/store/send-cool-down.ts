import { CLIENT_TIMES } from '../../platform/times';

/** How long a reader has to wait before the next message. The end of a reply ends the wait. */
export class SendCoolDown {
  private until = 0;

  begin(now: number): void {
    this.until = now + CLIENT_TIMES.sendCoolDownMs;
  }

  end(): void {
    this.until = 0;
  }

  /** In milliseconds; 0 if the reader may send. */
  left(now: number): number {
    return Math.max(0, this.until - now);
  }
}
