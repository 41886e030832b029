import type { Page } from 'playwright-core';
import { buildConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(web.starling, account.user.id, seed);
const rows = (page: Page) => page.locator('[data-conversation]');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const titles = (page: Page) => page.locator('[data-conversation] h2').allInnerTexts();
const shows = (page: Page, ...expected: string[]) =>
  until(async () => String(await titles(page)) === String(expected), { what: `the rows ${expected}` });
const patch = (id: string, body: object) =>
  api(web.starling.url).patch(`/conversations/${id}`, body, account.accessToken);

/**
 * Collects the names of the GraphQL operations that the page requests from now on. Notifications load when the page is idle,
 * so they can come at any time.
 */
function operations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name && name !== 'Notifications') names.push(name);
  });
  return names;
}

/** Runs in the page. */
const isOfBorderColor = (skeleton: Element) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--starling-border)';
  const border = getComputedStyle(probe).color;
  probe.remove();
  return getComputedStyle(skeleton).backgroundColor === border;
};

describe('several selected conversations', () => {
  beforeEach(async () => {
    for (const [index, title] of ['One', 'Two', 'Three', 'Four'].entries()) await add({ title, minutesAgo: index + 1 });
  });

  test('are archived and unarchived with one request each', async () => {
    const page = await open('/conversation-list');
    await shows(page, 'One', 'Two', 'Three', 'Four');
    const asked = operations(page);
    await page.getByLabel('Select One').check();
    await page.getByLabel('Select Three').click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
    await shows(page, 'Four');
    await page.getByText('3 conversations were archived.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, 'One', 'Two', 'Three', 'Four');
    await until(async () => {
      const { body } = await api(web.starling.url).get('/conversations', account.accessToken);
      return body.length === 4;
    });
    expect(asked.filter((name) => name.startsWith('Update'))).toEqual(['UpdateConversations', 'UpdateConversations']);
  });

  test('leave conversations in the archive on Undo if they were archived before', async () => {
    const kept = await add({ title: 'Kept', archived: true, minutesAgo: 9 });
    const page = await open('/conversation-list?archived=true');
    await shows(page, 'One', 'Two', 'Three', 'Four', 'Kept');
    await page.getByLabel('Select One').check();
    await page.getByRole('button', { name: 'Select all 5' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
    await page.getByText('4 conversations were archived.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(async () => {
      const { body } = await api(web.starling.url).get('/conversations', account.accessToken);
      return body.length === 4;
    });
    expect((await api(web.starling.url).get(`/conversations/${kept}`, account.accessToken)).body.is_archived).toBe(
      true,
    );
  });

  test('are pinned to the top, and unpinned', async () => {
    const page = await open('/conversation-list');
    await shows(page, 'One', 'Two', 'Three', 'Four');
    const asked = operations(page);
    const toolbar = page.getByRole('toolbar');
    for (const title of ['Three', 'Four']) await page.getByLabel(`Select ${title}`).check();
    await toolbar.getByRole('button', { name: 'Pin', exact: true }).click();
    await shows(page, 'Three', 'Four', 'One', 'Two');
    expect(await toolbar.count()).toBe(0);
    for (const title of ['Three', 'Four']) await page.getByLabel(`Select ${title}`).check();
    await toolbar.getByRole('button', { name: 'Unpin' }).click();
    await shows(page, 'One', 'Two', 'Three', 'Four');
    expect(asked.filter((name) => name !== 'UpdateConversations')).toEqual([]);
  });

  test('can be selected with the keyboard and deselected with Escape', async () => {
    const page = await open('/conversation-list');
    await shows(page, 'One', 'Two', 'Three', 'Four');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
  });
});

describe('before the server responds', () => {
  test('a change shows immediately, and is rolled back with a message if the server refuses it', async () => {
    await add({ title: 'Old name' });
    const page = await open('/conversation-list');
    await shows(page, 'Old name');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation UpdateConversation')) return route.fallback();
      await held;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Actions for Old name' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Conversation title').fill('New name');
    await page.keyboard.press('Enter');
    await shows(page, 'New name');
    answer();
    await page.getByText('That change was not saved').waitFor();
    await shows(page, 'Old name');
  });

  test('a skeleton shows in the colour of borders, and an error without a message gets the text of the page', async () => {
    const page = await open('/chat');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Conversations(')) return route.fallback();
      await held;
      await route.fulfill({ json: { errors: [{ message: '', extensions: {} }] } });
    });
    await page.goto(`${web.starling.url}/conversation-list`);
    await page.getByText('Loading', { exact: true }).first().waitFor();
    const bones = page.getByRole('main').locator('[aria-busy=true] [class*=bone]');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await until(() => bones.first().evaluate(isOfBorderColor), { what: `a skeleton for ${colorScheme}` });
    }
    expect(await bones.evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderRadius === '50%'))).toEqual(
      [],
    );
    answer();
    await page.getByRole('alert').getByText('Failed to load conversations').waitFor();
  });
});

