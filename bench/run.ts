/**
 * `npm run bench [-- --only fan-out-500x1,paced --systems "Starling,bare relay" --rounds 3 --out latest.json]`: measures
 * Starling, the floor and the usual alternatives in turns, in one run. Prints medians with ratios, keeps them in
 * `bench/results/latest.json` (workloads that were not run stay) and rewrites the tables of `docs/benchmarks.md`.
 * `--report` only rewrites the tables.
 */

import { parseArgs } from 'node:util';
import { compile } from '../test/support/compile.mjs';
import { type Services, startServices } from './load/services.ts';
import { type Figures, readResults, saveResults, type WorkloadResults } from './report/results.ts';
import { writeReport } from './report/write-report.ts';
import { startGraphqlRecipe } from './targets/graphql-recipe.ts';
import { startPipeline, startPromises } from './targets/pipeline.ts';
import { startRelay } from './targets/relay.ts';
import { startResumable } from './targets/resumable.ts';
import { startSocketIo } from './targets/socket-io.ts';
import { type Face, Starling } from './targets/starling.ts';
import type { Target } from './targets/target.ts';
import { measureBystander } from './workloads/bystander.ts';
import { measureComebacks } from './workloads/comebacks.ts';
import { type FanOut, measureFanOut } from './workloads/fan-out.ts';
import { type FirstChunk, measureDirect, measureFirstChunk } from './workloads/first-chunk.ts';
import { measureIdle } from './workloads/idle.ts';
import { measureHashes, measureLogin } from './workloads/login.ts';
import { measurePaced } from './workloads/paced.ts';
import { measureReplyCosts, type ReplyCosts } from './workloads/reply-costs.ts';
import { measureResume, type Stream, startFed, startReply } from './workloads/resume.ts';
import { measureFanOutScaling, measureReplyScaling } from './workloads/scaling.ts';

type Measure = (services: Services) => Promise<Figures>;

const SHORT_REPLIES: ReplyCosts = { chunks: 10, every: 2, warmPerLane: 250, repliesPerLane: 300 };

/** Systems whose chunks are published by one node and read by many. The first is the floor. */
const SYSTEMS: Record<string, (services: Services) => Promise<Target>> = {
  'bare relay': startRelay,
  'Socket.IO': startSocketIo,
  'graphql-ws recipe': startGraphqlRecipe,
  'resumable-stream': startResumable,
  Starling: async (services) => (await Starling.start(services)).node(0, 'frames'),
  'Starling GraphQL': async (services) => (await Starling.start(services)).node(0, 'GraphQL'),
};

/** Systems by workload. Every measurement starts its system again. */
const WORKLOADS: Record<string, Record<string, Measure>> = {
  'fan-out-500x1': fanOut({ conversations: 500, readers: 1, window: 5 }),
  'fan-out-1x2000': fanOut({ conversations: 1, readers: 2_000, window: 6 }),
  paced: onEach((services, target) => measurePaced(services, [target])),
  idle: onEach((_services, target) => measureIdle(target)),
  'first-chunk-1': firstChunk({ parallel: 1, delay: 0 }),
  'first-chunk-20': firstChunk({ parallel: 20, delay: 50 }),
  'resume-1': resume(1),
  'resume-20': resume(20),
  comebacks: { 'the same node': comebacks(0), 'another node': comebacks(1) },
  bystander: { Starling: (services) => onNodes(services, 2, (nodes) => measureBystander(services, nodes)) },
  'scaling-fan-out': scaling(measureFanOutScaling),
  'scaling-replies': scaling(measureReplyScaling),
  'reply-costs': {
    '10 chunks in 20 ms': replyCosts(SHORT_REPLIES),
    '100 chunks in 2 s': replyCosts({ chunks: 100, every: 20, warmPerLane: 5, repliesPerLane: 15 }),
  },
  'reply-floor': {
    'the promises alone': (services) => costsOf(services, startPromises(services)),
    'safe pipeline': (services) => costsOf(services, startPipeline(services, 'safe')),
    Starling: (services) => costsOf(services, SYSTEMS.Starling!(services)),
  },
  'login-50': {
    'argon2 alone': () => measureHashes(50),
    Starling: (services) => on(SYSTEMS.Starling!(services), (target) => measureLogin(target, 50)),
  },
};

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    systems: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    out: { type: 'string', default: 'latest.json' },
    report: { type: 'boolean', default: false },
  },
});

if (!options.report) await run();
if (options.out === 'latest.json') await writeReport(await readResults(options.out));

async function run(): Promise<void> {
  const rounds = Number(options.rounds);
  const services = await startServices(await compile());
  try {
    for (const name of options.only?.split(',') ?? Object.keys(WORKLOADS)) {
      const workload = WORKLOADS[name];
      if (!workload) throw new Error(`No such workload: ${name}. There are ${Object.keys(WORKLOADS).join(', ')}`);
      await measure(services, name, workload, rounds);
    }
  } finally {
    await services.stop();
  }
}

