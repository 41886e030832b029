import type { Locator, Page } from 'playwright-core';
import { EMPTY_CHAT_KEY, STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { buildLongConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440, hasProvider: true });
const UNSAFE = 'I want to hurt myself';
let account: Account;
let faults: string[];

beforeEach(async () => {
  account = await registerParent(web.starling);
  faults = [];
  web.context.on('weberror', (error) => faults.push(error.error().message));
});

afterEach(async () => {
  expect(faults).toEqual([]);
});

async function openChat(conversationId?: string): Promise<Page> {
  await web.context.addInitScript(
    ({ key, id }) => {
      // An empty page, with which each begins, has no storage.
      if (id && location.origin !== 'null' && !localStorage.getItem(key)) localStorage.setItem(key, id);
    },
    { key: STORAGE_KEYS.currentConversationId, id: conversationId },
  );
  const page = await web.open(account, '/chat');
  await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
  return page;
}

const composer = (page: Page) => page.getByPlaceholder('How can I help you today?');
const finished = (page: Page) => page.locator('[data-role=assistant]:not([data-streaming])');
const has = (locator: Locator, text: string) => locator.filter({ hasText: text }).first().waitFor();

async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

test.each([
  ['works', 'granted'],
  ['is refused by the browser', 'throws'],
])('an answer notifies a page in the background, if that %s', async (_what, mode) => {
  const settings = { notifications: { sound: true, desktop: true } };
  expect((await api(web.starling.url).patch('/users/me', { settings }, account.accessToken)).status).toBe(200);
  await web.context.addInitScript((how) => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    const told: unknown[] = [];
    class Note {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        told.push([title, body]);
        if (how === 'throws') throw new TypeError('Illegal constructor');
      }
    }
    Object.assign(window, { told, Notification: Note });
    if (how === 'throws') Object.assign(window, { AudioContext: undefined });
  }, mode);
  const page = await openChat();
  await ask(page, '[[script:echo]] **Owls** sleep by day');
  await has(finished(page), 'Owls sleep by day');
  await page.getByRole('button', { name: 'Send message' }).waitFor();
  const told = await until(async () => {
    const notes = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    return notes.length > 0 ? notes : null;
  });
  expect(told).toEqual([['Starling has answered', 'Owls sleep by day']]);
  await ask(page, '[[script:echo]] And owlets');
  await has(finished(page), 'And owlets');
});

test('a notification of a safety answer says nothing of it', async () => {
  const settings = { notifications: { sound: false, desktop: true } };
  await api(web.starling.url).patch('/users/me', { settings }, account.accessToken);
  await web.context.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    const told: unknown[] = [];
    class Note {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        told.push([title, body]);
      }
    }
    Object.assign(window, { told, Notification: Note });
  });
  const page = await openChat();
  await ask(page, UNSAFE);
  const told = await until(async () => {
    const notes = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    return notes.length > 0 ? notes : null;
  });
  expect(told).toEqual([['Starling has answered', 'You have a new answer.']]);
});

