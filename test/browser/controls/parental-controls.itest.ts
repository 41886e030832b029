import type { Page } from 'playwright-core';
import type { Controls } from '../../../contract/controls.js';
import { buildFamily, buildMember, type Family, openControls } from '../../factories/families.js';
import { type Account, registerParent } from '../../support/accounts.js';
import { api } from '../../support/api.js';
import { faultsOfLooks, seriousFindings } from '../../support/axe.js';
import { handOverDevice } from '../../support/devices.js';
import { openSignedIn } from '../../support/signed-in-page.js';
import { useWebClient } from '../../support/web-client.js';
import { findSmallControls } from '../measure-controls.js';

/** High enough for the whole week above the bar that saves. */
const web = useWebClient({ width: 1440, height: 1300 });

const NIGHT: Controls['windows'][number] = {
  id: 'night',
  label: 'School night',
  days: ['mon', 'tue'],
  starts: '20:00',
  ends: '06:30',
  enabled: false,
};
const LUNCH: Controls['windows'][number] = {
  ...{ id: 'lunch', label: 'Lunch', starts: '12:00', ends: '13:00', enabled: false },
  days: ['wed'],
};
/** Limits that never close Starling while a test runs. */
const RULES: Partial<Controls> = {
  windows: [LUNCH, NIGHT],
  budgets: { mon: 600, tue: 600, wed: 600, thu: 600, fri: 600, sat: 600, sun: 600 },
};

let parent: Account;
let family: Family;
beforeEach(async () => {
  parent = await registerParent(web.starling, { first_name: 'Robin' });
  family = await buildFamily(web.starling, parent, { children: 2 });
  await openControls(web.starling, family.child.id, RULES);
});

const rest = () => api(web.starling.url);
const controlsOf = async (childId: string) =>
  (await rest().get(`/children/${childId}/controls`, parent.accessToken)).body as Controls & { version: number };
const openRules = () => web.open(parent, `/parental/${family.child.id}`);
const block = (page: Page, name: string) => page.getByRole('button', { name });

/** The other guardian changes the rules over the API. */
async function changeAsOther(patch: Partial<Controls>): Promise<void> {
  const { version } = await controlsOf(family.child.id);
  const other = await registerParent(web.starling, { first_name: 'Alex' });
  await buildMember(web.starling, family.householdId, other, 'guardian');
  const path = `/children/${family.child.id}/controls`;
  expect((await rest().patch(path, { version, ...patch }, other.accessToken)).status).toBe(200);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save for/ }).click();
  await page.getByText('Saved.').waitFor();
}

test('a quiet time moves by keyboard: its time, its end, its day, and away with a way back', async () => {
  const page = await openRules();
  await block(page, 'School night, Monday 20:00 to Tuesday 06:30, switched off').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await block(page, 'School night, Monday 20:15 to Tuesday 06:30, switched off').waitFor();
  await page.getByRole('status').filter({ hasText: 'and on 1 other day' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  // The focus follows the block to its new day.
  const moved = 'School night, Sunday 20:15 to Monday 06:30, switched off';
  await block(page, moved).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Delete');
  await block(page, moved).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await block(page, moved).waitFor();
  await save(page);
  const { windows } = await controlsOf(family.child.id);
  expect(windows.find(({ id }) => id === 'night')).toMatchObject({
    days: ['tue', 'sun'],
    starts: '20:15',
    ends: '06:30',
  });
});

test('a quiet time moves by pointer, and an end of it alone', async () => {
  const page = await openRules();
  // The last part of the page. What comes later above the week would move it in the middle of a drag.
  await page.getByText('No rule was changed yet.').waitFor();
  /** Takes hold of the block at a share of its height, and moves it by shares of its height. */
  const drag = async (name: string, at: number, by: number) => {
    await block(page, name).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await block(page, name).boundingBox())!;
    await page.mouse.move(x + width / 2, y + at * height);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + (at + by) * height, { steps: 4 });
    await page.mouse.up();
  };
  await drag('Lunch, Wednesday 12:00 to 13:00, switched off', 0.5, 1);
  await block(page, 'Lunch, Wednesday 13:00 to 14:00, switched off').waitFor();
  await drag('Lunch, Wednesday 13:00 to 14:00, switched off', 0.9, 0.5);
  await block(page, 'Lunch, Wednesday 13:00 to 14:30, switched off').waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lunch' });
  await dialog.getByLabel('Ends').fill('13:00');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText('Must differ from the start').waitFor();
  await dialog.getByLabel('Ends').fill('15:10');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await block(page, 'Lunch, Wednesday 13:00 to 15:10, switched off').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await block(page, 'Lunch, Wednesday 12:00 to 13:00, switched off').waitFor();
});

