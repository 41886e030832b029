import type { EndOfTurn, Flushable } from './end-of-turn.js';
import { FrameBatch, type SharedFrame } from './frame-batch.js';
import type { Subscriber } from './subscriber.js';

/** Gives the subscribers of one conversation, in one write, the frames of one turn of the event loop. */
export class Broadcaster implements Flushable {
  readonly subscribers = new Set<Subscriber>();
  /** The frames of this turn so far. */
  private pending: SharedFrame[] = [];

  constructor(
    private readonly endOfTurn: EndOfTurn,
    private readonly onFault: (error: unknown) => void,
  ) {}

  send(frame: SharedFrame): void {
    if (this.pending.push(frame) === 1) this.endOfTurn.flush(this);
  }

  /** @param except the connection that sent the frame itself */
  sendExcept(frame: SharedFrame, except: string): void {
    this.flush();
    const batch = new FrameBatch([frame]);
    for (const subscriber of this.subscribers) {
      if (subscriber.connectionId !== except) subscriber.deliver(batch);
    }
  }

  /** Sends to the owner of the conversation alone, not to those who watch. */
  sendToOwner(frame: SharedFrame): void {
    this.flush();
    const batch = new FrameBatch([frame]);
    for (const subscriber of this.subscribers) {
      if (!subscriber.isWatching) subscriber.deliver(batch);
    }
  }

  /** Delivers the pending frames now, before something that has to follow them. */
  flush(): void {
    if (this.pending.length === 0) return;
    const batch = new FrameBatch(this.pending);
    this.pending = [];
    for (const subscriber of this.subscribers) {
      try {
        subscriber.deliver(batch);
      } catch (error) {
        this.onFault(error);
      }
    }
  }

  endAll(reason: 'deleted' | 'unavailable'): void {
    this.flush();
    for (const subscriber of [...this.subscribers]) subscriber.end(reason);
  }
}
