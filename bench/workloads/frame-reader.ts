import { WebSocket } from 'ws';
import type { Target } from '../targets/target.ts';

/** A received delta of a reply. */
export interface ReadDelta {
  offset: number;
  content: string;
  /** Its time of arrival, in milliseconds of the monotonic clock. */
  at: number;
}

interface Frame {
  type: string;
  content: string;
  metadata: { offset?: number };
}

const PATIENCE_MS = 20_000;

/** A client of the frame socket that parses each frame and records its time. */
export class FrameReader {
  readonly startedAt = performance.now();
  readonly deltas: ReadDelta[] = [];
  /** The whole reply, once it has ended. */
  final: string | null = null;
  private readonly heard = new Set<string>();
  private readonly socket: WebSocket;
  private onFrame: () => void = () => undefined;

  constructor(target: Target, conversationId: string) {
    const { path } = target.entrance(conversationId);
    this.socket = new WebSocket(new URL(path, target.url.replace(/^http/, 'ws')));
    this.socket.on('message', (data) => this.take(JSON.parse(data.toString()) as Frame));
  }

  /** The reply so far, by the offset rule. */
  get text(): string {
    return this.deltas.reduce((text, { offset, content }) => text.slice(0, offset) + content, '');
  }

  ask(content: string, messageId: string): void {
    this.socket.send(JSON.stringify({ type: 'message', content, metadata: { message_id: messageId } }));
  }

  /** Resolves when a frame of this type has arrived. @throws after 20 s */
  has(type: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${type} within ${PATIENCE_MS} ms`)), PATIENCE_MS);
      this.onFrame = () => {
        if (!this.heard.has(type)) return;
        clearTimeout(timer);
        resolve();
      };
      this.onFrame();
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private take({ type, content, metadata }: Frame): void {
    this.heard.add(type);
    if (type === 'assistant_delta') this.deltas.push({ offset: metadata.offset ?? 0, content, at: performance.now() });
    if (type === 'stream_final') this.final = content;
    this.onFrame();
  }
}
