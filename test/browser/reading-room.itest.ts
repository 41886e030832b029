import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { buildConversation, buildLongConversation } from '../factories/conversations.js';
import { registerParent, signInAs } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { painted } from '../support/page-state.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 390, height: 844 });

const composer = (page: Page) => page.getByPlaceholder('How can I help you today?');
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const heightOf = async (page: Page) => (await composer(page).boundingBox())?.height ?? 0;

/** How much of the height of the window shows the conversation. */
async function readingShare(page: Page): Promise<number> {
  const box = await page.getByLabel('Conversation', { exact: true }).boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? 1);
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** A page with a long conversation: the chat, or the page of the conversation. */
async function openLong(kind: 'chat' | 'detail'): Promise<Page> {
  const account = await registerParent(web.starling);
  const id = await buildLongConversation(web.starling, account.user.id, {
    messages: 20,
    padding: 'and so on, '.repeat(30),
  });
  if (kind === 'chat') {
    await web.context.addInitScript(
      ([key, value]) => {
        // An empty page, with which each begins, has no storage.
        if (location.origin !== 'null') localStorage.setItem(key, value);
      },
      [STORAGE_KEYS.currentConversationId, id] as const,
    );
  }
  const page = await web.open(account, kind === 'chat' ? '/chat' : `/conversation-list/${id}`);
  await page.getByText('message 20 ').waitFor();
  return page;
}

