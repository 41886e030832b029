import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { CLIENT_TIMES } from '../../client/platform/times.js';
import { buildConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { operations, rows, shows } from '../support/conversation-rows.js';
import { until } from '../support/wait.js';
import { silenceLiveSocket, useWebClient } from '../support/web-client.js';

const web = useWebClient();
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(web.starling, account.user.id, seed);
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const patch = (id: string, body: object) =>
  api(web.starling.url).patch(`/conversations/${id}`, body, account.accessToken);

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

  test('keep what is typed while the address follows it, on a slow device too', async () => {
    await add({ title: 'Ducks' });
    const page = await open('/conversation-list');
    await rows(page).first().waitFor();
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    const search = page.getByLabel('Search', { exact: true });
    // Pauses around that after which the text goes to the address, so that one text arrives there while the next is typed.
    for (let index = 0; index < 12; index += 1) {
      await search.fill(`Ducks ${index}`);
      await delay(CLIENT_TIMES.searchDebounceMs + ((index * 37) % 300));
      expect(await search.inputValue()).toBe(`Ducks ${index}`);
    }
    await until(() => new URL(page.url()).searchParams.get('search') === 'Ducks 11');
    expect(await search.inputValue()).toBe('Ducks 11');
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

  beforeEach(() => silenceLiveSocket(web.context));

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
  test('load the next page without gaps after rows were archived, and count right', async () => {
    const ids = [];
    for (let index = 0; index < 15; index += 1) {
      ids.push(await add({ title: `Talk ${index}`, minutesAgo: index + 1 }));
    }
    const page = await open('/conversation-list');
    await rows(page).nth(9).waitFor();
    for (const id of ids.slice(0, 3)) await patch(id, { is_archived: true });
    await page.getByText('12 conversations').waitFor();
    await page.getByRole('button', { name: 'Load More' }).click();
    const left = ids.map((_, index) => `Talk ${index}`).slice(3);
    await shows(page, ...left);
    await page.getByText('12 conversations').waitFor();
    await patch(ids[2]!, { is_archived: false });
    await shows(page, 'Talk 2', ...left);
    await page.getByText('13 conversations').waitFor();
  });

  test('keep a change that comes while an older answer is on its way', async () => {
    const id = await add({ title: 'Rain', minutesAgo: 1 });
    await add({ title: 'Snow', minutesAgo: 2 });
    const heard: string[] = [];
    web.context.on('page', (opened) =>
      opened.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload)))),
    );
    const page = await open('/conversation-list');
    await shows(page, 'Rain', 'Snow');
    const isAsked = Promise.withResolvers<void>();
    const mayArrive = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Conversations(')) return route.continue();
      const response = await route.fetch();
      isAsked.resolve();
      await mayArrive.promise;
      return route.fulfill({ response });
    });
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest First' });
    await isAsked.promise;
    await patch(id, { title: 'Hail' });
    await until(() => heard.some((frame) => frame.includes('"Hail"')));
    mayArrive.resolve();
    await shows(page, 'Snow', 'Hail');
  });

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
    await cards
      .getByRole('tooltip')
      .getByText(String(new Date(Date.now() - 125 * 60_000).getFullYear()))
      .waitFor();
    await row(cards, 'Dated').getByText('No messages yet').waitFor();
    await cards.getByRole('button', { name: 'New Chat' }).click();
    await cards.waitForURL('**/chat');
    const compact = await open('/conversation');
    await compact.locator('[data-row]').filter({ hasText: 'Dated' }).waitFor();
    expect(await compact.locator('[data-row] [data-tag]').allInnerTexts()).toEqual(['maths', 'bedtime']);
  });
});
