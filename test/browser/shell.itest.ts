import type { Page } from 'playwright-core';
import { registerParent, signInAs } from '../support/accounts.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });

const path = (page: Page) => new URL(page.url()).pathname;
const sideBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.each(['/', '/chat', '/conversations', '/admin/users', '/library', '/voice', '/no-such-page'])(
  'leads a signed-out visitor of %s to the login page',
  async (address) => {
    const page = await web.context.newPage();
    await page.goto(`${web.starling.url}${address}`);
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
  },
);

test('says that it verifies access until it knows who is here', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await web.context.route('**/api/v1/users/me', async (route) => {
    await held;
    await route.continue();
  });
  const page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByText('Verifying access permissions').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  answer();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

describe('the header', () => {
  test('leads from its logo to the chat', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    await page.getByRole('banner').getByRole('link', { name: 'Starling, to the chat' }).click();
    await page.waitForURL('**/chat');
  });

  test('has a Parental Controls button on wider screens alone', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    const button = page.getByRole('banner').getByRole('link', { name: 'Parental Controls' });
    await button.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await button.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button.click();
    await page.waitForURL('**/parental');
  });

  test('shows the initials of the user and a dot in the colour of the status', async () => {
    const account = await registerParent(web.starling, { first_name: 'Ada', last_name: 'Winter' });
    const page = await web.open(account, '/settings');
    const avatar = page.getByRole('button', { name: 'Account of Ada Winter' });
    await avatar.getByText('AW', { exact: true }).waitFor();
    const hasDot = (status: string, color: string) =>
      avatar.locator(`[data-presence=${status}][style*="--mantine-color-${color}-"]`).waitFor();
    await hasDot('online', 'green');
    await avatar.click();
    for (const [label, status, color] of [
      ['Away', 'away', 'yellow'],
      ['Do not disturb', 'do_not_disturb', 'red'],
      ['Invisible', 'invisible', 'gray'],
    ] as const) {
      await page.getByRole('menuitem', { name: label }).click();
      await hasDot(status, color);
    }
  });
});

describe('the side bar', () => {
  test('is narrowed to its icons and widened again by a button, and stays so over a reload', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    const label = sideBar(page).getByText('Growth Guide', { exact: true });
    const icon = sideBar(page).getByRole('link', { name: 'Growth Guide' }).locator('svg');
    const labelWidth = async () => (await label.boundingBox())?.width ?? 0;
    await icon.waitFor();
    expect(await labelWidth()).toBeGreaterThan(50);

    await sideBar(page).getByRole('button', { name: 'Collapse side bar' }).click();
    await until(async () => (await labelWidth()) <= 1);
    await page.reload();
    await icon.waitFor();
    expect(await labelWidth()).toBeLessThanOrEqual(1);

    await sideBar(page).getByRole('button', { name: 'Expand side bar' }).click();
    await until(async () => (await labelWidth()) > 50);
  });

  test('disables what has no page yet and labels it Coming Soon', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    const items = sideBar(page).locator('li');
    await items.last().waitFor();
    const states = await items.evaluateAll((all) =>
      all.map((item) => [
        item.querySelector('[class*=label]')?.textContent,
        item.querySelector('a') ? 'link' : item.querySelector('button') ? 'button' : 'disabled',
        item.querySelector('[aria-disabled=true] [class*=soon]')?.textContent ?? null,
      ]),
    );
    const link = (label: string) => [label, 'link', null];
    const soon = (label: string) => [label, 'disabled', 'Coming Soon'];
    expect(states).toEqual([
      link('Chat'),
      link('Conversation Sessions'),
      soon('Voice'),
      link('Growth Guide'),
      link('Stories'),
      link('Games'),
      soon('Remainders'),
      soon('Schedules'),
      soon('Contents'),
      soon('Progress Dashboard'),
      soon('Parental Controls'),
      soon('Child Profiles'),
      soon('Device Profiles'),
      link('Profile'),
      ['Logout', 'button', null],
    ]);
  });
});

describe('a page that does not exist yet', () => {
  test('says Coming Soon under its title', async () => {
    const page = await web.open(await signInAs(web.starling, 'admin'), '/voice');
    for (const [address, title] of [
      ['/voice', 'Voice'],
      ['/remainders', 'Reminders'],
      ['/schedules', 'Schedules'],
      ['/contents', 'Contents'],
      ['/progress', 'Progress Dashboard'],
      ['/parental', 'Parental Controls'],
      ['/family-settings', 'Parental Controls'],
      ['/profiles', 'Child Profiles'],
      ['/child-profiles', 'Child Profiles'],
      ['/device-profiles', 'Device Profiles'],
    ] as const) {
      await page.goto(`${web.starling.url}${address}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.getByRole('main').getByText('Coming Soon', { exact: true }).waitFor();
      expect(path(page)).toBe(address);
    }
  });

  test('is found under the right spelling of its name, too', async () => {
    const page = await web.open(await registerParent(web.starling), '/reminders');
    await page.waitForURL('**/remainders');
    await page.getByRole('heading', { level: 1, name: 'Reminders', exact: true }).waitFor();
  });
});

describe('a page that the account may not open', () => {
  test('names what it asks for and what the account has, and leads back', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.goto(`${web.starling.url}/admin/users`);
    await page.getByText('Access Denied').waitFor();
    const facts = await page
      .locator('dl')
      .evaluate((list) =>
        [...list.querySelectorAll('dt')].map((term) => [
          term.textContent,
          ...[...(term.nextElementSibling?.querySelectorAll('.mantine-Badge-label') ?? [])].map((it) => it.textContent),
          ...(term.nextElementSibling?.childElementCount ? [] : [term.nextElementSibling?.textContent]),
        ]),
      );
    expect(facts).toEqual([
      ['Required role', 'admin'],
      ['Allowed roles', 'admin'],
      ['Required permissions', 'view_admin_dashboard', 'view_users'],
      ['Requested path', '/admin/users'],
      ['Current role', 'parent'],
    ]);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/settings');
  });

  test("leads a child's device to the chat without a word on permissions", async () => {
    const page = await web.open(await signInAs(web.starling, 'device'), '/settings');
    await page.waitForURL('**/chat');
    await page.getByText('Your friendly learning companion').waitFor();
    expect(await page.getByText('Access Denied').count()).toBe(0);
  });
});
