import { setTimeout as delay } from 'node:timers/promises';
import { ChunkCounter } from '../load/chunks.ts';
import type { Target } from '../targets/target.ts';
import { Asker, script } from './ask.ts';
import { quantile, RawReader } from './readers.ts';

/** What there is of the reply when the first reader comes, and how fast it goes on. */
const WRITTEN = 400;
const EVERY_MS = 20;
const RESUMES = 150;
/** By then a node has kept what it has written (half a second), and everything is warm. */
const SETTLE_MS = 1_500;
/** A reply ends at its longest length, 24 s after its beginning. */
const MEASURED_MAX_MS = 12_000;
const PATIENCE_MS = 5_000;

/** Where a reply that goes on has got to, as somebody sees it who was there from the beginning. */
interface Progress {
  latest(): number;
  close(): void;
}

/** In mid-stream, from the first packet of a new connection until it has all that was written when it began. */
export async function measureResume(target: Target, conversationId: string, progress: Progress, parallel: number) {
  await delay(SETTLE_MS);
  const waits: number[] = [];
  const deadline = performance.now() + MEASURED_MAX_MS;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (waits.length < RESUMES && performance.now() < deadline)
        waits.push(await resume(target, conversationId, progress.latest()));
    }),
  );
  progress.close();
  return { p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}

async function resume(target: Target, conversationId: string, goal: number): Promise<number> {
  const startedAt = performance.now();
  const caughtUp = Promise.withResolvers<number>();
  const counter = new ChunkCounter((n) => {
    if (n >= goal) caughtUp.resolve(performance.now() - startedAt);
  });
  const timer = setTimeout(() => caughtUp.reject(new Error(`${target.name} has not caught up`)), PATIENCE_MS);
  const reader = await RawReader.open(target, conversationId, (bytes) => counter.take(bytes));
  const wait = await caughtUp.promise.finally(() => {
    clearTimeout(timer);
    reader.close();
  });
  if (counter.lost > 0) throw new Error(`${target.name} left ${counter.lost} chunks out`);
  return wait;
}

/** A reply that a node writes, of a question that was asked there. */
export async function startReply(target: Target): Promise<{ conversationId: string; progress: Progress }> {
  const conversationId = await target.newConversation();
  const { counter, reader } = await readLive(target, conversationId);
  const asker = await Asker.open(target, conversationId);
  void asker.ask(`A long story. ${script(0, WRITTEN, 0, EVERY_MS)}`);
  const close = () => {
    asker.close();
    reader.close();
  };
  return { conversationId, progress: { latest: () => counter.expected - 1, close } };
}

/** A stream that is fed from here at the same pace. */
export async function startFed(target: Target): Promise<{ conversationId: string; progress: Progress }> {
  const conversationId = await target.newConversation();
  const { counter, reader } = await readLive(target, conversationId);
  const feed = await target.feed(conversationId);
  let next = 0;
  for (; next < WRITTEN; next += 1) feed(next);
  const timer = setInterval(() => {
    feed(next);
    next += 1;
  }, EVERY_MS);
  const close = () => {
    clearInterval(timer);
    reader.close();
  };
  return { conversationId, progress: { latest: () => counter.expected - 1, close } };
}

async function readLive(target: Target, conversationId: string) {
  const counter = new ChunkCounter(() => undefined);
  const reader = await RawReader.open(target, conversationId, (bytes) => counter.take(bytes));
  return { counter, reader };
}
