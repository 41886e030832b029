import type { BrowserContext, Page } from 'playwright-core';
import type { StoryBody } from '../../contract/library.js';
import { storyPages } from '../../contract/story-pages.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { TABLET, useChildTablet } from '../support/child-tablet.js';
import { VOICE } from '../support/device-voice.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';

const tablet = useChildTablet();
const { web, openDevice } = tablet;

const pageNumber = (page: Page, number: number) => page.getByText(new RegExp(`^Page ${number} of`));
const childAt = (slug: string, context?: BrowserContext) => openDevice(`/story/${slug}`, context ? { context } : {});
const storyOf = async (slug: string) =>
  (await api(web.starling.url).get<StoryBody>(`/library/stories/${slug}`, tablet.parent.accessToken)).body;
const stored = async (slug: string) => {
  const [row] = await web.starling.sql<{ page: number; sentence: number }>(
    'SELECT page, sentence FROM story_positions WHERE user_id = $1 AND slug = $2',
    [tablet.family.child.userId, slug],
  );
  return row;
};

test('pages turn by arrow keys, by a finger and by Tab and Space alone', async () => {
  const { page } = await childAt('three-socks');
  await pageNumber(page, 1).waitFor();
  await page.keyboard.press('ArrowRight');
  await pageNumber(page, 2).waitFor();
  await page.keyboard.press('ArrowLeft');
  await pageNumber(page, 1).waitFor();
  const sheet = page.getByRole('region', { name: 'Story' });
  const finger = { pointerType: 'touch', isPrimary: true, clientY: 300 };
  await sheet.dispatchEvent('pointerdown', { ...finger, clientX: 400 });
  await sheet.dispatchEvent('pointerup', { ...finger, clientX: 300, clientY: 320 });
  await pageNumber(page, 2).waitFor();
  await sheet.dispatchEvent('pointerdown', { ...finger, clientX: 300 });
  await sheet.dispatchEvent('pointerup', { ...finger, clientX: 330, clientY: 500 });
  await page.getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await pageNumber(page, 3).waitFor();
});

test('the other device follows by itself, and goes on there after a reload', async () => {
  const { page: first } = await childAt('soup-for-a-giant');
  await pageNumber(first, 1).waitFor();
  const other = await web.newContext(TABLET);
  const { page: second } = await childAt('soup-for-a-giant', other);
  await pageNumber(second, 1).waitFor();
  await first.getByRole('button', { name: 'Next' }).click();
  await pageNumber(second, 2).waitFor();
  await second.getByRole('button', { name: 'Next' }).click();
  await pageNumber(first, 3).waitFor();
  await until(async () => (await stored('soup-for-a-giant'))?.page === 2, { what: 'the place on the server' });
  await first.reload();
  await pageNumber(first, 3).waitFor();
});

test('a story that is read aloud marks its sentence, keeps the place, and goes on at that sentence', async () => {
  // Sentences end when the test says so.
  await web.context.addInitScript(
    `${VOICE} speechSynthesis.speak = (utterance) => {
      window.said.push(utterance.text);
      window.endSentence = () => utterance.onend?.();
    };`,
  );
  const { page } = await childAt('the-cloud-factory');
  await page.getByRole('button', { name: 'Read to me' }).click();
  // At once: the word moves on between two questions.
  const marked = () =>
    page.evaluate<string>("[...document.querySelectorAll('[data-sentence]')].map((one) => one.textContent).join('')");
  const said = () => page.evaluate('window.said.at(-1)');
  await page.locator('[data-word]').first().waitFor();
  expect(await marked()).toBe(await said());
  expect(await seriousFindings(page)).toEqual([]);
  await page.evaluate('window.endSentence()');
  await until(async () => (await page.evaluate('window.said.length')) === 2, { what: 'the second sentence' });
  await until(async () => (await marked()) === (await said()), { what: 'the second sentence in light' });
  const second = await said();
  await until(async () => (await stored('the-cloud-factory'))?.sentence === 1, { what: 'the place on the server' });
  await page.reload();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await until(async () => (await said()) === second, { what: 'the same sentence' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('[data-sentence]').waitFor({ state: 'detached' });
});

test('bedtime is dark and warm, and offers no other story at its end', async () => {
  const slug = 'the-bear-who-counted-stars';
  const pages = storyPages((await storyOf(slug)).body).length;
  const { page } = await childAt(slug);
  await page.getByRole('button', { name: 'Bedtime light' }).click();
  await page.locator('html[data-bedtime][data-starling-theme=starling]').waitFor({ state: 'attached' });
  expect(await seriousFindings(page)).toEqual([]);
  for (let turned = 0; turned < pages; turned += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('The end. Good night.').waitFor();
  expect(await page.getByRole('link', { name: 'Another story' }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bedtime light' }).click();
  await page.getByRole('link', { name: 'Another story' }).click();
  await page.locator('html[data-bedtime]').waitFor({ state: 'detached' });
});

test('a parent turns pages of its own, goes on where it stopped, and nothing scrolls sideways on a small phone', async () => {
  const page = await openSignedIn(web.context, web.starling, tablet.parent, '/story/three-socks');
  await pageNumber(page, 1).waitFor();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'Next' }).click();
  await pageNumber(page, 2).waitFor();
  const top = () => page.getByRole('region', { name: 'Story' }).evaluate((sheet) => sheet.getBoundingClientRect().top);
  await until(async () => (await top()) >= 0, { what: 'the top of the page in view' });
  const isWider = 'document.documentElement.scrollWidth > window.innerWidth';
  expect(await page.evaluate(isWider)).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);
  const kept = () =>
    web.starling.sql('SELECT 1 FROM story_positions WHERE user_id = $1 AND page = 1', [tablet.parent.user.id]);
  await until(async () => (await kept()).length === 1, { what: 'the place on the server' });
  await page.reload();
  await pageNumber(page, 2).waitFor();
});
