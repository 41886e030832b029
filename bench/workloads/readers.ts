import { WebSocket } from 'ws';
import type { Target } from '../targets/target.ts';

/** Opens `count` readers of a conversation, some at a time; each has had its welcome. */
export async function openReaders(
  target: Target,
  conversationId: string,
  count: number,
  onFrame: (data: Buffer) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const batch = Math.min(50, count - sockets.length);
    sockets.push(
      ...(await Promise.all(Array.from({ length: batch }, () => openReader(target, conversationId, onFrame)))),
    );
  }
  return sockets;
}

async function openReader(target: Target, conversationId: string, onFrame: (data: Buffer) => void): Promise<WebSocket> {
  const socket = new WebSocket(target.readerUrl(conversationId), { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve());
    socket.once('error', reject);
  });
  socket.on('message', (data) => onFrame(data as Buffer));
  return socket;
}

export async function closeReaders(sockets: WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('close', () => resolve());
          socket.terminate();
        }),
    ),
  );
}

/** The value below which `share` of the sorted samples lie. */
export function quantile(samples: number[], share: number): number {
  const sorted = [...samples].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
