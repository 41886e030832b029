import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { projectRoot } from '../../server/platform/project-root.js';
import { type AiProviderDouble, startAiProvider } from '../doubles/ai-provider.js';
import { buildLongConversation } from '../factories/conversations.js';
import { randomFrom, SEED } from '../faults/harness/random.js';
import { type Account, registerParent } from '../support/accounts.js';
import { launchBrowser } from '../support/browser.js';
import { buildClient } from '../support/client-build.js';
import { inLanes } from '../support/lanes.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { type SpawnedStarling, spawnStarling } from '../support/spawn.js';
import { type Settings, startStarling, type TestStarling, testRedisUrl } from '../support/starling.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/wait.js';

let provider: AiProviderDouble;
/** Serves the web client. The other nodes run in separate processes, which tests can kill. */
let starling: TestStarling;
/** One address that can lead to different nodes. */
let proxy: TcpProxy;
let settings: Settings;
let browser: Browser;
let account: Account;
const contexts: BrowserContext[] = [];
const spawned: SpawnedStarling[] = [];

beforeAll(async () => {
  provider = await startAiProvider();
  proxy = await TcpProxy.start('127.0.0.1:1');
  settings = {
    COMPANION_BASE_URL: provider.url,
    COMPANION_TITLES: 'off',
    ALLOWED_ORIGINS: `http://127.0.0.1:${proxy.port}`,
  };
  starling = await startStarling(settings, { clientDir: await buildClient() });
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  for (const node of spawned) await node.kill();
  await starling?.stop();
  await proxy?.stop();
  await provider?.close();
});

