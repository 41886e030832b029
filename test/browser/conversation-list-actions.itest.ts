import { buildConversation } from '../factories/conversations.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { operations, rows, shows } from '../support/conversation-rows.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
let account: Account;

beforeEach(async () => {
  account = await registerParent(web.starling);
});

const open = (path: string) => web.open(account, path);
const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(web.starling, account.user.id, seed);

/** Runs in the page. */
const isOfBorderColor = (skeleton: Element) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--starling-border)';
  const border = getComputedStyle(probe).color;
  probe.remove();
  return getComputedStyle(skeleton).backgroundColor === border;
};

describe('several selected conversations', () => {
  beforeEach(async () => {
    for (const [index, title] of ['One', 'Two', 'Three', 'Four'].entries()) await add({ title, minutesAgo: index + 1 });
  });

  test('are archived and unarchived with one request each', async () => {
    const page = await open('/conversation-list');
    await shows(page, 'One', 'Two', 'Three', 'Four');
    const asked = operations(page);
    await page.getByLabel('Select One').check();
    await page.getByLabel('Select Three').click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
    await shows(page, 'Four');
    await page.getByText('3 conversations were archived.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, 'One', 'Two', 'Three', 'Four');
    await until(async () => {
      const { body } = await api(web.starling.url).get('/conversations', account.accessToken);
      return body.length === 4;
    });
    expect(asked.filter((name) => name.startsWith('Update'))).toEqual(['UpdateConversations', 'UpdateConversations']);
  });

  test('leave conversations in the archive on Undo if they were archived before', async () => {
    const kept = await add({ title: 'Kept', archived: true, minutesAgo: 9 });
    const page = await open('/conversation-list?archived=true');
    await shows(page, 'One', 'Two', 'Three', 'Four', 'Kept');
    await page.getByLabel('Select One').check();
    await page.getByRole('button', { name: 'Select all 5' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
    await page.getByText('4 conversations were archived.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(async () => {
      const { body } = await api(web.starling.url).get('/conversations', account.accessToken);
      return body.length === 4;
    });
    expect((await api(web.starling.url).get(`/conversations/${kept}`, account.accessToken)).body.is_archived).toBe(
      true,
    );
  });

  test('are pinned to the top, and unpinned', async () => {
    const page = await open('/conversation-list');
    await shows(page, 'One', 'Two', 'Three', 'Four');
    const asked = operations(page);
    const toolbar = page.getByRole('toolbar');
    for (const title of ['Three', 'Four']) await page.getByLabel(`Select ${title}`).check();
    await toolbar.getByRole('button', { name: 'Pin', exact: true }).click();
    await shows(page, 'Three', 'Four', 'One', 'Two');
    await toolbar.waitFor({ state: 'detached' });
    for (const title of ['Three', 'Four']) await page.getByLabel(`Select ${title}`).check();
    await toolbar.getByRole('button', { name: 'Unpin' }).click();
    await shows(page, 'One', 'Two', 'Three', 'Four');
    expect(asked.filter((name) => name !== 'UpdateConversations')).toEqual([]);
  });

  test('can be selected with the keyboard and deselected with Escape', async () => {
    const page = await open('/conversation-list');
    await shows(page, 'One', 'Two', 'Three', 'Four');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
  });
});

test('one is archived, and the archiving undone, by Tab and Space alone, and the focus is never lost', async () => {
  for (const [index, title] of ['One', 'Two'].entries()) await add({ title, minutesAgo: index + 1 });
  const page = await open('/conversation-list');
  await shows(page, 'One', 'Two');
  const focused = page.locator(':focus');
  const tabTo = (name: string) =>
    until(async () => {
      if (
        (await focused.count()) === 1 &&
        ((await focused.getAttribute('aria-label')) ?? (await focused.innerText())) === name
      )
        return true;
      await page.keyboard.press('Tab');
      return false;
    });
  await page.getByRole('link', { name: 'One' }).focus();
  await tabTo('Actions for One');
  await page.keyboard.press('Space');
  await page.getByRole('menuitem', { name: 'Archive' }).waitFor();
  await tabTo('Archive');
  await page.keyboard.press('Space');
  await shows(page, 'Two');
  await page.getByRole('button', { name: 'Undo' }).and(focused).waitFor();
  await page.keyboard.press('Space');
  await shows(page, 'One', 'Two');
  // The toast is gone. The focus is back in the list.
  await page.getByRole('list', { name: 'Conversations' }).locator(':focus').waitFor();
});

test('Ctrl+Z takes back the last thing alone', async () => {
  for (const [index, title] of ['One', 'Two'].entries()) await add({ title, minutesAgo: index + 1 });
  // On a busy machine, the ten seconds of the first toast would be over before it is used.
  await web.context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const waitLonger = (work: () => void, ms?: number) => wait(work, ms === 10_000 ? 600_000 : ms);
    Object.assign(window, { setTimeout: waitLonger });
  });
  const page = await open('/conversation-list');
  for (const [title, ...left] of [['One', 'Two'], ['Two']] as const) {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await shows(page, ...left);
  }
  await page.getByRole('button', { name: 'Undo' }).nth(1).waitFor();
  await page.keyboard.press('Control+z');
  await shows(page, 'Two');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await shows(page, 'One', 'Two');
});

