import type { Locator, Page } from 'playwright-core';
import { type Account, registerParent, TEST_PASSWORD } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';
import { countRenders } from './render-counter.js';

const web = useWebClient({ width: 1440, hasProvider: true });
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

/** A page on which the account is signed in already. */
async function openChat(): Promise<Page> {
  const page = await web.open(account, '/chat');
  await connected(page);
  return page;
}

const connected = (page: Page) => page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
const composer = (page: Page) => page.getByPlaceholder('How can I help you today?');
const own = (page: Page) => page.locator('[data-role=user]');
const answers = (page: Page) => page.locator('[data-role=assistant]');
const finished = (page: Page) => page.locator('[data-role=assistant]:not([data-streaming])');

async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Whether the text so far of a reply to the account holds the words. */
async function keptText(words: string): Promise<boolean> {
  const rows = await web.starling.sql<{ text: string }>(
    'SELECT r.text FROM replies r JOIN messages m ON m.id = r.message_id WHERE m.user_id = $1',
    [account.user.id],
  );
  return rows.some(({ text }) => text.includes(words));
}

const has = (locator: Locator, text: string) => locator.filter({ hasText: text }).first().waitFor();

test('a parent signs in, asks a question, and sees the answer stream in', async () => {
  const page = await web.context.newPage();
  await page.addInitScript(countRenders);
  await page.goto(`${web.starling.url}/chat`);
  await page.getByText('Use a password').click();
  await page
    .getByLabel(/e-?mail|user ?name/i)
    .first()
    .fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Your friendly learning companion').waitFor();
  await connected(page);

  await ask(page, '[[script:gate n=12]] How do birds learn to sing?');
  await has(own(page), 'How do birds learn to sing?');
  await page.getByText('Starling is typing').waitFor();
  web.provider.release(2);
  await has(answers(page), 'piece 2');
  await page.getByRole('button', { name: 'Stop answering' }).waitFor();
  await own(page).getByRole('img', { name: 'Read' }).waitFor();
  // A screen reader hears that an answer comes, and nothing of it before it is complete.
  await page.locator('article[aria-busy=true]').filter({ hasText: 'piece 2' }).waitFor();
  expect(await page.getByRole('log').allInnerTexts()).toEqual(['Starling is answering']);

  // Each chunk draws its own message again and nothing else; the list and the composer once, when the next question may be
  // sent, and the list when the view has come to rest.
  await page.evaluate(() => {
    window.renders = {};
  });
  for (let piece = 3; piece <= 11; piece += 1) {
    web.provider.release(1);
    await has(answers(page), `piece ${piece}`);
  }
  const { composer: ofComposer = 0, list: ofList = 0, ...ofRows } = await page.evaluate(() => window.renders);
  expect(Object.keys(ofRows)).toEqual(['2']);
  expect(ofRows['2']).toBeGreaterThanOrEqual(9);
  expect(ofComposer).toBeLessThanOrEqual(1);
  expect(ofList).toBeLessThan(9);

  web.provider.release(1);
  await has(finished(page), 'piece 12');
  await page.getByText('Starling has answered', { exact: true }).waitFor({ state: 'attached' });
  expect(await page.locator('article[aria-busy]').count()).toBe(0);
  const conversation = page.getByRole('region', { name: 'Conversation' });
  expect(await conversation.locator('[aria-live], [role=status], [role=log]').count()).toBe(0);
  expect(await conversation.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'You said',
    'Starling said',
  ]);
  await page.getByText('AI Learning Assistant').waitFor();
  await page.getByRole('button', { name: 'New Chat' }).waitFor();
});

test('a stopped answer keeps the text that had arrived', async () => {
  const page = await openChat();
  await ask(page, '[[script:gate n=50]] Tell me a long story');
  await has(own(page), 'a long story');
  web.provider.release(3);
  await has(answers(page), 'piece 3');
  await page.getByRole('button', { name: 'Stop answering' }).click();
  await has(finished(page), 'piece 3');
  await page.getByRole('button', { name: 'Send message' }).waitFor();
  await until(() => web.provider.openReplies === 0, { what: 'the provider to be let go' });
  await page.reload();
  await has(finished(page), 'piece 3');
});

test('the conversation survives a reload, even in the middle of an answer', async () => {
  const page = await openChat();
  await ask(page, '[[script:gate n=8]] Count for me');
  await has(own(page), 'Count for me');
  web.provider.release(3);
  await has(answers(page), 'piece 3');
  // The text so far is kept twice a second; a reader who comes earlier gets it with the next piece.
  await until(() => keptText('piece 3'), { what: 'the text so far to be kept' });
  await page.reload();
  await has(answers(page), 'piece 3');
  web.provider.release(5);
  await has(finished(page), 'piece 8');
  const [stored] = await web.starling.sql<{ content: string }>(
    `SELECT content FROM messages WHERE role = 'assistant' AND user_id = $1`,
    [account.user.id],
  );
  expect((await finished(page).locator('p').first().innerText()).trim()).toBe(stored?.content.trim());
  await page.reload();
  await has(finished(page), 'piece 8');
  expect(await own(page).count()).toBe(1);
});