beforeEach(async () => {
  account = await registerParent(starling);
  proxy.pass();
  proxy.retarget(starling.url);
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function open(url: string, conversationId?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    ({ key, id }) => {
      if (id && !localStorage.getItem(key)) localStorage.setItem(key, id);
    },
    { key: STORAGE_KEYS.currentConversationId, id: conversationId },
  );
  if (url !== starling.url) await context.route(/\/assets\//, loadFromFirstNode);
  const page = await openSignedIn(context, { url }, account, '/chat');
  await connected(page);
  return page;
}

/** A page may load more of its code while its address leads to a node that does not serve the web client. */
function loadFromFirstNode(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  return route.continue({ url: new URL(pathname, starling.url).href });
}

async function spawnNode(): Promise<SpawnedStarling> {
  const node = await spawnStarling({ ...settings, DATABASE_URL: starling.databaseUrl, REDIS_URL: testRedisUrl() });
  spawned.push(node);
  return node;
}

/** Routes the proxy's pages to this node from now on. */
function lead(to: { url: string }): void {
  proxy.retarget(to.url);
  proxy.reset();
}

/** Attempts are up to 19 s apart, and a node may have taken long to start. */
const CONNECTED_WITHIN_MS = 60_000;
const connected = (page: Page) =>
  page.locator('[data-connection=connected]').waitFor({ state: 'attached', timeout: CONNECTED_WITHIN_MS });
const own = (page: Page) => page.locator('[data-role=user]');
const answers = (page: Page) => page.locator('[data-role=assistant]');
const finished = (page: Page) => page.locator('[data-role=assistant]:not([data-streaming])');
const has = (locator: Locator, text: string) => locator.filter({ hasText: text }).first().waitFor();
const shownText = async (answer: Locator) => (await answer.locator('p').first().innerText()).trim();
const currentId = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.currentConversationId);

async function ask(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('How can I help you today?').fill(text);
  await page.keyboard.press('Enter');
}

async function storedAnswers(conversationId: string | null): Promise<string[]> {
  const rows = await starling.sql<{ content: string }>(
    `SELECT content FROM messages WHERE conversation_id = $1 AND role = 'assistant' ORDER BY seq`,
    [conversationId],
  );
  return rows.map(({ content }) => content.trim());
}

/** Waits until the page has left its old node and is connected again. */
async function moveTo(page: Page, node: { url: string }): Promise<void> {
  lead(node);
  await page.locator('[data-connection=reconnecting]').waitFor({ state: 'attached' });
  await connected(page);
}

/** Returns an answer once it is the same twice in a row. */
async function resting<T>(look: () => Promise<T>): Promise<T> {
  let last = await look();
  await until(async () => {
    const now = await look();
    const isSame = now === last;
    last = now;
    return isSame;
  });
  return last;
}

test('shows the stored text after a reload at any moment of an answer', async () => {
  const random = randomFrom(SEED);
  const moments = Array.from({ length: 12 }, (_, turn) => ({ turn, words: Math.floor(random() * 40) }));
  const wrong: unknown[] = [];
  // Each page is a different browser and has its own conversation.
  const lanes = [0, 1, 2, 3].map((lane) => moments.filter(({ turn }) => turn % 4 === lane));
  await inLanes(lanes.length, lanes, async (turns) => {
    const page = await open(starling.url);
    for (const [index, { turn, words }] of turns.entries()) {
      // Only visible messages are rendered, so the test identifies a turn by its words.
      const answer = finished(page).filter({ hasText: `turn ${turn} word 40` });
      const question = own(page).filter({ hasText: `turn ${turn} word` });
      await ask(page, `[[script:pieces n=40 delayMs=25 text="turn ${turn} word"]] Count for me`);
      if (words === 0) await question.waitFor();
      else
        await answers(page)
          .filter({ hasText: `turn ${turn} word ${words}` })
          .waitFor();
      await page.reload();
      await answer.waitFor();
      const stored = (await storedAnswers(await currentId(page)))[index];
      const shown = await shownText(answer);
      const questions = await question.count();
      if (shown !== stored || questions !== 1) wrong.push({ turn, words, shown, stored, questions });
      await page.getByRole('button', { name: 'Send message' }).waitFor();
    }
  });
  expect(wrong).toEqual([]);
}, 240_000);

test('completes an answer on both pages when the node that wrote it is killed', async () => {
  const writer = await spawnNode();
  const here = await open(`http://127.0.0.1:${proxy.port}`);
  await moveTo(here, writer);
  await ask(here, '[[script:pieces n=80 delayMs=60 text=kept]] Tell me of the stars');
  await has(answers(here), 'kept 3');
  const there = await open(starling.url, (await currentId(here))!);
  await has(answers(there), 'kept 8');

  await writer.kill();
  lead(starling);
  await Promise.all([here, there].map((page) => has(finished(page), 'kept 80')));
  const [stored, ...more] = await storedAnswers(await currentId(here));
  expect(more).toEqual([]);
  for (const page of [here, there]) {
    expect(await shownText(finished(page))).toBe(stored);
    expect(await answers(page).count()).toBe(1);
    expect(await own(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Send message' }).waitFor();
  }
  await ask(here, '[[script:echo]] Thank you');
  await Promise.all([here, there].map((page) => has(finished(page).nth(1), 'Thank you')));
}, 240_000);

test('says that Starling is away, comes back by itself and sends what was written meanwhile once', async () => {
  const before = await spawnNode();
  const page = await open(`http://127.0.0.1:${proxy.port}`);
  await moveTo(page, before);
  await ask(page, '[[script:echo]] Before the pause');
  await has(finished(page), 'Before the pause');

  proxy.refuse();
  await before.stop();
  await page.getByText('We could not reach Starling. Your messages are kept and will be sent.').waitFor();
  await ask(page, '[[script:echo]] Written in the pause');
  await own(page).and(page.locator('[data-status=sending]')).waitFor();

  const after = await spawnNode();
  proxy.retarget(after.url);
  proxy.pass();
  await connected(page);
  await has(finished(page).nth(1), 'Written in the pause');
  await page.getByText('We could not reach Starling').waitFor({ state: 'detached' });
  // Only this node serves the page itself.
  lead(starling);
  await page.reload();
  await has(finished(page).nth(1), 'Written in the pause');
  expect(await own(page).allInnerTexts()).toHaveLength(2);
  expect(await storedAnswers(await currentId(page))).toEqual(['Before the pause', 'Written in the pause']);
  expect(await after.stop()).toBe(0);
}, 240_000);

test('opens a conversation of 10,000 messages at its end and keeps its place on the way up', async () => {
  const id = await buildLongConversation(starling, account.user.id, {
    messages: 10_000,
    padding: 'and so on, '.repeat(12),
  });
  const from = performance.now();
  const page = await open(starling.url, id);
  await has(answers(page), 'message 10000 ');
  const paintedMs = Math.round(performance.now() - from);
  const scroller = page.getByRole('region', { name: 'Conversation' });
  const drawn = page.locator('[data-role]');
  const scrolled = () => scroller.evaluate((element) => Math.round(element.scrollTop));
  const loaded = () => scroller.evaluate((element) => element.scrollHeight);
  expect(await drawn.count()).toBeLessThan(60);

  /**
   * Notes a visible message and its position, and scrolls to 500 px, in one turn of the page: nothing loads in between.
   * `null`, and no scrolling, while no message is rendered.
   */
  const scrollUp = () =>
    scroller.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const rows = [...element.querySelectorAll('[data-role]')].map((row) => ({
        number: Number(/message (\d+) /.exec(row.textContent ?? '')?.[1]),
        top: row.getBoundingClientRect().top,
      }));
      const first = rows.find((row) => row.top >= top && row.top < bottom);
      if (!first) return null;
      const height = element.scrollHeight;
      const step = element.scrollTop - 500;
      element.scrollBy({ top: -step });
      return { number: first.number, top: first.top - top, step, height };
    });
  const topOf = (number: number) =>
    scroller.evaluate((element, text) => {
      const top = element.getBoundingClientRect().top;
      const row = [...element.querySelectorAll('[data-role]')].find((one) => one.textContent?.includes(text));
      return row ? row.getBoundingClientRect().top - top : null;
    }, `message ${number} `);

  const pageMs: number[] = [];
  const moved: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    // Near to where earlier ones are asked for, but not yet there; and when all is measured, across.
    for (const top of [1_600, 900]) {
      await scroller.evaluate((element, to) => element.scrollTo({ top: to }), top);
      await resting(scrolled);
    }
    const pageFrom = performance.now();
    const before = await until(scrollUp, { what: 'messages in sight' });
    await until(async () => (await loaded()) > before.height + 1_000, { what: 'the page of earlier messages' });
    pageMs.push(Math.round(performance.now() - pageFrom));
    await until(async () => (await topOf(before.number)) !== null, { what: 'the message that was in sight' });
    moved.push(Math.round(Math.abs((await resting(() => topOf(before.number)))! - before.top - before.step)));
    expect(await drawn.count()).toBeLessThan(60);
  }
  const { number } = await until(scrollUp);
  expect(number).toBeLessThan(9_800);
  // The same messages stay visible, apart from small moves when rows are measured again.
  expect(Math.max(...moved)).toBeLessThan(24);
  await page.getByRole('button', { name: 'To the end' }).click();
  await has(answers(page), 'message 10000 ');
  const output = join(projectRoot(), 'test/.output');
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'ten-thousand-messages.json'), JSON.stringify({ paintedMs, pageMs, moved }));
}, 240_000);
