/**
 * `npm run bench [-- --only first-chunk-1,fan-out-1x1000 --rounds 3]`: Starling beside the floor, alternating, in one run.
 * Prints a table of medians with ratios and writes `bench/results/latest.json`, or the file that `--out` names.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '../test/support/compile.mjs';
import { startRelay } from './targets/relay.ts';
import { startStarlingTarget } from './targets/starling.ts';
import type { Target } from './targets/target.ts';
import { measureFanOut } from './workloads/fan-out.ts';
import { measureFirstChunk } from './workloads/first-chunk.ts';
import { measureIdle } from './workloads/idle.ts';
import { measureHashes, measureLogin } from './workloads/login.ts';
import { quantile } from './workloads/readers.ts';

type Figures = Record<string, number>;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    out: { type: 'string', default: 'latest.json' },
  },
});
const build = await compile();
const { startServices } = await import(join(build, 'test/support/services.js'));
const { startAiProvider } = await import(join(build, 'test/doubles/ai-provider.js'));
const { createTestDatabase } = await import(join(build, 'test/support/starling.js'));

const services = await startServices();
Object.assign(process.env, services.env);
const redisUrl: string = process.env.STARLING_TEST_REDIS_URL!;
const provider = await startAiProvider();
const database = await createTestDatabase();

const workloads: Record<string, (target: Target) => Promise<Figures>> = {
  'first-chunk-1': (target) => measureFirstChunk(target, 1),
  'first-chunk-20': (target) => measureFirstChunk(target, 20),
  'fan-out-500x1': (target) => measureFanOut(target, redisUrl, 500, 1),
  'fan-out-1x1000': (target) => measureFanOut(target, redisUrl, 1, 1_000),
  'fan-out-1x2000': (target) => measureFanOut(target, redisUrl, 1, 2_000),
  'idle-5000': (target) => measureIdle(target, 5_000),
};
const targets: Record<string, () => Promise<Target>> = {
  'bare relay': () => startRelay({ redisUrl, providerUrl: provider.url }),
  Starling: () => startStarlingTarget(build, { databaseUrl: database.url, redisUrl, providerUrl: provider.url }),
};
/** What is measured where, by workload: the floor first. */
const runs: Record<string, Record<string, () => Promise<Figures>>> = {
  ...Object.fromEntries(
    Object.entries(workloads).map(([name, measure]) => [
      name,
      Object.fromEntries(Object.entries(targets).map(([target, start]) => [target, () => measureOn(start, measure)])),
    ]),
  ),
  'login-50': {
    'argon2 alone': () => measureHashes(50),
    Starling: () => measureOn(targets.Starling!, (target) => measureLogin(target, 50)),
  },
};

const chosen = values.only ? values.only.split(',') : Object.keys(runs);
const results: Record<string, Record<string, Figures>> = {};
for (const name of chosen) {
  const sides = runs[name];
  if (!sides) throw new Error(`No such workload: ${name}. There are ${Object.keys(runs).join(', ')}`);
  const samples: Record<string, Figures[]> = {};
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [side, measure] of Object.entries(sides)) {
      samples[side] ??= [];
      samples[side].push(await measure());
      provider.requests.length = 0;
    }
  }
  results[name] = Object.fromEntries(Object.entries(samples).map(([target, rounds]) => [target, medians(rounds)]));
  print(name, results[name]);
}
await mkdir(join(import.meta.dirname, 'results'), { recursive: true });
await writeFile(
  join(import.meta.dirname, 'results', values.out),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, rounds: Number(values.rounds), results }, null, 2)}\n`,
);
await provider.close();
await database.drop();
await services.stop();

async function measureOn(
  start: () => Promise<Target>,
  measure: (target: Target) => Promise<Figures>,
): Promise<Figures> {
  const target = await start();
  try {
    return await measure(target);
  } finally {
    await target.stop();
  }
}

function medians(rounds: Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(rounds[0]!).map((key) => [
      key,
      round(
        quantile(
          rounds.map((figures) => figures[key]!),
          0.5,
        ),
      ),
    ]),
  );
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

function print(name: string, row: Record<string, Figures>): void {
  const floor = Object.values(row)[0]!;
  for (const [target, figures] of Object.entries(row)) {
    const texts = Object.entries(figures).map(
      ([key, value]) => `${key} ${value} (${(value / floor[key]!).toFixed(2)}×)`,
    );
    process.stdout.write(`${name.padEnd(16)} ${target.padEnd(12)} ${texts.join('  ')}\n`);
  }
}
