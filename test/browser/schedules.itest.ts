import type { Page } from 'playwright-core';
import { buildMember } from '../factories/families.js';
import { registerParent } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { showsTitle, useChildTablet } from '../support/child-tablet.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';

const tablet = useChildTablet();
const { web, openDevice } = tablet;
const rest = () => api(web.starling.url);
const WIDE = { width: 1440, height: 900 };

/** Something of every day, a whole day long, so that it is on now at any hour. */
async function createItem(title: string, more: Json = {}): Promise<string> {
  const { accessToken } = tablet.parent;
  const recurrence = { zone: 'Europe/London', starts: '2026-01-01T00:00', rrule: 'FREQ=DAILY' };
  const body = { child_id: tablet.family.child.id, title, minutes: 1_440, recurrence, ...more };
  const created = await rest().post<Json>('/schedule-items', body, accessToken);
  expect([created.status, created.body]).toEqual([201, expect.objectContaining({ title })]);
  return created.body.id;
}

const openWeek = async (path = ''): Promise<Page> =>
  openSignedIn(await web.newContext(WIDE), web.starling, tablet.parent, `/schedules${path}`);

const today = (page: Page) => page.getByRole('region').filter({ has: page.getByText('Today', { exact: true }) });

afterEach(async () => {
  await web.starling.sql('DELETE FROM schedule_items');
});

test('a guardian adds a routine from a preset, sees it every day, leaves out one day, and deletes it', async () => {
  const page = await openWeek();
  await page.getByRole('button', { name: 'Add the first part of the day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bedtime' }).click();
  await dialog.getByRole('region', { name: 'Next times' }).getByRole('listitem').nth(4).waitFor();
  await dialog.getByRole('button', { name: 'Choose picture' }).click();
  await dialog.getByRole('radio', { name: 'Reading' }).check();
  await dialog.getByRole('button', { name: 'Add a step' }).click();
  await dialog.getByRole('textbox', { name: 'Step 5' }).fill('Say good night');
  await dialog.getByRole('switch', { name: /^Quiet time/ }).focus();
  await page.keyboard.press('Space');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'The week after' }).click();
  await today(page).waitFor({ state: 'detached' });
  // Two presses before the page has drawn the first one.
  const shownDay = () => Date.parse(new URL(page.url()).searchParams.get('day')!);
  const nextWeek = shownDay();
  await page.getByRole('button', { name: 'The week after' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  expect(shownDay() - nextWeek).toBe(14 * 86_400_000);
  const cards = page.getByRole('listitem').filter({ hasText: 'Bedtime' });
  await cards.nth(6).waitFor();
  expect(await cards.count()).toBe(7);
  await cards.first().getByText('5 steps', { exact: true }).waitFor();
  await cards.first().getByText('Quiet time').waitFor();
  expect(await cards.first().locator('svg[data-picture=book]').count()).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);

  const monday = page.getByRole('region', { name: /^Monday/ });
  await monday.getByRole('button', { name: 'Bedtime' }).click();
  const leaveOut = dialog.getByRole('button', { name: /^Leave it out on Monday/ });
  await dialog.getByLabel('What', { exact: true }).fill('Sleep');
  await dialog.getByText(/^To leave it out on one day, save your changes first/).waitFor();
  expect(await leaveOut.isDisabled()).toBe(true);
  await dialog.getByLabel('What', { exact: true }).fill('Bedtime');
  await leaveOut.click();
  await monday.getByText('Nothing planned').waitFor();
  expect(await cards.count()).toBe(6);

  await cards.first().getByRole('button', { name: 'Bedtime' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete “Bedtime”?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Nothing in the week of Mia 1 yet' }).waitFor();
});

test('what happens at the same time says so, and a phone shows one day with buttons for the others', async () => {
  for (const title of ['School', 'Dentist']) await createItem(title);
  const page = await openWeek();
  await today(page).getByText('Same time as Dentist').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await until(async () => (await page.getByText('Same time as Dentist').locator('visible=true').count()) === 1);
  const sunday = page.getByRole('button', { name: /^Sunday/ });
  await sunday.click();
  await page.getByRole('region', { name: /^Sunday/ }).waitFor();
  expect(await sunday.getAttribute('aria-pressed')).toBe('true');
});

test('a helper sees today alone, and why nothing can be changed', async () => {
  const helper = await registerParent(web.starling);
  await buildMember(web.starling, tablet.family.householdId, helper, 'helper', [tablet.family.child.id]);
  await createItem('School');
  const page = await openSignedIn(await web.newContext(WIDE), web.starling, helper, '/schedules');
  await page.getByText('Only guardians plan and change the week.').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'School' }).waitFor();
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});

