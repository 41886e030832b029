import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { DISCONNECTS, type Disconnect } from '../../contract/disconnects.js';
import { SLOW_READER_SECONDS } from '../../contract/limits.js';
import type { Actor } from '../access/actor.js';
import type { SocketTransport } from './socket-transport.js';
import { SocketWriter } from './socket-writer.js';

/** How long the peer may take to answer a close frame. */
const CLOSE_WAIT_MS = 5_000;
const MISSED_PINGS = 2;

/** One open socket: its account, its lifetime and its writer. Each transport adds its own state. */
export abstract class SocketConnection {
  /** `null` until the token has been checked. */
  actor: Actor | null = null;
  protected readonly writer: SocketWriter;
  private missedPings = 0;
  /** On the clock of `performance.now()`. */
  private expiresAt = Number.POSITIVE_INFINITY;
  /** When the account must be checked again, on the same clock. */
  private recheckAt = Number.POSITIVE_INFINITY;
  private readonly closeListeners: (() => void)[] = [];

  constructor(
    readonly transport: SocketTransport,
    protected readonly socket: WebSocket,
    stream: Duplex,
  ) {
    this.writer = new SocketWriter(stream, () => this.closeSlowReader());
    // The library closes with the right code after a protocol error; the event itself adds nothing.
    socket.on('error', ignore);
    socket.on('pong', () => {
      this.missedPings = 0;
    });
    socket.on('close', () => {
      for (const listener of this.closeListeners.splice(0)) listener();
    });
  }

  /** Sends what explains the close to the client, if the transport has such a message, and closes. */
  abstract disconnect(disconnect: Disconnect): void;

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  get unsentBytes(): number {
    return this.writer.unsentBytes;
  }

  /** Calls `listener` when the socket closes, at once if it is closed already. */
  onClose(listener: () => void): void {
    if (this.socket.readyState === WebSocket.CLOSED) listener();
    else this.closeListeners.push(listener);
  }

  /** Takes over the account's current rights. Transports end here what the account may no longer do. */
  updateActor(actor: Actor): void {
    this.actor = actor;
  }

  /** Sends one text frame. `onSent` is called when it has left, or at once if it cannot be sent. */
  sendText(text: string, onSent?: () => void): void {
    if (this.isOpen && this.writer.hasRoomFor(Buffer.byteLength(text))) this.socket.send(text, onSent);
    else onSent?.();
  }

  /** Writes frames that are encoded already, in one write. */
  write(frames: Buffer): void {
    if (this.isOpen) this.writer.write(frames);
  }

  /** Resolves when the socket can take more, or has closed. */
  drained(): Promise<void> {
    return this.writer.drained();
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Makes the socket live as long as its token. */
  closeWhenExpired(expiresAt: Date, now: Date): void {
    this.expiresAt = performance.now() + expiresAt.getTime() - now.getTime();
  }

  /** Closes an expired socket. The hub polls, because a timer for each socket would cost memory. */
  checkExpiry(now: number): void {
    if (now < this.expiresAt || !this.isOpen) return;
    this.expiresAt = Number.POSITIVE_INFINITY;
    this.disconnect(DISCONNECTS.token_expired);
  }

  /** Makes the connection due for another check of its account at `recheckAt`; `null`: not by time. */
  recheckWhenDue(recheckAt: Date | null, now: Date): void {
    this.recheckAt = recheckAt
      ? performance.now() + Math.max(0, recheckAt.getTime() - now.getTime())
      : Number.POSITIVE_INFINITY;
  }

  /** Whether the account must be checked again now. Answers yes once for each time that was set. */
  takeDueRecheck(now: number): boolean {
    if (now < this.recheckAt || !this.isOpen) return false;
    this.recheckAt = Number.POSITIVE_INFINITY;
    return true;
  }

  /** Sends a ping, or drops a peer that has not answered the last two. */
  beat(): void {
    if (this.missedPings >= MISSED_PINGS) {
      this.socket.terminate();
      return;
    }
    this.missedPings += 1;
    if (this.isOpen) this.socket.ping();
  }

  /** Closes a reader that has taken nothing for too long. The hub calls it every `PROGRESS_EVERY_MS`. */
  checkProgress(): void {
    this.writer.checkProgress();
  }

  /** Sends a close frame, and cuts the connection if the peer does not answer it. */
  protected close(code: number, reason: string, waitMs = CLOSE_WAIT_MS): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), waitMs).unref();
  }

  /** The close frame waits behind everything that is unread, so the peer gets more time to answer it. */
  private closeSlowReader(): void {
    const { code, reason } = DISCONNECTS.slow_reader;
    if (this.isOpen) this.close(code, reason, SLOW_READER_SECONDS * 1000);
  }
}

function ignore(): void {}
