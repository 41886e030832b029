import type { Page } from 'playwright-core';
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

test('finds guides by words, topic and age, and keeps them in the address', async () => {
  const all = await read('/library/guides');
  const page = await open('/library');
  await page.getByRole('heading', { name: 'Growth Guide', level: 1 }).waitFor();
  const cards = page.getByRole('article');
  await until(async () => (await cards.count()) === all.length, { what: 'every guide' });
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByLabel('Topic').selectOption('bedtime');
  await page.getByLabel('Age').selectOption('4');
  const some = await read('/library/guides?topic=bedtime&age=4');
  await until(async () => (await cards.count()) === some.length, { what: 'the guides on bedtime at four' });
  await page.waitForURL('**/library?topic=bedtime&age=4');
  await page.getByLabel('Search').fill('zzzzzz');
  await page.getByText('No guides found').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await until(async () => (await cards.count()) === all.length, { what: 'every guide again' });
});

test('opens a guide, and takes its question to the chat once', async () => {
  const [guide] = await read('/library/guides');
  const page = await open('/library');
  await page.getByRole('link', { name: guide.title, exact: true }).click();
  await page.getByRole('heading', { name: guide.title, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Print this guide' }).waitFor();
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

test('takes the wish for another story to the chat', async () => {
  const [story] = await read('/library/stories');
  const page = await open(`/story/${story.slug}`);
  await page.getByRole('link', { name: 'Ask Starling for one like it' }).click();
  await page.waitForURL('**/chat');
  await holds(page, `Tell us another story like “${story.title}”.`);
});

test('says so where a guide does not exist', async () => {
  const page = await open('/library/no-such-guide');
  await page.getByText('This guide is not on the shelf').waitFor();
  await page.getByRole('link', { name: 'All guides' }).click();
  await page.getByRole('heading', { name: 'Growth Guide', level: 1 }).waitFor();
});

test('reads a story in the size that one likes, also next time', async () => {
  const [story] = await read('/library/stories');
  const page = await open('/story');
  await page.getByRole('link', { name: story.title, exact: true }).click();
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  const size = async () =>
    String(await page.evaluate("getComputedStyle(document.querySelector('article > div:last-of-type p')).fontSize"));
  const before = await size();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await until(async () => Number.parseFloat(await size()) > Number.parseFloat(before), { what: 'larger text' });
  const larger = await size();
  await page.reload();
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  expect(await size()).toBe(larger);
  expect(await seriousFindings(page)).toEqual([]);
});

test('plays a game of questions to its end', async () => {
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
  await page.getByText(`${game.rounds.length - 1} of ${game.rounds.length} at the first try`).waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('heading', { name: game.rounds[0].prompt }).waitFor();
});

test('turns memory cards by keyboard', async () => {
  const summary = (await read('/library/games')).find(({ kind }: { kind: string }) => kind === 'memory');
  const page = await open(`/games/${summary.slug}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const first = page.getByRole('button', { name: /^Card 1,/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await until(async () => !(await first.getAttribute('aria-label'))?.includes('face down'), { what: 'an open card' });
  expect(await seriousFindings(page)).toEqual([]);
});
