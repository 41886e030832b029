/**
 * `npm run bench:families [-- --samples 200]`: every call of a full household (12 children, 8 members, 30 devices, 10,000
 * lines of activity) among 100,000 accounts, over HTTP, one after the other; and how long the migrations of the family area
 * take with these accounts. Writes `bench/results/families.json`. The data are made once and kept under `.cache/bench`.
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
import { quantile } from './workloads/readers.ts';

const ACCOUNTS = 100_000;
const CHILDREN = 12;
const MEMBERS = 8;
const DEVICES = 30;
const ACTIVITY = 10_000;
const WARM = 20;
/** The first migration of the family area. */
const FIRST_MIGRATION = 'Families1795001500000';

const { values: options } = parseArgs({ options: { samples: { type: 'string', default: '200' } } });
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));
const { MIGRATIONS: migrations } = await import(join(build, 'migrations/index.js'));

const database = await openDatabase(build, join(root, '.cache/bench/families'), { table: 'household_activity', fill });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const migrationSeconds = await timeMigrations();
await client.query('VACUUM ANALYZE');
const redis = await startRedisServer();
const service = await startService(build, database.url, redis.url);
const { user_id: userId, household_id: householdId } = await first(
  `SELECT user_id, household_id FROM household_members WHERE role = 'primary'`,
);
const { id: childId } = await first('SELECT id FROM children ORDER BY created_at LIMIT 1');
const { id: deviceId } = await first('SELECT id FROM devices LIMIT 1');
const token = await service.tokenOf(userId!);

const CALLS: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['GET', '/households'],
  ['PATCH', `/households/${householdId}`, { name: 'The Larks' }],
  ['GET', `/households/${householdId}/activity?limit=20`],
  ['GET', `/households/${householdId}/activity?limit=20&offset=9000`],
  ['GET', `/households/${householdId}/invitations`],
  ['GET', '/children'],
  ['GET', `/children/${childId}`],
  ['PATCH', `/children/${childId}`, { note: 'Likes frogs' }],
  ['GET', `/children/${childId}/data-card`],
  ['GET', `/children/${childId}/consents`],
  ['GET', `/children/${childId}/erasure`],
  ['GET', `/children/${childId}/conversations?limit=20`],
  ['GET', '/consent-text'],
  ['GET', '/devices'],
  ['PATCH', `/devices/${deviceId}`, { name: 'Tablet' }],
];
const OPERATIONS: readonly (readonly [name: string, query: string])[] = [
  ['households', '{ households { id name members { userId displayName role } childIds } }'],
  ['children', '{ children { id nickname avatar devices consentGiven role } }'],
  ['devices', '{ devices { id name children { nickname avatar } } }'],
];

