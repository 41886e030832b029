import type { Locator, Page } from 'playwright-core';
import { registerParent, signInAs } from '../support/accounts.js';
import { allFindings } from '../support/axe.js';
import { stopClock } from '../support/page-state.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });

const path = (page: Page) => new URL(page.url()).pathname;

test.each(['/', '/chat', '/conversations', '/admin/users', '/library', '/voice', '/no-such-page'])(
  'a signed-out visitor of %s sees the login page',
  async (address) => {
    const page = await web.context.newPage();
    await page.goto(`${web.starling.url}${address}`);
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
  },
);

test('the page verifies access until the user is known', async () => {
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

describe('the landmarks and headings', () => {
  const landmarks = async (page: Page) => [
    await page.getByRole('main').count(),
    await page.getByRole('heading', { level: 1 }).count(),
  ];

  test.each([
    ['/no-such-page', 'Page not found'],
    ['/remainders', 'Reminders'],
    ['/conversations', 'Conversations'],
    ['/settings', 'Settings'],
    ['/admin', 'Access Denied'],
  ])('of %s are one main and one heading of the first level, inside the shell', async (path, name) => {
    const page = await web.open(await registerParent(web.starling), path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await landmarks(page)).toEqual([1, 1]);
    expect(await allFindings(page)).toEqual([]);
  });

  test.each([
    ['/login', 'Nurture Curiosity with Smart Learning'],
    ['/waitlist', 'Join the waitlist'],
  ])('of %s are one main and one heading of the first level, without a sign-in', async (path, name) => {
    const page = await web.context.newPage();
    await page.goto(`${web.starling.url}${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await landmarks(page)).toEqual([1, 1]);
    expect(await allFindings(page)).toEqual([]);
  });

  test.each([
    ['/auth/error?error=oauth_failed', 'Redirecting to login'],
    ['/auth/success?code=never-made', 'Authentication Failed'],
  ])('of %s are one main and one heading of the first level, until the page redirects', async (path, text) => {
    await stopClock(web.context);
    const page = await web.context.newPage();
    await page.goto(`${web.starling.url}${path}`);
    await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Sign-in did not work' }).waitFor();
    expect(await landmarks(page)).toEqual([1, 1]);
  });
});

describe('the header', () => {
  test('has a logo that opens the chat', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    await page.getByRole('banner').getByRole('link', { name: 'Starling, to the chat' }).click();
    await page.waitForURL('**/chat');
  });

  test('leads parents to Parental Controls on wider screens, and moderators not', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    await page.getByRole('banner').getByRole('link', { name: 'Parental Controls' }).click();
    await page.waitForURL('**/parental');
    await page.getByRole('heading', { level: 1, name: 'Parental Controls' }).waitFor();

    const context = await web.newContext();
    const moderator = await openSignedIn(context, web.starling, await signInAs(web.starling, 'moderator'), '/settings');
    await moderator.getByRole('banner').getByRole('button', { name: 'Notifications' }).waitFor();
    expect(await moderator.getByRole('banner').getByText('Parental Controls').count()).toBe(0);
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

test('forced colours show which page and which choice is the current one, and which field has the focus', async () => {
  const page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  // The styles for it load with the change.
  await until(async () => (await groundOf(link('Settings'))) !== (await groundOf(link('Profile'))));
  const themes = page.getByRole('radiogroup', { name: 'Theme' }).locator('label');
  const grounds = await Promise.all([0, 1, 2, 3].map((index) => groundOf(themes.nth(index))));
  expect(new Set(grounds).size).toBe(2);
  const field = page.getByRole('textbox').first();
  await field.focus();
  expect(await field.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

describe('a page that does not exist yet', () => {
  test('says Coming Soon beside its title', async () => {
    const page = await web.open(await signInAs(web.starling, 'admin'), '/device-profiles');
    await page.getByRole('heading', { level: 1, name: 'Device Profiles', exact: true }).waitFor();
    await page.getByRole('main').getByText('Coming Soon', { exact: true }).waitFor();
    expect(path(page)).toBe('/device-profiles');
  });

  test('opens under the right spelling of its name too', async () => {
    const page = await web.open(await registerParent(web.starling), '/reminders');
    await page.waitForURL('**/remainders');
    await page.getByRole('heading', { level: 1, name: 'Reminders', exact: true }).waitFor();
  });
});

describe('a page that the account may not open', () => {
  test('shows what it requires and what the account has, and offers a way back', async () => {
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

  test("sends a child's device home without naming permissions", async () => {
    const page = await web.open(await signInAs(web.starling, 'device'), '/settings');
    await page.waitForURL('**/home');
    await page.getByRole('heading', { name: 'Hello, Mia 1' }).waitFor();
    expect(await page.getByText('Access Denied').count()).toBe(0);
  });
});
