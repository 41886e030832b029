/**
 * `npm run bench:lists [-- --size small|large --parts lists,http,watch --samples 200 --only "search"]`: lists and search of
 * an account of the usual size and of the busiest one, through the repository of the service, beside plain SQL with the
 * same indexes in the same run, and the plans; the list over HTTP beside two servers that one would write first; open
 * lists while conversations change. Writes what it measured into `bench/results/lists-*.json`. The data are made once and
 * kept under `.cache/bench`.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { compile } from '../test/support/compile.mjs';
import { fill, SIZES } from './lists/data.ts';
import { openDatabase } from './lists/database.ts';
import { measureHttp } from './lists/http.ts';
import { askPlainly } from './lists/plain.ts';
import { explain, statementsOf } from './lists/plans.ts';
import { type Question, questions } from './lists/questions.ts';
import { listOfStarling, startPeer, startService } from './lists/servers.ts';
import { measureWatch } from './lists/watch.ts';
import { quantile } from './workloads/readers.ts';

/** The second is in the middle of the busiest account and the third near its end; a usual one has no such pages. */
const DEEP_PAGES = [50, 470, 750];
const WARM = 10;
/** Before the first measured query, so that the code of both is compiled. */
const WARM_LISTS = 500;
const TYPICAL_ACCOUNTS = 20;
/** A plain search of the busiest account takes seconds, so all samples of a query share this time limit. */
const PLAIN_BUDGET_MS = 4_000;

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: 'small' },
    parts: { type: 'string', default: 'lists,http,watch' },
    samples: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
  },
});
const size = SIZES[options.size];
if (!size) throw new Error(`No such size: ${options.size}. There are ${Object.keys(SIZES).join(', ')}`);
const parts = new Set(options.parts.split(','));
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { ConversationListsRepository }: typeof import('../server/conversations/conversation-lists.repository.ts') =
  await import(join(build, 'server/conversations/conversation-lists.repository.js'));
const { PreparedStatements }: typeof import('../server/platform/database/prepared-statements.ts') = await import(
  join(build, 'server/platform/database/prepared-statements.js')
);
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));

const database = await openDatabase(build, join(root, `.cache/bench/lists-${options.size}`), {
  table: 'messages',
  fill: (client) => fill(client, size),
});
if (database.seconds) process.stdout.write(`The data were made in ${Math.round(database.seconds)} s\n`);
const redis = await startRedisServer();
const client = new pg.Client({ connectionString: database.url });
await client.connect();

const accounts: Record<string, string[]> = {
  typical: await accountsAt(Math.floor(size.users / 2), TYPICAL_ACCOUNTS),
  heaviest: await accountsAt(0, 1),
};
const results: Record<string, unknown> = {};
if (parts.has('lists')) await keep(await measureLists());
if (parts.has('http') || parts.has('watch')) {
  const service = await startService(build, database.url, redis.url);
  if (parts.has('http')) await keep({ http: await compareHttp(accounts.typical![0]!) });
  if (parts.has('watch')) await keep({ watch: rounded(await measureWatch(service, client)) });
  await service.stop();

  async function compareHttp(userId: string) {
    const peers = {
      'Nest, Express and TypeORM': await startPeer('typeorm', database.url, userId),
      'Nest, Express and JSON by Postgres': await startPeer('json', database.url, userId),
    };
    const figures = await measureHttp(
      { ...peers, Starling: await listOfStarling(service, userId) },
      { rounds: Number(options.rounds), seconds: Number(options.seconds) },
    );
    for (const peer of Object.values(peers)) await peer.stop();
    return Object.fromEntries(Object.entries(figures).map(([name, measured]) => [name, rounded({ ...measured })]));
  }
}
const { plans: _, ...shown } = results;
process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
await client.end();
await redis.stop();
await database.stop();

async function measureLists() {
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 12 }).initialize();
  const repository = new ConversationListsRepository(dataSource, new PreparedStatements(dataSource));
  const lists: Record<string, Record<string, unknown>> = {};
  const plans: Record<string, string[]> = {};
  const [plainest] = questions([]);
  for (let list = 0; list < WARM_LISTS; list += 1) {
    await repository.findPage({ userId: accounts.typical![0]! }, plainest!);
    await askPlainly(client, accounts.typical![0]!, plainest!);
  }
  for (const [account, ids] of Object.entries(accounts)) {
    for (const question of questions(DEEP_PAGES).filter(({ name }) => name.includes(options.only))) {
      const label = `${account}: ${question.name}`;
      const explained = [];
      for (const statement of await statementsOf(() => repository.findPage({ userId: ids[0]! }, question))) {
        explained.push(await explain(client, statement));
      }
      plans[label] = explained.map(({ text }) => text);
      lists[label] = {
        ...rounded({
          ...(await measure((userId) => repository.findPage({ userId }, question), ids, question)),
          inServer: explained.reduce((sum, { execution }) => sum + execution, 0),
        }),
        scanned: explained.flatMap(({ scanned }) => scanned),
      };
      process.stdout.write(`${label.padEnd(52)} ${JSON.stringify(lists[label])}\n`);
    }
  }
  await dataSource.destroy();
  return { lists, plans };
}

/** Starling and plain SQL take turns, so that other load on the machine affects both. */
async function measure(ask: (userId: string) => Promise<unknown>, userIds: string[], question: Question) {
  const starling: number[] = [];
  const plain: number[] = [];
  for (let sample = -WARM; sample < Number(options.samples); sample += 1) {
    const userId = userIds[Math.abs(sample) % userIds.length]!;
    const ours = await timed(() => ask(userId));
    const spent = plain.reduce((sum, time) => sum + time, 0);
    if (spent < PLAIN_BUDGET_MS) plain.push(await timed(() => askPlainly(client, userId, question)));
    if (sample >= 0) starling.push(ours);
  }
  if (plain.length > WARM) plain.splice(0, WARM);
  return {
    p50: quantile(starling, 0.5),
    p99: quantile(starling, 0.99),
    plainP50: quantile(plain, 0.5),
    plainP99: quantile(plain, 0.99),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Accounts by how many conversations they have, the busiest first. */
async function accountsAt(place: number, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT user_id AS id FROM conversations GROUP BY user_id ORDER BY count(*) DESC, user_id
      LIMIT ${limit} OFFSET ${place}`,
  );
  return rows.map(({ id }) => id);
}

function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      value >= 100 ? Math.round(value) : Math.round(value * 100) / 100,
    ]),
  );
}

/** Keeps the results of a part, before the next one may fail. Those that this run did not measure stay unchanged. */
async function keep(part: Record<string, unknown>): Promise<void> {
  Object.assign(results, part);
  if (options.only) return;
  const file = join(import.meta.dirname, `results/lists-${options.size}.json`);
  await mkdir(join(import.meta.dirname, 'results'), { recursive: true });
  const about = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    size,
    samples: Number(options.samples),
  };
  const before = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  await writeFile(file, `${JSON.stringify({ ...before, ...about, ...results }, null, 2)}\n`);
}
