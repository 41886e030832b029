import type { Page } from 'playwright-core';
import { type Account, registerParent, signInAs, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 390, height: 844 });
beforeEach(async () => {
  await web.starling.sql('DELETE FROM waitlist_entries');
});

const joinAs = (email: string) => api(web.starling.url).post('/waitlist/join', { email });

test('shows invalid input at its field, and sends nothing', async () => {
  const page = await web.context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/waitlist/join')) sent.push(request.url());
  });
  await page.goto(`${web.starling.url}/waitlist`);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.getByText('Please enter your email address').waitFor();
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  expect(sent).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
});

test('joins, shows the position, and keeps the address in this tab only', async () => {
  await joinAs('first@example.org');
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/waitlist`);
  await page.getByLabel('Email').fill('second@example.org');
  await page.getByLabel('First name').fill('Mara');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.locator('[data-position="2"]').waitFor();
  await page.getByText('second@example.org').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await page.locator('[data-position="2"]').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('waitlist_email'))).toBe('second@example.org');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('second@example.org');

  const other = await web.context.newPage();
  await other.goto(`${web.starling.url}/waitlist`);
  expect(await other.getByLabel('Email').inputValue()).toBe('');
});

test('updates the position by itself, and shows the approval', async () => {
  const admin = await signInAs(web.starling, 'admin');
  await joinAs('first@example.org');
  await joinAs('second@example.org');
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/waitlist?email=second@example.org`);
  await page.locator('[data-position="2"]').waitFor();
  await api(web.starling.url).post('/waitlist/approve', { email: 'first@example.org' }, admin.accessToken);
  await page.locator('[data-position="1"]').waitFor();
  await page.getByText('Updates live').waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.locator('[data-position="1"]').waitFor();
  await api(web.starling.url).post('/waitlist/approve', { email: 'second@example.org' }, admin.accessToken);
  await page.getByText('You are in').waitFor();
  await page.getByRole('link', { name: 'Login into Starling' }).click();
  await page.waitForURL('**/login');
});

test('offers the form with the address filled in if the address is not on the list', async () => {
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/waitlist?email=new@example.org`);
  await page.getByText('This address is not on the waitlist yet.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('new@example.org');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.locator('[data-position="1"]').waitFor();
});

test('shows the specified text if joining fails', async () => {
  const page = await web.context.newPage();
  await page.route('**/waitlist/join', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${web.starling.url}/waitlist`);
  await page.getByLabel('Email').fill('mara@example.org');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.getByRole('alert').getByText('Failed to join waitlist').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('mara@example.org');
});

