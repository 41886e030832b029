import { type Controls, WEEKDAYS } from '../../contract/controls.js';
import { OPEN_CONTROLS, openControls } from '../factories/families.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { showsTitle, useChildTablet } from '../support/child-tablet.js';
import { SOON_MS } from '../support/wait.js';

const tablet = useChildTablet();
const { web, openDevice } = tablet;
const rest = () => api(web.starling.url);
const token = () => tablet.parent.accessToken;
const setRules = (rules: Partial<Controls>) => openControls(web.starling, tablet.family.child.id, rules);
const USED_UP = { budgets: Object.fromEntries(WEEKDAYS.map((day) => [day, 0])) as Controls['budgets'] };
const DEATH_IS_ASKED = { topics: { ...OPEN_CONTROLS.topics, death: 'ask' as const } };

/** The guardian answers the one question that waits. */
async function decide(decision: object): Promise<void> {
  const { body: waiting } = await rest().get('/requests?state=pending', token());
  expect(waiting).toHaveLength(1);
  const { status } = await rest().post(`/requests/${waiting[0].id}/decision`, decision, token());
  expect(status).toBe(200);
}

afterEach(async () => {
  await web.starling.sql('DELETE FROM child_requests WHERE child_id = $1', [tablet.family.child.id]);
  await web.starling.sql('DELETE FROM child_grants WHERE child_id = $1', [tablet.family.child.id]);
  await setRules({});
});

describe('a child that asks for more time', () => {
  test('sees that it waits, and the screen opens within a second after the yes, by keyboard alone', async () => {
    await setRules(USED_UP);
    const { page } = await openDevice('/home');
    await showsTitle(page, 'All done for today.');
    await page.getByRole('button', { name: 'Ask for more time' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('You asked. Now wait for your grown-up.').waitFor();
    expect(await page.locator(':focus').innerText()).toBe('You asked. Now wait for your grown-up.');
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByText('You asked. Now wait for your grown-up.').waitFor();
    await decide({ decision: 'once', minutes: 20 });
    const decided = Date.now();
    await showsTitle(page, 'Hello, Mia 1');
    expect(Date.now() - decided).toBeLessThan(SOON_MS);
    await page.getByText('Your grown-up said yes. 20 more minutes.').waitFor();
  });

  test('reads a no in kind words, with what the grown-up wrote, and may ask again', async () => {
    await setRules(USED_UP);
    const { page } = await openDevice('/home');
    await page.getByRole('button', { name: 'Ask for more time' }).click();
    await page.getByText('You asked. Now wait for your grown-up.').waitFor();
    await decide({ decision: 'deny', note: 'After supper.' });
    await page.getByText('Your grown-up said: not now. After supper.').waitFor();
    await showsTitle(page, 'All done for today.');
    await page.getByRole('button', { name: 'Ask again' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('is not sent round in circles when nothing can be sent', async () => {
    await setRules(USED_UP);
    const { page } = await openDevice('/home');
    const ask = page.getByRole('button', { name: 'Ask for more time' });
    await ask.waitFor();
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'CreateRequest' ? route.abort() : route.fallback(),
    );
    await ask.click();
    await page.getByText('That did not work. Try again.').waitFor();
    await ask.waitFor();
  });
});

describe('a child that asks about a topic which its grown-ups decide on', () => {
  const ask = async () => {
    await setRules(DEATH_IS_ASKED);
    const { page } = await openDevice('/chat');
    await page.getByPlaceholder('Write to Starling').fill('Why do people die?');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: "Let's ask your grown-up." }).waitFor();
    return page;
  };

  test('gets the answer in the place of the card after a yes', async () => {
    const page = await ask();
    expect(await seriousFindings(page)).toEqual([]);
    await decide({ decision: 'once' });
    await page.getByRole('region', { name: "Let's ask your grown-up." }).waitFor({ state: 'detached' });
    await page.locator('[data-role=assistant]:not([data-streaming])').waitFor();
    expect(await page.locator('[data-role=assistant]').count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Not this one today.' }).count()).toBe(0);
  });

  test('gets kind words after a no', async () => {
    const page = await ask();
    await decide({ decision: 'deny' });
    await page.getByRole('region', { name: 'Not this one today.' }).waitFor();
    expect(await page.locator('[data-role=assistant]').count()).toBe(1);
    expect(await page.getByRole('region', { name: "Let's ask your grown-up." }).count()).toBe(0);
  });
});

describe('a child that tells of harm at home', () => {
  test('finds the answer on its screen, and a new talk after the next load', async () => {
    const { page } = await openDevice('/chat');
    const say = async (text: string) => {
      await page.getByPlaceholder('Write to Starling').fill(text);
      await page.keyboard.press('Enter');
    };
    await say('my dad hits me every night');
    await page.getByText('This is not shown to your family.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('list', { name: 'Things to say' }).waitFor();
    expect(await page.locator('[data-role=user]').count()).toBe(0);
  });
});
