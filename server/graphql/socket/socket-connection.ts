import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Actor } from '../../access/actor.js';
import { SocketWriter } from '../../platform/socket-writer.js';

/** How long a socket that was told to close may take for it. */
const CLOSE_WAIT_MS = 5_000;
const MISSED_PINGS = 2;
/** What `setTimeout` can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** An operation that runs on, and the fields that it stands on. */
export interface RunningOperation {
  readonly fields: readonly string[];
  readonly results: { fail(error: unknown): void };
}

/** One graphql-ws socket: who it belongs to, what runs on it, and what it has not read yet. */
export class SocketConnection {
  actor: Actor | null = null;
  readonly operations = new Map<string, RunningOperation>();
  private readonly writer: SocketWriter;
  private missedPings = 0;
  private expiry: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
  ) {
    this.writer = new SocketWriter(stream, () => this.close(1013, 'slow_reader'));
    socket.on('pong', () => {
      this.missedPings = 0;
    });
    socket.once('close', () => clearTimeout(this.expiry));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  get unsentBytes(): number {
    return this.writer.unsentBytes;
  }

  /** Resolves when the text has left, so that a subscription waits for its reader. Past the limit the socket is closed. */
  send(text: string): Promise<void> {
    if (!this.isOpen || !this.writer.hasRoomFor(Buffer.byteLength(text))) return Promise.resolve();
    return new Promise((resolve) => {
      this.socket.send(text, () => resolve());
    });
  }

  /** Ready frames, in one write. */
  write(frames: Buffer): void {
    if (this.isOpen) this.writer.write(frames);
  }

  drained(): Promise<void> {
    return this.writer.drained();
  }

  /** Closes politely; whoever does not answer is cut off. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), CLOSE_WAIT_MS).unref();
  }

  closeAt(time: Date, now: Date, code: number, reason: string): void {
    clearTimeout(this.expiry);
    const leftMs = time.getTime() - now.getTime();
    if (leftMs > LONGEST_TIMER_MS) return;
    this.expiry = setTimeout(() => this.close(code, reason), Math.max(0, leftMs));
    this.expiry.unref();
  }

  /** Called every 25 s: asks for a sign of life, and drops what gave none. */
  beat(): void {
    if (this.missedPings >= MISSED_PINGS) {
      this.socket.terminate();
      return;
    }
    this.missedPings += 1;
    if (this.isOpen) this.socket.ping();
  }

  /** Closes a reader that has taken nothing for too long. Called every `PROGRESS_EVERY_MS`. */
  checkProgress(): void {
    this.writer.checkProgress();
  }
}
