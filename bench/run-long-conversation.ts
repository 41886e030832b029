/**
 * `npm run build && npm run bench:long-conversation [-- --messages 10000 --rounds 10]`: a conversation of 10,000 messages in a real
 * browser, 1280 × 900 and 390 × 844: from the opening of the page to the paint of its newest message, and how evenly it
 * scrolls while page after page of earlier messages is loaded. Writes `bench/results/long-conversation.json`.
 */

import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../client/platform/storage-keys.ts';
import { compile } from '../test/support/compile.mjs';
import { openDatabase } from './lists/database.ts';
import { startService } from './lists/servers.ts';
import { type Person, signedInPage } from './load/signed-in-page.ts';
import { machine } from './report/results.ts';
import { quantile } from './workloads/readers.ts';

const PASSWORD = 'Kites-over-7-hills!';
const SCREENS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** Pixels per frame, as in fast scrolling by hand. */
const STEP = 120;
const SCROLL_MS = 6_000;
/** A frame that takes longer than two frames at 60 Hz is visible as a stutter. */
const JERK_MS = 34;

const { values: options } = parseArgs({
  options: { messages: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '10' } },
});
const messages = Number(options.messages);
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));
const { launchBrowser } = await import(join(build, 'test/support/browser.js'));
const { buildLongConversation } = await import(join(build, 'test/factories/conversations.js'));

const database = await openDatabase(build, join(root, '.cache/bench/long-conversation'), {
  table: 'users',
  fill: async () => undefined,
});
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const redis = await startRedisServer();
const service = await startService(build, database.url, redis.url);
const parent = await newParent();
const sql = async (statement: string, values: unknown[]) => (await client.query(statement, values)).rows;
const id: string = await buildLongConversation({ sql }, parent.id, { messages, padding: 'and so on, '.repeat(12) });
const browser: Browser = await launchBrowser();

const figures: Record<string, unknown> = {};
for (const [name, viewport] of Object.entries(SCREENS)) {
  const painted: number[] = [];
  const frames: number[] = [];
  let loaded = 0;
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const context = await browser.newContext({ viewport });
    await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
      key: STORAGE_KEYS.currentConversationId,
      value: id,
    });
    const page = await signedInPage(context, parent, `${service.url}/chat`);
    painted.push(await paintOf(page, `message ${messages} `));
    const scrolled = await scroll(page);
    // The first frames still belong to opening the page.
    frames.push(...scrolled.frames.slice(5));
    loaded += scrolled.loaded;
    await context.close();
  }
  const seconds = frames.reduce((sum, ms) => sum + ms, 0) / 1_000;
  figures[name] = {
    paintedMs: { p50: quantile(painted, 0.5), most: Math.max(...painted) },
    framesPerSecond: Math.round((frames.length / seconds) * 10) / 10,
    frameMs: { p50: quantile(frames, 0.5), p99: quantile(frames, 0.99), most: Math.max(...frames) },
    jerkShare: Math.round((frames.filter((ms) => ms > JERK_MS).length / frames.length) * 10_000) / 10_000,
    earlierMessages: loaded / Number(options.rounds),
  };
  process.stdout.write(`${name} ${JSON.stringify(figures[name])}\n`);
}
const result = {
  date: new Date().toISOString().slice(0, 10),
  machine: machine(),
  node: process.version,
  messages,
  rounds: Number(options.rounds),
  ...figures,
};
await writeFile(join(import.meta.dirname, 'results/long-conversation.json'), `${JSON.stringify(result, null, 2)}\n`);
await browser.close();
await service.stop();
await client.end();
await redis.stop();
await database.stop();

/** Milliseconds from the navigation to the frame that shows a message with this text. */
function paintOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const rows = [...document.querySelectorAll('[data-role]')];
          if (rows.some((row) => row.textContent?.includes(wanted))) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}

/** Scrolls to earlier messages. Returns the duration of each frame and the number of messages that were loaded. */
function scroll(page: Page): Promise<{ frames: number[]; loaded: number }> {
  return page.getByRole('region', { name: 'Conversation' }).evaluate(
    (element, { step, ms }) =>
      new Promise<{ frames: number[]; loaded: number }>((resolve) => {
        const numberOf = (row: Element | null) => Number(/message (\d+) /.exec(row?.textContent ?? '')?.[1]);
        const first = () => numberOf(element.querySelector('[data-role]'));
        const frames: number[] = [];
        const from = first();
        const startedAt = performance.now();
        let before = startedAt;
        const next = (now: number) => {
          frames.push(now - before);
          before = now;
          element.scrollBy({ top: -step });
          if (now - startedAt < ms) requestAnimationFrame(next);
          else resolve({ frames, loaded: from - first() });
        };
        requestAnimationFrame(next);
      }),
    { step: STEP, ms: SCROLL_MS },
  );
}

async function newParent(): Promise<Person> {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${service.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as {
      data: { access_token: string; refresh_token: string; user: { id: string } };
    };
  };
  const email = `parent-${randomUUID()}@example.org`;
  const { data } = await post('/auth/register', { email, password: PASSWORD });
  const signed = await post('/auth/login', { username: email, password: PASSWORD });
  return { id: data.user.id, token: signed.data.access_token, refreshToken: signed.data.refresh_token };
}
