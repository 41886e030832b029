import type { Page } from 'playwright-core';
import { buildConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { rows, shows, titles } from '../support/conversation-rows.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(web.starling, account.user.id, seed);

describe('the views', () => {
  const view = (page: Page, name: string) => page.getByRole('navigation', { name: 'View' }).getByRole('link', { name });
  const search = (page: Page) => page.getByLabel('Search', { exact: true });

  test('are one place: the search goes along from cards to rows to the compact list', async () => {
    await add({ title: 'The moon and the fox', said: { role: 'assistant', content: 'The moon is far away.' } });
    await add({ title: 'Ducks' });
    const page = await open('/conversations');
    await until(async () => (await rows(page).count()) === 2);
    await search(page).fill('moon');
    await until(async () => (await rows(page).count()) === 1);
    await page.waitForURL('**/conversations?search=moon');
    for (const [name, path, found] of [
      ['Details', 'conversation-list', '[data-conversation]'],
      ['Compact', 'conversation', '[data-row]'],
      ['Cards', 'conversations', '[data-conversation]'],
    ] as const) {
      await view(page, name).click();
      await page.waitForURL(`**/${path}?search=moon`);
      await page.getByRole('heading', { name: 'Conversations', exact: true, level: 1 }).waitFor();
      await until(async () => (await page.locator(found).count()) === 1, { what: `one result in ${name}` });
      await page.locator(found).locator('mark').getByText('moon').first().waitFor();
      expect(await search(page).inputValue()).toBe('moon');
      await until(async () => (await view(page, name).getAttribute('aria-current')) === 'page');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      await page.locator('[data-stale]').waitFor({ state: 'detached' });
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  test('drop the search on the way back to the whole list, and take it over again on Back', async () => {
    await add({ title: 'The moon and the fox' });
    await add({ title: 'Ducks' });
    const page = await open('/conversation-list?search=moon');
    await page.setViewportSize({ width: 390, height: 844 });
    await shows(page, 'The moon and the fox');
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Conversations' }).click();
    await until(async () => (await rows(page).count()) === 2);
    expect(await search(page).inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await until(async () => (await rows(page).count()) === 1);
    expect(await search(page).inputValue()).toBe('moon');
  });

  test('tell each thing once, in plain text and at most two lines', async () => {
    const title = 'Potty training: where do we start?';
    await add({
      title,
      summary: `${title} – A calm start Put the potty where she can see it`,
      said: {
        role: 'assistant',
        content: `## A calm start\n\nPut the **potty** where she can see it.\n\n-----\n\n*I am offline.* ${'And then wait. '.repeat(40)}`,
      },
    });
    for (const path of ['/conversations', '/conversation-list', '/conversation']) {
      const page = await open(path);
      const item = page.locator('[data-conversation], [data-row]').filter({ hasText: title }).first();
      const text = await item.innerText();
      expect(text.split('Potty training').length).toBe(2);
      expect(text.split('A calm start').length).toBe(2);
      expect(text).toContain('A calm start: Put the potty where she can see it.');
      expect(text).not.toMatch(/[*]|--/);
      const lines = await item
        .getByText(/A calm start: Put/)
        .evaluate((words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      await page.close();
    }
  });

  test('keep their rows while a search is too short, and offer its topics', async () => {
    await add({ title: 'Lights out', tags: ['bedtime'], minutesAgo: 1 });
    await add({ title: 'Ducks', tags: ['animals'], minutesAgo: 2 });
    const page = await open('/conversation-list');
    await page.setViewportSize({ width: 390, height: 844 });
    await until(async () => (await rows(page).count()) === 2);
    await search(page).fill('bed');
    const hint = page.getByText('Type at least 4 characters to search');
    await hint.waitFor();
    await page.locator('[data-stale]').waitFor();
    expect(await titles(page)).toEqual(['Lights out', 'Ducks']);
    expect(await seriousFindings(page)).toEqual([]);
    const [field, text] = [(await search(page).boundingBox())!, (await hint.boundingBox())!];
    expect(text.y - (field.y + field.height)).toBeGreaterThanOrEqual(0);
    expect(text.y - (field.y + field.height)).toBeLessThan(24);
    await page.getByRole('button', { name: 'Show conversations about bedtime' }).click();
    await shows(page, 'Lights out');
    await page.waitForURL('**/conversation-list?topic=bedtime');
    expect(await search(page).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Topic bedtime: show all topics again' }).click();
    await until(async () => (await rows(page).count()) === 2);
  });

  test('have aligned cards with the date at the bottom right', async () => {
    await add({ title: 'Short', minutesAgo: 3 });
    await add({
      title: 'A title that is long enough to need two lines in a card',
      tags: ['math', 'counting', 'animals', 'nature', 'game'],
      pinned: true,
      unread: 3,
      minutesAgo: 90,
    });
    const page = await open('/conversations');
    await until(async () => (await rows(page).count()) === 2);
    const boxes = await rows(page).evaluateAll((cards) =>
      cards.map((card) => {
        const [whole, title, date] = [card, card.querySelector('h3')!, card.querySelector('time')!].map((one) =>
          one.getBoundingClientRect(),
        );
        return {
          title: title!.top - whole!.top,
          right: Math.round(whole!.right - date!.right),
          bottom: Math.round(whole!.bottom - date!.bottom),
        };
      }),
    );
    expect(boxes[0]).toEqual(boxes[1]);
    // The card's own padding and its border.
    expect(boxes[0]).toMatchObject({ right: 21, bottom: 17 });
  });

  test('have fields with 16 px text and targets of 44 px on a phone, and nothing sideways at 320 px', async () => {
    await add({ title: 'Ducks', tags: ['animals', 'nature', 'counting', 'story', 'math'], pinned: true, unread: 12 });
    for (const path of ['/conversations', '/conversation-list', '/conversation']) {
      const page = await open(path);
      await page.setViewportSize({ width: 320, height: 568 });
      await page.locator('[data-conversation], [data-row]').first().waitFor();
      await page.getByRole('button', { name: 'Sort and filter' }).click();
      await page.getByLabel('Sort by').waitFor();
      const found = await page.getByRole('main').evaluate((main) => ({
        small: [...main.querySelectorAll('button, label, select, input[type=search], nav a')]
          .filter((one) => one.getBoundingClientRect().height > 1 && one.getBoundingClientRect().height < 42)
          .filter(
            (one) =>
              !(
                one instanceof HTMLLabelElement &&
                one.control &&
                !(one.control as HTMLInputElement).type.startsWith('checkbox')
              ),
          )
          .map((one) => one.outerHTML.slice(0, 120)),
        zooming: [...main.querySelectorAll('input[type=search], select')]
          .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
          .map((one) => one.outerHTML.slice(0, 120)),
        sideways: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect(found).toEqual({ small: [], zooming: [], sideways: 0 });
      await page.close();
    }
  });
});
