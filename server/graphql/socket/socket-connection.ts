import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Actor } from '../../access/actor.js';
import { SocketWriter } from '../../platform/socket-writer.js';

/** How long a socket that was told to close may take for it. */
const CLOSE_WAIT_MS = 5_000;
const MISSED_PINGS = 2;
/** Whoever may not be here, or not any more. */
export const FORBIDDEN = 4403;

/** An operation that runs on, and the fields that it stands on. */
export interface RunningOperation {
  readonly fields: readonly string[];
  readonly results: { fail(error: unknown): void };
}

/** One graphql-ws socket: who it belongs to, what runs on it, and what it has not read yet. */
export class SocketConnection {
  actor: Actor | null = null;
  readonly operations = new Map<string, RunningOperation>();
  /** Ids of operations that were asked for and have not begun. */
  readonly beginning = new Set<string>();
  private readonly writer: SocketWriter;
  private missedPings = 0;
  /** On the clock of `performance.now()`. */
  private expiresAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
  ) {
    this.writer = new SocketWriter(stream, () => this.close(1013, 'slow_reader'));
    socket.on('pong', () => {
      this.missedPings = 0;
    });
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

  /** The socket lives as long as its token. */
  closeWhenExpired(expiresAt: Date, now: Date): void {
    this.expiresAt = performance.now() + expiresAt.getTime() - now.getTime();
  }

  /** Closes a socket whose time is over. Called twice a second: a timer for each would cost memory at every socket. */
  checkExpiry(now: number): void {
    if (now < this.expiresAt || !this.isOpen) return;
    this.expiresAt = Number.POSITIVE_INFINITY;
    this.close(FORBIDDEN, 'token_expired');
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
