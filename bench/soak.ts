/**
 * `npm run bench:soak [-- --minutes 30 --conversations 30 --warm-up 10]`: three nodes under a steady load of conversations that come, go
 * and move on to another node. Once a minute it looks at memory, handles and connections; `docs/benchmarks.md` says whether
 * they stay flat.
 */
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { compile } from '../test/support/compile.mjs';
import { type Services, startServices } from './load/services.ts';
import { machine, readResults, saveOther } from './report/results.ts';
import type { Sample, SoakResult } from './report/soak-report.ts';
import { writeReport } from './report/write-report.ts';
import { Starling } from './targets/starling.ts';
import { residentBytesOf, type Target } from './targets/target.ts';
import { Asker, script } from './workloads/ask.ts';
import { RawReader } from './workloads/readers.ts';

const NODES = 3;
const MINUTE_MS = 60_000;
const QUESTIONS_PER_CONVERSATION = 8;
/** The interval between two questions of a conversation. */
const EVERY_MS = 3_000;
const REFUSED_MS = 1_000;
const ANSWER_PATIENCE_MS = 30_000;
const COLLECTING_MS = 1_500;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    conversations: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '10' },
  },
});
const minutes = Number(options.minutes);
const conversations = Number(options.conversations);

const services = await startServices(await compile(), { isPinned: false });
const starling = await Starling.start(services, NODES);
const nodes = Array.from({ length: NODES }, (_, index) => starling.node(index, 'frames'));
const subscribed = Array.from({ length: NODES }, (_, index) => starling.node(index, 'GraphQL'));
const database = new pg.Client({ connectionString: services.databaseUrl });
await database.connect();
let replies = 0;
let unanswered = 0;
let refused = 0;
let isOver = false;

const running = Array.from({ length: conversations }, (_, index) => holdConversations(index));
const samples: Sample[] = [];
const startedAt = performance.now();
for (let minute = 0; minute <= minutes; minute += 1) {
  await delay(Math.max(0, startedAt + minute * MINUTE_MS - performance.now()));
  samples.push(await look(services, minute));
  process.stdout.write(`${JSON.stringify(samples.at(-1))}\n`);
}
isOver = true;
await Promise.all(running);
await database.end();
await starling.stop();
await services.stop();
const result: SoakResult = {
  date: new Date().toISOString().slice(0, 10),
  machine: machine(),
  node: process.version,
  nodes: NODES,
  conversations,
  minutes,
  warmUpMinutes: Number(options['warm-up']),
  unanswered,
  refused,
  samples,
};
await saveOther('soak.json', result);
await writeReport(await readResults('latest.json'));

/** Holds one conversation after another: asks at one node and reads at the next two. */
async function holdConversations(index: number): Promise<void> {
  await delay((EVERY_MS * index) / conversations);
  for (let turn = index; !isOver; turn += 1) {
    try {
      await holdConversation(turn);
    } catch (error) {
      // An overloaded machine refuses connections for a moment, as it should.
      refused += 1;
      process.stdout.write(`${String(error)}\n`);
      await delay(REFUSED_MS);
    }
  }
}

async function holdConversation(turn: number): Promise<void> {
  const node = nodes[turn % NODES]!;
  const id = await node.newConversation();
  const readers: { close(): void }[] = [];
  try {
    readers.push(await RawReader.open(nodes[(turn + 1) % NODES]!, id, () => undefined));
    readers.push(await RawReader.open(subscribed[(turn + 2) % NODES]!, id, () => undefined));
    const asker = await Asker.open(node, id);
    readers.push(asker);
    for (let question = 0; question < QUESTIONS_PER_CONVERSATION && !isOver; question += 1) {
      const next = delay(EVERY_MS);
      const isAnswered = await Promise.race([
        asker.ask(`And what then? ${script(50, 40, 40)}`).then(() => true),
        delay(ANSWER_PATIENCE_MS, false, { ref: false }),
      ]);
      if (isAnswered) replies += 1;
      else unanswered += 1;
      await next;
    }
  } finally {
    for (const reader of readers) reader.close();
  }
}

async function look({ redis }: Services, minute: number): Promise<Sample> {
  const rss = sumOf(({ pid }) => residentBytesOf(pid)) / 2 ** 20;
  for (const { pid } of nodes) process.kill(pid, 'SIGUSR2');
  await delay(COLLECTING_MS);
  const heaps = await Promise.all(nodes.map((node) => metric(node, 'nodejs_heap_size_used_bytes')));
  const { rows } = await database.query<{ count: number }>(
    "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'starling%'",
  );
  const channels = (await redis.pubsub('CHANNELS')) as string[];
  return {
    minute,
    rss: Math.round(rss),
    heap: Math.round((heaps.reduce((sum, heap) => sum + heap, 0) / 2 ** 20) * 10) / 10,
    files: sumOf(({ pid }) => readdirSync(`/proc/${pid}/fd`).length),
    postgresConnections: rows[0]!.count,
    redisConnections: Number(/connected_clients:(\d+)/.exec(await redis.info('clients'))![1]),
    topics: channels.length,
    replies,
  };
}

function sumOf(figure: (node: Target) => number): number {
  return nodes.reduce((sum, node) => sum + figure(node), 0);
}

async function metric({ url }: Target, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)![1]);
}