describe('the controls of the list', () => {
  test('offer three orders and four types, and each reloads the list from the server', async () => {
    for (let index = 0; index < 12; index += 1) {
      await add({ title: `Talk ${index}`, minutesAgo: index + 1, messageCount: 40 - index, type: 'educational' });
    }
    const page = await open('/conversation-list');
    await rows(page).nth(9).waitFor();
    const options = (label: string) => page.getByLabel(label).locator('option').allInnerTexts();
    expect(await options('Sort by')).toEqual(['Most Recent', 'Oldest First', 'Most Messages']);
    expect(await options('Type')).toEqual(['All Types', 'Casual', 'Educational', 'Creative']);
    const asked = operations(page);
    const steps: (() => Promise<unknown>)[] = [
      () => page.getByRole('button', { name: 'Load More' }).click(),
      () => page.getByLabel('Sort by').selectOption({ label: 'Oldest First' }),
      () => page.getByLabel('Type').selectOption({ label: 'Educational' }),
      () => page.getByLabel('Show Archived').check(),
      () => page.getByLabel('Search', { exact: true }).fill('Talk 1'),
    ];
    for (const [index, step] of steps.entries()) {
      await step();
      await until(() => asked.filter((name) => name === 'Conversations').length === index + 1, {
        what: `question ${index + 1} to the server`,
      });
    }
    await shows(page, 'Talk 11', 'Talk 10', 'Talk 1');
  });

  test('search for up to 200 characters of any kind', async () => {
    const title = '100% of_a\\b 🐦‍⬛';
    const long = '🐦'.repeat(100);
    await add({ title });
    await add({ title: 'Long', said: { role: 'user', content: `${long}!` } });
    const page = await open('/conversation-list');
    const search = page.getByLabel('Search', { exact: true });
    for (const part of ['100%', 'of_a', '_a\\b', 'b 🐦‍⬛']) {
      await search.fill(part);
      await shows(page, title);
    }
    await search.fill(long);
    await shows(page, 'Long');
    for (const part of ['%%%%', '____', '%_\\\\']) {
      await search.fill(part);
      await page.getByText('No conversations found').waitFor();
    }
    expect(await search.getAttribute('maxlength')).toBe('200');
  });
});

