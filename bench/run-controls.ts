/**
 * `npm run bench:controls [-- --rounds 50 --sockets 2000 --only removals,changes,requests,decision,window,sentence]`: how soon the rules of
 * guardians hold, on three nodes in separate processes. Writes `bench/results/controls.json`.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { compile } from '../test/support/compile.mjs';
import { measureChanges } from './controls/changes.ts';
import { measureAdmission, measureDecision } from './controls/decision.ts';
import { familyTools, type Sql } from './controls/family-tools.ts';
import { measureFirstSentence, PacedProvider } from './controls/first-sentence.ts';
import { measureRemovals } from './controls/removals.ts';
import { measureRequests } from './controls/requests.ts';
import { measureWindow } from './controls/window.ts';
import { openDatabase } from './lists/database.ts';
import { SECRET, type Service, startService } from './lists/servers.ts';

const PARTS = 'removals,changes,requests,decision,window,sentence';
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    sockets: { type: 'string', default: '2000' },
    only: { type: 'string', default: PARTS },
  },
});
const parts = options.only.split(',');
const rounds = Number(options.rounds);
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));
const tools = await familyTools(build);

const filling = { table: 'users', fill: async () => undefined };
const database = await openDatabase(build, join(root, '.cache/bench/controls'), filling);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query('TRUNCATE users, households CASCADE');
const redis = await startRedisServer();
/** A calm machine runs each part with the nodes that it needs, and no others. */
const NODES: Readonly<Record<string, number>> = { removals: 3, changes: 2, window: 1 };
const nodes: Service[] = [];
// One after the other, because each signs in an account of its own.
for (let index = 0; index < Math.max(0, ...parts.map((part) => NODES[part] ?? 0)); index += 1) {
  nodes.push(await startService(build, database.url, redis.url));
}
const sql: Sql = { sql: async (statement, values) => (await client.query(statement, values)).rows as never };

const figures: Record<string, unknown> = {};
const load = { before: loadavg()[0], after: 0 };
if (parts.includes('removals')) figures.removals = await measureRemovals(tools, nodes, sql, rounds);
if (parts.includes('changes')) figures.changes = await measureChanges(tools, nodes, sql, rounds * 4);
if (parts.includes('requests')) figures.requests = await measureRequests(tools, nodes, sql, rounds * 4);
if (parts.includes('decision')) {
  figures.decision = await measureDecision(build);
  figures.admission = await measureAdmission(build, client);
}
if (parts.includes('window')) {
  // Its rules and household are those of the other children.
  await tools.buildFamily(sql, await tools.registerParent(nodes[0]!));
  figures.window = await measureWindow(tools, nodes[0]!, client, SECRET, Number(options.sockets));
}
if (parts.includes('sentence')) {
  const provider = new PacedProvider();
  const settings = { COMPANION_BASE_URL: await provider.listen(), COMPANION_MODEL: 'paced', COMPANION_TITLES: 'off' };
  const node = await startService(build, database.url, redis.url, settings);
  figures.sentence = await measureFirstSentence(tools, node, sql, provider, rounds * 4);
  await node.stop();
  provider.close();
}
load.after = loadavg()[0]!;
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);

const file = join(import.meta.dirname, 'results/controls.json');
const earlier =
  parts.length === PARTS.split(',').length ? {} : await readFile(file, 'utf8').then(JSON.parse, () => ({}));
const about = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
};
await writeFile(file, `${JSON.stringify({ ...earlier, ...about, ...figures }, null, 2)}\n`);
process.stdout.write(`Load of the machine: ${JSON.stringify(load)}\n`);
await Promise.all(nodes.map((node) => node.stop()));
await client.end();
await redis.stop();
await database.stop();
