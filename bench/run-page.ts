/**
 * `npm run build && npm run bench:page [-- --rounds 5 --dist dist]`: Lighthouse, as on a phone on a slow network (its
 * default), on the pages that families open: /login, /chat of a new account, /conversations of an account with twelve of
 * them, stories and games, the settings, the pages of one child, and three pages on the device of that child.
 * `--pages /story,/games` measures some of them alone. Prints a table of medians and writes `bench/results/page.json`. `--dist` measures another build, for a comparison.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { STORAGE_KEYS } from '../client/platform/storage-keys.ts';
import { compile } from '../test/support/compile.mjs';
import { NODE_FLAGS } from '../test/support/node-flags.ts';
import { machine, saveOther } from './report/results.ts';
import { startProgram } from './targets/target.ts';
import { quantile } from './workloads/readers.ts';

/** The parts of Lighthouse's report that are read here. */
interface LighthouseReport {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseReport } | undefined>;

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const AUDITS = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  speedIndexMs: 'speed-index',
  blockedMs: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
const FRACTIONS = ['score', 'accessibility', 'bestPractices', 'layoutShift'];
const PASSWORD = 'Kites-over-7-hills!';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    pages: { type: 'string' },
  },
});
const lighthouse = (
  (await import(join(import.meta.dirname, 'page/node_modules/lighthouse/core/index.js'))) as {
    default: Lighthouse;
  }
).default;
const { launchOptions } = (await import(join(await compile(), 'test/support/browser.js'))) as {
  launchOptions(): Promise<{ args: string[]; executablePath: string }>;
};

const folder = await mkdtemp(join(tmpdir(), 'starling-bench-page-'));
const service = await startProgram(
  [...NODE_FLAGS, join(resolve(options.dist), 'server/main.js')],
  { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent' },
  /Starling is ready at (\S+)/,
);
const { args, ...rest } = await launchOptions();
const port = 9_300 + Math.floor(Math.random() * 500);
const browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
  ...rest,
  args: [...args, `--remote-debugging-port=${port}`],
});
const chosen = options.pages?.split(',');
const pages: Record<string, Record<string, number>> = {};
try {
  await measure('/login');
  const token = await signIn();
  await measure('/chat');
  await addConversations(token, 12);
  await measure('/conversations');
  for (const path of ['/story', '/games', '/settings']) await measure(path);
  const childId = await addChild(token);
  for (const path of ['/profiles', '/parental', '/progress']) await measure(path);
  await becomeDevice(token, childId);
  for (const path of ['/home', '/story', '/games']) await measure(path, ' of a child');
  console.table(pages);
  if (!chosen)
    await saveOther('page.json', {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      node: process.version,
      rounds: Number(options.rounds),
      pages,
    });
} finally {
  await browser.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Keeps the medians of the rounds; each begins with an empty cache. */
async function measure(path: string, of = ''): Promise<void> {
  if (chosen && !chosen.includes(path)) return;
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await emptyCache();
    const result = await lighthouse(service.url + path, {
      port,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // The sign-in of /chat is kept in the browser's storage.
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has no result for ${path}`);
    const { categories, audits } = result.lhr;
    rounds.push({
      score: categories.performance.score ?? 0,
      accessibility: categories.accessibility.score ?? 0,
      bestPractices: categories['best-practices'].score ?? 0,
      ...Object.fromEntries(Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])),
    });
  }
  const median = (name: string) => {
    const value = quantile(
      rounds.map((round) => round[name]!),
      0.5,
    );
    return FRACTIONS.includes(name) ? Math.round(value * 1_000) / 1_000 : Math.round(value);
  };
  pages[path + of] = Object.fromEntries(Object.keys(rounds[0] ?? {}).map((name) => [name, median(name)]));
}

async function emptyCache(): Promise<void> {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

function post<T>(path: string, body: object, token?: string): Promise<T> {
  return call<T>('POST', path, body, token);
}

async function call<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(service.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const answer = (await response.json()) as T & { errors?: unknown };
  if (!response.ok || answer.errors) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

async function addConversations(token: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const { data } = await post<{ data: { startConversation: { conversationId: string } } }>(
      '/graphql',
      { query: 'mutation { startConversation { conversationId } }' },
      token,
    );
    const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
    const { conversationId } = data.startConversation;
    const input = { conversationId, clientMessageId: randomUUID(), content: `How do birds number ${n} learn to fly?` };
    await post('/graphql', { query, variables: { input } }, token);
  }
}

/** A new account, signed in on this browser. @returns its access token */
async function signIn(): Promise<string> {
  const email = 'phone@starling.test';
  const { data } = await post<{ data: Tokens }>('/api/v1/auth/register', {
    email,
    password: PASSWORD,
  });
  await keep(data);
  return data.access_token;
}

/** A new child that may use its device at any hour. @returns its id */
async function addChild(token: string): Promise<string> {
  const about = {
    nickname: 'Mia',
    avatar: 'fox',
    colour: 'amber',
    age_band: '6_9',
    time_zone: 'Europe/London',
    consent: { text_version: '1', agreed: true },
  };
  const child = await post<{ id: string }>('/api/v1/children', about, token);
  const path = `/api/v1/children/${child.id}/controls`;
  const { version } = await call<{ version: number }>('GET', path, undefined, token);
  await call('PATCH', path, { version, windows: [], break_every: null }, token);
  return child.id;
}

/** The browser becomes the device of a child. */
async function becomeDevice(token: string, childId: string): Promise<void> {
  const handover = { child_id: childId, name: 'Phone' };
  await keep(await post<Tokens>('/api/v1/devices/handover', handover, token));
}

/** Puts a session in the storage of this browser. */
async function keep(tokens: Tokens): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${service.url}/favicon.svg`);
  await page.evaluate(
    ({ keys, tokens }) => {
      localStorage.setItem(keys.authToken, tokens.access_token);
      localStorage.setItem(keys.refreshToken, tokens.refresh_token);
      localStorage.setItem(keys.tokenExpiresAt, String(Date.now() + 1_800_000));
    },
    { keys: STORAGE_KEYS, tokens },
  );
  await page.close();
}
