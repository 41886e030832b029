import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { CLOSE, type ServerFrame } from '../../../contract/frames.js';
import { BAD_FRAMES_PER_MINUTE, SLOW_READER_SECONDS } from '../../../contract/limits.js';
import type { Actor } from '../../access/actor.js';
import { newId } from '../../platform/ids.js';
import { SocketWriter } from '../../platform/socket-writer.js';
import { errorFrame } from './frames.js';
import type { FrameBatch, Reader } from './reader.js';
import { ReaderPace } from './reader-pace.js';
import type { Place } from './reader-place.js';

/** How long a socket that was told to close may take for it. */
const CLOSE_WAIT_MS = 5_000;
const MISSED_PINGS = 2;
const MINUTE_MS = 60_000;

/** One WebSocket: who it belongs to, what it reads, and what it has not read yet. */
export class LiveConnection implements Reader {
  readonly connectionId = newId();
  actor: Actor | null = null;
  conversationId = '';
  place: Place | null = null;
  /** The last thing this connection told the others: whether its user types. */
  isTyping = false;
  private readonly writer: SocketWriter;
  private readonly pace = new ReaderPace();
  private missedPings = 0;
  private badFrames: number[] | null = null;
  /** On the clock of `performance.now()`. */
  private expiresAt = Number.POSITIVE_INFINITY;
  private readonly closers: (() => void)[] = [];

  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
  ) {
    this.writer = new SocketWriter(stream, () => this.closeSlow());
    socket.on('pong', () => {
      this.missedPings = 0;
    });
    socket.on('close', () => {
      this.place?.leave();
      this.place = null;
      for (const work of this.closers.splice(0)) work();
    });
  }

  /** Runs `work` when the socket closes, at once where it has. */
  onClose(work: () => void): void {
    if (this.socket.readyState === WebSocket.CLOSED) work();
    else this.closers.push(work);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  get isGone(): boolean {
    return !this.isOpen;
  }

  /** Frames that many get. Their bytes are the same for all, so they go to the stream as they are, in one write. */
  deliver(batch: FrameBatch): void {
    if (!this.isOpen) return;
    const chosen = this.pace.choose(batch, this.writer.unsentBytes, () => this.place?.replySoFar() ?? null);
    if (chosen.length > 0) this.writer.write(chosen.encoded);
  }

  drained(): Promise<void> {
    return this.writer.drained();
  }

  /** A frame for this socket alone. */
  send(frame: ServerFrame): void {
    if (!this.isOpen) return;
    const text = JSON.stringify(frame);
    if (this.writer.hasRoomFor(Buffer.byteLength(text))) this.socket.send(text);
  }

  end(reason: 'deleted' | 'unavailable'): void {
    if (reason === 'deleted') this.close(CLOSE.normal, 'conversation_deleted');
    else this.fail(CLOSE.restart, { code: 'unavailable', message: 'Please connect again' }, true);
  }

  /** One `error` frame, then the close with the same code as its reason (contract §4). */
  fail(closeCode: number, error: { code: string; message: string }, shouldReconnect = false): void {
    this.send(errorFrame(this.conversationId, error, shouldReconnect));
    this.close(closeCode, error.code);
  }

  /** Closes politely; whoever does not answer is cut off. */
  close(code: number, reason: string, waitMs = CLOSE_WAIT_MS): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), waitMs).unref();
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** The socket lives as long as its token. */
  closeWhenExpired(expiresAt: Date, now: Date): void {
    this.expiresAt = performance.now() + expiresAt.getTime() - now.getTime();
  }

  /** Closes a socket whose time is over. Called twice a second: a timer for each would cost memory at every socket. */
  checkExpiry(now: number): void {
    if (now < this.expiresAt || !this.isOpen) return;
    this.expiresAt = Number.POSITIVE_INFINITY;
    this.fail(CLOSE.policy, { code: 'token_expired', message: 'The access token has expired' });
  }

  /** Counts one more bad frame; says whether that was one too many. */
  isTooBad(): boolean {
    const now = performance.now();
    this.badFrames = (this.badFrames ?? []).filter((at) => now - at < MINUTE_MS);
    this.badFrames.push(now);
    return this.badFrames.length > BAD_FRAMES_PER_MINUTE;
  }

  /** Asks for a sign of life, and drops what gave none to two of them. */
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

  /**
   * An `error` frame would only wait behind what is not read; the reason says it. The close frame waits there too, so the
   * reader gets more time for it.
   */
  private closeSlow(): void {
    if (this.isOpen) this.close(CLOSE.tryLater, 'slow_reader', SLOW_READER_SECONDS * 1000);
  }
}
