import type { EndOfTurn, Flushable } from './end-of-turn.js';
import { FrameBatch, type Reader, type SharedFrame } from './reader.js';

/** The readers of one conversation on this node: all get in one write what one turn of the event loop brought. */
export class Broadcaster implements Flushable {
  readonly readers = new Set<Reader>();
  /** What this turn has brought so far. */
  private gathered: SharedFrame[] = [];

  constructor(
    private readonly endOfTurn: EndOfTurn,
    private readonly onFault: (error: unknown) => void,
  ) {}

  send(frame: SharedFrame): void {
    if (this.gathered.push(frame) === 1) this.endOfTurn.flush(this);
  }

  /** `except`: the connection that it came from. */
  sendExcept(frame: SharedFrame, except: string): void {
    this.flush();
    const batch = new FrameBatch([frame]);
    for (const reader of this.readers) if (reader.connectionId !== except) reader.deliver(batch);
  }

  /** Gives the readers what was sent to them, before something that must come behind it. */
  flush(): void {
    if (this.gathered.length === 0) return;
    const batch = new FrameBatch(this.gathered);
    this.gathered = [];
    for (const reader of this.readers) {
      try {
        reader.deliver(batch);
      } catch (error) {
        this.onFault(error);
      }
    }
  }

  endAll(reason: 'deleted' | 'unavailable'): void {
    this.flush();
    for (const reader of [...this.readers]) reader.end(reason);
  }
}
