import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { buildFile } from '../factories/contents.js';
import { registerParent, signInAs } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { faultsOfLooks, seriousFindings } from '../support/axe.js';
import { showsTitle, useChildTablet } from '../support/child-tablet.js';
import { pairDevice } from '../support/devices.js';
import { openSignedIn } from '../support/signed-in-page.js';

const tablet = useChildTablet();
const { web } = tablet;
const WIDE = { width: 1440, height: 900 };

const openShelf = async (account = tablet.parent): Promise<Page> =>
  openSignedIn(await web.newContext(WIDE), web.starling, account, '/contents');

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const menuOf = async (page: Page, title: string, item: string) => {
  await card(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};
/** What stands on the shelf of the first child, as its device sees it. */
async function childsShelf(): Promise<string[]> {
  const device = await pairDevice(web.starling, tablet.parent, tablet.family.child);
  const { body } = await api(web.starling.url).get<Json[]>('/contents', device.accessToken);
  return body.map(({ title }) => title as string);
}

afterEach(async () => {
  await web.starling.sql('DELETE FROM contents');
});

test('a guardian writes a story, puts it on the shelf of a child, renames it and deletes it', async () => {
  const page = await openShelf();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  expect(await faultsOfLooks(page)).toEqual([]);

  await page.getByRole('button', { name: 'Write a story' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add story' }).click();
  await dialog.getByText('Please give the story a title').waitFor();
  await dialog.getByLabel('Title').fill('The kite');
  await dialog.getByLabel('Story').fill('The kite flew over the hill.\n\nIt came back at tea time.');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add story' }).click();
  await dialog.waitFor({ state: 'detached' });
  await card(page, 'The kite')
    .getByText(/^Story/)
    .waitFor();

  await menuOf(page, 'The kite', 'Put on a child’s shelf');
  await dialog.getByRole('checkbox', { name: 'Mia 1' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card(page, 'The kite').getByText('On Mia 1’s shelf').waitFor();
  expect(await childsShelf()).toEqual(['The kite']);

  await card(page, 'The kite').getByRole('button', { name: 'The kite', exact: true }).click();
  await dialog.getByText('It came back at tea time.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await menuOf(page, 'The kite', 'Rename');
  await dialog.getByLabel('Title').fill('The kite comes back');
  await page.keyboard.press('Enter');
  await card(page, 'The kite comes back').waitFor();
  expect(await faultsOfLooks(page)).toEqual([]);

  await menuOf(page, 'The kite comes back', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  expect(await childsShelf()).toEqual([]);
});

test('a long shelf has more behind its button', async () => {
  const { householdId } = tablet.family;
  for (let index = 0; index < 25; index += 1) await buildFile(web.starling, householdId, 'application/pdf');
  const page = await openShelf();
  const cards = page.getByRole('list', { name: 'Contents' }).getByRole('listitem');
  await cards.nth(23).waitFor();
  expect(await cards.count()).toBe(24);
  const more = page.getByRole('button', { name: 'Load More' });
  await more.click();
  await more.waitFor({ state: 'detached' });
  expect(await cards.count()).toBe(25);
});

test('a child opens what stands on its shelf, and an empty shelf says who fills it', async () => {
  const { page } = await tablet.openDevice();
  await page.getByRole('link', { name: 'My shelf' }).click();
  await page.getByText('Your grown-ups can put stories and pictures on it.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const story = {
    kind: 'story',
    title: 'The kite',
    text: 'The kite flew over the hill.',
    household_id: tablet.family.householdId,
  };
  const rest = api(web.starling.url);
  const { body } = await rest.post<Json>('/contents', story, tablet.parent.accessToken);
  await rest.put(`/contents/${body.id}/children`, { child_ids: [tablet.family.child.id] }, tablet.parent.accessToken);
  // The open shelf shows it by itself.
  await page.getByRole('link', { name: 'The kite' }).click();
  await page.getByText('The kite flew over the hill.').waitFor();
  await showsTitle(page, 'The kite');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

test('pictures arrive in parts over a line that breaks, and files of other kinds are refused with a reason', async () => {
  const page = await openShelf();
  let breaks = 3;
  await page.route('**/uploads/*', (route) => {
    if (route.request().method() !== 'PATCH' || breaks === 0) return route.continue();
    breaks -= 1;
    return route.abort('connectionreset');
  });
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7fb2d9' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'blue_sky.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('just words') },
  ]);
  const upload = (name: string) =>
    page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
  await upload('drawing.svg')
    .getByText(/^Only pictures/)
    .waitFor();
  await upload('blue_sky.jpg').getByText('Added', { exact: true }).waitFor();
  expect(breaks).toBe(0);
  await card(page, 'blue sky').locator('img').waitFor();
  await upload('not-a-picture.png').getByText(/./).nth(1).waitFor();
  await page.locator('[data-upload=error]').nth(1).waitFor();
  expect(await faultsOfLooks(page)).toEqual([]);

  await card(page, 'blue sky').getByRole('button', { name: 'blue sky', exact: true }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: 'blue sky' });
  await shown.waitFor();
  await page.waitForFunction('document.querySelector("[role=dialog] img").naturalWidth === 900');
});

test('an upload can be paused, continued and cancelled', async () => {
  const page = await openShelf();
  const held = Promise.withResolvers<void>();
  await page.route('**/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    await route.continue().catch(() => undefined);
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'sheet.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 32), Buffer.from('\n%%EOF\n')]),
  });
  await page.getByRole('button', { name: 'Pause sheet.pdf' }).click();
  await page.getByText(/^Paused at/).waitFor();
  held.resolve();
  await page.getByRole('button', { name: 'Continue sheet.pdf' }).click();
  await page.getByRole('button', { name: 'Close sheet.pdf' }).waitFor();
  await card(page, 'sheet')
    .getByText(/^Worksheet/)
    .waitFor();
});

test('a parent without a child learns how the shelf begins, and still sees the library', async () => {
  const page = await openShelf(await registerParent(web.starling));
  await page.getByRole('heading', { name: 'Your family’s shelf comes with your first child' }).waitFor();
  expect(await page.locator('input[type=file]').count()).toBe(0);
});

test('a moderator adds to the library, and every family finds it there, also on a page that is open', async () => {
  const page = await openShelf(await signInAs(web.starling, 'moderator'));
  await page.getByRole('button', { name: 'Write a story' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A day at the pond');
  await dialog.getByLabel('Story').fill('The frog sat on a leaf and waited for the rain.');
  await dialog.getByRole('button', { name: 'Add story' }).click();
  await card(page, 'A day at the pond').waitFor();

  const parent = await openShelf();
  await parent.getByRole('main').getByText('Library', { exact: true }).click();
  await card(parent, 'A day at the pond').waitFor();

  await menuOf(page, 'A day at the pond', 'Rename');
  await dialog.getByLabel('Title').fill('A night at the pond');
  await page.keyboard.press('Enter');
  await card(parent, 'A night at the pond').waitFor();
  await card(page, 'A night at the pond').getByRole('button', { name: 'Actions for A night at the pond' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
  expect(await parent.getByRole('button', { name: 'Write a story' }).count()).toBe(0);
});
