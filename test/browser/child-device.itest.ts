import type { Page } from 'playwright-core';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { PIN, pathOf, showsTitle, TABLET, useChildTablet } from '../support/child-tablet.js';
import { until } from '../support/wait.js';

const tablet = useChildTablet();
const { web, showCode, codeOn, openDevice } = tablet;
const rest = () => api(web.starling.url);

async function approve(code: string, page: Page, wrong = false): Promise<number> {
  const shown = await page.locator('[data-avatar]').getAttribute('data-avatar');
  const { pictures } = (await rest().get(`/devices/pair/${code}`, tablet.parent.accessToken)).body;
  const picture = wrong ? pictures.find((one: string) => one !== shown) : shown;
  const body = { child_id: tablet.family.child.id, name: 'Kitchen tablet', picture };
  return (await rest().post(`/devices/pair/${code}/approve`, body, tablet.parent.accessToken)).status;
}

describe('a device that waits for its pairing', () => {
  test('shows a code, and opens the home of the child once a guardian has approved it', async () => {
    const { page, code } = await showCode(web.context);
    await page.getByRole('img', { name: new RegExp(`^QR code of http://\\S+/pair\\?code=${code}$`) }).waitFor();
    await page.getByText(/This code works for 9:\d\d more\./).waitFor();
    expect(await approve(code, page)).toBe(200);
    await showsTitle(page, 'Hello, Mia 1');
    expect(pathOf(page)).toBe('/home');
    await page.reload();
    await page.getByText('Your grown-ups can read this').waitFor();
  });

  test('waits in two browsers at the same time, each with a code of its own', async () => {
    const [first, second] = [await showCode(web.context), await showCode(await web.newContext(TABLET))];
    expect(first.code).not.toBe(second.code);
    await approve(second.code, second.page);
    await showsTitle(second.page, 'Hello, Mia 1');
    expect(await codeOn(first.page)).toBe(first.code);
  });

  test('shows a new code with one tap after the wrong picture was chosen', async () => {
    const { page, code } = await showCode(web.context);
    expect(await approve(code, page, true)).toBe(409);
    const button = page.getByRole('button', { name: 'Show a new code' });
    await button.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Space');
    expect(await codeOn(page)).not.toBe(code);
  });

  test('says that a code has expired', async () => {
    const { page } = await showCode(web.context);
    await web.starling.sql(`UPDATE device_pairings SET expires_at = now() - interval '1 second'`);
    await page.getByText('This code no longer works.').waitFor();
    await page.getByRole('button', { name: 'Show a new code' }).click();
    await codeOn(page);
  });

  test('asks less often when the server tells it to slow down', async () => {
    /** By the clock of the page, which the test moves. */
    const asked: number[] = [];
    await web.context.clock.install();
    await web.context.route('**/devices/pair', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), interval: 0.2 } });
    });
    await web.context.route('**/devices/pair/token', async (route) => {
      asked.push(await route.request().frame().evaluate('Date.now()'));
      const json = { status: 400, error: 'slow_down', message: '', detail: { interval: 10 }, request_id: '' };
      await route.fulfill({ status: 400, json });
    });
    const { page } = await showCode(web.context);
    const isAskedAgain = async () => {
      await page.clock.fastForward(500);
      return asked.length >= 2;
    };
    await until(isAskedAgain, { what: 'a second question' });
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(5_000);
  });
});

describe('a shared device', () => {
  test('is given to another child, whose conversation is another one', async () => {
    const { page } = await openDevice('/chat', { isShared: true });
    await page.getByPlaceholder('Write to Starling').fill('Tell me a story about a fox');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The Fox and the Other Half of the Moon' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Not Mia 1?' }).click();
    await showsTitle(page, 'Who is here?');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mia 2' }).click();
    await showsTitle(page, 'Hello, Mia 2');
    await page.getByRole('link', { name: 'Talk' }).click();
    await page.getByRole('list', { name: 'Things to say' }).waitFor();
    expect(await page.getByRole('heading', { name: 'The Fox and the Other Half of the Moon' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Home' }).click();
    await showsTitle(page, 'Hello, Mia 2');
  });

  test('stays with its child when a device is not shared', async () => {
    const { page } = await openDevice('/home/who');
    await showsTitle(page, 'Hello, Mia 1');
  });
});

describe('the page for grown-ups', () => {
  test('shows the device as it sees itself', async () => {
    const { page } = await openDevice('/device-profiles', { isShared: true });
    await showsTitle(page, 'For grown-ups');
    await page.getByText('Kitchen tablet').waitFor();
    await page.getByText('Mia 1 (now)').waitFor();
    await page.getByText('Mia 2').waitFor();
  });

  test('counts wrong PINs, and locks after five', async () => {
    const { page } = await openDevice('/device-profiles');
    const field = page.getByLabel('Household PIN');
    await field.fill('12');
    await field.press('Enter');
    await page.getByText('A PIN has 4 to 8 digits.').waitFor();
    for (const text of [
      'You have 4 more tries.',
      'You have 3 more tries.',
      'You have 2 more tries.',
      'You have one more try.',
      'Too many wrong PINs. Try again in 15 minutes.',
    ]) {
      await field.fill('0000');
      await field.press('Enter');
      await page.getByText(text).waitFor();
    }
    await field.fill(PIN);
    await field.press('Enter');
    await page.getByText(/^Too many wrong PINs\. Try again in 15 minutes\.$/).waitFor();
    expect(pathOf(page)).toBe('/device-profiles');
  });

  test('opens the sign-in page with the PIN, and keeps nothing of the child', async () => {
    const { page, device } = await openDevice('/home');
    await page.getByRole('link', { name: 'For grown-ups' }).click();
    await page.getByLabel('Household PIN').fill(PIN);
    await page.getByRole('button', { name: 'Sign out of this device' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Mia');
    expect(await page.evaluate("localStorage.getItem('auth_token')")).toBeNull();
    expect((await rest().get('/devices/me', device.accessToken)).status).toBe(401);
  });
});

describe('a device that a guardian signs out', () => {
  test('shows the pairing page and keeps nothing', async () => {
    const { page, device } = await openDevice('/chat');
    await page.getByRole('list', { name: 'Things to say' }).waitFor();
    await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
    await rest().delete(`/devices/${device.id}`, tablet.parent.accessToken);
    await page.waitForURL('**/pair-device?ended');
    await page.getByText('This device was signed out').waitFor();
    await codeOn(page);
    expect(await page.evaluate("localStorage.getItem('auth_token')")).toBeNull();
  });
});