describe.each(['chat', 'detail'] as const)('the reading room of the %s', (kind) => {
  test('gives a small screen to the conversation, and more than that while a keyboard is open', async () => {
    const page = await openLong(kind);
    for (const [width, height, share] of [
      [390, 844, 0.75],
      [320, 568, 0.65],
      [844, 390, 0.5],
    ] as const) {
      await page.setViewportSize({ width, height });
      await until(async () => (await readingShare(page)) >= share, { what: `${share} of ${width} × ${height}` });
      await painted(page);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
    expect(await page.getByRole('banner').getByRole('heading', { level: 1 }).count()).toBe(1);
    await bottomBar(page).waitFor();

    await page.setViewportSize({ width: 390, height: 420 });
    await composer(page).click();
    await bottomBar(page).waitFor({ state: 'hidden' });
    await until(async () => (await readingShare(page)) >= 0.45, { what: 'most of the view' });
    await composer(page).blur();
    await bottomBar(page).waitFor();

    // Safari draws its keyboard over the page, and only the visual viewport shrinks.
    await page.setViewportSize({ width: 390, height: 844 });
    await composer(page).click();
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { get: () => 420 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await until(async () => {
      const box = await composer(page).boundingBox();
      return box !== null && box.y + box.height <= 420;
    });
    await until(async () => (await readingShare(page)) >= 0.45 * (420 / 844), { what: 'most of what is left' });
  });

  test('has a composer of one line that grows to four on a narrow screen, and to eight on a wide one', async () => {
    const page = await openLong(kind);
    const one = await heightOf(page);
    const line = 24;
    await composer(page).fill('line\n'.repeat(12));
    await until(async () => (await heightOf(page)) === one + 3 * line);
    await page.setViewportSize({ width: 1440, height: 900 });
    await until(async () => (await heightOf(page)) >= 8 * line);
    await composer(page).fill('');
    await until(async () => (await heightOf(page)) < 5 * line);
    expect(await heightOf(page)).toBeGreaterThanOrEqual(4 * line);
  });
});

test('nothing moves on the welcome screen when the questions to start with arrive', async () => {
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await web.context.route('**/api/v1/companion*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const page = await web.open(await registerParent(web.starling), '/chat');
  await page.evaluate(() => document.fonts.ready);
  const before = await composer(page).boundingBox();
  expect(before?.height).toBe(44);
  answer();
  await page.getByRole('list', { name: 'Questions to start with' }).waitFor();
  expect(await composer(page).boundingBox()).toEqual(before);
});

test('the chat says who answers before the first question, and later behind the “i” of its header', async () => {
  const page = await web.open(await registerParent(web.starling), '/chat');
  const note = page.getByText('Built-in guide mode. Starling can be wrong.');
  await note.waitFor();
  await composer(page).fill('How do I help with a tantrum?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('[data-role=assistant]:not([data-streaming])').waitFor();
  expect(await note.count()).toBe(0);
  await page.getByRole('button', { name: 'About these answers' }).click();
  await note.waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 320, height: 568 });
  const header = page.getByRole('banner');
  await header.getByText('AI Learning Assistant').waitFor();
  await painted(page);
  const newChat = header.getByRole('button', { name: 'New Chat' });
  const [words, button] = [await header.getByRole('heading').boundingBox(), await newChat.boundingBox()];
  expect(button!.width).toBe(44);
  expect(words!.x + words!.width).toBeLessThanOrEqual(button!.x);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('the page of a conversation has its title and a menu in one bar, and the rest in a sheet', async () => {
  const account = await registerParent(web.starling);
  const id = await buildConversation(web.starling, account.user.id, {
    title: 'Moon talk',
    type: 'storytelling',
    summary: 'Why the moon changes its shape',
    pinned: true,
    tags: ['science'],
  });
  const page = await web.open(account, `/conversation-list/${id}`);
  await page.setViewportSize({ width: 320, height: 568 });
  const bar = page.getByRole('banner');
  await bar.getByRole('heading', { level: 1, name: 'Moon talk' }).waitFor();
  expect(await page.getByText('Why the moon changes its shape').count()).toBe(0);
  expect(await page.getByRole('main').getByRole('heading').count()).toBe(0);
  await bar.getByRole('button', { name: 'Actions for Moon talk' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  const sheet = page.getByRole('dialog', { name: 'Details' });
  for (const text of ['Storytelling', 'Pinned', 'Why the moon changes its shape', 'science']) {
    await sheet.getByText(text, { exact: true }).waitFor();
  }
  await sheet.getByText('Built-in guide mode. Starling can be wrong.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await bar.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/conversation-list');
});

test('the bottom bar opens the list with the search, and marks the page that each tab belongs to', async () => {
  const page = await web.open(await registerParent(web.starling), '/chat');
  const marked = () => bottomBar(page).locator('[aria-current=page]').allInnerTexts();
  await bottomBar(page).getByRole('link', { name: 'Conversations' }).click();
  await page.waitForURL('**/conversation-list');
  await page.getByRole('searchbox').waitFor();
  for (const [address, tab] of [
    ['/conversations', 'Conversations'],
    ['/conversation', 'Conversations'],
    ['/library', 'Library'],
    ['/story', 'Library'],
    ['/games', 'Library'],
    ['/chat', 'Chat'],
  ] as const) {
    await page.goto(`${web.starling.url}${address}`);
    await bottomBar(page).waitFor();
    expect(await marked()).toEqual([tab]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});

test('each tab has the title of its page, and no page keeps the title of the one before', async () => {
  const visitor = await web.context.newPage();
  for (const [address, title] of [
    ['/login', 'Sign in'],
    ['/waitlist', 'Waitlist'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    await visitor.goto(`${web.starling.url}${address}`);
    await until(async () => (await visitor.title()) === `${title} · Starling`, { what: title });
  }
  const page = await web.open(await signInAs(web.starling, 'admin'), '/story');
  const has = (title: string) => until(async () => (await page.title()) === `${title} · Starling`, { what: title });
  await has('Stories');
  await page.getByRole('main').locator('a[href^="/story/"]').first().click();
  await page.waitForURL('**/story/*');
  await page.getByRole('link', { name: 'Ask Starling for a similar story' }).waitFor();
  await has(await page.getByRole('heading', { level: 1 }).innerText());
  await bottomBar(page).getByRole('link', { name: 'Chat' }).click();
  await has('Chat');
  for (const [address, title] of [
    ['/conversations', 'Conversations'],
    ['/conversation-list', 'Conversations'],
    ['/library', 'Growth Guide'],
    ['/games', 'Games'],
    ['/remainders', 'Reminders'],
    ['/schedules', 'Schedules'],
    ['/onboarding', 'Welcome'],
    ['/settings', 'Settings'],
    ['/admin/audit', 'Audit Log'],
    ['/no-such-page', 'Page not found'],
  ] as const) {
    await page.goto(`${web.starling.url}${address}`);
    await has(title);
  }
});
