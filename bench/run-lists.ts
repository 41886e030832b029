/**
 * `npm run bench:lists [-- --size small|large --samples 200 --only "search"]`: lists and search of an account of the usual
 * size and of the busiest one, through the repository of the service, beside plain SQL with the same indexes in the same
 * run; the plans; the list over HTTP; open lists while conversations change. Writes `bench/results/lists*.json`. The data
 * are made once and kept under `.cache/bench`.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { compile } from '../test/support/compile.mjs';
import { fill, SIZES } from './lists/data.ts';
import { openDatabase } from './lists/database.ts';
import { measureHttp, startService } from './lists/http.ts';
import { askPlainly } from './lists/plain.ts';
import { explain, statementsOf } from './lists/plans.ts';
import { type Question, questions } from './lists/questions.ts';
import { measureWatch } from './lists/watch.ts';
import { quantile } from './workloads/readers.ts';

const DEEP_PAGE = 50;
const WARM = 10;
const HTTP_SECONDS = 10;
/** A plain search of the busiest account takes seconds. */
const SLOW_MS = 250;
const SLOW_SAMPLES = 10;

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: 'small' },
    samples: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});
const size = SIZES[options.size];
if (!size) throw new Error(`No such size: ${options.size}. There are ${Object.keys(SIZES).join(', ')}`);
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { ConversationsRepository } = await import(join(build, 'server/conversations/conversations.repository.js'));
const { PreparedStatements } = await import(join(build, 'server/platform/database/prepared-statements.js'));
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));

const database = await openDatabase(build, join(root, `.cache/bench/lists-${options.size}`), {
  table: 'messages',
  fill: (client) => fill(client, size),
});
if (database.seconds) process.stdout.write(`The data were made in ${Math.round(database.seconds)} s\n`);
const redis = await startRedisServer();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 12 }).initialize();
const repository = new ConversationsRepository(dataSource, new PreparedStatements(dataSource));

const accounts: Record<string, string[]> = {
  typical: await accountsOf('BETWEEN 58 AND 66', 20),
  heaviest: await accountsOf('> 0', 1),
};
const lists: Record<string, Record<string, unknown>> = {};
const plans: Record<string, string[]> = {};
for (const [account, ids] of Object.entries(accounts)) {
  const asked = questions(DEEP_PAGE).filter(({ name }) => name.includes(options.only));
  for (const question of asked) {
    const label = `${account}: ${question.name}`;
    lists[label] = await measure(ids, question);
    process.stdout.write(`${label.padEnd(52)} ${JSON.stringify(lists[label])}\n`);
  }
}
const results: Record<string, unknown> = { lists };
if (!options.only) {
  const service = await startService(build, database.url, redis.url);
  results.http = await measureHttp(service, await service.tokenOf(accounts.typical![0]!), HTTP_SECONDS).then(rounded);
  results.watch = rounded(await measureWatch(service, client));
  process.stdout.write(`${JSON.stringify({ http: results.http, watch: results.watch }, null, 2)}\n`);
  await service.stop();
  await mkdir(join(import.meta.dirname, 'results'), { recursive: true });
  const file = join(import.meta.dirname, `results/lists-${options.size}.json`);
  const about = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    size,
    samples: Number(options.samples),
  };
  await writeFile(file, `${JSON.stringify({ ...about, ...results, plans }, null, 2)}\n`);
}
await client.end();
await dataSource.destroy();
await redis.stop();
await database.stop();

/** Starling and plain SQL take turns, so that both meet the same moments of the machine. */
async function measure(userIds: string[], question: Question): Promise<Record<string, unknown>> {
  const starling: number[] = [];
  const plain: number[] = [];
  for (let sample = -WARM; sample < Number(options.samples); sample += 1) {
    const userId = userIds[Math.abs(sample) % userIds.length]!;
    const ours = await timed(() => repository.list(userId, question));
    const isSlow = plain.length >= SLOW_SAMPLES && quantile(plain, 0.5) > SLOW_MS;
    const theirs = isSlow ? null : await timed(() => askPlainly(client, userId, question));
    if (sample < 0) continue;
    starling.push(ours);
    if (theirs !== null) plain.push(theirs);
  }
  const statements = await statementsOf(() => repository.list(userIds[0], question));
  const explained = [];
  for (const statement of statements) explained.push(await explain(client, statement));
  plans[`${userIds.length > 1 ? 'typical' : 'heaviest'}: ${question.name}`] = explained.map(({ text }) => text);
  const scanned = explained.flatMap((plan) => plan.scanned);
  if (scanned.length > 0) process.stdout.write(`READ FROM END TO END: ${scanned.join(', ')}\n`);
  return {
    ...rounded({
      p50: quantile(starling, 0.5),
      p99: quantile(starling, 0.99),
      plainP50: quantile(plain, 0.5),
      plainP99: quantile(plain, 0.99),
      inServer: explained.reduce((sum, { execution }) => sum + execution, 0),
    }),
    scanned,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function accountsOf(conversations: string, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT user_id AS id FROM conversations GROUP BY user_id HAVING count(*) ${conversations}
      ORDER BY count(*) DESC, user_id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function rounded<Figures extends Record<string, number>>(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      value >= 100 ? Math.round(value) : Math.round(value * 100) / 100,
    ]),
  ) as Figures;
}
