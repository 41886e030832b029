import type { Page } from 'playwright-core';
import { type Controls, WEEKDAYS } from '../../contract/controls.js';
import { openControls } from '../factories/families.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { showsTitle, useChildTablet } from '../support/child-tablet.js';
import { noonZone } from '../support/noon-zone.js';
import { readStory } from '../support/read-stories.js';
import { SOON_MS } from '../support/wait.js';

const tablet = useChildTablet();
const { web, openDevice } = tablet;
const rest = () => api(web.starling.url);
const child = () => `/children/${tablet.family.child.id}`;
const token = () => tablet.parent.accessToken;

const zone = noonZone();

beforeAll(async () => {
  await web.starling.sql('UPDATE children SET time_zone = $2 WHERE id = $1', [tablet.family.child.id, zone]);
});

/** A quiet time that holds now, and for an hour before and after. */
function quietNow() {
  const at = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toLocaleTimeString('en-GB', { timeZone: zone }).slice(0, 5);
  return { id: 'now', label: 'Now', days: [...WEEKDAYS], starts: at(-60), ends: at(60), enabled: true };
}
/** The guardian changes the rules, which open screens hear. */
async function changeRules(rules: Partial<Controls>): Promise<void> {
  const { version } = (await rest().get(`${child()}/controls`, token())).body;
  const { status, body } = await rest().patch(`${child()}/controls`, { version, ...rules }, token());
  if (status !== 200) throw new Error(`The change answered ${JSON.stringify(body)}`);
}
async function grantUntil(seconds: number): Promise<number> {
  const until = Date.now() + seconds * 1000;
  const { status } = await rest().post(
    `${child()}/grants`,
    { kind: 'until', until: new Date(until).toISOString() },
    token(),
  );
  expect(status).toBe(201);
  return until;
}
const isEvening = (page: Page) => page.locator('html[data-starling-theme=starling][data-starling-evening="3"]');

afterEach(async () => {
  await rest().delete(`${child()}/pause`, token());
  await web.starling.sql('DELETE FROM child_grants WHERE child_id = $1', [tablet.family.child.id]);
  await openControls(web.starling, tablet.family.child.id);
});

