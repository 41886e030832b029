import type { Page } from 'playwright-core';
import { buildFamily, buildMember } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { silenceLiveSocket, useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let parent: Account;

beforeEach(async () => {
  parent = await registerParent(web.starling, { first_name: 'Robin' });
});

const open = (path: string) => web.open(parent, path);
const rest = () => api(web.starling.url);
const childrenOf = async (account: Account) => (await rest().get('/children', account.accessToken)).body;
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Another adult, in a browser of their own. */
async function openAs(account: Account, path: string): Promise<Page> {
  return openSignedIn(await web.newContext(), web.starling, account, path);
}

test('a parent adds the first child, which comes with a household and the consent', async () => {
  const page = await open('/profiles');
  await page.getByRole('link', { name: 'Add your first child' }).click();
  const add = page.getByRole('button', { name: 'Add child' });
  await page.getByText('You are the parent or guardian of this child').waitFor();
  await add.click();
  await page.getByText('Please enter a nickname').waitFor();
  await page.getByText('Please choose an age').waitFor();
  await page.getByText('Starling needs your agreement').waitFor();
  expect(await page.getByLabel('Nickname').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByLabel('Nickname').fill('Mia');
  await page.getByRole('radio', { name: 'Hedgehog' }).check();
  await page.getByRole('radio', { name: 'Violet' }).check();
  await page.getByRole('radio', { name: '6–9' }).check();
  await page.getByRole('combobox', { name: 'Interests' }).fill('Volcanoes');
  await page.keyboard.press('Enter');
  await page.getByLabel('Note for Starling').fill('Call me on +44 20 7946 0958');
  await page.getByLabel('I have read this and agree for Mia').check();
  await add.click();
  await page.getByText('Please leave out e-mail addresses and telephone numbers').waitFor();
  await page.getByLabel('Note for Starling').fill('Likes short answers.');
  await add.click();
  await page.getByRole('heading', { level: 1, name: 'Mia' }).waitFor();

  const [mia] = await childrenOf(parent);
  expect(mia).toMatchObject({
    nickname: 'Mia',
    avatar: 'hedgehog',
    colour: 'violet',
    age_band: '6_9',
    reading_level: 'first_words',
    interests: ['Volcanoes'],
    note: 'Likes short answers.',
    transcript: 'full',
  });
  await section(page, 'Agreement').getByText('You agreed to text 1').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Mia' }).waitFor();
});

test('a change of the profile saves, and shows to the other guardian without a reload', async () => {
  const { child, householdId } = await buildFamily(web.starling, parent);
  const other = await registerParent(web.starling);
  await buildMember(web.starling, householdId, other, 'guardian');
  const watching = await openAs(other, `/profiles/${child.id}`);
  await watching.getByRole('heading', { level: 1, name: 'Mia 1' }).waitFor();

  const page = await open(`/profiles/${child.id}`);
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Nickname').fill('Mimi');
  await page.getByRole('radio', { name: 'Topics only' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mimi' }).waitFor();
  await watching.getByRole('heading', { level: 1, name: 'Mimi' }).waitFor();
  await watching.getByText('You see topics only').waitFor();
  expect((await childrenOf(parent))[0]).toMatchObject({ nickname: 'Mimi', transcript: 'topics', age_band: '6_9' });
});

test('the age is confirmed once a year', async () => {
  const { child } = await buildFamily(web.starling, parent);
  await web.starling.sql(`UPDATE children SET band_confirmed_at = now() - interval '13 months' WHERE id = $1`, [
    child.id,
  ]);
  const page = await open('/child-profiles');
  await page.getByText('Confirm the age').waitFor();
  await page.getByRole('link', { name: 'Mia 1' }).click();
  await page.getByRole('button', { name: 'Yes, still 6–9' }).click();
  await page.getByText('Thank you. The age is confirmed.').waitFor();
  await page.getByRole('button', { name: 'Yes, still 6–9' }).waitFor({ state: 'detached' });
});

test('a withdrawn agreement shuts the child out until a guardian agrees again', async () => {
  const { child } = await buildFamily(web.starling, parent);
  const page = await open(`/profiles/${child.id}`);
  await page.getByRole('button', { name: 'Withdraw agreement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Mia 1 cannot use Starling now.').waitFor();
  await section(page, 'Agreement').getByText('Withdrawn on').waitFor();

  await section(page, 'Agreement').getByRole('button', { name: 'Read and agree' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Agree', exact: true }).isDisabled()).toBe(true);
  await dialog.getByLabel('I have read this and agree for Mia 1').check();
  await dialog.getByRole('button', { name: 'Agree', exact: true }).click();
  await section(page, 'Agreement').getByRole('button', { name: 'Withdraw agreement' }).waitFor();
});

test('a guardian sees what is stored, and takes it along in two forms', async () => {
  const { child } = await buildFamily(web.starling, parent);
  const page = await open(`/profiles/${child.id}`);
  await page.getByRole('button', { name: 'What is stored' }).click();
  const card = page.getByRole('dialog', { name: 'What Starling stores about Mia 1' });
  await card.getByText('Age band: 6 to 9 years').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Close' }).click();
  for (const format of ['JSON', 'ZIP']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export ${format}` }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^starling-mia-1-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    );
  }
});

test('an only guardian erases a child with the typed nickname, and keeps a receipt', async () => {
  const { child } = await buildFamily(web.starling, parent);
  const page = await open(`/profiles/${child.id}`);
  await page.getByRole('button', { name: 'Erase profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 profile').waitFor();
  const erase = dialog.getByRole('button', { name: 'Erase now' });
  await dialog.getByLabel('Type Mia 1 to confirm').fill('Mia');
  expect(await erase.isDisabled()).toBe(true);
  await dialog.getByLabel('Type Mia 1 to confirm').fill('Mia 1');
  await erase.click();
  await page.getByRole('heading', { level: 1, name: 'Receipt of the erasure' }).waitFor();
  expect(await childrenOf(parent)).toEqual([]);
  await page.reload();
  await page.getByText('1 profile').waitFor();
  expect(await page.getByText('Mia').count()).toBe(0);
});

test('with a second guardian an erasure waits, and that guardian calls it off', async () => {
  const { child, householdId } = await buildFamily(web.starling, parent);
  const other = await registerParent(web.starling, { first_name: 'Alex' });
  await buildMember(web.starling, householdId, other, 'guardian');
  const watching = await openAs(other, `/profiles/${child.id}`);
  await watching.getByRole('heading', { level: 1, name: 'Mia 1' }).waitFor();

  const page = await open(`/profiles/${child.id}`);
  await page.getByRole('button', { name: 'Erase profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Alex also looks after Mia 1').waitFor();
  await dialog.getByLabel('Type Mia 1 to confirm').fill('Mia 1');
  await dialog.getByRole('button', { name: 'Erase in seven days' }).click();
  await page.getByText(/Mia 1’s profile will be erased on/).waitFor();

  await watching.getByRole('button', { name: 'Keep the profile' }).click();
  await page.getByText(/Mia 1’s profile will be erased on/).waitFor({ state: 'detached' });
  expect((await childrenOf(other))[0].nickname).toBe('Mia 1');
});

test('conversations are deleted without the profile', async () => {
  const { child } = await buildFamily(web.starling, parent);
  const page = await open(`/profiles/${child.id}`);
  await page.getByRole('button', { name: 'Delete conversations' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type Mia 1 to confirm').fill('Mia 1');
  await dialog.getByRole('button', { name: 'Delete conversations' }).click();
  await page.getByText('Mia 1’s conversations were deleted.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Mia 1' }).waitFor();
});

test('a helper sees the named children without conversations, devices or data', async () => {
  const { child, children, householdId } = await buildFamily(web.starling, parent, { children: 2 });
  const helper = await registerParent(web.starling);
  await buildMember(web.starling, householdId, helper, 'helper', [child.id]);
  const page = await openAs(helper, `/profiles/${child.id}`);
  await section(page, 'Profile').getByText('6–9 years').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Profile']);
  for (const path of [`/profiles/${children[1]!.id}`, `/profiles/${child.id}/conversations`]) {
    await page.goto(web.starling.url + path);
    await page.getByText('Profile not found').waitFor();
  }
});

test("another family's child is not found", async () => {
  const { child } = await buildFamily(web.starling, await registerParent(web.starling));
  const page = await open(`/profiles/${child.id}`);
  await page.getByText('Profile not found').waitFor();
});

test('a list that does not load says so, and comes with a retry', async () => {
  await buildFamily(web.starling, parent);
  await silenceLiveSocket(web.context);
  const isChildren = (body: string | null) => body?.includes('query Children') === true;
  await web.context.route('**/graphql', (route) =>
    isChildren(route.request().postData()) ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  const page = await open('/profiles');
  await page.getByText('The profiles could not be loaded').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await web.context.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Mia 1' }).waitFor();
});

test('the pictures of a child are chosen with the arrow keys', async () => {
  const { child } = await buildFamily(web.starling, parent);
  const page = await open(`/profiles/${child.id}/edit`);
  await page.getByRole('radio', { name: 'Owl' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Bear' }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Cyan' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Profile saved').waitFor();
  expect((await childrenOf(parent))[0]).toMatchObject({ avatar: 'bear', colour: 'cyan' });
});

test('the only guardian deletes the account together with the children', async () => {
  await buildFamily(web.starling, parent);
  const page = await open('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByText('You are the only guardian.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete everything' }).isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByLabel('Also erase the profiles of my children').check();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('**/login');
  expect((await rest().get('/users/me', parent.accessToken)).status).toBe(401);
});
