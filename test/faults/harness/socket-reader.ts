import { WebSocket } from 'ws';
import type { ServerFrame } from '../../../contract/frames.js';
import type { FaultNode } from './fault-node.js';
import { Reader } from './reader.js';

/** Milliseconds until a refused send is repeated. */
const AGAIN_MS = 1_000;

/** Reads and sends over the WebSocket. It repeats unacknowledged messages under the same id. */
export class SocketReader extends Reader {
  private socket: WebSocket | null = null;
  private again: NodeJS.Timeout | null = null;

  /** Sends a message, now or after the next connection. @returns its client id. */
  say(script: string): string {
    const clientId = this.conversation.compose(script, this);
    if (this.isWelcome) this.transmit(clientId);
    return clientId;
  }

  /** How many of its own messages have no completed reply. */
  get unsettled(): number {
    const own = [...this.conversation.sends.values()].filter((send) => send.by === this);
    return own.filter(({ acks }) => acks.size === 0 || [...acks].some((id) => !this.endings.has(id))).length;
  }

  stopReply(): void {
    this.conversation.stops += 1;
    this.send('stop_streaming', 'STOP_STREAMING', {});
  }

  /** Sends any frame. */
  send(type: string, content: string, metadata: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify({ type, content, metadata }));
  }

  /** Reads nothing more until `resume`. */
  pause(): void {
    this.socket?.pause();
  }

  resume(): void {
    this.socket?.resume();
  }

  /** Breaks the connection without a close frame. */
  cut(): void {
    this.socket?.terminate();
  }

  protected connect(node: FaultNode, after: string | undefined): void {
    const url = new URL('/api/v1/conversations/ws', node.url.replace(/^http/, 'ws'));
    url.searchParams.set('token', this.conversation.account.accessToken);
    if (this.conversation.conversationId) url.searchParams.set('conversation_id', this.conversation.conversationId);
    if (after) url.searchParams.set('after', after);
    const socket = new WebSocket(url, { handshakeTimeout: 10_000 });
    this.socket = socket;
    socket.on('message', (data) => {
      // A reader that has left ignores frames that arrive later.
      if (this.socket === socket) this.receive(JSON.parse(data.toString()) as ServerFrame);
    });
    socket.on('close', (code, reason) => {
      if (this.socket === socket) this.ended(code, reason.toString());
    });
    // The close event that follows reports the failure.
    socket.on('error', () => undefined);
  }

  protected disconnect(): void {
    if (this.again) clearTimeout(this.again);
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }

  protected override onWelcome(): void {
    for (const clientId of this.conversation.pendingOf(this)) this.transmit(clientId);
  }

  protected override onRefusal(): void {
    if (this.again) return;
    this.again = setTimeout(() => {
      this.again = null;
      if (this.isWelcome) this.onWelcome();
    }, AGAIN_MS);
  }

  private transmit(clientId: string): void {
    const content = this.conversation.noteSent(clientId, this.connections.length);
    this.cluster.recorder.note('sent', { reader: this.name, node: this.connection?.node.name, client: clientId });
    this.send('message', content, { message_id: clientId });
  }
}