test('pause, resume and extra time hold at once, on the page of another grown-up too', async () => {
  const page = await web.open(parent, '/parental');
  const other = await registerParent(web.starling, { first_name: 'Alex' });
  await buildMember(web.starling, family.householdId, other, 'guardian');
  const others = await openSignedIn(await web.newContext(), web.starling, other, '/parental');
  await others.getByText('Mia 1 can play and talk').waitFor();
  await page.getByRole('button', { name: 'Pause now: Mia 1' }).click();
  await others.getByText('Mia 1 is paused').waitFor();
  await page.getByRole('button', { name: 'Resume: Mia 1' }).click();
  await others.getByText('Mia 1 can play and talk').waitFor();
  await page.getByRole('button', { name: '15 more minutes for Mia 1' }).click();
  await page.getByText('Mia 1 has 15 more minutes today.').waitFor();
  await others.getByText('0 of 615 minutes today').waitFor();
  await page.getByRole('button', { name: 'Pause everyone' }).click();
  await others.getByRole('button', { name: 'Resume everyone' }).waitFor();
  await page.getByRole('button', { name: 'Why? Mia 2' }).click();
  await page.getByRole('dialog').getByText('A grown-up paused Starling.').waitFor();
  await page.getByLabel('At another time').fill('2026-12-24T18:00');
  await page.getByRole('dialog').getByText('Starling is open, and no limit is set.').waitFor();
});

test('a request of a child appears by itself, and a yes gives its minutes', async () => {
  const page = await web.open(parent, '/parental');
  await page.getByText('Mia 1 can play and talk').waitFor();
  const device = await handOverDevice(web.starling, parent, family.child);
  await rest().post('/requests', { kind: 'time', message: 'May I finish my story?' }, device.accessToken);
  const card = page.getByRole('region', { name: 'Mia 1 asks for more time' });
  await card.getByText('“May I finish my story?”').waitFor();
  await card.getByLabel('Minutes').selectOption('20 min');
  await card.getByRole('button', { name: 'Yes, 20 minutes' }).click();
  await page.getByText('Mia 1 hears your yes.').waitFor();
  await page.getByText('0 of 620 minutes today').waitFor();
  await card.waitFor({ state: 'detached' });
});

test('a device on another clock is asked about, the first answer counts, and games open without their goal', async () => {
  const page = await web.open(parent, '/parental');
  await page.getByText('Mia 1 can play and talk').waitFor();
  const device = await handOverDevice(web.starling, parent, family.child);
  const away = await web.newContext({ width: 600, height: 900 }, { timezoneId: 'Asia/Tokyo' });
  const reported = away.waitForEvent('response', {
    predicate: (response) => response.request().postData()?.includes('ReportTimeZone') === true,
  });
  await openSignedIn(away, web.starling, device, '/home');
  expect(await (await reported).json()).toEqual({ data: { reportTimeZone: true } });
  const report = (zone: string) => rest().put('/devices/me/time-zone', { time_zone: zone }, device.accessToken);
  /** The device says the same after two hours. */
  const stay = async (zone: string) => {
    const { id } = family.child;
    await web.starling.sql(`UPDATE device_zones SET since = since - interval '2 hours' WHERE child_id = $1`, [id]);
    await report(zone);
  };
  await stay('Asia/Tokyo');

  const tokyo = page.getByRole('region', { name: 'Mia 1’s device is on Tokyo time' });
  await tokyo.waitFor();
  const other = await registerParent(web.starling, { first_name: 'Alex' });
  await buildMember(web.starling, family.householdId, other, 'guardian');
  const [asked] = (await rest().get('/zone-questions', other.accessToken)).body;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('DecideZoneQuestion')) {
      await rest().post(`/zone-questions/${asked.id}/decision`, { decision: 'decline' }, other.accessToken);
    }
    await route.continue();
  });
  await tokyo.getByRole('button', { name: 'Keep the time at home' }).click();
  await page.getByText('Another grown-up was faster.').waitFor();
  await tokyo.waitFor({ state: 'detached' });
  await page.unroute('**/graphql');

  await report('Asia/Seoul');
  await stay('Asia/Seoul');
  const seoul = page.getByRole('region', { name: 'Mia 1’s device is on Seoul time' });
  const date = seoul.getByLabel('Last day on Seoul time');
  await date.fill('2020-01-01');
  await seoul.getByText('Choose today or a later date.').waitFor();
  expect(await seoul.getByRole('button', { name: 'Use it', exact: true }).isDisabled()).toBe(true);
  await date.fill((await date.getAttribute('max'))!);
  await seoul.getByRole('button', { name: /^Use it until \d+ [A-Z]/ }).click();
  await seoul.waitFor({ state: 'detached' });
  const journey = page.getByRole('region', { name: 'Mia 1 is on Seoul time' });
  await journey.getByText(/^Mia 1’s times follow Seoul until \d+ [A-Z]/).waitFor();
  await page.getByRole('link', { name: 'Rules and week of Mia 1' }).click();
  await page.getByText('They follow Mia 1’s clock (Asia/Seoul).').waitFor();
  await page.getByRole('button', { name: 'Why? Mia 1' }).click();
  const askedFor = Date.parse(`${await page.getByLabel('At another time').inputValue()}+09:00`);
  expect(Math.abs(Date.now() - askedFor)).toBeLessThan(10 * 60_000);
  await page.keyboard.press('Escape');
  await page.goBack();
  await journey.getByRole('button', { name: 'Back to the time at home for Mia 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
  await page.getByText('Mia 1’s times follow the clock at home again.').waitFor();
  await journey.waitFor({ state: 'detached' });

  const { version } = await controlsOf(family.child.id);
  const rules = { version, learn_first: { stories: 2, questions: 0 } };
  await rest().patch(`/children/${family.child.id}/controls`, rules, parent.accessToken);
  await page.getByText('Games wait for the goal: 0 of 2 stories done.').waitFor();
  await page.getByRole('button', { name: 'Open games today for Mia 1' }).click();
  await page.getByText('Games are open for Mia 1 today.').waitFor();
  await page.getByText(/^Games wait/).waitFor({ state: 'detached' });
  expect((await rest().get('/library/games', device.accessToken)).status).toBe(200);
});

