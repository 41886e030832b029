import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { CLIENT_TIMES } from '../../client/platform/times.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
let account: Account;

beforeAll(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const composer = (page: Page) => page.getByPlaceholder('How can I help you today?');
const holds = (page: Page, text: string) =>
  until(async () => (await composer(page).inputValue()) === text, { what: `“${text}” in the composer` });
const read = async (path: string) => (await api(web.starling.url).get(path, account.accessToken)).body;

test('guides are found by text, topic and age, and the address keeps the filter', async () => {
  const all = await read('/library/guides');
  const page = await open('/library');
  await page.getByRole('heading', { name: 'Growth Guide', level: 1 }).waitFor();
  const cards = page.getByRole('article');
  await until(async () => (await cards.count()) === all.length, { what: 'every guide' });

  await page.getByLabel('Topic').selectOption('bedtime');
  await page.getByLabel('Age').selectOption('4');
  const some = await read('/library/guides?topic=bedtime&age=4');
  await until(async () => (await cards.count()) === some.length, { what: 'the guides on bedtime at four' });
  await page.waitForURL('**/library?topic=bedtime&age=4');
  await page.getByLabel('Search').fill('zzzzzz');
  await page.getByText('No guides found').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await until(async () => (await cards.count()) === all.length, { what: 'every guide again' });
});

test('the guides stand on shelves, first those of this time of day, each with a drawing', async () => {
  // Before the sign-in: a session that is stored with one clock and read with another has gone idle.
  await web.context.clock.setFixedTime(new Date('2026-03-02T20:00:00'));
  const page = await open('/library');
  const shelves = page.getByRole('heading', { level: 2 });
  await shelves.first().waitFor();
  expect(await shelves.allInnerTexts()).toEqual([
    'Tonight',
    'Big feelings',
    'Eating and washing',
    'Everyday life',
    'Words, numbers and colours',
    'Play and discovery',
  ]);
  const tonight = page.getByRole('region', { name: 'Tonight' });
  expect(await tonight.getByRole('heading', { level: 3 }).first().innerText()).toBe('A calmer bedtime');
  expect(await page.locator('article svg[data-picture]').count()).toBe(await page.getByRole('article').count());
  expect(await seriousFindings(page)).toEqual([]);

  await page.clock.setFixedTime(new Date('2026-03-02T07:00:00'));
  await page.reload();
  await page.getByRole('region', { name: 'This morning' }).getByText('Mornings without shouting').waitFor();
  await page.getByRole('region', { name: 'Sleep' }).getByText('A calmer bedtime').waitFor();
});

test('guide, stories and games are three parts of one library', async () => {
  const page = await open('/library');
  const places = page.getByRole('navigation', { name: 'Library' });
  for (const [name, path, title] of [
    ['Stories', '/story', 'Stories'],
    ['Games', '/games', 'Games'],
    ['Guide', '/library', 'Growth Guide'],
  ] as const) {
    await places.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await places.locator('[aria-current=page]').innerText()).toBe(name);
  }
});

test('on a phone nothing scrolls sideways, and the drawings of games are large and fill the width', async () => {
  const page = await open('/games');
  await page.setViewportSize({ width: 320, height: 568 });
  const isWider = () => page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  for (const path of ['/library', '/story', '/games', '/library/big-feelings', '/story/three-socks']) {
    await page.goto(`${web.starling.url}${path}`);
    // A named picture, or the drawn scene of a story.
    await page.locator('main svg:is([data-picture], [viewBox="0 0 320 240"])').first().waitFor();
    expect({ path, isWider: await isWider() }).toEqual({ path, isWider: false });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ['counting-at-the-pond', 'pattern-parade', 'i-spy-colours', 'rhyme-kitchen']) {
    await page.goto(`${web.starling.url}/games/${slug}`);
    const drawings = page.locator('main svg[data-picture]');
    const start = page.getByRole('button', { name: 'Start' });
    await start.waitFor();
    const sizes = async () =>
      Promise.all((await drawings.all()).map(async (one) => Math.round((await one.boundingBox())?.width ?? 0)));
    const cover = page.locator('main svg[viewBox="0 0 320 240"]');
    await cover.waitFor();
    expect((await cover.boundingBox())!.width).toBeGreaterThanOrEqual(240);
    await start.click();
    await page.getByRole('heading', { level: 2 }).waitFor();
    expect({ slug, smallest: Math.min(...(await sizes())) >= 96 }).toEqual({ slug, smallest: true });
    expect({ slug, isWider: await isWider() }).toEqual({ slug, isWider: false });
  }
  const board = await page.getByRole('region', { name: 'Question 1 of 8' }).boundingBox();
  expect(board?.width).toBeGreaterThan(340);
});