describe('before the server responds', () => {
  test('a change shows immediately, and is rolled back with a message if the server refuses it', async () => {
    await add({ title: 'Old name' });
    const page = await open('/conversation-list');
    await shows(page, 'Old name');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation UpdateConversation')) return route.fallback();
      await held;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Actions for Old name' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Conversation title').fill('New name');
    await page.keyboard.press('Enter');
    await shows(page, 'New name');
    answer();
    await page.getByText('That change was not saved').waitFor();
    await shows(page, 'Old name');
  });

  test('a skeleton shows in the colour of borders, and an error without a message gets the text of the page', async () => {
    const page = await open('/chat');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Conversations(')) return route.fallback();
      await held;
      await route.fulfill({ json: { errors: [{ message: '', extensions: {} }] } });
    });
    await page.goto(`${web.starling.url}/conversation-list`);
    await page.getByText('Loading', { exact: true }).first().waitFor();
    const bones = page.getByRole('main').locator('[aria-busy=true] [class*=bone]');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await until(() => bones.first().evaluate(isOfBorderColor), { what: `a skeleton for ${colorScheme}` });
    }
    expect(await bones.evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderRadius === '50%'))).toEqual(
      [],
    );
    answer();
    await page.getByRole('alert').getByText('Failed to load conversations').waitFor();
  });
});

describe('the toast after archiving', () => {
  test.each([
    [1280, 900],
    [390, 844],
    [320, 568],
  ])('stands whole at the bottom of %d × %d, above the bar, and Undo works for ten seconds', async (width, height) => {
    await web.context.clock.install();
    const title = 'A conversation whose title is long enough to need more lines';
    await add({ title });
    const page = await open('/conversation-list');
    await page.setViewportSize({ width, height });
    const archive = async () => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
    };
    await archive();
    const toast = page.getByRole('alert').filter({ hasText: 'was archived' });
    const undo = toast.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    const floor = (await bar.isVisible()) ? (await bar.boundingBox())!.y : height;
    await until(async () => {
      const box = (await toast.boundingBox())!;
      return box.y > height / 2 && box.y + box.height <= floor && box.x >= 0 && box.x + box.width <= width;
    });
    const [box, button] = [(await toast.boundingBox())!, (await undo.boundingBox())!];
    expect(button.x + button.width).toBeLessThanOrEqual(box.x + box.width);
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(await undo.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await toast.getByText('was archived').evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await undo.click();
    await rows(page).filter({ hasText: title }).waitFor();
    const now = () => page.evaluate(() => Date.now());
    const before = await now();
    await archive();
    await undo.waitFor();
    await toast.hover();
    // Far enough ahead that a busy machine has not passed it before the clock stops there.
    const after = (await now()) + 3_000;
    await page.clock.pauseAt(after);
    // The toast came after `before` and not later than `after`; ten seconds later it goes.
    await page.clock.runFor(before + 9_999 - after);
    expect(await undo.isVisible()).toBe(true);
    await page.clock.runFor(after + 10_000 - (before + 9_999));
    await undo.waitFor({ state: 'detached' });
  });

  test.each([
    [1280, 900],
    [390, 844],
  ])('covers neither the composer nor the top of a conversation at %d × %d', async (width, height) => {
    const id = await add({ title: 'Ducks' });
    const page = await open(`/conversation-list/${id}`);
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Actions for Ducks' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'was archived' });
    const composer = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Message to Starling' }) });
    await until(async () => {
      const [above, below] = [await toast.boundingBox(), await composer.boundingBox()];
      return above !== null && below !== null && above.y > height / 2 && above.y + above.height <= below.y;
    });
    expect(await toast.getByRole('button', { name: 'Undo' }).isVisible()).toBe(true);
  });
});