test.each([
  ['status', 'Failed to get waitlist status', 'Try again'],
  ['position', 'Failed to get waitlist position', 'Refresh'],
])('shows the error if the %s fails to load, and recovers on a retry', async (call, text, button) => {
  await joinAs('mara@example.org');
  const page = await web.context.newPage();
  await page.route('**/waitlist/status/*/events', (route) => route.abort());
  const failing = `**/waitlist/${call}/*`;
  await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${web.starling.url}/waitlist?email=mara@example.org`);
  if (call === 'position') await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('alert').getByText(text).waitFor();
  await page.unroute(failing);
  await page.getByRole('button', { name: button }).click();
  await page.locator('[data-position="1"]').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('an invitation link opens the registration, admits the account, and is removed from the URL and the tab', async () => {
  const admin = await signInAs(web.starling, 'admin');
  await joinAs('guest@example.org');
  const approved = await api(web.starling.url).post(
    '/waitlist/approve',
    { email: 'guest@example.org' },
    admin.accessToken,
  );
  await api(web.starling.url).patch('/admin/settings', { waitlist_mode: 'approved_only' }, admin.accessToken);
  try {
    const page = await web.context.newPage();
    await page.goto(web.starling.url + approved.body.invitation_url);
    await page.getByText('You are invited').waitFor();
    await page.waitForURL(`${web.starling.url}/login`);
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByLabel('First name').fill('Mara');
    await page.getByLabel('Email').fill('guest@example.org');
    await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/onboarding');
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('invitation');

    // An account without an invitation waits, signed out, and sees its position.
    const other = await (await web.newContext()).newPage();
    await other.goto(`${web.starling.url}/login`);
    await other.getByRole('button', { name: 'Use a password' }).click();
    await other.getByRole('button', { name: 'Create an account' }).click();
    await other.getByLabel('Email').fill('other@example.org');
    await other.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
    await other.getByRole('button', { name: 'Create account' }).click();
    await other.waitForURL('**/waitlist');
    await other.getByText('You are on the waitlist').waitFor();
    expect(await other.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  } finally {
    await api(web.starling.url).patch('/admin/settings', { waitlist_mode: 'enabled' }, admin.accessToken);
  }
});

test('offers the way in as the main button while the list keeps nobody out', async () => {
  await joinAs('first@example.org');
  const page = await web.context.newPage();
  const start = page.getByRole('link', { name: 'You can start now' });
  await page.goto(`${web.starling.url}/waitlist?email=first@example.org`);
  await page.locator('[data-position="1"]').waitFor();
  await start.waitFor();
  await page.getByText('Look in again any time; this page updates by itself.').waitFor();
  expect(await page.getByText('Estimated wait').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.getByLabel('Email').waitFor();
  await start.click();
  await page.waitForURL('**/login');
});

test('says that no mail is sent while only approved accounts are admitted, and gives no number above eight weeks', async () => {
  const admin = await signInAs(web.starling, 'admin');
  await joinAs('first@example.org');
  await joinAs('second@example.org');
  const change = (waitlist_mode: string) =>
    api(web.starling.url).patch('/admin/settings', { waitlist_mode }, admin.accessToken);
  await change('approved_only');
  try {
    const page = await web.context.newPage();
    await page.route('**/waitlist/status/*/events', (route) => route.abort());
    let days = 57;
    await page.route('**/waitlist/status/*', (route) =>
      route.fulfill({ json: { status: 'waitlisted', waitlist_position: 2, estimated_wait_time: days } }),
    );
    await page.goto(`${web.starling.url}/waitlist?email=second@example.org`);
    await page.getByText('This service sends no mail. Keep this page or look in again.').waitFor();
    await page.locator('[data-position="2"]').waitFor();
    await page.getByText('It will take a while. We cannot say how long.').waitFor();
    expect(await page.getByText(/\bweeks\b/).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'You can start now' }).count()).toBe(0);
    days = 20;
    await page.reload();
    await page.getByText('Estimated wait: about 3 weeks').waitFor();
  } finally {
    await change('enabled');
  }
});

describe('while there is no waitlist', () => {
  let admin: Account;
  const change = (settings: object) => api(web.starling.url).patch('/admin/settings', settings, admin.accessToken);
  beforeAll(async () => {
    admin = await signInAs(web.starling, 'admin');
  });
  afterEach(() => change({ waitlist_enabled: true, waitlist_mode: 'enabled' }));

  const join = (page: Page) => page.getByRole('link', { name: 'Join the waitlist' });
  const form = (page: Page) => page.getByLabel('Email');

  test.each([
    ['it is off', { waitlist_enabled: false }],
    ['its mode is disabled', { waitlist_mode: 'disabled' }],
  ])('no page offers to join while %s', async (_name, settings) => {
    const page = await web.context.newPage();
    await page.goto(`${web.starling.url}/login`);
    await join(page).click();
    await form(page).waitFor();

    expect((await change(settings)).status).toBe(200);
    await page.reload();
    await page.getByRole('heading', { name: 'There is no waitlist at the moment' }).waitFor();
    expect(await form(page).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    const answered = page.waitForResponse('**/auth/options');
    await page.getByRole('link', { name: 'Login into Starling' }).click();
    await page.waitForURL('**/login');
    await answered;
    // The same response shows the text of practice mode.
    await page.getByText('Practice mode: nothing here is real.').waitFor();
    expect(await join(page).count()).toBe(0);
  });

  test('an address on the list still sees its position, and an unknown one sees no form', async () => {
    await joinAs('first@example.org');
    await change({ waitlist_enabled: false });
    const page = await web.context.newPage();
    await page.goto(`${web.starling.url}/waitlist?email=first@example.org`);
    await page.locator('[data-position="1"]').waitFor();
    await page.goto(`${web.starling.url}/waitlist?email=new@example.org`);
    await page.getByRole('heading', { name: 'There is no waitlist at the moment' }).waitFor();
  });

  test('shows a placeholder until it is known whether there is a waitlist', async () => {
    const page = await web.context.newPage();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/auth/options', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${web.starling.url}/waitlist`);
    await page.getByRole('status', { name: 'Loading the waitlist' }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    answer();
    await form(page).waitFor();
  });
});

test('a signed-in account sees that it is approved', async () => {
  const page = await web.open(await registerParent(web.starling), '/waitlist');
  await page.getByText('You can start now.').waitFor();
  await page.getByRole('link', { name: 'Go to the chat' }).waitFor();
});
