/**
 * `npm run bench:forgotten-passwords [-- --tries 200]`: how long `POST /auth/password/forgot` takes for addresses with and
 * without an account, in turn, with mail switched on. Writes `bench/results/forgotten-passwords.json`.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '../test/support/compile.mjs';
import { NODE_FLAGS } from '../test/support/node-flags.ts';
import { startProgram } from './targets/target.ts';
import { quantile } from './workloads/readers.ts';

const WARM = 10;
const PASSWORD = 'Kites-over-7-hills!';

const { values: options } = parseArgs({ options: { tries: { type: 'string', default: '200' } } });
const tries = Number(options.tries);
const build = await compile();
const { startMailServer }: typeof import('../test/doubles/mail-server.ts') = await import(
  join(build, 'test/doubles/mail-server.js')
);
const mail = await startMailServer();
const dataDir = await mkdtemp(join(tmpdir(), 'starling-forgotten-'));
const { url, stop } = await startProgram(
  [...NODE_FLAGS, join(build, 'server/main.js')],
  { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', PORT: '0', SMTP_URL: mail.url, MAIL_FROM: 'a@b.test' },
  /Starling is ready at (\S+)/,
);

const known = Array.from({ length: 20 }, (_, index) => `known-${index}@starling.test`);
for (const email of known) await post('/auth/register', { email, password: PASSWORD });
const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
for (let index = -WARM; index < tries; index += 1) {
  const times = [
    await timeOf(known[Math.abs(index) % known.length]!),
    await timeOf(`unknown-${index}@starling.test`),
  ] as const;
  if (index < 0) continue;
  ofKnown.push(times[0]);
  ofUnknown.push(times[1]);
}
await stop();
await mail.stop();
await rm(dataDir, { recursive: true, force: true });

const figures = { tries, known: spreadOf(ofKnown), unknown: spreadOf(ofUnknown), mails: mail.mails.length };
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
const target = join(import.meta.dirname, 'results/forgotten-passwords.json');
await writeFile(target, `${JSON.stringify({ measured_at: new Date().toISOString(), ...figures }, null, 2)}\n`);

async function timeOf(email: string): Promise<number> {
  const startedAt = performance.now();
  const status = await post('/auth/password/forgot', { email });
  if (status !== 202) throw new Error(`The call answered ${status}`);
  return performance.now() - startedAt;
}

async function post(path: string, body: unknown): Promise<number> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

function spreadOf(milliseconds: number[]): { p50: number; p95: number } {
  const rounded = (share: number) => Math.round(quantile(milliseconds, share) * 100) / 100;
  return { p50: rounded(0.5), p95: rounded(0.95) };
}
