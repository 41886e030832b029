import type { Page } from 'playwright-core';
import { UnsubscribeLinks } from '../../server/progress/unsubscribe-links.js';
import { type MailServerDouble, startMailServer } from '../doubles/mail-server.js';
import { buildFamily } from '../factories/families.js';
import { registerParent, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { allFindings, seriousFindings } from '../support/axe.js';
import { familyShows, painted } from '../support/page-state.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const NEW_PASSWORD = 'Newer-kites-over-8-hills!';

let mails: MailServerDouble;
// Before the hooks of the client, whose Starling reads the address of the mail server.
const settings: Record<string, string> = { MAIL_FROM: 'Starling <hello@starling.example>' };
beforeAll(async () => {
  mails = await startMailServer();
  settings['SMTP_URL'] = mails.url;
});
const web = useWebClient({ width: 1440, settings });
afterAll(() => mails.stop());

/** The next link to `path` that went to an address, on the Starling of the test. */
async function linkTo(address: string, path: string): Promise<string> {
  const { text } = await mails.nextTo(address);
  const token = new RegExp(`${path}#token=([\\w.-]+)`).exec(text ?? '')?.[1];
  if (!token) throw new Error(`No link to ${path} in: ${text}`);
  return `${web.starling.url}${path}#token=${token}`;
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await allFindings(page)).toEqual([]);
}

test('a forgotten password is replaced with a link by mail, and a used link offers a new one', async () => {
  const { email } = await registerParent(web.starling);
  await mails.nextTo(email);
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/login`);
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const form = page.getByRole('form', { name: 'Ask for a new password' });
  await form.waitFor();
  expect(await form.getByLabel('Address of your account').inputValue()).toBe(email);
  expect(await seriousFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Look into your mailbox').waitFor();
  await page.getByText('within one hour').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const link = await linkTo(email, '/reset-password');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');

  const late = await (await web.newContext()).newPage();
  await late.goto(link);
  await late.getByRole('textbox', { name: 'New password' }).fill(TEST_PASSWORD);
  await late.getByRole('button', { name: 'Save new password' }).click();
  await late.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await late.getByRole('form', { name: 'Ask for a new password' }).waitFor();
  await expectToFit(late);
});

test('says the same about an address without an account', async () => {
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/login`);
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const form = page.getByRole('form', { name: 'Ask for a new password' });
  await form.getByLabel('Address of your account').fill('not an address');
  await form.getByRole('button', { name: 'Send the link' }).click();
  await form.getByText('Please enter an email address').waitFor();
  await form.getByLabel('Address of your account').fill('nobody@starling.test');
  await form.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('If nobody@starling.test has an account, a mail with a link is on its way.').waitFor();
  await expectToFit(page);
});

test('confirms an address with the link in the mail, and then lets the switches for mail be turned on', async () => {
  const parent = await registerParent(web.starling);
  await mails.nextTo(parent.email);
  const page = await web.open(parent, '/settings');
  const summaries = page.getByRole('switch', { name: 'Summaries by email' });
  await page.getByText('Mail goes to confirmed addresses only.').waitFor();
  expect(await summaries.isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Confirm your address in your profile' }).click();
  await page.getByText('Not confirmed').waitFor();
  await page.getByRole('button', { name: 'Send a confirmation mail' }).click();
  await page.getByText('A mail with a link is on its way').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const link = await linkTo(parent.email, '/verify-email');
  const opened = await web.context.newPage();
  const sent: string[] = [];
  opened.on('request', (request) => sent.push(request.url()));
  await opened.goto(link);
  await opened.waitForURL((url) => url.pathname === '/verify-email' && url.hash === '');
  const confirm = opened.getByRole('button', { name: 'Confirm my address' });
  await confirm.waitFor();
  // Mail scanners open links, so the page waits for the button.
  expect(sent.filter((url) => url.endsWith('/auth/email/verify'))).toEqual([]);
  await expectToFit(opened);
  await confirm.click();
  await opened.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  await expectToFit(opened);

  await page.reload();
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await page.goto(`${web.starling.url}/settings`);
  await until(() => summaries.isEnabled());
  await summaries.press('Space');
  await page.getByRole('switch', { name: /^Email/ }).press('Space');
  await until(async () => {
    const { body } = await api(web.starling.url).get('/users/me', parent.accessToken);
    return body.settings.family.digest_mail && body.settings.notifications.email;
  });

  const late = await web.context.newPage();
  await late.goto(link);
  await late.getByRole('button', { name: 'Confirm my address' }).click();
  await late.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await expectToFit(late);
});

test.each(['/verify-email', '/unsubscribe'])('%s says that a link without a token is not complete', async (path) => {
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}${path}`);
  await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
  await expectToFit(page);
});

test('ends the summaries by mail with one button, without a sign-in', async () => {
  const parent = await registerParent(web.starling);
  const rest = api(web.starling.url);
  await rest.patch('/users/me', { settings: { family: { digest_mail: true } } }, parent.accessToken);
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/unsubscribe#token=nothing`);
  const stop = page.getByRole('button', { name: 'Stop these mails' });
  await stop.waitFor();
  await expectToFit(page);
  await stop.click();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  const { pageUrl } = web.starling.app.get(UnsubscribeLinks).linksOf(parent.user.id);
  await page.goto(`${web.starling.url}/login`);
  await page.goto(`${web.starling.url}/unsubscribe${new URL(pageUrl).hash}`);
  await stop.click();
  await page.getByRole('heading', { name: 'You get no more summaries by mail' }).waitFor();
  expect((await rest.get('/users/me', parent.accessToken)).body.settings.family.digest_mail).toBe(false);
  await expectToFit(page);
});

test('says that an invitation to an address was mailed, and shows its link', async () => {
  const parent = await registerParent(web.starling);
  await buildFamily(web.starling, parent);
  const page = await web.open(parent, '/parental');
  await familyShows(page);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const address = `aunt-${parent.user.id}@starling.test`;
  await page.getByLabel('Email address (optional)').fill(address);
  await page.getByRole('button', { name: /^Create link/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitation sent' });
  await dialog.getByText(`A mail with the link is on its way to ${address}.`).waitFor();
  const link = await dialog.getByLabel('Invitation link').inputValue();
  expect((await mails.nextTo(address)).text).toContain(new URL(link).pathname);
  expect(await seriousFindings(page)).toEqual([]);
});
