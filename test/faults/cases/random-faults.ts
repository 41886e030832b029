import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { PROMPT_HISTORY_LIMIT } from '../../../server/companion/ask-companion.js';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import type { FaultNode } from '../harness/fault-node.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';
import { COLLECTING_MS, handlesOf, memoryPartsOf, type NodeMemory } from '../harness/node-figures.js';
import { randomFrom } from '../harness/random.js';

const EVERY_MS = 20_000;
/** A reader that has not reconnected by then is counted, and the case stops waiting for it. */
const BACK_MS = 60_000;
/** Memory grows with each conversation until it exceeds the prompt's history limit. Growth after that is a leak. */
const GROWN_TALK_EXCHANGES = PROMPT_HISTORY_LIMIT / 2;
/** Ten minutes. A shorter time does not show growth. */
const SAMPLES_OF_A_SLOPE = 30;

interface Sample extends NodeMemory {
  atMs: number;
  /** The number of questions in the shortest conversation. */
  exchanges: number;
}

type Fault = (cluster: Cluster, node: FaultNode) => Promise<void>;

/** Each fault restores the cluster. `node` is never the first node, which survives the whole run and is measured. */
const FAULTS: Record<string, Fault> = {
  kill: async (_, node) => {
    await node.kill();
    await startAgain(node);
  },
  drain: async (_, node) => {
    const code = await node.drain();
    if (code !== 0) throw new Error(`${node.name} ended with ${code}`);
    await startAgain(node);
  },
  redisAway: async ({ redis }) => {
    await redis.end();
    await wait(5_000);
    await redis.begin();
  },
  redisFlushed: async ({ redis }) => {
    const client = new Redis(redis.url);
    await client.flushall().finally(() => client.disconnect());
  },
  redisReset: async ({ nodes }) => {
    for (const one of nodes) one.redis.reset();
  },
  redisBlackHole: async ({ nodes }, node) => {
    for (const one of [node, nodes[0]!]) one.redis.hold();
    await wait(10_000);
    for (const one of [node, nodes[0]!]) one.redis.pass();
  },
  redisSlow: async ({ nodes }) => {
    for (const one of nodes) one.redis.pass(100);
    await wait(8_000);
    for (const one of nodes) one.redis.pass();
  },
  postgresReset: async ({ nodes }) => {
    for (const one of nodes) one.postgres.reset();
  },
  postgresBlackHole: async ({ nodes }) => {
    for (const one of nodes) one.postgres.hold();
    await wait(8_000);
    for (const one of nodes) one.postgres.pass();
  },
};

/** Repeats a failed start, as a supervisor would. */
async function startAgain(node: FaultNode): Promise<void> {
  await until(() => node.start().then(() => true), { what: `${node.name} to start`, timeoutMs: 180_000 });
}

/** F33: a random fault every twenty seconds for the given minutes. Nothing may be lost or leak. */
export async function randomFaults(
  cluster: Cluster,
  minutes: number,
  seed: number,
  options: LoadOptions,
): Promise<CaseReport> {
  const random = randomFrom(seed);
  const load = await Load.start(cluster, options);
  const [measured, ...others] = cluster.nodes;
  const samples: Sample[] = [];
  const played: Record<string, number> = {};
  const converged: number[] = [];
  let late = 0;
  const handlesBefore = await handlesOf(measured!);
  load.run();
  const startedAt = performance.now();
  while (performance.now() - startedAt < minutes * 60_000) {
    const roundAt = performance.now();
    const names = Object.keys(FAULTS);
    const name = names[Math.floor(random() * names.length)]!;
    const node = others[Math.floor(random() * others.length)]!;
    cluster.recorder.note('fault', { name, node: node.name });
    await FAULTS[name]!(cluster, node);
    played[name] = (played[name] ?? 0) + 1;
    const healedAt = performance.now();
    for (const conversation of load.conversations) for (const reader of conversation.readers) reader.goHome();
    const areBack = until(
      () => load.conversations.every((conversation) => conversation.readers.every((reader) => reader.isWelcome)),
      {
        timeoutMs: BACK_MS,
      },
    );
    late += await areBack.then(
      () => 0,
      () => 1,
    );
    converged.push(performance.now() - healedAt);
    process.kill(measured!.pid, 'SIGUSR2');
    await wait(COLLECTING_MS);
    samples.push({
      atMs: performance.now() - startedAt,
      exchanges: Math.min(...load.conversations.map(({ sends }) => sends.size)),
      ...(await memoryPartsOf(measured!)),
    });
    process.stderr.write(`F33 ${inMiB(samples.at(-1)!)}\n`);
    await wait(Math.max(0, EVERY_MS - (performance.now() - roundAt)));
  }
  load.pause();
  const counts = await settleAndCheck(cluster, load.conversations, 'F33');
  await until(async () => (await handlesOf(measured!)) <= handlesBefore, { timeoutMs: 30_000 }).catch(() => undefined);
  return {
    fault: 'F33',
    rounds: converged.length,
    counts,
    recovery: spreadOf(converged),
    figures: {
      seed,
      minutes,
      played,
      late,
      memoryMiB: samples.filter((_, index) => index % 10 === 0).map(inMiB),
      heapMiB: floorsOf(samples),
      memorySlopeMiBPer10Min: slopeOf(samples.filter(({ exchanges }) => exchanges >= GROWN_TALK_EXCHANGES)),
      handles: [handlesBefore, await handlesOf(measured!)],
      connections: await cluster.connectionsOfNodes(),
    },
  };
}

/** Resident memory, reserved heap, used heap and the engine's memory outside the heap. */
function inMiB({ resident, heapTotal, heapUsed, external }: Sample): string {
  return [resident, heapTotal, heapUsed, external].map((bytes) => Math.round(bytes / 2 ** 20)).join(' / ');
}

/** The smallest heap after a collection in each quarter of the run. It grows only with a leak. */
function floorsOf(samples: readonly Sample[]): number[] {
  const size = Math.ceil(samples.length / 4);
  return [0, 1, 2, 3].map((quarter) => {
    const heaps = samples.slice(quarter * size, (quarter + 1) * size).map(({ heapUsed }) => heapUsed);
    return Math.round(Math.min(...heaps) / 2 ** 20);
  });
}

/** Least squares, in MiB per ten minutes; `null` if the run was too short. */
function slopeOf(samples: readonly Sample[]): number | null {
  if (samples.length < SAMPLES_OF_A_SLOPE) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const atMean = mean(samples.map(({ atMs }) => atMs));
  const bytesMean = mean(samples.map(({ resident }) => resident));
  const above = samples.reduce((sum, { atMs, resident }) => sum + (atMs - atMean) * (resident - bytesMean), 0);
  const below = samples.reduce((sum, { atMs }) => sum + (atMs - atMean) ** 2, 0);
  return Math.round(((above / below) * 600_000) / 2 ** 18) / 4;
}
