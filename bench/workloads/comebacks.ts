import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from '../targets/target.ts';
import { script } from './ask.ts';
import { FrameReader } from './frame-reader.ts';
import { quantile } from './readers.ts';

const COMEBACKS = 100;
const PARALLEL = 5;
const PIECES = 80;
const EVERY_MS = 25;
/** Comebacks begin at most this long after the first chunk. The reply takes 2 s. */
const LATEST_MS = 1_500;

/** Where the parts of one comeback happen. */
export interface Places {
  /** Writes the reply. */
  writer: Target;
  /** A reader stays here from the beginning and records each chunk with its time. */
  observer: Target;
  /** The returning reader is the only one here. */
  back: Target;
}

interface Comeback {
  /** From the first packet of the new connection until it has all text that was published before it. */
  wholeMs: number;
  /** The delay of each later chunk compared with the observer. */
  lagsMs: number[];
  /** The first delta was incomplete. */
  isIncomplete: boolean;
  /** Later deltas at offset 0. */
  snapshots: number;
  /** Chunks that did not start where the previous one ended. */
  gaps: number;
}

/** A reader that comes back at a random moment of a reply, alone at its node, a hundred times. */
export async function measureComebacks(places: Places) {
  const comebacks: Comeback[] = [];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let n = 0; n < COMEBACKS / PARALLEL; n += 1) comebacks.push(await comeBack(places));
    }),
  );
  const waits = comebacks.map(({ wholeMs }) => wholeMs);
  const lags = comebacks.flatMap(({ lagsMs }) => lagsMs);
  const sum = (count: (comeback: Comeback) => number) =>
    comebacks.reduce((total, comeback) => total + count(comeback), 0);
  return {
    comebacks: comebacks.length,
    p50Ms: quantile(waits, 0.5),
    p99Ms: quantile(waits, 0.99),
    lagP50Ms: quantile(lags, 0.5),
    lagP99Ms: quantile(lags, 0.99),
    incomplete: sum(({ isIncomplete }) => Number(isIncomplete)),
    snapshots: sum(({ snapshots }) => snapshots),
    gaps: sum(({ gaps }) => gaps),
  };
}

async function comeBack({ writer, observer, back }: Places): Promise<Comeback> {
  const conversationId = await writer.newConversation();
  const watching = new FrameReader(observer, conversationId);
  const asker = new FrameReader(writer, conversationId);
  await Promise.all([watching.has('welcome'), asker.has('welcome')]);
  asker.ask(`A story. ${script(0, PIECES, EVERY_MS)}`, randomUUID());
  await asker.has('assistant_delta');
  asker.close();
  await watching.has('assistant_delta');
  await delay(Math.random() * LATEST_MS);
  const published = watching.text;
  const reader = new FrameReader(back, conversationId);
  await Promise.all([reader.has('stream_final'), watching.has('stream_final')]);
  reader.close();
  watching.close();
  return judge(reader, watching, published);
}

function judge(reader: FrameReader, watching: FrameReader, published: string): Comeback {
  const [first, ...later] = reader.deltas;
  let [text, gaps] = [first?.content ?? '', 0];
  for (const { offset, content } of later) {
    if (offset !== text.length) gaps += 1;
    text = text.slice(0, offset) + content;
  }
  if (text !== watching.final) gaps += 1;
  const wholeAt = wholeSince(reader, published.length);
  const seenAt = new Map(watching.deltas.map(({ offset, at }) => [offset, at]));
  return {
    wholeMs: wholeAt - reader.startedAt,
    lagsMs: later.flatMap(({ offset, at }) => (seenAt.has(offset) ? [at - seenAt.get(offset)!] : [])),
    isIncomplete: first?.offset !== 0 || !first.content.startsWith(published),
    snapshots: later.filter(({ offset }) => offset === 0).length,
    gaps,
  };
}

/** When the reader had received this much of the reply. */
function wholeSince({ deltas }: FrameReader, length: number): number {
  return deltas.find(({ offset, content }) => offset + content.length >= length)?.at ?? Number.POSITIVE_INFINITY;
}
