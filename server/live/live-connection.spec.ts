import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { UNSENT_MAX_BYTES } from '../../contract/limits.js';
import type { SocketTransport } from '../sockets/socket-transport.js';
import { FrameBatch, SharedFrame } from './frame-batch.js';
import { LiveConnection } from './live-connection.js';

/** A client that takes nothing: everything that is written stays unsent. */
function unread() {
  const closes: { code: number; reason: string }[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN as number,
    close(code: number, reason: string) {
      socket.readyState = WebSocket.CLOSING;
      closes.push({ code, reason });
    },
    terminate: () => undefined,
  });
  const stream = new Duplex({ read: () => undefined, write: () => undefined });
  const connection = new LiveConnection({} as SocketTransport, socket as unknown as WebSocket, stream);
  return { connection, closes, stream };
}

const stored = SharedFrame.of({ text: 'x'.repeat(10_000) });
const chunk = SharedFrame.of({ text: 'x'.repeat(10_000) }, { droppable: true });

it('closes a reader with 1013 before more than 1 MiB is unsent', () => {
  const { connection, closes, stream } = unread();
  for (let frame = 0; frame < 200; frame += 1) connection.deliver(new FrameBatch([stored]));
  expect(closes).toEqual([{ code: 1013, reason: 'slow_reader' }]);
  expect(stream.writableLength).toBeLessThanOrEqual(UNSENT_MAX_BYTES);
});

it('leaves out chunks for a reader that is behind and keeps its socket open', () => {
  const { connection, closes, stream } = unread();
  for (let frame = 0; frame < 200; frame += 1) connection.deliver(new FrameBatch([chunk]));
  expect(closes).toEqual([]);
  expect(stream.writableLength).toBeLessThanOrEqual(UNSENT_MAX_BYTES / 4);
});
