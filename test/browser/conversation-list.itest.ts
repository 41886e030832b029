import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { CLIENT_TIMES } from '../../client/platform/times.js';
import { buildConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { rows } from '../support/conversation-rows.js';
import { until } from '../support/wait.js';
import { silenceLiveSocket, useWebClient } from '../support/web-client.js';

const web = useWebClient();
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(web.starling, account.user.id, seed);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

describe('/conversation-list', () => {
  test('searches from four characters on, and keeps its controls in the URL', async () => {
    await add({ title: 'The moon and the fox', type: 'creative' });
    await add({ title: '50% of a cake', type: 'educational', messageCount: 9 });
    const page = await open('/conversation-list');
    await expectTitles(page, 2);
    const search = page.getByLabel('Search', { exact: true });
    await page.keyboard.press('/');
    await page.keyboard.type('moo');
    await page.getByText('Type at least 4 characters to search').waitFor();
    await page.keyboard.type('n');
    await expectTitles(page, 1);
    await rows(page).filter({ hasText: 'The moon and the fox' }).waitFor();
    await page.waitForURL('**/conversation-list?search=moon');
    await search.fill('50% of');
    await rows(page).filter({ hasText: '50% of a cake' }).waitFor();
    await search.fill('nothing like it');
    await page.getByText('No conversations found').waitFor();
    await page.getByRole('button', { name: 'Start New Chat' }).waitFor();

    await search.fill('');
    await page.getByLabel('Sort by').selectOption({ label: 'Most Messages' });
    await page.getByLabel('Type').selectOption({ label: 'Educational' });
    await page.waitForURL('**/conversation-list?sort=most_messages&type=educational');
    await expectTitles(page, 1);
    await page.reload();
    await expectTitles(page, 1);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('most_messages');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('highlights what a search found in a message, and searches once typing pauses', async () => {
    await web.context.clock.install();
    await add({
      title: 'A long talk',
      summary: 'About many things',
      said: {
        role: 'assistant',
        content: `${'First this. '.repeat(12)}Cheddar is a cheese. ${'Then that. '.repeat(30)}`,
      },
    });
    const page = await open('/conversation-list');
    await expectTitles(page, 1);
    const searches: string[] = [];
    page.on('request', (request) => {
      const body = request.postData();
      if (!body?.includes('query Conversations(')) return;
      searches.push((JSON.parse(body) as { variables: { search: string | null } }).variables.search ?? '');
    });
    // Between two keys no time passes, however busy the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
    await page.getByLabel('Search', { exact: true }).pressSequentially('cheddar');
    await page.clock.runFor(CLIENT_TIMES.searchDebounceMs);
    await page.clock.resume();
    const row = rows(page).filter({ hasText: 'A long talk' });
    await row.locator('[data-snippet] mark').getByText('Cheddar', { exact: true }).waitFor();
    expect(await row.locator('[data-snippet]').innerText()).toContain('Cheddar is a cheese.');
    expect(searches).toEqual(['cheddar']);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('searches 300 ms after the last keystroke, and not before', async () => {
    await web.context.clock.install();
    await add({ title: 'A talk on cheddar' });
    const page = await open('/conversation-list');
    await expectTitles(page, 1);
    let searches = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('query Conversations(')) searches += 1;
    });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
    await page.getByLabel('Search', { exact: true }).fill('cheddar');
    await page.clock.runFor(299);
    await page.evaluate(() => document.title);
    expect(searches).toBe(0);
    await page.clock.runFor(1);
    await until(() => searches === 1, { what: 'the question to the server' });
  });

  test('deletes several conversations at once, and restores them on Undo', async () => {
    for (const title of ['One', 'Two', 'Three']) await add({ title });
    const page = await open('/conversation-list');
    await expectTitles(page, 3);
    await page.getByLabel('Select One').check();
    await page.getByLabel('Select Three').check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete 2' }).click();
    await expectTitles(page, 1);
    await page.getByText('2 conversations were deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectTitles(page, 3);
  });

  test('reloads the list on Refresh', async () => {
    const page = await open('/conversation-list');
    await page.getByText('No conversations found').waitFor();
    // Written straight to the database, so the page gets no event.
    await add({ title: 'Came by itself' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rows(page).filter({ hasText: 'Came by itself' }).waitFor();
  });

  test('loads ten conversations at a time', async () => {
    for (let index = 0; index < 23; index += 1) await add({ title: `Talk ${index}`, minutesAgo: index });
    const page = await open('/conversation-list');
    await expectTitles(page, 10);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expectTitles(page, 20);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expectTitles(page, 23);
    await page.getByRole('button', { name: 'Load More' }).waitFor({ state: 'detached' });
  });

  test('archives several conversations at once, and shows archived ones on request', async () => {
    for (const title of ['One', 'Two', 'Three']) await add({ title });
    const page = await open('/conversation-list');
    await expectTitles(page, 3);
    await page.getByLabel('Select One').check();
    await page.getByLabel('Select Two').check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
    await expectTitles(page, 1);
    await page.getByLabel('Show Archived').check();
    await expectTitles(page, 3);
    await page.waitForURL('**/conversation-list?archived=true');
    await until(async () => {
      const { body } = await api(web.starling.url).get('/conversations', account.accessToken);
      return body.length === 1;
    });
  });

  test('shows a failure in a red box, and recovers with Try again', async () => {
    const page = await web.context.newPage();
    await page.close();
    const broken = await web.open(account, '/chat');
    await silenceLiveSocket(broken);
    await broken.route('**/graphql', (route) =>
      route.request().postData()?.includes('Conversations') ? route.abort() : route.continue(),
    );
    await broken.goto(`${web.starling.url}/conversation-list`);
    await broken.getByRole('alert').getByText('Network error').waitFor();
    await broken.unroute('**/graphql');
    await broken.getByRole('button', { name: 'Try again' }).click();
    await broken.getByText('No conversations found').waitFor();
  });

  async function expectTitles(page: Page, count: number): Promise<void> {
    await until(async () => (await rows(page).count()) === count, { what: `${count} rows` });
  }
});

describe('/conversation-list/{id}', () => {
  test('shows the title, badges and summary above the conversation', async () => {
    const id = await add({
      title: 'Moon talk',
      type: 'storytelling',
      summary: 'Why the moon changes its shape',
      pinned: true,
      archived: true,
      said: { role: 'assistant', content: 'The moon goes round us.' },
    });
    const page = await open(`/conversation-list/${id}`);
    await heading(page, 'Moon talk').waitFor();
    for (const text of ['Storytelling', 'Pinned', 'Archived', 'Why the moon changes its shape']) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    await page.getByText('The moon goes round us.').waitFor();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Conversation title').fill('Full moon talk');
    await page.keyboard.press('Enter');
    await heading(page, 'Full moon talk').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('exports the conversation as files and as a page to print', async () => {
    await add({ title: 'Moon talk', tags: ['science'], said: { role: 'assistant', content: 'It goes **round** us.' } });
    const page = await open('/conversations');
    const save = async (entry: string) => {
      await page.getByRole('button', { name: 'Actions for Moon talk' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: entry }).click();
      const file = await saved;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const markdown = await save('Export as Markdown');
    expect(markdown.name).toBe('Moon-talk.md');
    expect(markdown.text).toContain('It goes **round** us.');
    const json = await save('Export as JSON');
    expect(json.name).toBe('Moon-talk.json');
    expect(JSON.parse(json.text)).toMatchObject({ title: 'Moon talk', tags: ['science'], messages: [{}] });
    await page.getByRole('button', { name: 'Actions for Moon talk' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await page.waitForURL('**/conversation-list/*/print');
    await page.getByText('It goes round us.').waitFor();
    await page.getByText('science').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("shows Conversation not found for another person's conversation and for an invalid id", async () => {
    const other = await registerParent(web.starling);
    const id = await buildConversation(web.starling, other.user.id);
    const page = await open(`/conversation-list/${id}`);
    await page.getByText('Conversation not found').waitFor();
    await page.goto(`${web.starling.url}/conversation-list/nonsense`);
    await page.getByText('Conversation not found').waitFor();
  });

  test('shows Conversation not found only for the deleted conversation', async () => {
    const kept = await add({ title: 'Kept' });
    const deleted = await add({ title: 'Deleted' });
    const page = await open(`/conversation-list/${kept}`);
    await heading(page, 'Kept').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('link', { name: 'Deleted', exact: true }).click();
    await heading(page, 'Deleted').waitFor();
    const { status } = await api(web.starling.url).delete(`/conversations/${deleted}`, account.accessToken);
    expect(status).toBe(204);
    await page.getByText('Conversation not found').waitFor();
    // Skips the list: the same page now shows another conversation.
    await page.evaluate(() => history.go(-2));
    await heading(page, 'Kept').waitFor();
  });

  test('shows a skeleton while it loads, and the error if it fails to load', async () => {
    const id = await add({});
    const page = await open('/chat');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let errors = [{ message: '', extensions: {} }];
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"Conversation"')) return route.fallback();
      await held;
      await route.fulfill({ json: { errors } });
    });
    await page.goto(`${web.starling.url}/conversation-list/${id}`);
    await page.getByRole('main').locator('[aria-busy=true]').getByText('Loading', { exact: true }).waitFor();
    answer();
    const alert = page.getByRole('alert');
    await alert.getByText('Error Loading Conversation').waitFor();
    await alert.getByText('Failed to load conversation').waitFor();
    errors = [{ message: 'The store is away', extensions: {} }];
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.getByText('The store is away').waitFor();
  });
});
