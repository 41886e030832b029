import { CLIENT_TIMES } from '../../contract/limits';

/** How long a reader still has to wait before the next message; the end of a reply ends the wait. */
export class SendCoolDown {
  private until = 0;

  begin(now: number): void {
    this.until = now + CLIENT_TIMES.sendCoolDownMs;
  }

  end(): void {
    this.until = 0;
  }

  /** In milliseconds; 0 where nothing is to be waited for. */
  left(now: number): number {
    return Math.max(0, this.until - now);
  }
}
