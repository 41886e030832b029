import { setTimeout as delay } from 'node:timers/promises';
import { residentBytesOf, type Target } from '../targets/target.ts';
import { openMany, RawReader } from './readers.ts';

const SOCKETS = 5_000;
const READERS = 10;
/** Sockets that are opened and closed first, so that one-time growth is not counted. */
const WARM_SOCKETS = 500;
/** Rounds of collecting, and how long each may take. */
const COLLECTIONS = 3;
const COLLECTING_MS = 700;

/** Memory of an idle socket: 5,000 of them, ten per conversation, after a garbage collection. */
export async function measureIdle(target: Target) {
  for (const reader of await open(target, WARM_SOCKETS)) reader.close();
  const before = await collected(target);
  const readers = await open(target, SOCKETS);
  const after = await collected(target);
  for (const reader of readers) reader.close();
  return { kibPerSocket: (after - before) / 1024 / SOCKETS, processMib: after / 1024 / 1024 };
}

async function open(target: Target, count: number): Promise<RawReader[]> {
  const ids = await openMany(count / READERS, () => target.newConversation());
  return openMany(count, (index) => RawReader.open(target, ids[Math.floor(index / READERS)]!, () => undefined));
}

async function collected(target: Target): Promise<number> {
  for (let round = 0; round < COLLECTIONS; round += 1) {
    process.kill(target.pid, 'SIGUSR2');
    await delay(COLLECTING_MS);
  }
  return residentBytesOf(target.pid);
}
