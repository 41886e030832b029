import { type Account, registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { useWebClient } from '../support/web-client.js';
import { findSmallControls, measureFaintTexts } from './measure-controls.js';

const web = useWebClient();
const PHONE = { width: 390, height: 844 };

let parent: Account;
let admin: Account;
beforeAll(async () => {
  [parent, admin] = [await registerParent(web.starling), await signInAs(web.starling, 'admin')];
  await api(web.starling.url).post('/waitlist/join', { email: 'family@example.org' });
});

test.each([
  ['parent', '/chat'],
  ['parent', '/conversations'],
  ['parent', '/conversation-list'],
  ['parent', '/library'],
  ['parent', '/profile'],
  ['parent', '/settings'],
  ['admin', '/admin'],
  ['admin', '/admin/users'],
  ['admin', '/admin/waitlist'],
  ['admin', '/admin/audit'],
  ['admin', '/admin/analytics'],
  ['admin', '/admin/settings'],
  ['admin', '/moderation'],
  ['admin', '/moderation/reports'],
])('a finger of a %s hits every control of %s, and no field makes a phone zoom', async (who, path) => {
  const context = await web.newContext(PHONE, { hasTouch: true, isMobile: true });
  const page = await openSignedIn(context, web.starling, who === 'admin' ? admin : parent, path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await findSmallControls(page)).toEqual([]);
});

test('a finger hits every control of the pages without a sign-in', async () => {
  const context = await web.newContext(PHONE, { hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${web.starling.url}/login`);
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByRole('textbox', { name: 'Password' }).waitFor();
  expect(await findSmallControls(page)).toEqual([]);
  await page.goto(`${web.starling.url}/waitlist`);
  await page.getByLabel('Email').waitFor();
  expect(await findSmallControls(page)).toEqual([]);
});

test('a finger hits every row of a menu', async () => {
  const context = await web.newContext(PHONE, { hasTouch: true, isMobile: true });
  const page = await openSignedIn(context, web.starling, admin, '/admin/waitlist');
  await page.getByRole('button', { name: 'Actions for family@example.org' }).click();
  await page.getByRole('menuitem', { name: 'Approve' }).waitFor();
  const heights = await page.getByRole('menuitem').evaluateAll((all) => all.map((it) => it.clientHeight));
  expect(heights.every((height) => height >= 44)).toBe(true);
});

test.each(['light', 'dark', 'starling'])(
  'placeholders and disabled controls are readable in the theme %s',
  async (theme) => {
    await api(web.starling.url).patch('/users/me', { settings: { theme } }, admin.accessToken);
    const page = await web.open(admin, '/admin/settings');
    const scheme = theme === 'light' ? 'light' : 'dark';
    await page.locator(`html[data-mantine-color-scheme="${scheme}"][data-starling-theme="${theme}"]`).waitFor();
    // Turned off, the choices below it are disabled.
    await page.getByLabel('Waitlist on').uncheck({ force: true });
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await page.getByLabel('Waitlist on').uncheck({ force: true });
    const disabled = await measureFaintTexts(page);
    await page.goto(`${web.starling.url}/admin/waitlist`);
    await page.getByPlaceholder('Email or name').waitFor();
    const texts = [...disabled, ...(await measureFaintTexts(page))];
    expect(texts.some(({ kind }) => kind === 'placeholder')).toBe(true);
    expect(texts.some(({ kind }) => kind === 'disabled')).toBe(true);
    const faint = texts.filter(({ kind, contrast }) => contrast < (kind === 'placeholder' ? 4.5 : 3));
    expect(faint).toEqual([]);
  },
);
