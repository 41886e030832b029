/**
 * `npm run build && npm run bench:long-conversation [-- --only scrolling,streaming --messages 10000 --rounds 10 --minutes 10]`:
 * a conversation of 10,000 messages in a real browser.
 *
 * - `scrolling`, 1280 × 900 and 390 × 844: from the opening of the page to the paint of its newest message, and how evenly it
 *   scrolls while page after page of earlier messages is loaded.
 * - `streaming`, on a phone's screen and a processor six times slower: one answer after the other, 50 chunks a second; from a
 *   chunk on the socket to its paint, frames of more than 50 ms, and memory once a minute.
 * - `streaming-all`: the same for one minute after all earlier messages were loaded.
 *
 * Writes `bench/results/long-conversation.json`; parts that were not run stay.
 */

import { randomUUID } from 'node:crypto';
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
import { startMarkdownProvider } from './long-conversation/markdown-provider.ts';
import { installPaintProbe } from './long-conversation/paint-probe.ts';
import { loadEarlier, paintOf, scroll } from './long-conversation/scrolling.ts';
import { measureStreaming } from './long-conversation/streaming.ts';
import { machine, readOther, saveOther } from './report/results.ts';
import { quantile } from './workloads/readers.ts';

const PASSWORD = 'Kites-over-7-hills!';
type Screen = { width: number; height: number };
const SCREENS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** A frame that takes longer than two frames at 60 Hz is visible as a stutter. */
const JERK_MS = 34;
/** A phone of the middle class beside the machine that measures. */
const SLOWDOWN = 6;
/** An answer of 8,000 characters, in eight seconds. */
const PIECES = 400;
const PIECES_PER_SECOND = 50;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'scrolling,streaming,streaming-all' },
    messages: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '10' },
  },
});
const messages = Number(options.messages);
const parts = options.only.split(',');
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
const provider = await startMarkdownProvider(PIECES, PIECES_PER_SECOND);
const service = await startService(build, database.url, redis.url, {
  COMPANION_BASE_URL: provider.url,
  COMPANION_TITLES: 'off',
  // The page must not have to sign in again while it is measured.
  ACCESS_TOKEN_TTL: '86400',
});
const parent = await newParent();
const sql = async (statement: string, values: unknown[]) => (await client.query(statement, values)).rows;
const id: string = await buildLongConversation({ sql }, parent.id, { messages, padding: 'and so on, '.repeat(12) });
const browser: Browser = await launchBrowser();

const figures: Record<string, unknown> = {};
if (parts.includes('scrolling')) {
  for (const [name, viewport] of Object.entries(SCREENS)) figures[name] = await scrolling(viewport);
}
if (parts.includes('streaming')) figures.streaming = await streaming(Number(options.minutes), messages - 49);
if (parts.includes('streaming-all')) figures.streamingWithAllLoaded = await streaming(1, 1);
const before = await readOther<Record<string, unknown>>('long-conversation.json');
const result = {
  ...before,
  date: new Date().toISOString().slice(0, 10),
  machine: machine(),
  node: process.version,
  messages,
  ...figures,
};
await saveOther('long-conversation.json', result);
await browser.close();
await service.stop();
await client.end();
await redis.stop();
await database.stop();
await provider.stop();

async function open(viewport: Screen): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: STORAGE_KEYS.currentConversationId,
    value: id,
  });
  await context.addInitScript(installPaintProbe);
  return signedInPage(context, parent, `${service.url}/chat`);
}

async function scrolling(viewport: Screen) {
  const painted: number[] = [];
  const frames: number[] = [];
  let loaded = 0;
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const page = await open(viewport);
    painted.push(await paintOf(page, `message ${messages} `));
    const scrolled = await scroll(page);
    // The first frames still belong to opening the page.
    frames.push(...scrolled.frames.slice(5));
    loaded += scrolled.loaded;
    await page.context().close();
  }
  const seconds = frames.reduce((sum, ms) => sum + ms, 0) / 1_000;
  const scrolled = {
    rounds: Number(options.rounds),
    paintedMs: { p50: quantile(painted, 0.5), most: Math.max(...painted) },
    framesPerSecond: Math.round((frames.length / seconds) * 10) / 10,
    frameMs: { p50: quantile(frames, 0.5), p99: quantile(frames, 0.99), most: Math.max(...frames) },
    jerkShare: Math.round((frames.filter((ms) => ms > JERK_MS).length / frames.length) * 10_000) / 10_000,
    earlierMessages: loaded / Number(options.rounds),
  };
  process.stdout.write(`${JSON.stringify(scrolled)}\n`);
  return scrolled;
}

/** `oldest`: the number of the message from which on all are loaded. */
async function streaming(minutes: number, oldest: number) {
  const page = await open(SCREENS.phone);
  await page.locator('[data-role]').first().waitFor();
  await loadEarlier(page, oldest);
  const measured = await measureStreaming(page, provider, { minutes, slowdown: SLOWDOWN, pieces: PIECES });
  await page.context().close();
  process.stdout.write(`${JSON.stringify({ ...measured, memory: undefined })}\n`);
  return measured;
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