test('a guide passes its question to the chat once', async () => {
  const [guide] = await read('/library/guides');
  const page = await open('/library');
  await page.getByRole('link', { name: guide.title, exact: true }).click();
  await page.getByRole('heading', { name: guide.title, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Print this guide' }).waitFor();
  await page.getByRole('heading', { name: 'In short', level: 2 }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ask Starling about this' }).click();
  await page.waitForURL('**/chat');
  const question = `Tell me more about “${guide.title}”.`;
  await holds(page, question);
  await page.reload();
  await holds(page, question);

  await composer(page).press('Enter');
  const asked = page.locator('[data-role=user]').filter({ hasText: question });
  await asked.getByRole('img', { name: 'Read' }).waitFor();
  await page.reload();
  await asked.waitFor();
  await holds(page, '');
});

test('a link that is followed while the search waits for the address opens its page', async () => {
  const [guide] = await read('/library/guides');
  const page = await open('/library');
  const link = page.getByRole('link', { name: guide.title, exact: true });
  await link.waitFor();
  // The script of the page takes longer than the search waits.
  await page.route('**/assets/*.js', async (route) => {
    await delay(3 * CLIENT_TIMES.searchDebounceMs);
    await route.continue();
  });
  await page.getByLabel('Search', { exact: true }).fill(guide.title);
  await link.click();
  await page.getByRole('heading', { name: guide.title, level: 1 }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('a story passes the request for a similar story to the chat', async () => {
  const [story] = await read('/library/stories');
  const page = await open(`/story/${story.slug}`);
  await page.getByRole('link', { name: 'Ask Starling for a similar story' }).click();
  await page.waitForURL('**/chat');
  await holds(page, `Tell us another story like “${story.title}”.`);
});

test('a guide that does not exist says so', async () => {
  const page = await open('/library/no-such-guide');
  await page.getByText('This guide was not found').waitFor();
  await page.getByRole('link', { name: 'All guides' }).click();
  await page.getByRole('heading', { name: 'Growth Guide', level: 1 }).waitFor();
});

test('a story keeps the text size that the reader chose', async () => {
  const [story] = await read('/library/stories');
  const page = await open('/story');
  await page.getByRole('link', { name: story.title, exact: true }).click();
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  const size = async () =>
    String(await page.evaluate("getComputedStyle(document.querySelector('article section p')).fontSize"));
  const before = await size();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await until(async () => Number.parseFloat(await size()) > Number.parseFloat(before), { what: 'larger text' });
  const larger = await size();
  await page.reload();
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  expect(await size()).toBe(larger);
  expect(await seriousFindings(page)).toEqual([]);
});

test('a quiz can be played to its end', async () => {
  const summary = (await read('/library/games')).find(({ kind }: { kind: string }) => kind === 'counting');
  const game = await read(`/library/games/${summary.slug}`);
  const page = await open(`/games/${summary.slug}`);
  await page.getByRole('button', { name: 'Start' }).click();
  for (const [index, round] of game.rounds.entries()) {
    await page.getByRole('heading', { name: round.prompt }).waitFor();
    if (index === 0) {
      const wrong = round.choices.find(({ text }: { text: string }) => text !== round.answer);
      await page.getByRole('button', { name: wrong.text, exact: true }).click();
      await page.getByText(round.hint).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.getByRole('button', { name: round.answer, exact: true }).click();
    await page.getByText(round.praise).waitFor();
    await page.getByRole('button', { name: index + 1 < game.rounds.length ? 'Next' : 'Finish' }).click();
  }
  await page.getByText('You found most answers straight away, and all of them in the end.').waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('heading', { name: game.rounds[0].prompt }).waitFor();
});

test('memory cards can be opened by keyboard', async () => {
  const summary = (await read('/library/games')).find(({ kind }: { kind: string }) => kind === 'memory');
  const page = await open(`/games/${summary.slug}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const first = page.getByRole('button', { name: /^Card 1,/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await until(async () => !(await first.getAttribute('aria-label'))?.includes('face down'), { what: 'an open card' });
  expect(await seriousFindings(page)).toEqual([]);
});

test('a starter is answered with the steps of its page, and “more” with the next part', async () => {
  const page = await open('/chat');
  await composer(page).fill('How do I help with a tantrum?');
  await composer(page).press('Enter');
  const answers = page.locator('[data-role=assistant]');
  const isAnswered = () => page.getByRole('button', { name: 'Stop answering' }).waitFor({ state: 'detached' });
  await answers.getByRole('listitem').filter({ hasText: 'Stay close and say little.' }).waitFor();
  await answers.getByText('Built-in guide mode').waitFor();
  await isAnswered();
  await composer(page).fill('and another?');
  await composer(page).press('Enter');
  await answers.getByText('During the storm').waitFor();
  await isAnswered();
  await composer(page).fill('Is the moon bigger than the sun?');
  await composer(page).press('Enter');
  await answers.getByText("I don't have a good answer to that. Try one of these:").waitFor();
  expect(await answers.getByText('Built-in guide mode').count()).toBe(1);
});
