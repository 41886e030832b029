import type { ChildStateBody } from '../../contract/controls.js';
import type { Actor } from '../access/actor.js';
import { toAppError } from '../platform/errors/to-app-error.js';

/** Proxies cut a silent stream. Each beat also looks whether the state has changed by time alone. */
const BEAT_MS = 20_000;
/** Time edges are checked so much later, because the clock of a node is not exactly the database's. */
const EDGE_MS = 50;

export interface DeviceEventSink {
  write(text: string): void;
  end(): void;
}

interface Sources {
  /** The account as it is now. It throws once the stream must end. */
  recheck(actor: Actor): Promise<Actor>;
  readState(): Promise<ChildStateBody>;
  now(): Date;
  warn(error: unknown): void;
}

/** One stream of server-sent events: the state whenever it has changed, and what else is sent. */
export class DeviceEventStream {
  private lastState = '';
  private timer: NodeJS.Timeout | undefined;
  private isChecking = false;
  private mustCheckAgain = false;
  private hasEnded = false;
  private readonly endListeners: (() => void)[] = [];

  constructor(
    private actor: Actor,
    private readonly sink: DeviceEventSink,
    private readonly sources: Sources,
  ) {}

  onEnd(listener: () => void): void {
    if (this.hasEnded) listener();
    else this.endListeners.push(listener);
  }

  send(event: 'state' | 'request' | 'plan', data: unknown): void {
    if (!this.hasEnded) this.sink.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    clearTimeout(this.timer);
    for (const listener of this.endListeners.splice(0)) listener();
    this.sink.end();
  }

  /** Checks the account and the state now, and again when time alone may change them. */
  check(): void {
    if (this.isChecking) {
      this.mustCheckAgain = true;
      return;
    }
    this.isChecking = true;
    void this.checkNow().finally(() => {
      this.isChecking = false;
      if (!this.mustCheckAgain) return;
      this.mustCheckAgain = false;
      this.check();
    });
  }

  private async checkNow(): Promise<void> {
    clearTimeout(this.timer);
    if (this.hasEnded) return;
    try {
      this.actor = await this.sources.recheck(this.actor);
      const state = await this.sources.readState();
      const shown = JSON.stringify(state);
      if (shown !== this.lastState) this.send('state', state);
      else if (!this.hasEnded) this.sink.write(': alive\n\n');
      this.lastState = shown;
      this.checkLater();
    } catch (error) {
      if (toAppError(error).status >= 500) this.sources.warn(error);
      this.end();
    }
  }

  private checkLater(): void {
    if (this.hasEnded) return;
    const { recheckAt, tokenExpiresAt } = this.actor;
    const edge = Math.min(recheckAt?.getTime() ?? Number.POSITIVE_INFINITY, tokenExpiresAt.getTime());
    const wait = Math.min(BEAT_MS, Math.max(0, edge - this.sources.now().getTime()) + EDGE_MS);
    this.timer = setTimeout(() => this.check(), wait);
  }
}
