import type { BrowserContext, Locator, Page } from 'playwright-core';
import { buildConversation, buildLongConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 390, height: 844, hasProvider: true });
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
  web.provider.script = 'pieces';
});

async function openChat(context: BrowserContext = web.context, path = '/chat'): Promise<Page> {
  const page = await openSignedIn(context, web.starling, account, path);
  await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
  return page;
}

const composer = (page: Page) => page.getByPlaceholder('How can I help you today?');
const own = (page: Page) => page.locator('[data-role=user]');
const answers = (page: Page) => page.locator('[data-role=assistant]');
const finished = (page: Page) => page.locator('[data-role=assistant]:not([data-streaming])');
const list = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const has = (locator: Locator, text: string) => locator.filter({ hasText: text }).first().waitFor();
const stop = (page: Page) => page.getByRole('button', { name: 'Stop answering' }).first().click();
const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** How far a message stands below the top of the view. */
const topOf = (page: Page, message: Locator) =>
  until(async () => {
    const [view, row] = await Promise.all([list(page).boundingBox(), message.boundingBox()]);
    return view && row ? { top: Math.round(row.y - view.y) } : null;
  }).then(({ top }) => top);

const scrolled = (page: Page) => list(page).evaluate((element) => Math.round(element.scrollTop));

/** Reads on until the words have come. Then the view has been painted with them. */
async function release(page: Page, chunks: number, words: string): Promise<void> {
  web.provider.release(chunks);
  await has(answers(page), words);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

test('a question goes to the top, its answer grows below it, and a reader who scrolls is never moved', async () => {
  const padding = 'and so on, '.repeat(10);
  const id = await buildLongConversation(web.starling, account.user.id, { messages: 20, padding });
  const page = await openChat(web.context, `/conversation-list/${id}`);
  // A conversation opens with its newest message in view, at the end.
  await has(answers(page), 'message 20 ');
  expect(await pill(page, 'To the end').count()).toBe(0);

  await ask(page, '[[script:gate n=900]] Tell us of the owl');
  const question = own(page).filter({ hasText: 'Tell us of the owl' });
  await question.waitFor();
  await release(page, 20, 'piece 20');
  const top = await topOf(page, question);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(80);
  expect(await pill(page, 'New text').count()).toBe(0);

  // The answer grows out of the view, which stays where it is.
  const start = await scrolled(page);
  await release(page, 480, 'piece 500');
  expect(await scrolled(page)).toBe(start);
  expect(await topOf(page, question)).toBe(top);
  await pill(page, 'New text').waitFor();
  const [view, button] = await Promise.all([list(page).boundingBox(), pill(page, 'New text').boundingBox()]);
  expect(button!.y + button!.height).toBeLessThan(view!.y + view!.height);

  // The pill goes on by one view, not to the end.
  await pill(page, 'New text').click();
  const next = await until(async () => ((await scrolled(page)) > start ? { at: await scrolled(page) } : null));
  const height = await list(page).evaluate((element) => element.clientHeight);
  expect(next.at - start).toBeLessThan(height);
  expect(next.at - start).toBeGreaterThan(height / 2);

  // Up and down in the middle of the answer.
  for (const by of [-120, -300, 240]) {
    const before = await scrolled(page);
    await list(page).evaluate((element, distance) => element.scrollBy({ top: distance }), by);
    expect(await scrolled(page)).toBe(before + by);
    web.provider.release(40);
    await until(async () => (await answers(page).last().innerText()).length > 0);
  }
  const place = await scrolled(page);
  await release(page, 280, 'piece 900');
  await has(finished(page), 'piece 900');
  expect(await scrolled(page)).toBe(place);
});

const LONG_QUESTION = `[[script:gate n=30]] ${'A very long story of our day. '.repeat(60)}`;

/** The answer begins above the lowest 40 % of the view. */
const leavesRoom = (page: Page) =>
  until(async () => {
    const [view, answer] = await Promise.all([list(page).boundingBox(), answers(page).boundingBox()]);
    return view && answer && answer.y - view.y < view.height * 0.6;
  });

test('a long question leaves most of the view to its answer', async () => {
  const page = await openChat();
  await ask(page, LONG_QUESTION);
  await own(page).waitFor();
  await release(page, 30, 'piece 30');
  await leavesRoom(page);
});

test('a long question leaves that room also when its answer is there before the list of messages has loaded', async () => {
  const loads = Promise.withResolvers<void>();
  await web.context.route(/\/Messages-[^/]*\.js$/, (route) => loads.promise.then(() => route.continue()));
  const page = await openChat();
  await ask(page, LONG_QUESTION);
  web.provider.release(30);
  await page.getByText('Starling has answered').waitFor({ state: 'attached' });
  expect(await list(page).count()).toBe(0);
  loads.resolve();
  await has(answers(page), 'piece 30');
  await leavesRoom(page);
});

test('a reload in the middle of an answer shows its question at the top', async () => {
  const page = await openChat();
  await ask(page, '[[script:gate n=500]] Tell us of the owl');
  await own(page).waitFor();
  await release(page, 480, 'piece 480');
  await page.reload();
  await has(answers(page), 'piece 400');
  await until(async () => {
    const top = await topOf(page, own(page));
    return top >= 0 && top < 80;
  });
  await pill(page, 'New text').or(pill(page, 'To the end')).waitFor();
  web.provider.release(20);
  await has(finished(page), 'piece 500');
});

test('a stopped answer can be continued or asked for again, also after a reload', async () => {
  const page = await openChat();
  await ask(page, '[[script:gate n=50]] A long story');
  await release(page, 3, 'piece 3');
  await stop(page);
  await has(finished(page), 'You stopped this answer.');
  await page.reload();
  await has(finished(page), 'You stopped this answer.');
  expect(await seriousFindings(page)).toEqual([]);

  web.provider.script = 'echo';
  await finished(page).getByRole('button', { name: 'Go on' }).click();
  await has(own(page), 'Please go on where you stopped.');
  await has(finished(page).nth(1), 'Please go on where you stopped.');
  // Only the newest message has a next step.
  await has(finished(page).first(), 'You stopped this answer.');
  expect(await page.getByRole('button', { name: 'Ask again' }).count()).toBe(0);
});

test('an answer that is stopped before its first word says so, also after a reload', async () => {
  const page = await openChat();
  await ask(page, '[[script:gate n=2]] A short story');
  await page.getByText('Starling is typing').waitFor();
  await stop(page);
  await has(own(page), 'You stopped this answer.');
  await page.reload();
  await has(own(page), 'You stopped this answer.');
  await own(page).getByRole('button', { name: 'Ask again' }).click();
  await until(async () => (await own(page).count()) === 2);
  await release(page, 2, 'piece 2');
  await has(finished(page), 'piece 2');
  expect(await page.getByRole('button', { name: 'Ask again' }).count()).toBe(0);
});

test('while an answer is awaited, a reload still awaits it', async () => {
  const page = await openChat();
  await ask(page, '[[script:gate n=2]] A short story');
  await page.getByText('Starling is typing').waitFor();
  await page.reload();
  await page.getByText('Starling is typing').waitFor();
  expect(await page.getByText('You stopped this answer').count()).toBe(0);
  await release(page, 2, 'piece 2');
});

test('a failed answer keeps the question, and Try again asks it once more', async () => {
  const page = await openChat();
  await ask(page, '[[script:flaky times=1 code=400]] Why do owls sleep?');
  const failed = answers(page).filter({ hasText: 'I encountered an error processing your request.' });
  await failed.waitFor();
  await page.reload();
  await has(failed, 'Your question is saved.');
  for (const name of ['Copy', 'React', 'Report']) {
    expect(await failed.getByRole('button', { name }).count()).toBe(0);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await until(async () => (await own(page).count()) === 2);
  await answers(page).nth(1).waitFor();
});

test('on a touch screen, one button below an own message offers to edit, copy and delete it', async () => {
  const phone = await web.newContext({ width: 390, height: 844 }, { hasTouch: true, isMobile: true });
  const page = await openChat(phone);
  await ask(page, '[[script:echo]] I like [Fears](/library/fears)');
  await has(finished(page), 'I like');
  expect(await own(page).getByRole('button').count()).toBe(1);
  await own(page).getByRole('button', { name: 'Actions for your message' }).tap();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  expect(await items.allInnerTexts()).toEqual(['Edit', 'Copy', 'Delete']);
  await items.filter({ hasText: 'Edit' }).tap();
  const field = page.getByLabel('Edit your message');
  await field.waitFor();
  await page.getByText('Starling will answer again. Everything below this message is removed.').waitFor();
  expect(await field.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px');

  /** Everything to press within the messages is 44 px high, and so is the room of a link in a line of text. */
  const small = () =>
    list(page).evaluate((element) =>
      [...element.querySelectorAll('button, a[href], textarea')]
        .map((target) => ({ name: target.getAttribute('aria-label') ?? target.textContent, target }))
        .filter(({ target }) => !target.closest('[class*=markdown]') && target.getBoundingClientRect().height < 44)
        .map(({ name }) => name),
    );
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await finished(page).getByRole('button', { name: 'React' }).tap();
  await page.getByRole('button', { name: 'Love', exact: true }).tap();
  await page.getByRole('button', { name: /Your reaction: Love/ }).waitFor();
  expect(await small()).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
});

test('an empty chat greets by name and offers the last conversation, but never a private one', async () => {
  expect((await api(web.starling.url).patch('/users/me', { first_name: 'Pat' }, account.accessToken)).status).toBe(200);
  const said = { role: 'assistant', content: 'Let the bear brush first.' } as const;
  const userId = account.user.id;
  await buildConversation(web.starling, userId, { title: 'Meals', pinned: true, minutesAgo: 600 });
  await buildConversation(web.starling, userId, { title: 'Brushing teeth', said, minutesAgo: 60 });
  await buildConversation(web.starling, userId, { title: 'Private conversation', isPrivate: true, minutesAgo: 5 });
  const page = await openChat();
  await page.getByText(/^(?:Good (?:morning|afternoon|evening)|Hello), Pat$/).waitFor();
  await page.getByText('Your friendly learning companion').waitFor();
  await page.getByRole('button', { name: 'Continue: Brushing teeth' }).waitFor();
  expect(await page.getByText('Private conversation').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  // While it loads, there is nothing to press that would ask a question in it.
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Messages')) await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Continue: Brushing teeth' }).click();
  await page.getByRole('list', { name: 'Questions to start with' }).waitFor({ state: 'detached' });
  held.resolve();
  await has(answers(page), 'Let the bear brush first.');
  await page.reload();
  await has(answers(page), 'Let the bear brush first.');
});

test('a conversation with a safety answer opens at that answer', async () => {
  const id = await buildLongConversation(web.starling, account.user.id, {
    messages: 40,
    padding: 'and so on, '.repeat(30),
  });
  await web.starling.sql(`UPDATE messages SET response_type = 'safety' WHERE conversation_id = $1 AND seq = 20`, [id]);
  const phone = await web.newContext({ width: 390, height: 844 }, { hasTouch: true, isMobile: true });
  const page = await openChat(phone, `/conversation-list/${id}`);
  const answer = answers(page).filter({ hasText: 'message 20 ' });
  const card = answer.getByRole('region', { name: 'Get help now' });
  await card.waitFor();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  // With the help below it, the answer is higher than the view.
  expect((await answer.boundingBox())!.height).toBeGreaterThan((await list(page).boundingBox())!.height);
  await until(async () => {
    const top = await topOf(page, answer);
    return top >= 0 && top < 80;
  });

  /** The buttons whose words do not fit into them. */
  const cut = await card
    .getByRole('button')
    .or(card.getByRole('link'))
    .evaluateAll((all) =>
      all
        .filter((button) =>
          [button, ...button.querySelectorAll('span')].some(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
          ),
        )
        .map((button) => button.textContent),
    );
  expect(cut).toEqual([]);
  for (const button of await card.getByRole('button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(56);
  }
});
