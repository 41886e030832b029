import { setTimeout as delay } from 'node:timers/promises';
import { ChunkCounter } from '../load/chunks.ts';
import type { Target } from '../targets/target.ts';
import { Asker, script } from './ask.ts';
import { quantile, RawReader } from './readers.ts';

/** The length of the reply when the first reader arrives, and its further pace. */
const WRITTEN = 400;
const EVERY_MS = 20;
const RESUMES = 150;
/** By then a node has stored a checkpoint (every half second), and the code is compiled. */
const SETTLE_MS = 1_500;
/** A reply ends at its longest length, 24 s after its beginning. */
const MEASURED_MAX_MS = 12_000;
const PATIENCE_MS = 5_000;

/** A running reply and its progress, as a reader from the start sees it. */
export interface Stream {
  conversationId: string;
  latest(): number;
  close(): void;
}

/**
 * In mid-stream, from the first packet of a new connection until it has all text that existed before it. Each stream has
 * one reader at a time at `target`.
 */
export async function measureResume(target: Target, streams: Stream[]) {
  await delay(SETTLE_MS);
  const waits: number[] = [];
  const deadline = performance.now() + MEASURED_MAX_MS;
  await Promise.all(
    streams.map(async ({ conversationId, latest }) => {
      while (waits.length < RESUMES && performance.now() < deadline)
        waits.push(await resume(target, conversationId, latest()));
    }),
  );
  for (const stream of streams) stream.close();
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

/** A reply that `writer` writes to a question that was sent to it. Only `observer` reads it. */
export async function startReply(writer: Target, observer: Target): Promise<Stream> {
  const conversationId = await writer.newConversation();
  const { counter, reader } = await readLive(observer, conversationId);
  const asker = await Asker.open(writer, conversationId);
  void asker.ask(`A long story. ${script(0, WRITTEN, 0, EVERY_MS)}`);
  await isOn(counter);
  asker.close();
  return { conversationId, latest: () => counter.expected - 1, close: () => reader.close() };
}

/** A stream that this process publishes at the same pace. */
export async function startFed(target: Target): Promise<Stream> {
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
  return { conversationId, latest: () => counter.expected - 1, close };
}

async function isOn(counter: ChunkCounter): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (counter.expected === 0) {
    if (performance.now() > deadline) throw new Error('No reply has begun');
    await delay(5);
  }
}

async function readLive(target: Target, conversationId: string) {
  const counter = new ChunkCounter(() => undefined);
  const reader = await RawReader.open(target, conversationId, (bytes) => counter.take(bytes));
  return { counter, reader };
}
