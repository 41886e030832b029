import type { Page } from 'playwright-core';
import { buildConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { rows } from '../support/conversation-rows.js';
import { LiveClient } from '../support/live-client.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ hasProvider: true });
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(web.starling, account.user.id, seed);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const isGone = (id: string) =>
  until(async () => (await api(web.starling.url).get(`/conversations/${id}`, account.accessToken)).status === 404, {
    what: 'the conversation to be gone',
    timeoutMs: 15_000,
  });

describe('/conversations', () => {
  test('shows an empty state without conversations', async () => {
    const page = await open('/conversations');
    await heading(page, 'Conversations').first().waitFor();
    await page.getByText('View and manage your chat conversations').waitFor();
    await page.getByText('Recent Conversations (0)').waitFor();
    await page.getByText('No conversations yet').waitFor();
    await page.getByRole('button', { name: 'Start New Chat' }).click();
    await page.waitForURL('**/chat');
  });

  test('shows a card for each conversation, with up to four tags and the number of the others', async () => {
    await add({ title: null, said: { role: 'user', content: 'Why is the moon round?' } });
    await add({
      title: 'Counting ducks',
      tags: ['math', 'counting', 'animals', 'nature', 'game', 'story'],
      unread: 12,
    });
    const page = await open('/conversations');
    await page.getByText('Recent Conversations (2)').waitFor();
    const card = rows(page).filter({ hasText: 'Counting ducks' });
    expect(await card.locator('[data-tag]').allInnerTexts()).toEqual(['maths', 'counting', 'animals', 'nature']);
    await card.getByText('+2').waitFor();
    await card.getByText('9+').waitFor();
    await rows(page).filter({ hasText: 'Untitled Conversation' }).getByText('Why is the moon round?').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('clears all conversations after a confirmation with their number, and keeps archived ones', async () => {
    await add({ title: 'One' });
    await add({ title: 'Two' });
    await add({ title: 'Kept', archived: true });
    const page = await open('/conversations');
    await page.getByText('Recent Conversations (2)').waitFor();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByRole('dialog').getByText('2 conversations').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete 2' }).click();
    await page.getByText('No conversations yet').waitFor();
    const { body } = await api(web.starling.url).get('/conversations?include_archived=true', account.accessToken);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Kept']);

    await page.getByText('2 conversations were deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Recent Conversations (2)').waitFor();
    await rows(page).filter({ hasText: 'One' }).waitFor();
  });

  test('counts the archive in the confirmation of Clear All, and deletes as many', async () => {
    await add({ title: 'One' });
    for (const title of ['Old', 'Older', 'Oldest']) await add({ title, archived: true });
    const page = await open('/conversations');
    await page.getByText('Recent Conversations (1)').waitFor();
    await page.getByRole('button', { name: 'Clear All' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('Delete 1 conversation? You can undo this for 10 seconds. Archived conversations will be kept (3).')
      .waitFor();
    await dialog.getByRole('button', { name: 'Delete 1', exact: true }).waitFor();
    await dialog.getByLabel('Delete archived conversations too').check();
    await dialog.getByText('Delete 4 conversations? You can undo this for 10 seconds.', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Delete 4', exact: true }).click();
    await page.getByText('4 conversations were deleted.').waitFor();
    const { body } = await api(web.starling.url).get('/conversations?include_archived=true', account.accessToken);
    expect(body).toEqual([]);
  });

  test('deletes a conversation after a confirmation, and restores it on Undo', async () => {
    const id = await add({ title: 'Bath time' });
    const page = await open('/conversations');
    await page.getByRole('button', { name: 'Actions for Bath time' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No conversations yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).filter({ hasText: 'Bath time' }).waitFor();
    expect((await api(web.starling.url).get(`/conversations/${id}`, account.accessToken)).status).toBe(200);

    await page.getByRole('button', { name: 'Actions for Bath time' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await isGone(id);
    await page.getByText('Recent Conversations (0)').waitFor();
  });

  test('renames in place, and updates other tabs without reloading their list', async () => {
    await add({ title: 'Old name' });
    const [page, other] = [await open('/conversations'), await open('/conversation-list')];
    await rows(other).filter({ hasText: 'Old name' }).waitFor();
    let asked = 0;
    other.on('request', (request) => {
      if (request.postData()?.includes('query Conversations(')) asked += 1;
    });
    await page.getByRole('button', { name: 'Actions for Old name' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Conversation title').fill('New name');
    await page.keyboard.press('Enter');
    await rows(page).filter({ hasText: 'New name' }).waitFor();
    await rows(other).filter({ hasText: 'New name' }).waitFor();
    expect(asked).toBe(0);
  });
});

describe('/conversation', () => {
  test('lists the last message, its author, its time and the unread count', async () => {
    await add({ title: 'Long', said: { role: 'user', content: 'a'.repeat(100) }, minutesAgo: 125 });
    await add({ title: 'Short', said: { role: 'assistant', content: 'Good night' }, unread: 3, minutesAgo: 0 });
    const page = await open('/conversation');
    await page.getByText('2 conversations').waitFor();
    const [long, short] = ['Long', 'Short'].map((title) => page.locator('[data-row]').filter({ hasText: title }));
    await long!.getByText(`You: ${'a'.repeat(80)}…`).waitFor();
    await long!.getByText('2h ago').waitFor();
    await short!.getByText('AI: Good night').waitFor();
    await short!.getByText('Just now').waitFor();
    await short!.getByText('3 unread').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/conversation-list/*');
    await heading(page, 'Long').waitFor();
  });

  test('shows that a reply is being written, and a new conversation immediately', async () => {
    await add({ title: 'Waiting', said: { role: 'user', content: 'Are you there?' }, minutesAgo: 0 });
    const page = await open('/conversation');
    await page.getByText('You: Are you there?').waitFor();
    expect(await page.getByText('AI is typing').count()).toBe(0);
    const client = await LiveClient.open(web.starling, { token: account.accessToken });
    client.say('[[script:gate n=2]] Tell me about hedgehogs in the garden');
    await page.getByText('AI is typing').waitFor();
    web.provider.release(2);
    await client.next('stream_final');
    await client.close();
    await page.getByText('AI is typing').waitFor({ state: 'detached' });
    await page.getByText('2 conversations').waitFor();
    await page.getByText('piece 2').waitFor();
  });
});
