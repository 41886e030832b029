/**
 * `npm run build && npm run bench:admin-live [-- --rounds 12]`: how fast other browsers show the actions of an admin, on two
 * nodes in separate processes. Approval: until a waiting user's position and a figure on another dashboard have moved.
 * Demotion: until the open dashboard is gone, while the figures keep moving. Writes `bench/results/admin-live.json`.
 */

import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { compile } from '../test/support/compile.mjs';
import { openDatabase } from './lists/database.ts';
import { type Service, startService } from './lists/servers.ts';
import { type Person, signedInPage } from './load/signed-in-page.ts';
import { quantile } from './workloads/readers.ts';

/** How long a page is watched for figures that must no longer arrive. */
const AFTERWARDS_MS = 2_000;
const MOVE_EVERY_MS = 300;
/** Figures are pushed once a second at most. The pause keeps one approval from waiting for the previous one. */
const PAUSE_MS = 1_500;

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });
const rounds = Number(options.rounds);
Logger.overrideLogger(false);
const root = join(import.meta.dirname, '..');
const build = await compile();
const { startRedisServer } = await import(join(build, 'test/support/redis-server.js'));
const { launchBrowser } = await import(join(build, 'test/support/browser.js'));

const database = await openDatabase(build, join(root, '.cache/bench/admin-live'), {
  table: 'users',
  fill: async () => undefined,
});
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query('TRUNCATE users, waitlist_entries CASCADE');
const redis = await startRedisServer();
const [here, there] = [
  await startService(build, database.url, redis.url),
  await startService(build, database.url, redis.url),
];
const browsers: Browser[] = [];

const approval = await measureApprovals();
process.stdout.write(`approval ${JSON.stringify(approval)}\n`);
const demotion = await measureDemotions();
process.stdout.write(`demotion ${JSON.stringify(demotion)}\n`);
const about = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
};
await writeFile(
  join(import.meta.dirname, 'results/admin-live.json'),
  `${JSON.stringify({ ...about, approval, demotion }, null, 2)}\n`,
);
for (const browser of browsers) await browser.close();
await Promise.all([here.stop(), there.stop()]);
await client.end();
await redis.stop();
await database.stop();

/** Milliseconds from the click in one browser to the change on the page in two others, which another node serves. */
async function measureApprovals() {
  const emails = Array.from({ length: rounds }, (_, index) => `ahead-${index}@example.org`);
  for (const email of [...emails, 'waits@example.org']) await post(here, '/waitlist/join', { email });
  const waiting = await (await newContext()).newPage();
  await waiting.goto(`${there.url}/waitlist?email=waits@example.org`);
  await waiting.locator(`[data-position="${rounds + 1}"]`).waitFor();
  const dashboard = await signedIn(there, await newAdmin(), '/admin');
  await dashboard.locator('[data-figure="Pending Approvals"] [data-live]').waitFor();
  const approver = await signedIn(here, await newAdmin(), '/admin/waitlist');
  const place: number[] = [];
  const figure: number[] = [];
  for (const [index, email] of emails.entries()) {
    const left = rounds - index;
    const button = approver.getByRole('button', { name: `Approve ${email}` });
    await button.waitFor();
    await pause(PAUSE_MS);
    const moved = timeOf(waiting, `[data-position="${left}"]`);
    const counted = timeOf(dashboard, '[data-figure="Pending Approvals"]', String(left));
    const clicked = await button.evaluate((element) => {
      (element as HTMLElement).click();
      return Date.now();
    });
    place.push((await moved) - clicked);
    figure.push((await counted) - clicked);
  }
  return { rounds, place: spread(place), figure: spread(figure) };
}

/** Milliseconds from the demotion to the end of the dashboard, and the figures that arrived after it. */
async function measureDemotions() {
  const admin = await newAdmin();
  const durations: number[] = [];
  let figuresAfterwards = 0;
  for (let round = 0; round < rounds; round += 1) {
    const demoted = await newAdmin();
    const context = await newContext();
    let figures = 0;
    const page = await signedIn(there, demoted, '/admin', context, (payload) => {
      if (payload.includes('"totalUsers"')) figures += 1;
    });
    await page.locator('[data-figure="Total Users"] [data-live]').waitFor();
    const mover = setInterval(() => void addUser(), MOVE_EVERY_MS);
    await until(() => figures > 2);
    const gone = timeOf(page, null);
    const asked = Date.now();
    await graphql(here, admin.token, 'mutation ($id: ID!) { setUserRole(userId: $id, role: PARENT) { role } }', {
      id: demoted.id,
    });
    durations.push((await gone) - asked);
    const before = figures;
    await pause(AFTERWARDS_MS);
    figuresAfterwards += figures - before;
    clearInterval(mover);
    await context.browser()?.close();
  }
  return { rounds, closed: spread(durations), figuresAfterwards, watchedAfterwardsMs: AFTERWARDS_MS };
}

/**
 * When the page first shows it, by its own clock, which all pages of a machine share: an element, one with a text, or
 * (`null`) no figure of the dashboard any more.
 */
function timeOf(page: Page, selector: string | null, text: string | null = null): Promise<number> {
  return page.evaluate(
    ([wanted, words]) =>
      new Promise<number>((resolve) => {
        const isThere = () => {
          if (wanted === null) return !document.querySelector('[data-figure="Total Users"]');
          const found = [...document.querySelectorAll(`${wanted}, ${wanted} *`)];
          return words === null ? found.length > 0 : found.some((element) => element.textContent === words);
        };
        const observer = new MutationObserver(look);
        function look() {
          if (!isThere()) return;
          observer.disconnect();
          resolve(Date.now());
        }
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      }),
    [selector, text] as const,
  );
}

/** The browser of another user. */
async function newContext(): Promise<BrowserContext> {
  const browser: Browser = await launchBrowser();
  browsers.push(browser);
  return browser.newContext({ viewport: { width: 1280, height: 900 } });
}

async function newAdmin(): Promise<Person> {
  const email = `admin-${Date.now()}-${Math.round(Math.random() * 1e9)}@example.org`;
  const password = 'Kites-over-7-hills!';
  const { data } = await post(here, '/auth/register', { email, password });
  await client.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [data.user.id]);
  const signed = await post(here, '/auth/login', { username: email, password });
  return { id: data.user.id, token: signed.data.access_token, refreshToken: signed.data.refresh_token };
}

async function signedIn(
  service: Service,
  person: Person,
  path: string,
  context?: BrowserContext,
  onFrame?: (payload: string) => void,
): Promise<Page> {
  return signedInPage(context ?? (await newContext()), person, `${service.url}${path}`, onFrame);
}

async function addUser(): Promise<void> {
  const name = `moves-${Date.now()}-${Math.round(Math.random() * 1e9)}`;
  await client.query(`INSERT INTO users (id, username, role) VALUES (uuidv7(), $1, 'parent')`, [name]);
}

async function post(service: Service, path: string, body: unknown) {
  const response = await fetch(`${service.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as {
    data: { access_token: string; refresh_token: string; user: { id: string } };
  };
}

async function graphql(service: Service, token: string, query: string, variables: unknown): Promise<void> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function spread(values: number[]) {
  return { p50: quantile(values, 0.5), p90: quantile(values, 0.9), most: Math.max(...values) };
}
