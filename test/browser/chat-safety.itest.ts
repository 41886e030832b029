import { buildLongConversation } from '../factories/conversations.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { ask, finished, has, useChatPage } from '../support/chat-page.js';
import { painted } from '../support/page-state.js';
import { until } from '../support/wait.js';

const chat = useChatPage();
const { web, openChat } = chat;
const UNSAFE = 'I want to hurt myself';

test.each([
  ['works', 'granted'],
  ['is refused by the browser', 'throws'],
])('an answer notifies a page in the background, if that %s', async (_what, mode) => {
  const settings = { notifications: { sound: true, desktop: true } };
  expect((await api(web.starling.url).patch('/users/me', { settings }, chat.account.accessToken)).status).toBe(200);
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
  await api(web.starling.url).patch('/users/me', { settings }, chat.account.accessToken);
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
  await painted(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a private conversation opens at its safety answer, and tab and lists show only a neutral title', async () => {
  const id = await buildLongConversation(web.starling, chat.account.user.id, {
    messages: 60,
    padding: 'and so on, '.repeat(30),
  });
  await web.starling.sql(`UPDATE messages SET response_type = 'safety' WHERE conversation_id = $1 AND seq = 40`, [id]);
  await web.starling.sql(`UPDATE conversations SET is_private = true, title = 'Private conversation' WHERE id = $1`, [
    id,
  ]);
  const page = await web.open(chat.account, `/conversation-list/${id}`);
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

test('one tap deletes a safety conversation, and can be undone', async () => {
  const page = await openChat();
  await ask(page, UNSAFE);
  await page.getByRole('button', { name: 'Delete this conversation' }).click();
  await page.getByText('The conversation was deleted.').waitFor();
  await page.getByRole('region', { name: 'Get help now' }).waitFor({ state: 'detached' });
  const listed = async () => (await api(web.starling.url).get('/conversations', chat.account.accessToken)).body.length;
  expect(await listed()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await until(async () => (await listed()) === 1);
});
