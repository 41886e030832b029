import { peekSession } from './browser-session';
import type { SessionDeps } from './session-deps';

/** Timers of a browser hold 31 bits; a child's device may be idle for longer. */
const MOST_MS = 2 ** 31 - 1;

/** Reports the end of the time that a session may be idle. Activity in any tab starts it again. */
export class IdleTimer {
  private until = Number.POSITIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly deps: Pick<SessionDeps, 'storage' | 'cookie' | 'now'>,
    private readonly onIdle: () => void,
  ) {}

  /** Whether the idle time of the last known session is over. */
  get isOver(): boolean {
    return this.deps.now() >= this.until;
  }

  restart(): void {
    this.stop();
    const reading = this.read();
    if ('problem' in reading) return;
    this.until = reading.session.expiresAt;
    const wait = Math.min(MOST_MS, Math.max(1000, this.until - this.deps.now()));
    this.timer = setTimeout(() => {
      if ('problem' in this.read()) this.onIdle();
      else this.restart();
    }, wait);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private read() {
    const { storage, cookie, now } = this.deps;
    return peekSession(storage, cookie, now());
  }
}
