/**
 * `npm run bench:progress [-- --samples 300 --only progress,digest]`: the progress page and the summaries of a child with a year
 * of 40,000 messages and 20,000 learning events, among 50 children with a tenth of it, over HTTP, one call after the other.
 * Writes `bench/results/progress.json`. The data are made once and kept under `.cache/bench`.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { compile } from '../test/support/compile.mjs';
import { type Spread, spreadOf } from './controls/family-tools.ts';
import { openDatabase } from './lists/database.ts';
import { startService } from './lists/servers.ts';
import { fillYear, YEAR } from './progress/busy-child.ts';

const WARM = 30;
const GOAL_MS = { progress: 50, digest: 200 };

const { values: options } = parseArgs({
  options: { samples: { type: 'string', default: '300' }, only: { type: 'string', default: 'progress,digest' } },
});
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));
const database = await openDatabase(build, join(root, '.cache/bench/progress'), {
  table: 'safety_events',
  fill: fillYear,
});
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const redis = await startRedisServer();
const service = await startService(build, database.url, redis.url);
const { rows } = await client.query<{ guardian: string; child: string; yesterday: string; year: string }>(
  `SELECT (SELECT id FROM users WHERE username = 'guardian') AS guardian, id AS child,
     (current_date - 1)::text AS yesterday, (current_date - ${YEAR.days - 1})::text AS year
   FROM children WHERE nickname = 'child-0'`,
);
const { guardian, child, yesterday, year } = rows[0]!;
const token = await service.tokenOf(guardian);

const FACTS = 'questions topics { tag count trend } minutes { chat story game } stories { slug times } quiet';
const graphql = (query: string) => ({ path: '/graphql', body: { query } });
const CALLS: Readonly<Record<string, readonly (readonly [string, { path: string; body?: unknown }])[]>> = {
  progress: [
    ['GET /children/{id}/progress, four weeks', { path: `/api/v1/children/${child}/progress` }],
    ['GET /children/{id}/progress, a year', { path: `/api/v1/children/${child}/progress?from=${year}` }],
    [
      'GraphQL childProgress, four weeks',
      graphql(`{ childProgress(childId: "${child}") { ${FACTS} days { date minutes } } }`),
    ],
  ],
  digest: [
    ['GET /children/{id}/digest, a week', { path: `/api/v1/children/${child}/digest?period=week&date=${yesterday}` }],
    ['GET /children/{id}/digest, a day', { path: `/api/v1/children/${child}/digest?period=day&date=${yesterday}` }],
  ],
};

const figures: Record<string, Spread & { goal: number }> = {};
const loadBefore = loadavg()[0];
for (const part of options.only.split(',') as (keyof typeof GOAL_MS)[]) {
  for (const [label, call] of CALLS[part] ?? []) {
    const spread = await measure(call);
    figures[label] = { ...spread, goal: GOAL_MS[part] };
    process.stdout.write(`${label.padEnd(48)} ${JSON.stringify(figures[label])}\n`);
  }
}
process.stdout.write(`Load of the machine: ${loadBefore} before, ${loadavg()[0]} after\n`);

const file = join(import.meta.dirname, 'results/progress.json');
const earlier = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
const about = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  samples: Number(options.samples),
  year: YEAR,
};
await mkdir(join(import.meta.dirname, 'results'), { recursive: true });
await writeFile(file, `${JSON.stringify({ ...about, figures: { ...earlier.figures, ...figures } }, null, 2)}\n`);
await client.end();
await service.stop();
await redis.stop();
await database.stop();

async function measure({ path, body }: { path: string; body?: unknown }): Promise<Spread> {
  const durations: number[] = [];
  for (let sample = -WARM; sample < Number(options.samples); sample += 1) {
    const started = performance.now();
    const response = await fetch(`${service.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (sample >= 0) durations.push(performance.now() - started);
    if (!response.ok || text.includes('"errors"')) throw new Error(`${path} answered ${response.status}: ${text}`);
  }
  return spreadOf(durations);
}