describe('My day', () => {
  test('shows what is now, and a guardian sees live what the child ticks', async () => {
    await createItem('Morning', { picture: 'sun', steps: ['Get dressed', 'Brush teeth'] });
    const week = await openWeek();
    await today(week).getByText('2 steps', { exact: true }).waitFor();
    const { page } = await openDevice();
    await page.getByRole('link', { name: 'My day' }).click();
    await showsTitle(page, 'My day');
    const now = page.getByRole('region', { name: 'Now' });
    await now.getByRole('heading', { name: 'Morning' }).waitFor();
    expect(await now.locator('svg[data-picture=sun]').count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);

    await now.getByRole('button', { name: 'Get dressed' }).focus();
    await page.keyboard.press('Space');
    await today(week).getByText('1 of 2 steps').waitFor();
    expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true');
    await now.getByRole('button', { name: 'Brush teeth' }).click();
    await page.getByText('Morning is done.').waitFor();
    await page.getByRole('region', { name: 'Done' }).getByText('Morning').waitFor();
    expect(await now.count()).toBe(0);
    await today(week).getByText('Done', { exact: true }).waitFor();
  });

  test('follows what a guardian plans, and says when nothing is planned', async () => {
    const { page } = await openDevice('/schedules');
    await page.getByText('Nothing is planned today. You can play, read or rest.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await createItem('Feed the rabbit', { picture: 'rabbit' });
    await page.getByRole('button', { name: 'Done: Feed the rabbit' }).click();
    await page.getByText('Feed the rabbit is done.').waitFor();
    await page.getByText('All done for today.').waitFor();
  });

  test('keeps what could not be marked, and says so', async () => {
    await createItem('Feed the rabbit');
    const { page } = await openDevice('/schedules');
    const done = page.getByRole('button', { name: 'Done: Feed the rabbit' });
    await done.waitFor();
    await web.context.setOffline(true);
    await done.click();
    await page.getByRole('alert').getByText('That did not work. Try again.').waitFor();
    expect(await done.getAttribute('aria-pressed')).toBe('false');
    await web.context.setOffline(false);
    await done.click();
    await page.getByText('Feed the rabbit is done.').waitFor();
  });

  test('stays open while the child is paused', async () => {
    await createItem('Feed the rabbit');
    const { accessToken } = tablet.parent;
    await rest().put(`/children/${tablet.family.child.id}/pause`, {}, accessToken);
    const { page } = await openDevice('/home');
    await page.getByRole('link', { name: 'My day' }).click();
    await page.getByRole('button', { name: 'Done: Feed the rabbit' }).waitFor();
    await rest().delete(`/children/${tablet.family.child.id}/pause`, accessToken);
  });
});

test('a guardian makes a calendar link, which other calendars read until it ends', async () => {
  await createItem('School', { minutes: 60 });
  const page = await openWeek();
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'In your own calendar' }) });
  await section.getByText('You have no link yet.').waitFor();
  await section.getByRole('button', { name: 'Make a link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Anyone who has the link sees these plans').waitFor();
  await dialog.getByLabel('All children, also those you add later').uncheck();
  expect(await dialog.getByRole('button', { name: 'Make link' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Mia 1', { exact: true }).check();
  await dialog.getByRole('switch', { name: /^Names of the children/ }).focus();
  await page.keyboard.press('Space');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByLabel('Calendar link').inputValue();
  expect(await seriousFindings(page)).toEqual([]);
  const read = async () => fetch(`${web.starling.url}${new URL(address).pathname}`);
  expect(await (await read()).text()).toContain('Mia 1');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await section.getByRole('listitem').getByText('Mia 1').waitFor();
  await section.getByText(/^With names/).waitFor();
  await section.getByRole('button', { name: /^End the link for Mia 1/ }).click();
  await dialog.getByRole('button', { name: 'End link' }).click();
  await section.getByText('You have no link yet.').waitFor();
  expect((await read()).status).toBe(404);
});
