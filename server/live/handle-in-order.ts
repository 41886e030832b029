import type { RawData, WebSocket } from 'ws';

/** With this many frames waiting, the socket reads no more until the sender's earlier frames are handled. */
const MAX_WAITING_FRAMES = 100;

/** Handles the frames of a socket one after the other, the first one after `opening`. Neither may reject. */
export function handleInOrder(
  socket: WebSocket,
  opening: Promise<void>,
  handle: (data: RawData, isBinary: boolean) => Promise<void>,
): void {
  let waiting = 0;
  let work = opening;
  socket.on('message', (data: RawData, isBinary: boolean) => {
    waiting += 1;
    if (waiting >= MAX_WAITING_FRAMES) socket.pause();
    work = work
      .then(() => handle(data, isBinary))
      .finally(() => {
        waiting -= 1;
        if (socket.isPaused && waiting < MAX_WAITING_FRAMES) socket.resume();
      });
  });
}
