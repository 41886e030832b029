import type { Page } from 'playwright-core';
import germanStarters from '../../languages/de/starters.json' with { type: 'json' };
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1280 });
let account: Account;

const language = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

test('speaks German to a signed-out browser that asks for it, and asks for the texts together with the code', async () => {
  const context = await web.newContext(undefined, { locale: 'de-AT' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${web.starling.url}/login`);
  await page.getByRole('button', { name: 'Bei Starling anmelden' }).waitFor();
  expect(await language(page)).toEqual(['de', 'ltr']);
  const texts = asked.filter((path) => /texts-/.test(path));
  // Those of every page, and those of this one.
  expect(texts).toHaveLength(2);
  expect(texts.every((path) => path.includes('/de/'))).toBe(true);
  await page.getByRole('button', { name: 'Passwort verwenden' }).click();
  await page.getByLabel('E-Mail').fill('nobody@starling.test');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByText('Bitte geben Sie Ihr Passwort ein').waitFor();
});

test('offers the first questions in the language of the browser, though its texts are still loading then', async () => {
  const context = await web.newContext(undefined, { locale: 'de-AT' });
  const page = await openSignedIn(context, web.starling, await registerParent(web.starling), '/chat');
  const questions: string[] = Object.values(germanStarters);
  const shown = page.getByRole('button').filter({ hasText: /[?]$|Geschichte/ });
  await shown.first().waitFor();
  for (const text of await shown.allInnerTexts()) expect(questions).toContain(text.trim());
});

test('follows the language that the account chooses, on this device and on the next one', async () => {
  account = await registerParent(web.starling);
  const page = await web.open(account, '/settings');
  await page.getByLabel('Language of Starling').selectOption('Español');
  await page.getByRole('heading', { name: 'Idioma' }).waitFor();
  expect(await language(page)).toEqual(['es', 'ltr']);
  const me = () => api(web.starling.url).get('/users/me', account.accessToken);
  await until(async () => (await me()).body.settings.language === 'es');

  const other = await openSignedIn(await web.newContext(), web.starling, account, '/settings');
  await other.getByLabel('Idioma de Starling').selectOption('English');
  await other.getByRole('heading', { name: 'Language' }).waitFor();
  expect(await language(other)).toEqual(['en', 'ltr']);
});

test('asks before another language takes away what was typed and not saved', async () => {
  const parent = await registerParent(web.starling);
  const page = await web.open(parent, '/settings');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('Half a passwo');
  const choice = page.getByLabel('Language of Starling');
  await choice.selectOption('Deutsch');
  const dialog = page.getByRole('dialog', { name: 'Change the language?' });
  await dialog.getByText('What you typed on this page and did not save will be lost.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([await password.inputValue(), await choice.inputValue()]).toEqual(['Half a passwo', '']);

  await choice.selectOption('Deutsch');
  await dialog.getByRole('button', { name: 'Change language' }).click();
  await page.getByRole('heading', { name: 'Sprache' }).waitFor();
  expect(await language(page)).toEqual(['de', 'ltr']);
});

test.each([
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
])('lays /login out at 320 px with the texts of %s', async (name, direction) => {
  const context = await web.newContext({ width: 320, height: 800 });
  const page = await context.newPage();
  await page.goto(`${web.starling.url}/login?language=${name}`);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, name);
  await page.getByRole('heading', { level: 2 }).waitFor();
  expect(await language(page)).toEqual([name, direction]);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