test('a safety answer has large buttons to call, text and open help, the emergency number first', async () => {
  const page = await openChat();
  await ask(page, UNSAFE);
  const card = page.getByRole('region', { name: 'Get help now' });
  const links = card.getByRole('link');
  await card.getByLabel('Numbers for').selectOption('United Kingdom');
  await card.getByRole('link', { name: 'Call Childline: 0800 1111' }).waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs[0]).toBe('tel:999');
  expect(hrefs).toEqual(expect.arrayContaining(['tel:08001111', 'sms:85258?&body=SHOUT', 'https://findahelpline.com']));
  await card.getByLabel('Numbers for').selectOption('Another country');
  expect(await links.first().getAttribute('href')).toBe('tel:112');
  for (const button of await card.locator('a, button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(56);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a private conversation opens at its safety answer, and tab and lists show only a neutral title', async () => {
  const id = await buildLongConversation(web.starling, account.user.id, {
    messages: 60,
    padding: 'and so on, '.repeat(30),
  });
  await web.starling.sql(`UPDATE messages SET response_type = 'safety' WHERE conversation_id = $1 AND seq = 40`, [id]);
  await web.starling.sql(`UPDATE conversations SET is_private = true, title = 'Private conversation' WHERE id = $1`, [
    id,
  ]);
  const page = await web.open(account, `/conversation-list/${id}`);
  const answer = finished(page).filter({ hasText: 'message 40 ' });
  await until(async () => {
    const [row, list] = [
      await answer.boundingBox(),
      await page.getByLabel('Conversation', { exact: true }).boundingBox(),
    ];
    return row && list && row.y >= list.y - 8 && row.y < list.y + list.height / 2;
  });
  expect(await page.getByText('message 60 ').count()).toBe(0);
  // Nothing is new below, so nothing calls the reader away from the help.
  await page.getByRole('button', { name: 'To the end' }).waitFor();
  expect(await page.getByRole('button', { name: 'New text' }).count()).toBe(0);
  expect(await page.title()).not.toContain('message');
  for (const path of ['/conversations', '/conversation', '/conversation-list']) {
    await page.goto(`${web.starling.url}${path}`);
    await page.getByText('Private conversation').first().waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('message 60');
  }
});

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

test('one tap deletes a safety conversation, and can be undone', async () => {
  const page = await openChat();
  await ask(page, UNSAFE);
  await page.getByRole('button', { name: 'Delete this conversation' }).click();
  await page.getByText('The conversation was deleted.').waitFor();
  await page.getByRole('region', { name: 'Get help now' }).waitFor({ state: 'detached' });
  const listed = async () => (await api(web.starling.url).get('/conversations', account.accessToken)).body.length;
  expect(await listed()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await until(async () => (await listed()) === 1);
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

test('a message can be copied, and a refused clipboard shows no error', async () => {
  await web.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openChat();
  await ask(page, '[[script:echo]] **Owls** sleep by day');
  await has(finished(page), 'Owls sleep by day');
  await finished(page).hover();
  await finished(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await finished(page).getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('**Owls** sleep by day');

  await page.evaluate(() => {
    const refuse = () => {
      document.documentElement.dataset['refused'] = 'true';
      return Promise.reject(new DOMException('Write permission denied', 'NotAllowedError'));
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  const own = page.locator('[data-role=user]');
  await own.hover();
  await own.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.locator('html[data-refused]').waitFor();
  expect(await own.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an answer is reported to the moderators with a reason', async () => {
  const page = await openChat();
  await ask(page, '[[script:echo]] Something odd');
  await has(finished(page), 'Something odd');
  await finished(page).hover();
  await finished(page)
    .getByRole('button', { name: /Report/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It is wrong or misleading' }).check();
  await dialog.getByLabel('Anything to add').fill('Owls do not do that');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Thank you. A moderator will read this message').waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
  const reported = finished(page).getByRole('button', { name: 'Reported' });
  await reported.waitFor();
  await page.reload();
  await reported.waitFor();
  const reports = await web.starling.sql('SELECT reason, source, status FROM reports WHERE reporter_id = $1', [
    account.user.id,
  ]);
  expect(reports).toEqual([
    { reason: 'It is wrong or misleading: Owls do not do that', source: 'user', status: 'open' },
  ]);
});

test('a hidden message can be neither copied nor reacted to nor reported', async () => {
  const id = await buildLongConversation(web.starling, account.user.id, { messages: 2 });
  await web.starling.sql('UPDATE messages SET hidden_at = now() WHERE conversation_id = $1', [id]);
  const page = await openChat(id);
  await has(finished(page), 'hidden by a moderator');
  const own = page.locator('[data-role=user]');
  await own.hover();
  await own.getByRole('button', { name: 'Delete' }).waitFor();
  expect(await page.locator('[data-role] button').allInnerTexts()).toHaveLength(1);
});

test('printing shows all loaded messages and nothing around them', async () => {
  const id = await buildLongConversation(web.starling, account.user.id, {
    messages: 60,
    padding: 'and so on, '.repeat(30),
  });
  const page = await openChat(id);
  await has(finished(page), 'message 60 ');
  expect(await page.getByText('message 12 ').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await has(page.locator('[data-role]'), 'message 12 ');
  expect(await page.locator('[data-role]').count()).toBe(50);
  await composer(page).waitFor({ state: 'hidden' });
  await page.getByRole('navigation').first().waitFor({ state: 'hidden' });
  const sheet = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-role]')].map((row) => row.getBoundingClientRect());
    // Whatever stands around the rows cuts none of them off.
    const isCut = [...document.querySelectorAll('[data-role]')].some((row) => {
      for (let around = row.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around);
        if (overflowY !== 'visible' && around.scrollHeight > around.clientHeight + 1) return true;
      }
      return false;
    });
    const overlaps = rows.some((row, index) => index > 0 && row.top < rows[index - 1]!.bottom - 1);
    return {
      isCut,
      overlaps,
      end: rows.at(-1)!.bottom + window.scrollY,
      height: document.documentElement.scrollHeight,
    };
  });
  expect(sheet).toMatchObject({ isCut: false, overlaps: false });
  expect(sheet.height).toBeGreaterThanOrEqual(Math.floor(sheet.end));
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'screen' });
  await composer(page).waitFor();
  await has(finished(page), 'message 60 ');
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
  const id = await buildLongConversation(web.starling, account.user.id, {
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

test('the guides behind an answer show in one line with their titles', async () => {
  const page = await openChat();
  const links =
    '[Calm evenings](/library/bedtime-routine), [again](/library/bedtime-routine), [Owls](https://owls.example)';
  await ask(page, `[[script:echo]] Read ${links} or [Fears](/library/fears).`);
  await has(finished(page), 'Calm evenings');
  const line = finished(page).locator('p').filter({ hasText: 'From the guide:' });
  await line.waitFor();
  expect(await line.innerText()).toBe('From the guide: Calm evenings, Fears');
  expect(await finished(page).getByText('1', { exact: true }).count()).toBe(0);
  await line.getByRole('link', { name: 'Calm evenings' }).click();
  await page.waitForURL('**/library/bedtime-routine');
});
