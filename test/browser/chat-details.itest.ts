import type { Locator, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { insertTalk } from '../support/conversation-rows.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440, hasProvider: true });
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
])('tells of an answer to a page in the background, where that %s', async (_what, mode) => {
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

test('begins a new line with Shift+Enter, sends with Enter, and has four rows in a conversation', async () => {
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
});

test('says how long to wait, and another phrase every 20 s, while an answer is awaited', async () => {
  await web.context.clock.install();
  const page = await openChat();
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await ask(page, '[[script:gate n=1]] Take your time');
  const phrase = page.getByTestId('typing-indicator').locator('[class*=phrase]');
  await phrase.waitFor();
  await page.getByRole('button', { name: 'Send message' }).locator('..').hover();
  await page.getByRole('tooltip').getByText('Please wait 15 seconds before sending another message').waitFor();
  const after = (await now()) + 100;
  await page.clock.pauseAt(after);
  const first = await phrase.innerText();
  // The indicator came after `before` and not later than `after`; so does its first turn, 20 s later.
  await page.clock.runFor(before + 19_999 - after);
  expect(await phrase.innerText()).toBe(first);
  await page.clock.runFor(after + 20_000 - (before + 19_999));
  await until(async () => (await phrase.innerText()) !== first);
  web.provider.release(1);
});

test('copies a message, and says nothing where the clipboard is not to be had', async () => {
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

test('hands an answer to the moderators with a reason', async () => {
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
  await dialog.getByText('Thank you. A moderator will look').waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
  const reports = await web.starling.sql('SELECT reason, source, status FROM reports WHERE reporter_id = $1', [
    account.user.id,
  ]);
  expect(reports).toEqual([
    { reason: 'It is wrong or misleading: Owls do not do that', source: 'user', status: 'open' },
  ]);
});

test('prints everything that is loaded, and nothing around it', async () => {
  const id = await insertTalk(web.starling, account.user.id, { messages: 60, padding: 'and so on, '.repeat(30) });
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

test('keeps what is half written over a reload, until it is sent or somebody signs out', async () => {
  const drafts = (page: Page) =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('starling_draft:')));
  const page = await openChat();
  await composer(page).fill('[[script:echo]] Half a tho');
  await page.reload();
  await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
  await until(async () => (await composer(page).inputValue()) === '[[script:echo]] Half a tho');
  await composer(page).press('End');
  await page.keyboard.type('ught');
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

test('keeps the new words of a message while its row is out of sight, and when they are refused', async () => {
  const id = await insertTalk(web.starling, account.user.id, { messages: 60, padding: 'and so on, '.repeat(30) });
  const page = await openChat(id);
  const message = page.locator('[data-role=user]').filter({ hasText: 'message 59 ' });
  await message.hover();
  await message.getByRole('button', { name: 'Edit' }).click();
  const words = page.getByLabel('Change your message');
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

test('shows the guides behind an answer as numbered chips that open them', async () => {
  const page = await openChat();
  const links =
    '[Calm evenings](/library/bedtime-routine), [again](/library/bedtime-routine), [Owls](https://owls.example)';
  await ask(page, `[[script:echo]] Read ${links}.`);
  await has(finished(page), 'Calm evenings');
  const chips = finished(page).getByRole('list', { name: 'Sources' }).getByRole('link');
  await chips.first().waitFor();
  expect(await chips.count()).toBe(1);
  expect(await chips.innerText()).toBe('1');
  await finished(page).getByRole('link', { name: 'Source 1: Calm evenings' }).click();
  await page.waitForURL('**/library/bedtime-routine');
});
