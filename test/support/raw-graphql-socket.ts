import { WebSocket } from 'ws';
import { until } from './wait.js';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A graphql-transport-ws client that sends anything, also what the protocol forbids. */
export class RawGraphqlSocket {
  readonly messages: Message[] = [];
  closed: { code: number; reason: string } | null = null;
  closedAt = 0;
  /** The status of a refused upgrade. */
  refused: number | null = null;

  readonly socket: WebSocket;

  constructor(url: string, options: { origin?: string; protocol?: string; path?: string } = {}) {
    this.socket = new WebSocket(
      `${url.replace(/^http/, 'ws')}${options.path ?? '/graphql'}`,
      options.protocol ?? 'graphql-transport-ws',
      options.origin === undefined ? {} : { headers: { Origin: options.origin } },
    );
    this.socket.on('message', (data) => this.messages.push(JSON.parse(data.toString()) as Message));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.closedAt = performance.now();
    });
    this.socket.on('unexpected-response', (request, response) => {
      this.refused = response.statusCode ?? 0;
      request.destroy();
    });
    this.socket.on('error', () => undefined);
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState === WebSocket.OPEN, { what: 'an open socket' });
    return this;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  init(token?: string): void {
    this.send({ type: 'connection_init', ...(token ? { payload: { authorization: `Bearer ${token}` } } : {}) });
  }

  message(type: string, id?: string): Promise<Message> {
    return until(() => this.messages.find((message) => message.type === type && message.id === id), {
      what: `a ${type} message`,
    });
  }

  close(timeoutMs?: number): Promise<{ code: number; reason: string }> {
    return until(() => this.closed, { what: 'a closed socket', ...(timeoutMs ? { timeoutMs } : {}) });
  }
}