const figures: Record<string, { p50: number; p99: number }> = {};
for (const [method, path, body] of CALLS) {
  const label = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`;
  figures[label] = await measure(() => call(method, `/api/v1${path}`, body));
  process.stdout.write(`${label.padEnd(58)} ${JSON.stringify(figures[label])}\n`);
}
for (const [name, query] of OPERATIONS) {
  figures[`GraphQL ${name}`] = await measure(() => call('POST', '/graphql', { query }));
  process.stdout.write(`${`GraphQL ${name}`.padEnd(58)} ${JSON.stringify(figures[`GraphQL ${name}`])}\n`);
}
process.stdout.write(`Migrations with ${ACCOUNTS} accounts: ${migrationSeconds} s\n`);
await mkdir(join(import.meta.dirname, 'results'), { recursive: true });
const about = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  samples: Number(options.samples),
  migrationSeconds,
};
await writeFile(
  join(import.meta.dirname, 'results/families.json'),
  `${JSON.stringify({ ...about, figures }, null, 2)}\n`,
);
await client.end();
await service.stop();
await redis.stop();
await database.stop();

async function fill(filled: pg.Client): Promise<void> {
  await filled.query(
    `INSERT INTO users (id, username, email, role)
     SELECT gen_random_uuid(), 'parent-' || n, 'parent-' || n || '@bench.test', 'parent'
     FROM generate_series(1, $1::int) n`,
    [ACCOUNTS],
  );
  await filled.query(
    `INSERT INTO sessions (id, user_id, expires_at) SELECT gen_random_uuid(), id, now() + interval '30 days' FROM users`,
  );
  await filled.query(`INSERT INTO households (id, name, country) VALUES (gen_random_uuid(), 'The Larks', 'GB')`);
  await filled.query(
    `INSERT INTO household_members (household_id, user_id, role)
     SELECT h.id, u.id, CASE WHEN u.username = 'parent-1' THEN 'primary' ELSE 'guardian' END
     FROM households h, (SELECT * FROM users ORDER BY length(username), username LIMIT $1) u`,
    [MEMBERS],
  );
  await filled.query(
    `INSERT INTO users (id, username, role) SELECT gen_random_uuid(), 'child-' || n, 'device' FROM generate_series(1, $1::int) n`,
    [CHILDREN],
  );
  await filled.query(
    `INSERT INTO children (id, user_id, nickname, avatar, colour, age_band, reading_level, time_zone, transcript)
     SELECT gen_random_uuid(), id, username, 'owl', 'teal', '6_9', 'reads', 'Europe/London', 'full'
     FROM users WHERE role = 'device'`,
  );
  await filled.query('INSERT INTO child_homes SELECT c.id, h.id FROM children c, households h');
  await filled.query(
    `INSERT INTO child_consents (id, child_id, text_version, text_sha256)
     SELECT gen_random_uuid(), id, '1', repeat('0', 64) FROM children`,
  );
  await filled.query(
    `INSERT INTO devices (id, household_id, name, platform)
     SELECT gen_random_uuid(), h.id, 'Tablet ' || n, 'iPad, Safari' FROM households h, generate_series(1, $1::int) n`,
    [DEVICES],
  );
  await filled.query('INSERT INTO device_children SELECT d.id, c.id FROM devices d, children c');
  await filled.query(
    `INSERT INTO household_activity (id, household_id, action, at)
     SELECT gen_random_uuid(), h.id, 'child_changed', now() - make_interval(mins => n)
     FROM households h, generate_series(1, $1::int) n`,
    [ACTIVITY],
  );
}

/** Takes the family area out of a copy of the accounts and puts it back, as an upgrade does. In a schema of its own. */
async function timeMigrations(): Promise<number> {
  const { host, port, user, password } = client;
  const name = 'starling_migration_bench';
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name}`);
  const url = `postgres://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${name}`;
  const isEarlier = ({ name: migration }: { name: string }) => migration !== FIRST_MIGRATION;
  const all = migrations as { name: string }[];
  const earlier = all.slice(
    0,
    all.findIndex((migration) => !isEarlier(migration)),
  );
  const source = await new DataSource({ type: 'postgres', url, migrations: earlier as never[] }).initialize();
  await source.runMigrations({ transaction: 'each' });
  await source.query(
    `INSERT INTO users (id, username, email, role)
     SELECT gen_random_uuid(), 'parent-' || n, 'parent-' || n || '@bench.test', 'parent'
     FROM generate_series(1, $1::int) n`,
    [ACCOUNTS],
  );
  await source.query(
    `INSERT INTO sessions (id, user_id, expires_at) SELECT gen_random_uuid(), id, now() + interval '30 days' FROM users`,
  );
  await source.destroy();
  const target = await new DataSource({ type: 'postgres', url, migrations: all as never[] }).initialize();
  const started = performance.now();
  await target.runMigrations({ transaction: 'each' });
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  await target.destroy();
  await client.query(`DROP DATABASE ${name}`);
  return seconds;
}

async function first(query: string): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(query);
  if (!rows[0]) throw new Error(`Nothing found: ${query}`);
  return rows[0];
}

async function call(method: string, path: string, body?: unknown): Promise<void> {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
}

async function measure(ask: () => Promise<void>): Promise<{ p50: number; p99: number }> {
  const durations: number[] = [];
  for (let sample = -WARM; sample < Number(options.samples); sample += 1) {
    const started = performance.now();
    await ask();
    if (sample >= 0) durations.push(performance.now() - started);
  }
  const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
  return { p50: round(quantile(durations, 0.5)), p99: round(quantile(durations, 0.99)) };
}
