import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { PATIENCE_MS } from './wait.js';

/** A frame as received. */
export interface ReceivedFrame {
  type: string;
  content: string;
  conversation_id: string;
  user_id: string | null;
  timestamp: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects
  metadata: Record<string, any>;
}

export interface LiveClientOptions {
  token?: string;
  conversationId?: string;
  after?: string;
  headers?: Record<string, string>;
  /** In place of `/api/v1/conversations/ws`. */
  path?: string;
}

type Predicate = (frame: ReceivedFrame) => boolean;

/** A socket to a conversation that remembers every frame. */
export class LiveClient {
  /** All received frames, in order. */
  readonly frames: ReceivedFrame[] = [];
  /** Set once the socket is closed. */
  closed: { code: number; reason: string } | null = null;
  private readonly watchers = new Set<() => void>();
  /** The index after the last frame that `next` returned. */
  private position = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()) as ReceivedFrame);
      this.wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.wake();
    });
    // The close event that follows reports the failure.
    socket.on('error', () => undefined);
  }

  /** Resolves when the socket is open. @throws where the upgrade is refused, with its status. */
  static async open(starling: { url: string }, options: LiveClientOptions = {}): Promise<LiveClient> {
    const url = new URL(options.path ?? '/api/v1/conversations/ws', starling.url.replace(/^http/, 'ws'));
    if (options.token !== undefined) url.searchParams.set('token', options.token);
    if (options.conversationId) url.searchParams.set('conversation_id', options.conversationId);
    if (options.after) url.searchParams.set('after', options.after);
    const socket = new WebSocket(url, { headers: options.headers });
    const client = new LiveClient(socket);
    await new Promise<void>((settle, fail) => {
      socket.once('open', settle);
      socket.once('error', fail);
    });
    return client;
  }

  /** Opens and waits for the welcome. */
  static async join(
    starling: { url: string },
    options: LiveClientOptions & { token: string },
  ): Promise<LiveClient & { conversationId: string }> {
    const client = await LiveClient.open(starling, options);
    const welcome = await client.next('welcome');
    return Object.assign(client, { conversationId: welcome.conversation_id });
  }

  /** The first frame of this type after the last returned one. */
  next(type: string, predicate: Predicate = () => true): Promise<ReceivedFrame> {
    return this.take((frame) => frame.type === type && predicate(frame), `a ${type} frame`);
  }

  /** The first matching frame after the last returned one. */
  until(predicate: Predicate): Promise<ReceivedFrame> {
    return this.take(predicate, 'a frame');
  }

  /** Resolves when a matching frame exists, including earlier ones. */
  async has(predicate: Predicate): Promise<ReceivedFrame> {
    return this.wait(() => this.frames.find(predicate) ?? null, 'a frame');
  }

  /** Resolves when the socket is closed. */
  untilClosed(timeoutMs = PATIENCE_MS): Promise<{ code: number; reason: string }> {
    return this.wait(() => this.closed, 'the close', timeoutMs);
  }

  /** Sends any frame. */
  send(type: string, content = '', metadata: Record<string, unknown> = {}): void {
    this.socket.send(JSON.stringify({ type, content, metadata }));
  }

  /** Sends a message. @returns its client id. */
  say(content: string, messageId = `c-${randomUUID()}`): string {
    this.send('message', content, { message_id: messageId, timestamp: new Date().toISOString() });
    return messageId;
  }

  /** Sends a message and waits for the end of its reply. @returns the frame that ended it. */
  async ask(content: string): Promise<ReceivedFrame> {
    const id = this.say(content);
    const stored = await this.has((frame) => frame.metadata.client_message_id === id);
    const ends = new Set(['stream_final', 'ai_response', 'ai_error', 'streaming_stopped']);
    return this.has((frame) => ends.has(frame.type) && frame.metadata.reply_to === stored.metadata.message_id);
  }

  /** The text of the reply so far, assembled by offset. */
  replyText(from = 0): string {
    return this.frames
      .slice(from)
      .filter((frame) => frame.type === 'assistant_delta')
      .reduce((text, { content, metadata }) => text.slice(0, metadata.offset as number) + content, '');
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.socket.close();
    await this.untilClosed();
  }

  /** Cuts the connection without a close frame. */
  cut(): void {
    this.socket.terminate();
  }

  private take(predicate: Predicate, what: string): Promise<ReceivedFrame> {
    return this.wait(() => {
      const index = this.frames.findIndex((frame, at) => at >= this.position && predicate(frame));
      if (index < 0) return null;
      this.position = index + 1;
      return this.frames[index]!;
    }, what);
  }

  private wait<T>(find: () => T | null, what: string, timeoutMs = PATIENCE_MS): Promise<T> {
    return new Promise((settle, fail) => {
      const look = () => {
        const found = find();
        if (found !== null) return leave(() => settle(found));
        if (this.closed) leave(() => fail(this.failure(`The socket was closed before ${what} came`)));
      };
      const leave = (end: () => void) => {
        clearTimeout(timer);
        this.watchers.delete(look);
        end();
      };
      const timer = setTimeout(() => {
        leave(() => fail(this.failure(`${what} did not come within ${timeoutMs} ms`)));
      }, timeoutMs);
      this.watchers.add(look);
      look();
    });
  }

  private failure(what: string): Error {
    const seen = this.frames.map((frame) => frame.type).join(', ') || 'none';
    return new Error(`${what}; frames: ${seen}; closed: ${JSON.stringify(this.closed)}`);
  }

  private wake(): void {
    for (const look of [...this.watchers]) look();
  }
}
