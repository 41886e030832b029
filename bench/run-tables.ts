/**
 * `npm run bench:tables [-- --samples 100 --only "users"]`: the tables of the admin area with 100,000 accounts, entries of
 * the waitlist and lines of the audit log each, and 20,000 reports: pages, orders and searches, as the web client asks
 * for them over HTTP, one after the other. Writes `bench/results/tables.json`. The data are made once and kept under
 * `.cache/bench`.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { compile } from '../test/support/compile.mjs';
import { openDatabase } from './lists/database.ts';
import { startService } from './lists/servers.ts';
import { auditLines, fill } from './tables/data.ts';
import { QUESTIONS, type Question } from './tables/questions.ts';
import { quantile } from './workloads/readers.ts';

const WARM = 5;
/** A query that takes longer than this is measured less often. */
const SLOW_MS = 500;
const SLOW_SAMPLES = 10;

const { values: options } = parseArgs({
  options: { samples: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
});
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));
const { Audit } = await import(join(build, 'server/audit/audit.service.js'));

const database = await openDatabase(build, join(root, '.cache/bench/tables'), { table: 'reports', fill: fillAll });
if (database.seconds) process.stdout.write(`The data were made in ${Math.round(database.seconds)} s\n`);
const redis = await startRedisServer();
const service = await startService(build, database.url, redis.url);
const token = await adminToken();

const asked = QUESTIONS.filter(({ table, name }) => `${table}: ${name}`.includes(options.only));
const figures: Record<string, unknown> = {};
for (const question of asked) {
  const label = `${question.table}: ${question.name}`;
  figures[label] = await measure(question);
  process.stdout.write(`${label.padEnd(52)} ${JSON.stringify(figures[label])}\n`);
}
if (!options.only) {
  await mkdir(join(import.meta.dirname, 'results'), { recursive: true });
  const about = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    samples: Number(options.samples),
  };
  const text = `${JSON.stringify({ ...about, figures }, null, 2)}\n`;
  await writeFile(join(import.meta.dirname, 'results/tables.json'), text);
}
await service.stop();
await redis.stop();
await database.stop();

async function fillAll(client: pg.Client, url: string): Promise<void> {
  const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
  const audit = new Audit(dataSource, { nodeId: 'bench' });
  await Promise.all(auditLines().map((line) => audit.record(line)));
  await dataSource.destroy();
  await fill(client);
}

async function adminToken(): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `UPDATE users SET role = 'admin' WHERE username = 'parent-1' RETURNING id`,
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
  return service.tokenOf(rows[0]!.id);
}

async function measure(question: Question) {
  const durations: number[] = [];
  let total = 0;
  const wanted = () => (durations.length > 0 && quantile(durations, 0.5) > SLOW_MS ? SLOW_SAMPLES : options.samples);
  for (let sample = -WARM; sample < Number(wanted()); sample += 1) {
    const started = performance.now();
    total = await ask(question);
    if (sample >= 0) durations.push(performance.now() - started);
  }
  return { p50: round(quantile(durations, 0.5)), p99: round(quantile(durations, 0.99)), found: total };
}

/** @returns how many rows there are in all */
async function ask({ query, variables }: Question): Promise<number> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Record<string, { total?: number }>; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0]?.total ?? 0;
}

function round(milliseconds: number): number {
  return milliseconds >= 100 ? Math.round(milliseconds) : Math.round(milliseconds * 10) / 10;
}
