import type { WebSocket } from 'ws';
import type { Target } from '../targets/target.ts';
import { closeReaders, openReaders } from './readers.ts';

const READERS = 10;

/** Memory of a socket that only waits; `count` of them, ten a conversation. */
export async function measureIdle(target: Target, count: number) {
  const before = target.residentBytes();
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < count; opened += READERS) {
    sockets.push(...(await openReaders(target, await target.conversation(opened), READERS, () => undefined)));
  }
  // The collector has had its chance by then, at every target alike.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const kibPerSocket = (target.residentBytes() - before) / 1024 / count;
  await closeReaders(sockets);
  return { kibPerSocket };
}
