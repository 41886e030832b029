/**
 * `npm run demo`: a sample family on a database of its own, and the product to look at it. `--address URL` fills another
 * practice instance that runs already.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillDemo, NotForDemos } from './fill.ts';
import { HOUSEHOLD } from './household.ts';
import { DEMO_PIN } from './people.ts';
import { startPracticeInstance } from './practice-instance.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT = Number(process.env.PORT ?? 3000);
const DATA_DIR = resolve(ROOT, process.env.DATA_DIR ?? '.demo');
/** Written when the family is complete. */
const MARKER = join(DATA_DIR, 'demo-family');
const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const READY_PAUSE_MS = 200;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { address: { type: 'string' } } });
  if (values.address !== undefined) {
    await fillAnother(values.address.replace(/\/+$/, ''));
    return;
  }
  const announce = existsSync(MARKER)
    ? () => say('The family was there already; its password was shown when it moved in.')
    : await fillOwn();
  await serve(announce);
}

async function fillAnother(url: string): Promise<void> {
  const password = newPassword();
  const { left } = await fillDemo({ url, password, zone: ZONE, clock: null, now: Date.now(), say });
  say(
    'This service keeps its own time, so all conversations are of today. `npm run demo` alone spreads them over two weeks.',
  );
  if (left > 0) say(`${left} things did not happen, because rules of the children forbid them at this hour.`);
  sayWhoIsThere(url, password);
}

/** @returns what to say when the product is open */
async function fillOwn(): Promise<() => void> {
  if (existsSync(join(DATA_DIR, 'postgres-password'))) {
    throw new NotForDemos(
      `${DATA_DIR} holds a database that is not the demo's, or only a part of it. Delete the folder, or set DATA_DIR to an empty one. Nothing was changed.`,
    );
  }
  const start = performance.now();
  const password = newPassword();
  const instance = await startPracticeInstance(DATA_DIR, PORT, say);
  try {
    await fillDemo({ url: instance.url, password, zone: ZONE, clock: instance.clock, now: Date.now(), say });
  } finally {
    await instance.stop();
  }
  await writeFile(MARKER, `${new Date().toISOString()}\n`);
  say(`Two weeks in ${Math.round((performance.now() - start) / 1_000)} s. Opening the product`);
  return () => sayWhoIsThere(`http://localhost:${PORT}`, password);
}

/** The product as `npm start` has it, on the data of the demo and with no other setting. */
async function serve(announce: () => void): Promise<void> {
  const { PATH, HOME } = process.env;
  const env = { ...(PATH ? { PATH } : {}), ...(HOME ? { HOME } : {}), DATA_DIR, PORT: String(PORT) };
  const product = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist/server/main.js')], {
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => product.kill(signal));
  const ended = new Promise<number>((settle) => product.once('exit', (code) => settle(code ?? 1)));
  if (await Promise.race([ready(), ended.then(() => false)])) announce();
  process.exitCode = await ended;
}

async function ready(): Promise<boolean> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/health/ready`).catch(() => null);
    if (answer?.ok) return true;
    await delay(READY_PAUSE_MS);
  }
}

/** Made up for each demo, and kept nowhere. */
const newPassword = () => `Demo-${randomBytes(6).toString('base64url')}-7!a`;

function sayWhoIsThere(url: string, password: string): void {
  const [first, second] = HOUSEHOLD.guardians.map(({ email }) => email);
  say(`
  ${HOUSEHOLD.name} live at ${url}
  Guardians        ${first} and ${second}
  Password         ${password}
  Admin, moderator “Continue with Google” on the login page, then choose one
  A child’s device open ${url}/pair-device in another browser and let it in as a guardian
  Household PIN    ${DEMO_PIN}
  A fresh family   delete ${relative(process.cwd(), DATA_DIR) || DATA_DIR} and run this again
`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `starling: ${error instanceof NotForDemos ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});