describe('a next page that the server refuses', () => {
  const REFUSAL = {
    errors: [
      {
        message: 'Too many requests. Please wait a moment',
        extensions: { code: 'RATE_LIMITED', error: 'rate_limited', requestId: 'of-the-refusal' },
      },
    ],
  };
  const addMany = (count: number) =>
    web.starling.sql(
      `INSERT INTO conversations (id, user_id, title, message_count, last_message_at, created_at)
       SELECT gen_random_uuid(), $1, 'Talk ' || n, 1, now() - n * interval '1 minute', now() - n * interval '1 minute'
         FROM generate_series(1, $2) n`,
      [account.user.id, count],
    );

  /** Refuses every page but the first until `isRefusing` is set to false. */
  async function refuseMore(page: Page) {
    const state = { isRefusing: true, refused: 0 };
    await page.route('**/graphql', (route) => {
      const asked = route.request().postData() ?? '';
      const isMore = asked.includes('query Conversations(') && !asked.includes('"offset":0');
      if (!isMore || !state.isRefusing) return route.fallback();
      state.refused += 1;
      return route.fulfill({ status: 429, json: REFUSAL });
    });
    return state;
  }

  test.each(['/conversation-list', '/conversations'])('can be requested again with a button on %s', async (path) => {
    await addMany(30);
    const page = await open(path);
    await row(page, 'Talk 1').first().waitFor();
    const more = await refuseMore(page);
    const shown = await rows(page).count();
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('alert').getByText('Too many requests. Please wait a moment').waitFor();
    await page.getByText('Request of-the-refusal').waitFor();
    expect(await rows(page).count()).toBe(shown);
    more.isRefusing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).nth(shown).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(more.refused).toBe(1);
  });

  test('is requested once by infinite scrolling, and again only by the person', async () => {
    await addMany(60);
    const page = await open('/conversation');
    await page.getByText('60 conversations').waitFor();
    const more = await refuseMore(page);
    const toTheEnd = (isThere: () => Promise<boolean>) =>
      until(async () => {
        await page.mouse.wheel(0, 4_000);
        return isThere();
      });
    await toTheEnd(async () => (await page.getByRole('alert').count()) === 1);
    await page.getByRole('alert').getByText('Too many requests').waitFor();
    await page.mouse.wheel(0, -4_000);
    await page.getByText('Talk 1', { exact: true }).waitFor();
    await toTheEnd(() => page.getByText('Talk 50', { exact: true }).isVisible());
    expect(more.refused).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(() => more.refused === 2);
    await page.getByRole('alert').getByText('Too many requests').waitFor();
    more.isRefusing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await toTheEnd(() => page.getByText('Talk 60', { exact: true }).isVisible());
    expect(more.refused).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('open lists', () => {
  test('show what other tabs archive, delete and pin, without reloading', async () => {
    const ids = [];
    for (const [index, title] of ['One', 'Two', 'Three'].entries())
      ids.push(await add({ title, minutesAgo: index + 1 }));
    const page = await open('/conversation-list');
    await shows(page, 'One', 'Two', 'Three');
    const asked = operations(page);
    await patch(ids[2]!, { is_pinned: true });
    await shows(page, 'Three', 'One', 'Two');
    await patch(ids[0]!, { is_archived: true });
    await shows(page, 'Three', 'Two');
    await patch(ids[0]!, { is_archived: false });
    await shows(page, 'Three', 'One', 'Two');
    await api(web.starling.url).delete(`/conversations/${ids[1]}`, account.accessToken);
    await shows(page, 'Three', 'One');
    await page.getByText('2 conversations').waitFor();
    expect(asked).toEqual([]);
  });

  test('keep relative times up to date', async () => {
    await web.context.clock.install();
    await add({ title: 'Just said', minutesAgo: 0 });
    const page = await open('/conversation');
    await page.getByText('Just now').waitFor();
    await page.clock.fastForward('03:00');
    await page.getByText('3m ago').waitFor();
  });

  test('render only visible rows, and load more on scrolling', async () => {
    await web.starling.sql(
      `INSERT INTO conversations (id, user_id, title, message_count, last_message_at, created_at)
       SELECT gen_random_uuid(), $1, 'Talk ' || n, 1, now() - n * interval '1 minute', now() - n * interval '1 minute'
         FROM generate_series(1, 130) n`,
      [account.user.id],
    );
    const page = await open('/conversation');
    await page.getByText('130 conversations').waitFor();
    await page.locator('[data-row]').filter({ hasText: 'Talk 1' }).first().getByText('No messages yet').waitFor();
    expect(await page.locator('[data-row]').count()).toBeLessThan(40);
    await until(async () => {
      await page.mouse.wheel(0, 4_000);
      return (await page.getByText('Talk 130', { exact: true }).count()) === 1;
    });
    expect(await page.locator('[data-row]').count()).toBeLessThan(40);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/chat');
  });

  test('show tags, update dates and a text for no messages', async () => {
    const id = await add({ title: 'Dated', tags: ['math', 'bedtime'] });
    await add({ title: 'New', minutesAgo: 125 });
    await web.starling.sql(
      "UPDATE conversations SET updated_at = '2025-03-05T12:00:00Z', last_message_id = NULL WHERE id = $1",
      [id],
    );
    const cards = await open('/conversations');
    await row(cards, 'Dated').getByText('Mar 5, 2025').waitFor();
    await row(cards, 'New').getByText('2h ago').hover();
    await cards.getByRole('tooltip').getByText(String(new Date().getFullYear())).waitFor();
    await row(cards, 'Dated').getByText('No messages yet').waitFor();
    await cards.getByRole('button', { name: 'New Chat' }).click();
    await cards.waitForURL('**/chat');
    const compact = await open('/conversation');
    await compact.locator('[data-row]').filter({ hasText: 'Dated' }).waitFor();
    expect(await compact.locator('[data-row] [data-tag]').allInnerTexts()).toEqual(['math', 'bedtime']);
  });
});

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

describe('the toast after archiving', () => {
  test.each([
    [1280, 900],
    [390, 844],
    [320, 568],
  ])('stands whole at the bottom of %d × %d, above the bar, and Undo works for ten seconds', async (width, height) => {
    await web.context.clock.install();
    const title = 'A conversation whose title is long enough to need more lines';
    await add({ title });
    const page = await open('/conversation-list');
    await page.setViewportSize({ width, height });
    const archive = async () => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
    };
    await archive();
    const toast = page.getByRole('alert').filter({ hasText: 'was archived' });
    const undo = toast.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    const floor = (await bar.isVisible()) ? (await bar.boundingBox())!.y : height;
    await until(async () => {
      const box = (await toast.boundingBox())!;
      return box.y > height / 2 && box.y + box.height <= floor && box.x >= 0 && box.x + box.width <= width;
    });
    const [box, button] = [(await toast.boundingBox())!, (await undo.boundingBox())!];
    expect(button.x + button.width).toBeLessThanOrEqual(box.x + box.width);
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(await undo.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await toast.getByText('was archived').evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await undo.click();
    await rows(page).filter({ hasText: title }).waitFor();
    await archive();
    await undo.waitFor();
    await toast.hover();
    await page.clock.runFor(9_000);
    expect(await undo.isVisible()).toBe(true);
    await page.clock.runFor(1_500);
    await undo.waitFor({ state: 'detached' });
  });

  test.each([
    [1280, 900],
    [390, 844],
  ])('covers neither the composer nor the top of a conversation at %d × %d', async (width, height) => {
    const id = await add({ title: 'Ducks' });
    const page = await open(`/conversation-list/${id}`);
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Actions for Ducks' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'was archived' });
    const composer = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Message to Starling' }) });
    await until(async () => {
      const [above, below] = [await toast.boundingBox(), await composer.boundingBox()];
      return above !== null && below !== null && above.y > height / 2 && above.y + above.height <= below.y;
    });
    expect(await toast.getByRole('button', { name: 'Undo' }).isVisible()).toBe(true);
  });
});