/** Saves the medians after every round, so that an interrupted run keeps its results. */
async function measure(
  services: Services,
  name: string,
  workload: Record<string, Measure>,
  rounds: number,
): Promise<void> {
  const wanted = options.systems?.split(',') ?? Object.keys(workload);
  const samples: Record<string, Figures[]> = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const [system, take] of Object.entries(workload)) {
      if (!wanted.includes(system)) continue;
      samples[system] ??= [];
      samples[system].push(await take(services));
    }
    const systems = Object.entries(samples).map(([system, figures]) => [system, medians(figures)]);
    const result = { date: today(), rounds: round, systems: Object.fromEntries(systems) };
    await saveResults(options.out, name, result);
    if (round === rounds) print(name, result);
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function onEach(take: (services: Services, target: Target) => Promise<Figures>): Record<string, Measure> {
  return Object.fromEntries(
    Object.entries(SYSTEMS).map(([name, start]) => [
      name,
      (services: Services) => on(start(services), (target) => take(services, target)),
    ]),
  );
}

function fanOut(size: FanOut): Record<string, Measure> {
  return onEach((services, target) => measureFanOut(services, [target], size));
}

function firstChunk(how: FirstChunk): Record<string, Measure> {
  const asked = (start: (services: Services) => Promise<Target>) => (services: Services) =>
    on(start(services), (target) => measureFirstChunk(target, how));
  return {
    'safe pipeline': asked((services) => startPipeline(services, 'safe')),
    'overlapping pipeline': asked((services) => startPipeline(services, 'overlap')),
    'the promises alone': asked(startPromises),
    'provider directly': (services) => measureDirect(services, how),
    Starling: asked(SYSTEMS.Starling!),
  };
}

function resume(parallel: number): Record<string, Measure> {
  const streamsOf = (start: () => Promise<Stream>) => Promise.all(Array.from({ length: parallel }, start));
  const resumed = (face: Face, readingNode: 0 | 1) => (services: Services) =>
    onNodes(services, 2, async ([writer, other], starling) => {
      const observer = readingNode === 0 ? other : writer;
      const streams = await streamsOf(() => startReply(writer!, observer!));
      return measureResume(starling.node(readingNode, face), streams);
    });
  return {
    'resumable-stream': (services) =>
      on(startResumable(services), async (target) => measureResume(target, await streamsOf(() => startFed(target)))),
    Starling: resumed('frames', 0),
    'Starling, another node': resumed('frames', 1),
    'Starling GraphQL': resumed('GraphQL', 0),
  };
}

/** The returning reader is alone at its node. The reply is observed at the other node. */
function comebacks(readingNode: 0 | 1): Measure {
  return (services) =>
    onNodes(services, 2, ([writer, other]) =>
      measureComebacks(
        readingNode === 0
          ? { writer: writer!, observer: other!, back: writer! }
          : { writer: writer!, observer: writer!, back: other! },
      ),
    );
}

function scaling(take: (services: Services, nodes: Target[]) => Promise<Figures>): Record<string, Measure> {
  const over = (count: number) => (services: Services) => onNodes(services, count, (nodes) => take(services, nodes));
  return { '1 node': over(1), '2 nodes': over(2), '4 nodes': over(4) };
}

function replyCosts(how: ReplyCosts): Measure {
  return (services) => costsOf(services, SYSTEMS.Starling!(services), how);
}

function costsOf(services: Services, starting: Promise<Target>, how = SHORT_REPLIES): Promise<Figures> {
  return on(starting, (target) => measureReplyCosts(services, target, how));
}

async function on<T>(starting: Promise<Target>, take: (target: Target) => Promise<T>): Promise<T> {
  const target = await starting;
  try {
    return await take(target);
  } finally {
    await target.stop();
  }
}

async function onNodes<T>(
  services: Services,
  count: number,
  take: (nodes: Target[], starling: Starling) => Promise<T>,
): Promise<T> {
  const starling = await Starling.start(services, count);
  const nodes = Array.from({ length: count }, (_, index) => starling.node(index, 'frames'));
  try {
    return await take(nodes, starling);
  } finally {
    await starling.stop();
  }
}

function medians(rounds: Figures[]): Figures {
  const median = (key: string) => {
    const sorted = rounds.map((figures) => figures[key]!).sort((left, right) => left - right);
    return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
  };
  return Object.fromEntries(Object.keys(rounds[0]!).map((key) => [key, rounded(median(key))]));
}

function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 1_000) / 1_000;
}

/** Ratios are to the first system of the workload. */
function print(name: string, { systems }: WorkloadResults): void {
  const [floor] = Object.values(systems);
  for (const [system, figures] of Object.entries(systems)) {
    const texts = Object.entries(figures).map(([key, value]) => {
      const ratio = floor?.[key] ? ` (${(value / floor[key]).toFixed(2)}×)` : '';
      return `${key} ${value}${ratio}`;
    });
    process.stdout.write(`${name.padEnd(16)} ${system.padEnd(22)} ${texts.join('  ')}\n`);
  }
}
