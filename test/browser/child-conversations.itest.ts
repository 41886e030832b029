import type { Page } from 'playwright-core';
import { buildConversation, buildLongConversation } from '../factories/conversations.js';
import { buildFamily, type Family } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { pairDevice } from '../support/devices.js';
import { LiveClient } from '../support/live-client.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440, hasProvider: true });
let parent: Account;
let family: Family;

beforeEach(async () => {
  parent = await registerParent(web.starling, { first_name: 'Robin' });
  family = await buildFamily(web.starling, parent);
});

const open = (path: string) => web.open(parent, path);
const conversations = () => `/profiles/${family.child.id}/conversations`;
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** The child's tablet in a conversation. */
async function joinAsChild() {
  const { accessToken } = await pairDevice(web.starling, parent, family.child);
  return LiveClient.join(web.starling, { token: accessToken });
}

test('a guardian finds a conversation by its words and reads it from the place that has them', async () => {
  const { userId } = family.child;
  await buildConversation(web.starling, userId, {
    title: 'Hot mountains',
    said: { role: 'assistant', content: 'A volcano is hot.' },
  });
  await buildConversation(web.starling, userId, { title: 'Cold sea' });
  const page = await open(`/profiles/${family.child.id}`);
  await page.getByRole('link', { name: 'Open conversations' }).click();
  await page.getByRole('link', { name: 'Cold sea' }).waitFor();
  await page.getByLabel('Search').fill('vol');
  await page.getByText('Type at least 4 characters to search').waitFor();
  await page.getByLabel('Search').fill('volcano');
  await page.getByRole('link', { name: 'Cold sea' }).waitFor({ state: 'detached' });
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Hot mountains' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hot mountains' }).waitFor();
  await log(page).getByText('A volcano is hot.').waitFor();
  await until(() => page.evaluate(() => (CSS.highlights.get('found-words')?.size ?? 0) === 1));
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Search').inputValue()).toBe('volcano');
});

test('a long conversation opens at its end, loads earlier messages, and goes back to a word in them', async () => {
  const id = await buildLongConversation(web.starling, family.child.userId, { messages: 160, padding: 'word' });
  const page = await open(`${conversations()}/${id}`);
  await log(page).getByText('message 160 word').waitFor();
  await until(() => page.evaluate(() => window.scrollY > 1000));
  expect(await log(page).getByText('message 110 word').count()).toBe(0);
  const top = log(page).getByText('message 111 word');
  await page.getByRole('button', { name: 'Earlier messages' }).click();
  await log(page).getByText('message 61 word').waitFor();
  await until(() => top.evaluate((it) => it.getBoundingClientRect().top > -200));

  await page.goto(`${web.starling.url}${conversations()}/${id}?search=message+7+word`);
  await until(() =>
    log(page)
      .getByText('message 7 word')
      .evaluate((it) => it.getBoundingClientRect().top > 0 && it.getBoundingClientRect().bottom < window.innerHeight),
  );
});

test('a guardian follows a reply live and stops it, and the child sees that a grown-up reads along', async () => {
  const child = await joinAsChild();
  const page = await open(`${conversations()}/${child.conversationId}`);
  await page.getByText('Live. Mia 1’s screen shows that a grown-up is reading.').waitFor();
  await child.next('presence_event');
  child.say('[[script:pieces n=400 delayMs=50 text="An owl sat."]] Tell me about owls');
  await log(page).getByText('Tell me about owls').waitFor();
  await log(page).getByText('An owl sat. 3').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await child.next('streaming_stopped');
  await page.getByRole('button', { name: 'Stop the reply' }).waitFor({ state: 'detached' });
  await child.close();

  await page.goto(`${web.starling.url}/parental`);
  await page.getByText('You read a conversation of Mia 1').waitFor();
});

test('the open list shows a conversation as soon as the child talks, and earlier ones to the end', async () => {
  const { userId } = family.child;
  for (let number = 1; number <= 103; number += 1) {
    await buildConversation(web.starling, userId, { title: `Talk ${number}`, minutesAgo: number });
  }
  const page = await open(conversations());
  await page.getByRole('link', { name: 'Talk 20', exact: true }).waitFor();
  const child = await joinAsChild();
  await child.ask('[[script:pieces n=2]] Tell me about owls');
  await page.locator(`[data-conversation="${child.conversationId}"]`).waitFor();
  for (let shown = 40; shown <= 100; shown += 20) {
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('link', { name: `Talk ${shown - 1}`, exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByRole('link', { name: 'Talk 103', exact: true }).waitFor();
  expect(await page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').count()).toBe(104);
  // A conversation that no list has loaded shows its title, too.
  const address = await page.getByRole('link', { name: 'Talk 103', exact: true }).getAttribute('href');
  await page.goto(`${web.starling.url}${address}`);
  await page.getByRole('heading', { level: 1, name: 'Talk 103' }).waitFor();
  await child.close();
});

test('where topics alone may be seen, no title and no word of the child shows', async () => {
  family = await buildFamily(web.starling, parent, { transcript: 'topics' });
  const id = await buildConversation(web.starling, family.child.userId, {
    title: 'A secret title',
    tags: ['friends'],
    said: { role: 'user', content: 'Secret words' },
  });
  const page = await open(conversations());
  await page.getByText('you chose to see topics only').waitFor();
  await page.getByText('friends').waitFor();
  expect(await page.getByText(/secret/i).count()).toBe(0);
  expect(await page.getByLabel('Search').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(`${web.starling.url}${conversations()}/${id}`);
  await page.getByText('you chose to see topics only').waitFor();
  expect(await page.getByText(/secret/i).count()).toBe(0);
});

test('a conversation that does not exist says so, and an open one closes once topics alone may be seen', async () => {
  const page = await open(`${conversations()}/0190c0de-0000-7000-8000-000000000000`);
  await page.getByText('Conversation not found').waitFor();

  const id = await buildConversation(web.starling, family.child.userId);
  await page.goto(`${web.starling.url}${conversations()}/${id}`);
  await page.getByText(/^Live\./).waitFor();
  const path = `/children/${family.child.id}`;
  await api(web.starling.url).patch(path, { transcript: 'topics' }, parent.accessToken);
  await page.getByText('you chose to see topics only').or(page.getByRole('alert')).first().waitFor();
  expect(await page.getByText('Good that you ask.').count()).toBe(0);
});