test('two tabs show the same conversation', async () => {
  const first = await openChat();
  const second = await openChat();
  await ask(first, '[[script:gate n=4]] Are you both there?');
  await has(own(second), 'Are you both there?');
  web.provider.release(2);
  await Promise.all([has(answers(first), 'piece 2'), has(answers(second), 'piece 2')]);
  web.provider.release(2);
  await Promise.all([has(finished(first), 'piece 4'), has(finished(second), 'piece 4')]);
  expect(await answers(second).innerText()).toBe(await answers(first).innerText());
});

test('a message written offline is kept and sent once', async () => {
  const page = await openChat();
  await ask(page, '[[script:echo]] First words');
  await has(finished(page), 'First words');
  await web.context.setOffline(true);
  await page.locator('[data-connection=reconnecting]').waitFor({ state: 'attached' });
  await ask(page, '[[script:echo]] Written in a tunnel');
  await own(page).and(page.locator('[data-status=sending]')).waitFor();
  await page.getByText('Your messages are kept and will be sent').waitFor();
  await web.context.setOffline(false);
  await connected(page);
  await has(finished(page).nth(1), 'Written in a tunnel');
  const [counted] = await web.starling.sql<{ count: string }>(
    `SELECT count(*) FROM messages WHERE role = 'user' AND user_id = $1`,
    [account.user.id],
  );
  expect(Number(counted?.count)).toBe(2);
});

test('a new chat shows nothing of the old one', async () => {
  const page = await openChat();
  await ask(page, '[[script:echo]] Old words');
  await has(finished(page), 'Old words');
  await page.getByRole('button', { name: 'New Chat' }).click();
  await page.getByText('Your friendly learning companion').waitFor();
  expect(await own(page).count()).toBe(0);
});

test('a parent reacts to an answer, edits a message and deletes it', async () => {
  const page = await openChat();
  await ask(page, '[[script:echo]] I like tee');
  await has(finished(page), 'I like tee');
  await finished(page).hover();
  await finished(page).getByRole('button', { name: 'React' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Love', exact: true }).click();
  await page.getByRole('button', { name: /Your reaction: Love/ }).waitFor();

  await own(page).hover();
  await own(page).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Edit your message').fill('[[script:echo]] I like tea');
  await page.getByRole('button', { name: 'Save and ask again' }).click();
  await has(own(page), 'I like tea');
  await has(finished(page), 'I like tea');
  expect(await answers(page).count()).toBe(1);

  await own(page).hover();
  await own(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Your friendly learning companion').waitFor();
});

const ATTACKS = [
  '<img src=x onerror="window.canary=1">',
  '<script>window.canary=1</script>',
  '<svg/onload=window.canary=1>',
  '[a](javascript:window.canary=1)',
  '[b](data:text/html,<script>window.canary=1</script>)',
  '![c](https://foreign.invalid/pixel.png)',
  '<iframe src="https://foreign.invalid/"></iframe>',
  '[good](https://example.org/page)',
  'https://autolink.example/',
  // Never closed: everything behind it is its text.
  '<!-- --!><img src=x onerror=window.canary=1>',
];

test('no message runs code or loads anything', async () => {
  const page = await openChat();
  const foreign: string[] = [];
  const dialogs: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(web.starling.url) && !/^(?:data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await ask(page, `[[script:echo]] ${ATTACKS.join('\n\n')}\n\nThe end.`);
  await has(finished(page), 'The end.');
  await page.reload();
  await has(finished(page), 'The end.');
  expect(foreign).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => 'canary' in window)).toBe(false);
  const links = await answers(page)
    .locator('a')
    .evaluateAll((anchors) => anchors.map((anchor) => [anchor.getAttribute('href'), anchor.getAttribute('rel')]));
  expect(links).toEqual([
    ['https://example.org/page', 'noopener noreferrer'],
    ['https://autolink.example/', 'noopener noreferrer'],
  ]);
});

test.each([
  [1440, 900],
  [390, 844],
  [320, 640],
])('the chat is accessible and does not scroll sideways at %d × %d', async (width, height) => {
  const page = await openChat();
  await page.setViewportSize({ width, height });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.getByText('Your friendly learning companion').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways()).toBe(0);

  const table = '| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |';
  const wide = `\`\`\`\n${'long '.repeat(60)}\n\`\`\``;
  await ask(page, `[[script:echo]] # Plan\n\n${table}\n\n${wide}\n\nThe end.`);
  await has(finished(page), 'The end.');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sideways()).toBe(0);
});
