import { jest } from '@jest/globals';
import type { Clock } from '../store/clock';
import { type ConnectionStatus, LiveClient, type LiveSink, type LiveTransport } from './live-client';
import type { LiveFrame, LiveFrameMetadata } from './live-frame';

/** A frame of the conversation `c1`. */
export const frame = (type: string, metadata: LiveFrameMetadata = {}): LiveFrame => ({
  type,
  content: '',
  conversationId: 'c1',
  userId: null,
  timestamp: '2026-01-01T00:00:00.000Z',
  metadata,
});

/** A live client, and a server that the test controls by hand. */
export function setup(options: { random?: number } = {}) {
  const statuses: ConnectionStatus[] = [];
  const frames: LiveFrame[] = [];
  const ended: string[] = [];
  const opened: { conversationId: string; after: string | null; sink: LiveSink; isClosed: boolean }[] = [];
  const starts: { resolve(frame: LiveFrame): void; reject(error: unknown): void; signal: AbortSignal }[] = [];
  let lastStoredId: string | null = null;
  const refreshToken = jest.fn<() => Promise<void>>().mockResolvedValue();
  const transport: LiveTransport = {
    start: (signal) => new Promise((resolve, reject) => starts.push({ resolve, reject, signal })),
    open: (conversationId, after, sink) => {
      const connection = { conversationId, after, sink, isClosed: false };
      opened.push(connection);
      return {
        close: () => {
          connection.isClosed = true;
        },
      };
    },
    refreshToken,
  };
  const clock: Clock = {
    now: () => Date.now(),
    setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
    clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    random: () => options.random ?? 0.5,
  };
  const client = new LiveClient(
    transport,
    {
      frame: (received) => frames.push(received),
      status: (status) => statuses.push(status),
      ended: (reason) => ended.push(reason),
      lastStoredId: () => lastStoredId,
    },
    clock,
  );
  return {
    client,
    statuses,
    frames,
    ended,
    opened,
    starts,
    refreshToken,
    status: () => statuses.at(-1),
    last: () => opened.at(-1)!,
    welcome: () => opened.at(-1)!.sink.frame(frame('welcome')),
    close: (code: number, reason = '') => opened.at(-1)!.sink.closed({ code, reason }),
    store: (id: string) => {
      lastStoredId = id;
    },
  };
}