test('rules that another grown-up changed meanwhile are shown, and both can hold', async () => {
  const page = await openRules();
  await page.getByLabel('Monday', { exact: true }).fill('40');
  await page.getByRole('switch', { name: 'Games', exact: true }).uncheck({ force: true });
  const { budgets } = await controlsOf(family.child.id);
  await changeAsOther({ budgets: { ...budgets, mon: 20, sun: 90 }, exempt: ['story'] });
  const notice = page.getByRole('alert').filter({ hasText: 'Someone changed these rules meanwhile' });
  await notice.getByText('Monday: 20 minutes instead of 600 minutes').waitFor();
  await notice.getByText('Stories cost no minutes').waitFor();
  await notice.getByRole('button', { name: 'Use mine' }).click();
  await save(page);
  expect(await controlsOf(family.child.id)).toMatchObject({
    version: 4,
    budgets: { mon: 40, sun: 90, tue: 600 },
    exempt: ['story'],
    areas: { games: false },
  });
  await page.getByText(/^You changed the minutes and what is open of Mia 1$/).waitFor();
});

test('rules that change while others are saved stay unsaved, and Back asks before it leaves them', async () => {
  const page = await web.open(parent, '/parental');
  await page.getByRole('link', { name: 'Rules and week of Mia 1' }).click();
  await page.getByLabel('Monday', { exact: true }).fill('40');
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation UpdateChildControls')) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Save for/ }).click();
  await page.getByLabel('Tuesday', { exact: true }).fill('50');
  letThrough();
  await page.getByText('Saved.').waitFor();
  const unsaved = page.getByRole('region', { name: 'Unsaved changes' }).getByRole('listitem');
  expect(await unsaved.allTextContents()).toEqual(['Tuesday: 50 minutes instead of 600 minutes']);

  await page.evaluate(() => history.back());
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/parental');
  expect((await controlsOf(family.child.id)).budgets).toMatchObject({ mon: 40, tue: 600 });
});

test('several children get the same rules, after a summary of what changes', async () => {
  const page = await web.open(parent, '/parental');
  await page.getByRole('button', { name: 'Copy rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Every day: 600 minutes instead of no limit').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save for Mia 2' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { budgets, windows } = await controlsOf(family.children[1]!.id);
  expect([budgets.mon, windows.map(({ label }) => label)]).toEqual([600, ['Lunch', 'School night']]);
});

test('a helper sees what holds and the plan, and gives up to 15 minutes', async () => {
  const helper = await registerParent(web.starling);
  await buildMember(web.starling, family.householdId, helper, 'helper', [family.child.id]);
  const page = await web.open(helper, '/parental');
  await page.getByRole('link', { name: 'Plan of the week' }).waitFor();
  expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
  await page.getByRole('button', { name: '15 more minutes' }).click();
  await page.getByText('Mia 1 has 15 more minutes today.').waitFor();
  await page.getByRole('button', { name: '15 more minutes' }).click();
  await page.getByText('A helper can give 15 minutes a day.').waitFor();
  await page.getByRole('link', { name: 'Plan of the week' }).click();
  await page.getByRole('heading', { name: 'The coming 7 days' }).waitFor();
  expect(await page.getByText('History').count()).toBe(0);
});

test('the rules are accessible at all widths, light and dark, never scroll sideways, and fit a finger', async () => {
  const page = await openRules();
  await page.getByText('No rule was changed yet.').waitFor();
  await page.getByLabel('Monday', { exact: true }).fill('40');
  expect(await faultsOfLooks(page)).toEqual([]);
  const phone = await web.newContext({ width: 390, height: 844 }, { hasTouch: true, isMobile: true });
  const touched = await openSignedIn(phone, web.starling, parent, `/parental/${family.child.id}`);
  await touched.getByText('No rule was changed yet.').waitFor();
  expect(await findSmallControls(touched)).toEqual([]);
});
