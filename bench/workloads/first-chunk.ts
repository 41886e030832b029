import { askProvider } from '../load/ask-provider.ts';
import type { Services } from '../load/services.ts';
import type { Target } from '../targets/target.ts';
import { Asker, script } from './ask.ts';
import { quantile } from './readers.ts';

const QUESTIONS = 1_000;
const WARM_QUESTIONS = 500;
/** Questions in one conversation, before a new one begins. */
const QUESTIONS_PER_CONVERSATION = 10;
const PIECES = 10;
const EVERY_MS = 2;

export interface FirstChunk {
  /** Questions under way at once. */
  parallel: number;
  /** The provider's own delay before its first chunk, which is subtracted. Milliseconds. */
  delay: number;
}

/** From the `message` frame to its acknowledgement (stored) and to the first chunk of the reply. */
export async function measureFirstChunk(target: Target, { parallel, delay }: FirstChunk) {
  const acknowledged: number[] = [];
  const firstChunks: number[] = [];
  let asked = -WARM_QUESTIONS;
  const runConversations = async () => {
    while (asked < QUESTIONS) {
      const asker = await Asker.open(target, await target.newConversation());
      for (let turn = 0; turn < QUESTIONS_PER_CONVERSATION && asked < QUESTIONS; turn += 1) {
        asked += 1;
        const isWarm = asked > 0;
        const answer = await asker.ask(`What next? ${script(delay, PIECES, EVERY_MS)}`);
        if (!isWarm) continue;
        acknowledged.push(answer.acknowledged);
        firstChunks.push(answer.firstChunk - delay);
      }
      asker.close();
    }
  };
  await Promise.all(Array.from({ length: parallel }, runConversations));
  return {
    p50Ms: quantile(firstChunks, 0.5),
    p99Ms: quantile(firstChunks, 0.99),
    acknowledgedP50Ms: quantile(acknowledged, 0.5),
    acknowledgedP99Ms: quantile(acknowledged, 0.99),
  };
}

/** The provider, called directly. */
export async function measureDirect({ providerUrl }: Services, { parallel, delay }: FirstChunk) {
  const firstChunks: number[] = [];
  let asked = -WARM_QUESTIONS;
  const runConversations = async () => {
    while (asked < QUESTIONS) {
      asked += 1;
      const isWarm = asked > 0;
      const startedAt = performance.now();
      let isFirst = true;
      for await (const _piece of await askProvider(providerUrl, script(delay, PIECES, EVERY_MS))) {
        if (isFirst && isWarm) firstChunks.push(performance.now() - startedAt - delay);
        isFirst = false;
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, runConversations));
  return { p50Ms: quantile(firstChunks, 0.5), p99Ms: quantile(firstChunks, 0.99) };
}
