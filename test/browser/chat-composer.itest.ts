import type { Page } from 'playwright-core';
import { EMPTY_CHAT_KEY } from '../../client/platform/storage-keys.js';
import { buildLongConversation } from '../factories/conversations.js';
import { ask, composer, finished, has, useChatPage } from '../support/chat-page.js';
import { until } from '../support/wait.js';

const chat = useChatPage();
const { web, openChat } = chat;
const UNSAFE = 'I want to hurt myself';

test.each([
  ['the button', (page: Page) => page.getByRole('button', { name: 'Leave this page quickly' }).click()],
  ['the button in the header', (page: Page) => page.getByRole('button', { name: 'Leave quickly' }).click()],
  [
    'Escape, pressed three times',
    async (page: Page) => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    },
  ],
])('%s leaves to a neutral page, and going back does not return to Starling', async (_how, leave) => {
  await web.context.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
  );
  const page = await openChat();
  await ask(page, UNSAFE);
  await page.getByRole('region', { name: 'Get help now' }).waitFor();
  await page.getByRole('link', { name: 'Conversation Sessions' }).click();
  await page.getByText('Private conversation').first().click();
  await page.getByRole('region', { name: 'Get help now' }).waitFor();
  await leave(page);
  await page.getByRole('heading', { name: 'Weather' }).waitFor();
  const devtools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory');
  const reachable = entries.slice(0, currentIndex + 1).map(({ url }) => url);
  expect(reachable).toEqual(['about:blank', 'https://www.bbc.com/weather']);
});

test('Escape that cancels edits or closes menus and dialogs does not leave, however often', async () => {
  const page = await openChat();
  await ask(page, UNSAFE);
  const card = page.getByRole('region', { name: 'Get help now' });
  await card.waitFor();
  const about = page.getByRole('button', { name: 'About these answers' });
  const isFocused = () => about.evaluate((button) => document.activeElement === button);
  for (let time = 0; time < 3; time += 1) {
    await about.click();
    const text = page.getByRole('dialog');
    await text.waitFor();
    await page.keyboard.press('Escape');
    await text.waitFor({ state: 'detached' });
    // The focus is back at the button, from the first time on.
    await until(isFocused);
  }
  const own = page.locator('[data-role=user]');
  for (let time = 0; time < 3; time += 1) {
    await own.hover();
    await own.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Edit your message').press('Escape');
    await page.getByLabel('Edit your message').waitFor({ state: 'detached' });
  }
  expect(await card.isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/chat');
});

test('the composer starts a new line with Shift+Enter, sends with Enter, and has four rows in a conversation', async () => {
  const page = await openChat();
  await composer(page).fill('[[script:echo]] First line');
  await composer(page).press('Shift+Enter');
  await page.keyboard.type('Second line');
  expect(await composer(page).inputValue()).toBe('[[script:echo]] First line\nSecond line');
  expect(await page.locator('[data-role=user]').count()).toBe(0);
  await composer(page).press('Enter');
  await has(page.locator('[data-role=user]'), 'Second line');
  expect(await composer(page).inputValue()).toBe('');
  await until(async () => (await composer(page).getAttribute('rows')) === '4');
  const height = async () => (await composer(page).boundingBox())?.height ?? 0;
  const four = await height();
  await composer(page).fill('line\n'.repeat(20));
  await until(async () => (await height()) > four * 1.8);
  expect(await height()).toBeLessThanOrEqual(four * 2);
});

test('while an answer is awaited, the chat says how long to wait and shows a new phrase every 20 s', async () => {
  await web.context.clock.install();
  const page = await openChat();
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await ask(page, '[[script:gate n=1]] Take your time');
  const phrase = page.getByTestId('typing-indicator').locator('[class*=phrase]');
  await phrase.waitFor();
  const tooSoon = page.getByText('Please wait 15 seconds before sending another message');
  expect(await tooSoon.count()).toBe(0);
  await composer(page).fill('And another thing');
  await tooSoon.waitFor();
  // Far enough ahead that a busy machine has not passed it before the clock stops there.
  const after = (await now()) + 3_000;
  await page.clock.pauseAt(after);
  const first = await phrase.innerText();
  // The indicator came after `before` and not later than `after`; so does its first turn, 20 s later.
  await page.clock.runFor(before + 19_999 - after);
  expect(await phrase.innerText()).toBe(first);
  await page.clock.runFor(after + 20_000 - (before + 19_999));
  await until(async () => (await phrase.innerText()) !== first);
  web.provider.release(1);
});

test('a draft survives a reload until it is sent or the user signs out', async () => {
  const drafts = (page: Page) =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('starling_draft:')));
  const page = await openChat();
  await composer(page).fill('[[script:echo]] Half a tho');
  // As in a browser that has not seen that the conversation is empty.
  await page.evaluate((key) => localStorage.removeItem(key), EMPTY_CHAT_KEY);
  const history = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"Messages"')) await history.promise;
    await route.continue();
  });
  await page.reload();
  await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
  await until(async () => (await composer(page).inputValue()) === '[[script:echo]] Half a tho');
  await composer(page).press('End');
  await page.keyboard.type('ug');
  // The composer moves from the foot to the middle, and typing goes on where it was.
  const foot = await composer(page).boundingBox();
  history.resolve();
  await until(async () => ((await composer(page).boundingBox())?.y ?? 0) < (foot?.y ?? 0) - 50);
  await page.keyboard.type('ht');
  await page.keyboard.press('Enter');
  await has(finished(page), 'Half a thought');
  expect(await composer(page).inputValue()).toBe('');
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await has(finished(page), 'Half a thought');
  expect(await composer(page).inputValue()).toBe('');

  await composer(page).fill('A secret');
  expect(await drafts(page)).toHaveLength(1);
  await page.getByText('Logout', { exact: true }).click();
  await page.waitForURL('**/login**');
  expect(await drafts(page)).toEqual([]);
});

test('an edit keeps its text while its row is out of view, and when the server refuses it', async () => {
  const id = await buildLongConversation(web.starling, chat.account.user.id, {
    messages: 60,
    padding: 'and so on, '.repeat(30),
  });
  const page = await openChat(id);
  const message = page.locator('[data-role=user]').filter({ hasText: 'message 59 ' });
  await message.hover();
  await message.getByRole('button', { name: 'Edit' }).click();
  const words = page.getByLabel('Edit your message');
  const save = page.getByRole('button', { name: 'Save and ask again' });
  await words.fill('[[script:echo]] Better words');
  await page.getByLabel('Conversation', { exact: true }).evaluate((list) => list.scrollTo(0, 0));
  await words.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await words.waitFor();
  expect(await words.inputValue()).toBe('[[script:echo]] Better words');

  await page.route('**/messages/*', (route) => route.abort());
  await save.click();
  await page.getByRole('alert').getByText('Network error').waitFor();
  expect(await words.inputValue()).toBe('[[script:echo]] Better words');
  expect(await page.getByText('Starling is typing').count()).toBe(0);
  await page.unroute('**/messages/*');
  await save.click();
  await words.waitFor({ state: 'detached' });
  await has(finished(page), 'Better words');
});
