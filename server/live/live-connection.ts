import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { DISCONNECTS, type Disconnect } from '../../contract/disconnects.js';
import type { ServerFrame } from '../../contract/frames.js';
import { BAD_FRAMES_PER_MINUTE } from '../../contract/limits.js';
import type { Actor } from '../access/actor.js';
import { newId } from '../platform/ids.js';
import { SocketConnection } from '../sockets/socket-connection.js';
import type { SocketTransport } from '../sockets/socket-transport.js';
import { Backpressure } from './backpressure.js';
import { closingText } from './closing-text.js';
import type { FrameBatch } from './frame-batch.js';
import { errorFrame, systemFrame } from './frames.js';
import type { Subscriber } from './subscriber.js';
import type { Subscription } from './subscription.js';
import { TimeWarnings } from './time-warnings.js';

const MINUTE_MS = 60_000;

/** A frame socket: one conversation, and how far the client has read it. */
export class LiveConnection extends SocketConnection implements Subscriber {
  readonly connectionId = newId();
  conversationId = '';
  subscription: Subscription | null = null;
  /** The last typing state that this connection announced. */
  isTyping = false;
  private readonly backpressure = new Backpressure();
  private badFrames: number[] | null = null;
  private readonly warnings = new TimeWarnings();

  constructor(transport: SocketTransport, socket: WebSocket, stream: Duplex) {
    super(transport, socket, stream);
    this.onClose(() => {
      this.subscription?.leave();
      this.subscription = null;
    });
  }

  get isGone(): boolean {
    return !this.isOpen;
  }

  /** Also warns a child whose time ends soon. The account is checked at least once a minute. */
  override updateActor(actor: Actor): void {
    super.updateActor(actor);
    const warning = this.warnings.next(actor.nextBlock, actor.checkedAt);
    if (warning) this.send(systemFrame(this.conversationId, 'time_soon', { ...warning }));
  }

  /** Writes frames that many readers share. Their bytes are encoded once and leave in one write. */
  deliver(batch: FrameBatch): void {
    if (!this.isOpen) return;
    const chosen = this.backpressure.choose(
      batch,
      this.writer.unsentBytes,
      () => this.subscription?.replySoFar() ?? null,
    );
    if (chosen.length > 0) this.writer.write(chosen.encoded);
  }

  /** Sends a frame to this socket alone. */
  send(frame: ServerFrame): void {
    if (this.isOpen) this.sendText(JSON.stringify(frame));
  }

  end(reason: 'deleted' | 'unavailable'): void {
    this.disconnect(reason === 'deleted' ? DISCONNECTS.conversation_deleted : DISCONNECTS.unavailable);
  }

  /** Sends the `error` frame of the disconnect, if it has one, and closes with its code as the reason. */
  disconnect({ code, reason, errorFrame: explanation }: Disconnect): void {
    if (explanation) {
      const { shouldReconnect = false, until } = explanation;
      const message = closingText(explanation, this.actor?.language ?? 'en');
      this.send(errorFrame(this.conversationId, { code: reason, message, until }, shouldReconnect));
    }
    this.close(code, reason);
  }

  /** Counts a bad frame. @returns whether the client has sent too many within a minute */
  isTooBad(): boolean {
    const now = performance.now();
    this.badFrames = (this.badFrames ?? []).filter((at) => now - at < MINUTE_MS);
    this.badFrames.push(now);
    return this.badFrames.length > BAD_FRAMES_PER_MINUTE;
  }
}
