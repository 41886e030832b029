import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { CLOSE, type ServerFrame } from '../../../contract/frames.js';
import { BAD_FRAMES_PER_MINUTE, SLOW_READER_SECONDS, UNSENT_MAX_BYTES } from '../../../contract/limits.js';
import type { Actor } from '../../access/actor.js';
import { newId } from '../../platform/ids.js';
import { errorFrame } from './frames.js';
import type { Place } from './live-feed.js';
import type { Reader, SharedFrame } from './reader.js';

/** A socket that is this far behind gets no pieces any more, only the whole once it has caught up. */
const BEHIND_BYTES = UNSENT_MAX_BYTES / 4;
/** How long a socket that was told to close may take for it. */
const CLOSE_WAIT_MS = 5_000;
const MISSED_PINGS = 2;
/** What `setTimeout` can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MINUTE_MS = 60_000;

/** One WebSocket: who it belongs to, what it reads, and what it has not read yet. */
export class LiveConnection implements Reader {
  readonly connectionId = newId();
  actor: Actor | null = null;
  conversationId = '';
  place: Place | null = null;
  /** The last thing this connection told the others: whether its user types. */
  isTyping = false;
  private isBehind = false;
  private isCorked = false;
  private missedPings = 0;
  private progressAt = performance.now();
  private lastWritten = 0;
  private badFrames: number[] = [];
  private expiry: NodeJS.Timeout | null = null;

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex & { bytesWritten?: number },
  ) {
    socket.on('pong', () => {
      this.missedPings = 0;
    });
    socket.once('close', () => {
      if (this.expiry) clearTimeout(this.expiry);
      this.place?.leave();
      this.place = null;
    });
  }

  /** Runs `work` when the socket closes, at once where it has. */
  onClose(work: () => void): void {
    if (this.socket.readyState === WebSocket.CLOSED) work();
    else this.socket.once('close', work);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /**
   * A frame that many get. Its bytes are the same for all, so they go to the stream as they are; what one turn of the loop
   * brings leaves in one write.
   */
  deliver(frame: SharedFrame): void {
    if (!this.isOpen) return;
    if (frame.droppable && this.mustSkip(frame)) return;
    this.write(frame.encoded);
  }

  /** A frame for this socket alone. */
  send(frame: ServerFrame): void {
    if (!this.isOpen) return;
    const text = JSON.stringify(frame);
    if (this.hasRoomFor(Buffer.byteLength(text))) this.socket.send(text);
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
    if (this.expiry) clearTimeout(this.expiry);
    this.expiry = null;
    const leftMs = expiresAt.getTime() - now.getTime();
    if (leftMs > LONGEST_TIMER_MS) return;
    this.expiry = setTimeout(
      () => this.fail(CLOSE.policy, { code: 'token_expired', message: 'The access token has expired' }),
      Math.max(0, leftMs),
    );
    this.expiry.unref();
  }

  /** Counts one more bad frame; says whether that was one too many. */
  isTooBad(): boolean {
    const now = performance.now();
    this.badFrames = this.badFrames.filter((at) => now - at < MINUTE_MS);
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

  /** Closes a reader that has taken nothing for too long. Called every few seconds. */
  checkProgress(): void {
    const written = this.stream.bytesWritten ?? 0;
    const drained = written - this.stream.writableLength;
    if (this.stream.writableLength === 0 || drained !== this.lastWritten) {
      this.lastWritten = drained;
      this.progressAt = performance.now();
    } else if (performance.now() - this.progressAt > (SLOW_READER_SECONDS - 5) * 1000) {
      this.closeSlow();
    }
  }

  /** Pieces are left out while the reader is behind; then it gets the whole so far, which holds this piece too. */
  private mustSkip(frame: SharedFrame): boolean {
    if (this.isBehind) {
      if (this.stream.writableLength > 0) return true;
      this.isBehind = false;
      const soFar = this.place?.replySoFar();
      if (soFar) this.write(soFar.encoded);
      return soFar !== null && soFar !== undefined;
    }
    if (this.stream.writableLength + frame.encoded.length <= BEHIND_BYTES) return false;
    this.isBehind = true;
    return true;
  }

  private write(bytes: Buffer): void {
    if (!this.hasRoomFor(bytes.length)) return;
    if (!this.isCorked) {
      this.isCorked = true;
      this.stream.cork();
      process.nextTick(() => {
        this.isCorked = false;
        this.stream.uncork();
      });
    }
    this.stream.write(bytes);
  }

  private hasRoomFor(length: number): boolean {
    if (this.stream.writableLength + length <= UNSENT_MAX_BYTES) return true;
    this.closeSlow();
    return false;
  }

  /**
   * An `error` frame would only wait behind what is not read; the reason says it. The close frame waits there too, so the
   * reader gets more time for it.
   */
  private closeSlow(): void {
    if (this.isOpen) this.close(CLOSE.tryLater, 'slow_reader', SLOW_READER_SECONDS * 1000);
  }
}
