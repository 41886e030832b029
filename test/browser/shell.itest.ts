import type { Page } from 'playwright-core';
import { buildConversation } from '../factories/conversations.js';
import { registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { allFindings, seriousFindings } from '../support/axe.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });

const path = (page: Page) => new URL(page.url()).pathname;
const sideBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

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
    await web.context.clock.install();
    await web.context.clock.pauseAt(Date.now() + 60_000);
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

describe('the side bar', () => {
  test('collapses to its icons and expands again with a button, and remembers it over a reload', async () => {
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

  test('disables items without a page and labels them Coming Soon', async () => {
    const page = await web.open(await registerParent(web.starling), '/settings');
    const soon = sideBar(page).getByText('Coming Soon', { exact: true });
    const row = sideBar(page).getByRole('button', { name: 'Coming later' });
    await row.waitFor();
    expect(await soon.filter({ visible: true }).count()).toBe(0);
    await row.click();
    await soon.first().waitFor();
    const items = await sideBar(page)
      .locator('[aria-disabled=true]')
      .evaluateAll((all) =>
        all.map((item) => [...item.querySelectorAll('[class*=label], [class*=soon]')].map((it) => it.textContent)),
      );
    expect(items).toEqual([['Device Profiles', 'Coming Soon']]);
    expect(await sideBar(page).locator('[aria-disabled=true] :is(a, button)').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await row.click();
    await soon.first().waitFor({ state: 'hidden' });
  });

  test('lists the last seven conversations below New Chat, and follows new and renamed ones', async () => {
    const account = await registerParent(web.starling);
    const ids: string[] = [];
    for (let talk = 1; talk <= 8; talk += 1) {
      ids.push(await buildConversation(web.starling, account.user.id, { title: `Talk ${talk}`, minutesAgo: talk }));
    }
    const page = await web.open(account, '/settings');
    const talks = sideBar(page).getByRole('list', { name: 'Recent conversations' }).getByRole('link');
    await talks.first().waitFor();
    expect(await talks.allInnerTexts()).toEqual([1, 2, 3, 4, 5, 6, 7].map((talk) => `Talk ${talk}`));

    await talks.nth(2).click();
    await page.waitForURL(`**/conversation-list/${ids[2]}`);
    await page.getByRole('heading', { level: 1, name: 'Talk 3' }).waitFor();
    expect(await talks.nth(2).getAttribute('aria-current')).toBe('page');
    expect(await page.title()).toBe('Talk 3 · Starling');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Conversation title').fill('Moon talk');
    await page.keyboard.press('Enter');
    await talks.filter({ hasText: 'Moon talk' }).waitFor();

    // The list page shows them itself.
    await sideBar(page).getByRole('link', { name: 'Conversation Sessions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor();
    expect(await talks.count()).toBe(0);
  });

  test('shows a change that comes while the answer to an earlier one is on its way', async () => {
    const account = await registerParent(web.starling);
    const first = await buildConversation(web.starling, account.user.id, { title: 'Rain', minutesAgo: 1 });
    const second = await buildConversation(web.starling, account.user.id, { title: 'Snow', minutesAgo: 2 });
    const heard: string[] = [];
    web.context.on('page', (opened) =>
      opened.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload)))),
    );
    const page = await web.open(account, '/settings');
    const talks = sideBar(page).getByRole('list', { name: 'Recent conversations' }).getByRole('link');
    await talks.nth(1).waitFor();

    const isAsked = Promise.withResolvers<void>();
    const mayArrive = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query RecentConversations')) return route.continue();
      const response = await route.fetch();
      isAsked.resolve();
      await mayArrive.promise;
      return route.fulfill({ response });
    });
    const rename = (id: string, title: string) =>
      api(web.starling.url).patch(`/conversations/${id}`, { title }, account.accessToken);
    await rename(first, 'Hail');
    await isAsked.promise;
    await rename(second, 'Fog');
    await until(() => heard.some((frame) => frame.includes('"Fog"')));
    mayArrive.resolve();
    await until(async () => (await talks.allInnerTexts()).join() === 'Hail,Fog');
  });

  test('begins a new chat in the middle of another', async () => {
    const account = await registerParent(web.starling);
    const page = await web.open(account, '/chat');
    const answers = page.locator('[data-role=assistant]:not([data-streaming])');
    for (const question of ['Why is the sky blue?', 'Why do cats purr?']) {
      await page.getByText('Your friendly learning companion').waitFor();
      await page.getByPlaceholder('How can I help you today?').fill(question);
      await page.keyboard.press('Enter');
      await answers.first().waitFor();
      await sideBar(page).getByRole('link', { name: 'New Chat' }).click();
    }
    await page.getByText('Your friendly learning companion').waitFor();
    expect(await answers.count()).toBe(0);
    await sideBar(page).getByRole('list', { name: 'Recent conversations' }).getByRole('link').nth(1).waitFor();
  });

  test('marks the conversations on each of their pages', async () => {
    const page = await web.open(await registerParent(web.starling), '/conversations');
    for (const address of ['/conversations', '/conversation', '/conversation-list']) {
      await page.goto(`${web.starling.url}${address}`);
      await sideBar(page).getByRole('link', { name: 'Conversation Sessions' }).waitFor();
      expect(await sideBar(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['Conversation Sessions']);
    }
  });

  test.each([
    [
      'admin',
      [
        'Admin Dashboard',
        'User Management',
        'Waitlist Admin',
        'Moderation Dashboard',
        'Reports',
        'Analytics',
        'Audit Log',
        'System Settings',
      ],
    ],
    ['moderator', ['Moderation Dashboard', 'Reports']],
    ['parent', []],
  ] as const)('begins with the staff pages of %s, and leads to the settings, also on a phone', async (role, staff) => {
    const account = role === 'parent' ? await registerParent(web.starling) : await signInAs(web.starling, role);
    const page = await web.open(account, '/profile');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Chat', exact: true }).waitFor();
    const links = await menu.getByRole('listitem').getByRole('link').allInnerTexts();
    expect(links.slice(0, staff.length + 1)).toEqual([...staff, 'Chat']);
    expect(await seriousFindings(page)).toEqual([]);
    await menu.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.waitForURL('**/settings');
    await page.getByRole('button', { name: /^Account of/ }).click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await items.filter({ hasText: 'Log out' }).waitFor();
    expect(await items.allInnerTexts()).toEqual(expect.arrayContaining(['Settings', 'Content']));
    expect(
      await page
        .getByRole('menu')
        .getByText(/^Coming/)
        .count(),
    ).toBe(0);
  });
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
