/** The public API as the demo uses it: REST below `/api/v1`, and the socket of a conversation. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

const PATIENCE_MS = 30_000;
/** Of frames, those that end the answer to a message. */
const ENDINGS = new Set(['stream_final', 'ai_response', 'ai_error', 'streaming_stopped']);

/** A call that the service refused, with the code that it gave. */
export class CallRefused extends Error {
  readonly code: string;

  constructor(call: string, status: number, body: { error?: string } | null) {
    super(`${call} answered ${status}: ${JSON.stringify(body)}`);
    this.code = body?.error ?? String(status);
  }
}

export class Api {
  readonly url: string;
  readonly token: string | null;

  constructor(url: string, token: string | null = null) {
    this.url = url;
    this.token = token;
  }

  get<Body>(path: string): Promise<Body> {
    return this.call('GET', path);
  }

  post<Body>(path: string, body?: unknown): Promise<Body> {
    return this.call('POST', path, body);
  }

  put<Body>(path: string, body?: unknown): Promise<Body> {
    return this.call('PUT', path, body);
  }

  patch<Body>(path: string, body?: unknown): Promise<Body> {
    return this.call('PATCH', path, body);
  }

  private async call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    for (;;) {
      const answer = await fetch(`${this.url}/api/v1${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.ok) return (text === '' ? null : JSON.parse(text)) as Body;
      const seconds = Number(answer.headers.get('retry-after'));
      if (answer.status !== 429 || !(seconds > 0))
        throw new CallRefused(`${method} ${path}`, answer.status, asJson(text));
      await delay(seconds * 1_000);
    }
  }
}

function asJson(text: string): { error?: string } | null {
  try {
    return JSON.parse(text) as { error?: string };
  } catch {
    return { error: text.slice(0, 200) };
  }
}

interface Frame {
  type: string;
  content: string;
  conversation_id: string;
  metadata: Record<string, unknown>;
}

/** An open conversation. */
export class Talk {
  private readonly frames: Frame[] = [];
  private readonly socket: WebSocket;
  private closed: string | null = null;
  private wake: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      this.wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = `${code} ${String(reason)}`;
      this.wake();
    });
    socket.on('error', (error) => {
      this.closed = error.message;
      this.wake();
    });
  }

  /** Begins a new conversation. */
  static async begin({ url, token }: Api): Promise<Talk & { id: string }> {
    const address = new URL('/api/v1/conversations/ws', url.replace(/^http/, 'ws'));
    address.searchParams.set('token', token ?? '');
    const talk = new Talk(new WebSocket(address));
    const welcome = await talk.next(({ type }) => type === 'welcome');
    return Object.assign(talk, { id: welcome.conversation_id });
  }

  /** Says something and waits for the end of the answer. @returns whether it is a safety answer */
  async say(content: string): Promise<{ isSafety: boolean }> {
    const id = `c-${randomUUID()}`;
    const timestamp = new Date().toISOString();
    this.socket.send(JSON.stringify({ type: 'message', content, metadata: { message_id: id, timestamp } }));
    const { metadata: stored } = await this.next(({ metadata }) => metadata.client_message_id === id);
    const {
      type,
      metadata,
      content: text,
    } = await this.next((frame) => ENDINGS.has(frame.type) && frame.metadata.reply_to === stored.message_id);
    if (type === 'ai_error') throw new Error(`“${content}” was answered with the error “${text}”`);
    return { isSafety: metadata.response_type === 'safety' };
  }

  close(): void {
    this.socket.close();
  }

  /** The first frame that fits, also an earlier one. */
  private async next(fits: (frame: Frame) => boolean): Promise<Frame> {
    const until = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const found = this.frames.find(fits);
      if (found) return found;
      const error = this.frames.find(({ type }) => type === 'error');
      if (error) throw new CallRefused('The socket', 403, { error: String(error.metadata.code ?? error.content) });
      if (this.closed !== null) throw new CallRefused('The socket', 403, { error: this.closed });
      if (until.aborted) throw new Error('The service did not answer in time');
      await new Promise<void>((settle) => {
        this.wake = settle;
        until.addEventListener('abort', () => settle(), { once: true });
      });
    }
  }
}
