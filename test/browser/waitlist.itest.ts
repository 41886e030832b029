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

test('says what is wrong beside the field, and sends nothing', async () => {
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

test('joins, shows the place, and keeps the address in this tab alone', async () => {
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

test('moves up by itself, and says when it is let in', async () => {
  const admin = await signInAs(web.starling, 'admin');
  await joinAs('first@example.org');
  await joinAs('second@example.org');
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/waitlist?email=second@example.org`);
  await page.locator('[data-position="2"]').waitFor();
  await api(web.starling.url).post('/waitlist/approve', { email: 'first@example.org' }, admin.accessToken);
  await page.locator('[data-position="1"]').waitFor();
  await page.getByText('Live: this moves by itself').waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.locator('[data-position="1"]').waitFor();
  await api(web.starling.url).post('/waitlist/approve', { email: 'second@example.org' }, admin.accessToken);
  await page.getByText('You are in').waitFor();
  await page.getByRole('link', { name: 'Login into Starling' }).click();
  await page.waitForURL('**/login');
});

test('offers the form, filled in, for an address that is not on the list', async () => {
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/waitlist?email=new@example.org`);
  await page.getByText('This address is not on the waitlist yet.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('new@example.org');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.locator('[data-position="1"]').waitFor();
});

test('tells a failure with the words of the specification', async () => {
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
])('names a %s that could not be had', async (call, text, button) => {
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

test('an invitation opens the registration, is passed on, and leaves the address and the tab', async () => {
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

    // Whoever brings none waits, signed out, and keeps the place in mind.
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
  ])('as %s, nobody is asked to join', async (_name, settings) => {
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
    // What the answer changes beside the link: the words of practice mode.
    await page.getByText('Practice mode: nothing here is real.').waitFor();
    expect(await join(page).count()).toBe(0);
  });

  test('whoever is on it sees their place, and an unknown address no form', async () => {
    await joinAs('first@example.org');
    await change({ waitlist_enabled: false });
    const page = await web.context.newPage();
    await page.goto(`${web.starling.url}/waitlist?email=first@example.org`);
    await page.locator('[data-position="1"]').waitFor();
    await page.goto(`${web.starling.url}/waitlist?email=new@example.org`);
    await page.getByRole('heading', { name: 'There is no waitlist at the moment' }).waitFor();
  });

  test('shows neither the form nor its absence before it is known which', async () => {
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

test('tells whoever is signed in that they are approved', async () => {
  const page = await web.open(await registerParent(web.starling), '/waitlist');
  await page.getByText('nothing to wait for').waitFor();
  await page.getByRole('link', { name: 'Go to the chat' }).waitFor();
});
