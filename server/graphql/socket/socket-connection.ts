import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { SLOW_READER_SECONDS, UNSENT_MAX_BYTES } from '../../../contract/limits.js';
import type { Actor } from '../../access/actor.js';
import type { Revocable } from './revocable.js';

/** How long a socket that was told to close may take for it. */
const CLOSE_WAIT_MS = 5_000;
const MISSED_PINGS = 2;
/** What `setTimeout` can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** An operation that runs on, and the fields that it stands on. */
export interface RunningOperation {
  readonly fields: readonly string[];
  readonly results: Revocable<unknown>;
}

/** One graphql-ws socket: who it belongs to, what runs on it, and what it has not read yet. */
export class SocketConnection {
  actor: Actor | null = null;
  readonly operations = new Map<string, RunningOperation>();
  private unsent = 0;
  private progressAt = 0;
  private missedPings = 0;
  private expiry: NodeJS.Timeout | undefined;

  constructor(private readonly socket: WebSocket) {
    socket.on('pong', () => {
      this.missedPings = 0;
    });
    socket.once('close', () => clearTimeout(this.expiry));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Resolves when the text has left, so that a subscription waits for its reader. Past the limit the socket is closed. */
  send(text: string): Promise<void> {
    if (!this.isOpen) return Promise.resolve();
    if (this.socket.bufferedAmount + Buffer.byteLength(text) > UNSENT_MAX_BYTES) {
      this.close(1013, 'slow_reader');
      return Promise.resolve();
    }
    if (this.unsent === 0) this.progressAt = performance.now();
    this.unsent += 1;
    return new Promise((resolve) => {
      this.socket.send(text, () => {
        this.unsent -= 1;
        this.progressAt = performance.now();
        resolve();
      });
    });
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

  /** Called every 25 s: asks for a sign of life, and drops what gave none or reads nothing. */
  beat(): void {
    if (this.missedPings >= MISSED_PINGS) {
      this.socket.terminate();
      return;
    }
    if (this.unsent > 0 && performance.now() - this.progressAt > SLOW_READER_SECONDS * 1000) {
      this.close(1013, 'slow_reader');
      return;
    }
    this.missedPings += 1;
    if (this.isOpen) this.socket.ping();
  }
}
