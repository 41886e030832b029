/**
 * `npm run bench:safety [-- --only "reply"]`: how long the rules and the model take for one sentence of the tuning part of the
 * safety set, and for the longest message. Writes `bench/results/safety.json`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SafetyModel } from '../server/safety/model/safety-model.ts';
import { safetyModel, useModel } from '../server/safety/model/with-model.ts';
import { ruleEngine } from '../server/safety/packs/engine.ts';
import { reviewText } from '../server/safety/review.ts';

const ROUNDS = 5;
const LONGEST = 8_000;

type Sentence = { text: string; direction: 'in' | 'out' };

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = join(import.meta.dirname, '..');

const startMs = msOf(() => [ruleEngine(), safetyModel()]);
const sentences = ['unsafe', 'harmless'].flatMap((label) => read(join(root, 'test/safety/tune', label)));
const spoken = (direction: string): Sentence[] => sentences.filter((sentence) => sentence.direction === direction);
const long = spoken('in').map(({ text }) => text);
const longest = { text: `${long.join('. ')}. `.slice(0, LONGEST), direction: 'in' } as const;
const WORKLOADS = {
  'a sentence of a child': spoken('in'),
  'a sentence of a reply': spoken('out'),
  'a message of 8,000 characters': Array.from({ length: 100 }, () => longest),
};

const figures: Record<string, unknown> = { 'start of the thread (ms)': Math.round(startMs) };
for (const [name, texts] of Object.entries(WORKLOADS).filter(([label]) => label.includes(options.only))) {
  const times = leastOf(texts).sort((one, other) => one - other);
  const at = (share: number): number => Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3));
  figures[name] = { count: times.length, p50: at(0.5), p99: at(0.99), most: at(1) };
  process.stdout.write(`${name.padEnd(32)} ${JSON.stringify(figures[name])}\n`);
}
if (!options.only) {
  const about = { date: new Date().toISOString().slice(0, 10), node: process.version, cpu: cpus()[0]?.model };
  writeFileSync(
    join(import.meta.dirname, 'results/safety.json'),
    `${JSON.stringify({ ...about, figures }, null, 2)}\n`,
  );
}

/**
 * The least of a few rounds is the work itself: everything else that a busy machine adds only makes a round longer. Each round
 * has a model that has not read the texts yet, because it keeps what the encoder said of the last ones.
 */
function leastOf(texts: readonly Sentence[]): number[] {
  const rounds = Array.from({ length: ROUNDS }, () => {
    useModel(SafetyModel.load());
    return texts.map(({ text, direction }) => msOf(() => reviewText(text, { direction, band: '10_12' })));
  });
  return texts.map((_, index) => Math.min(...rounds.map((round) => round[index] ?? 0)));
}

function msOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function read(folder: string): Sentence[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Sentence),
  );
}