describe('a screen that the rules of the guardians close', () => {
  test('closes within a second, wherever the child is, and opens at the same place', async () => {
    const { page } = await openDevice('/story/three-socks');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2 of/).waitFor();
    await rest().put(`${child()}/pause`, undefined, token());
    const answered = Date.now();
    await showsTitle(page, 'Your grown-up pressed pause.');
    expect(Date.now() - answered).toBeLessThan(SOON_MS);
    expect(await page.getByText(/^Page 2 of/).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /^Ask/ }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await rest().delete(`${child()}/pause`, token());
    await page.getByText(/^Page 2 of/).waitFor();
  });

  test('keeps a half-written question, and goes on with the talk by itself', async () => {
    const { page } = await openDevice('/chat');
    await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
    await page.getByPlaceholder('Write to Starling').fill('Half a question');
    await changeRules({ windows: [quietNow()] });
    await showsTitle(page, 'Starling sleeps now.');
    await page.getByText(/^Back at /).waitFor();
    await page.locator('svg[data-clock]').waitFor();
    await isEvening(page).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await grantUntil(3_600);
    await showsTitle(page, 'Talk');
    expect(await page.getByPlaceholder('Write to Starling').inputValue()).toBe('Half a question');
    await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
  });

  test('closes by the clock of the server alone, and warns before', async () => {
    const { page } = await openDevice('/story/three-socks');
    await page.getByText(/^Page \d+ of/).waitFor();
    // The page hears of the grant, which has to reach it before it ends.
    await openControls(web.starling, tablet.family.child.id, { windows: [quietNow()] });
    const until = await grantUntil(8);
    await page.getByText('One more minute. Then Starling sleeps.').waitFor();
    await isEvening(page).waitFor();
    await showsTitle(page, 'Starling sleeps now.');
    const late = Date.now() - until;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(SOON_MS);
  });

  test('says five minutes before what to finish, and takes it back after a grant', async () => {
    await openControls(web.starling, tablet.family.child.id, { windows: [quietNow()] });
    await grantUntil(280);
    const { page } = await openDevice('/story/three-socks');
    await page.getByText('Five more minutes. Finish this page.').waitFor();
    await page.goto(`${web.starling.url}/chat`);
    await page.getByText('Five more minutes. Ask one more thing.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await grantUntil(3_600);
    await page.getByText('Five more minutes.').waitFor({ state: 'detached' });
    await page.locator('html[data-starling-evening]').waitFor({ state: 'detached' });
  });

  test('leaves help and the way for grown-ups open, by Tab and Space alone', async () => {
    const { page } = await openDevice('/home');
    await showsTitle(page, 'Hello, Mia 1');
    await rest().put(`${child()}/pause`, undefined, token());
    await showsTitle(page, 'Your grown-up pressed pause.');
    // A screen that closes, and a page that opens, take the focus to their top.
    await page.locator('main:focus').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Help');
    await page.keyboard.press('Space');
    await showsTitle(page, 'Tell someone');
    await page.locator('main:focus').waitFor();
    expect(await page.getByRole('link', { name: /^In danger now: \d+$/ }).getAttribute('href')).toMatch(/^tel:\d+$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await showsTitle(page, 'Your grown-up pressed pause.');
    await page.getByRole('link', { name: 'For grown-ups' }).click();
    await showsTitle(page, 'For grown-ups');
    await page.getByText(/^since .* \(today\)$/).waitFor();
  });

  test('opens by itself although the live connection is down', async () => {
    await web.context.routeWebSocket('**/graphql', (socket) => socket.close({ code: 1011, reason: 'internal' }));
    await rest().put(`${child()}/pause`, undefined, token());
    const { page } = await openDevice('/home');
    await showsTitle(page, 'Your grown-up pressed pause.');
    await rest().delete(`${child()}/pause`, token());
    // The tablet wakes, which asks at once. Without that, the screen asks within 30 seconds.
    await page.evaluate("window.dispatchEvent(new Event('online'))");
    await showsTitle(page, 'Hello, Mia 1');
  });
});

describe('places of the child', () => {
  const areas = { chat: true, own_words: true, stories: true, games: true, contents: true, voice: true };

  test('that are switched off rest, say so, and can be asked for', async () => {
    const { page } = await openDevice('/home');
    await showsTitle(page, 'Hello, Mia 1');
    await changeRules({ areas: { ...areas, games: false } });
    await page.getByRole('link', { name: 'Games. Rests now' }).click();
    await showsTitle(page, 'Games rest now.');
    await page.getByRole('button', { name: 'Ask for games' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await changeRules({ areas });
    await showsTitle(page, 'Games');
  });

  test('games wait for the goal of the day, which a finished story reaches', async () => {
    const { page, device } = await openDevice('/home');
    await showsTitle(page, 'Hello, Mia 1');
    await changeRules({ learn_first: { stories: 1, questions: 0 } });
    await page.getByRole('link', { name: 'Games. First one story.' }).click();
    await showsTitle(page, 'First one story.');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Read a story' }).click();
    await page.getByRole('link', { name: 'The Loudest Mouse' }).click();
    const pages = Number((await page.getByText(/^Page \d+ of \d+$/).innerText()).split(' ').at(-1));
    const next = page.getByRole('button', { name: 'Next' });
    for (let turned = 1; turned < pages; turned += 1) await next.click();
    await page.getByText(`Page ${pages} of ${pages}`).waitFor();
    // As if the child had taken its time.
    const reader = { starling: web.starling, childId: tablet.family.child.id, token: device.accessToken };
    await readStory(reader, 'the-loudest-mouse');
    await next.click();
    await page.getByText('The end.').waitFor();
    await page.goto(`${web.starling.url}/games`);
    await showsTitle(page, 'Games');
  });

  test('a talk without own words has pictures, and no keyboard', async () => {
    await openControls(web.starling, tablet.family.child.id, { areas: { ...areas, own_words: false } });
    const { page } = await openDevice('/chat');
    const starters = page.getByRole('list', { name: 'Things to say' }).getByRole('button');
    await starters.first().click();
    await page.locator('[data-role=assistant]').waitFor();
    await starters.first().waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
  });
});
