import type { Page } from 'playwright-core';
import { buildConversation } from '../factories/conversations.js';
import { registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
const sideBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

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
    await until(async () => (await page.title()) === 'Talk 3 · Starling');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Conversation title').fill('Moon talk');
    await page.keyboard.press('Enter');
    await talks.filter({ hasText: 'Moon talk' }).waitFor();

    // The list page shows them itself.
    await sideBar(page).getByRole('link', { name: 'Conversation Sessions' }).press('Enter');
    // The new page begins at its title, for Tab and for screen readers.
    await page.getByRole('heading', { level: 1, name: 'Conversations' }).and(page.locator(':focus')).waitFor();
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
