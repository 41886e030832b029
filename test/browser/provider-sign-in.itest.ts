import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ settings: { ADMIN_EMAILS: undefined, MODERATOR_EMAILS: undefined }, width: 1440 });
let page: Page;

const PROGRESS = [
  'Extracting authorization code',
  'Exchanging code for tokens',
  'Processing authentication',
  'Storing authentication tokens',
  'Redirecting',
];

beforeEach(async () => {
  page = await newPerson();
});

/** A browser that knows nothing yet. */
async function newPerson(): Promise<Page> {
  return (await web.newContext()).newPage();
}

const open = (path: string) => page.goto(`${web.starling.url}${path}`);
const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const logIn = () => page.getByRole('button', { name: 'Login into Starling' }).click();

async function choose(email: string): Promise<void> {
  await logIn();
  await page.getByLabel('Any other email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Every text that the page shows as a status, in the order in which they appear. */
async function statusTexts(): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('tellStatus', (text: string) => {
    if (!texts.includes(text)) texts.push(text);
  });
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellStatus(text: string): void }).tellStatus;
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('[role=status] p')) tell(line.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return texts;
}

test('covers the page while it signs in, and tells the steps of a first sign-in in order', async () => {
  const texts = await statusTexts();
  let goOn: () => void = () => undefined;
  const seen = new Promise<void>((settle) => {
    goOn = settle;
  });
  await page.route('**/auth/google/login*', async (route) => {
    await seen;
    await route.continue();
  });
  await open('/login');
  await logIn();
  await page.getByRole('status').getByText('Signing you in').waitFor();
  expect(await stored(STORAGE_KEYS.oauthState)).toBeNull();
  goOn();
  await page.getByText('Who would you like to be?').waitFor();
  expect(await stored(STORAGE_KEYS.oauthState)).toMatch(/^[\w-]{22,}$/);
  expect(await stored(STORAGE_KEYS.oauthCodeVerifier)).toMatch(/^[\w-]{43,}$/);
  await page.getByText('parent@practice.example').click();
  await page.waitForURL('**/onboarding');
  expect(texts.filter((text) => PROGRESS.includes(text))).toEqual(PROGRESS);
  for (const key of [STORAGE_KEYS.authToken, STORAGE_KEYS.refreshToken, STORAGE_KEYS.userSession]) {
    expect(await stored(key)).toBeTruthy();
  }
  expect(await stored(STORAGE_KEYS.csrfToken)).toMatch(/^[0-9a-f]{64}$/);
  expect(await stored(STORAGE_KEYS.oauthState)).toBeNull();
  expect(await stored(STORAGE_KEYS.oauthCodeVerifier)).toBeNull();
});

test.each([
  ['parent', '/chat'],
  ['admin', '/admin'],
  ['moderator', '/moderation'],
])('lands a known %s on %s', async (role, home) => {
  for (const landing of [role === 'parent' ? null : '/onboarding', home]) {
    page = await newPerson();
    await open('/login');
    await logIn();
    await page.getByText(`${role}@practice.example`).click();
    if (landing) await page.waitForURL((url) => url.pathname === landing);
    else await page.waitForURL(/onboarding|chat/);
  }
});

test('leads to the page that was wanted, and home where the role may not open it', async () => {
  await open('/login');
  await choose('wanting@practice.example');
  await page.waitForURL('**/onboarding');
  for (const [wanted, landing] of [
    ['/library?search=sleep', '/library?search=sleep'],
    ['/admin/users', '/chat'],
  ] as const) {
    page = await newPerson();
    await open(wanted);
    await page.waitForURL('**/login');
    await choose('wanting@practice.example');
    await page.waitForURL((url) => url.pathname + url.search === landing);
    expect(await stored(STORAGE_KEYS.oauthRedirectAfterLogin)).toBeNull();
  }
});

test('brings the refusal of the provider back to the login, out of the address', async () => {
  await open('/login');
  await logIn();
  const passing = page.waitForURL('**/auth/error?**');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await passing;
  await page.getByText('Redirecting to login').waitFor();
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await page.getByRole('alert').getByText('Authentication failed. Please try signing in again.').waitFor();
});

test('stays a moment on both failure pages before it goes back', async () => {
  const timed = async (path: string, text: string) => {
    await open(path);
    await page.getByText(text, { exact: true }).waitFor();
    const began = performance.now();
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
    return performance.now() - began;
  };
  expect(await timed('/auth/success?code=never-made', 'Authentication Failed')).toBeGreaterThan(2_000);
  await page.getByRole('alert').getByText('Authentication failed. Please try signing in again.').waitFor();
  expect(await timed('/auth/error?error=oauth_failed', 'Redirecting to login')).toBeGreaterThan(400);
});

test('tells what the exchange said, and both buttons lead on', async () => {
  await page.route('**/auth/google/exchange-token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'This code was used before' } }),
  );
  await open('/auth/success?code=used&is_new_user=false');
  await page.getByRole('alert').getByText('This code was used before').waitFor();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.route('**/auth/google/exchange-token', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await open('/auth/success?code=any&is_new_user=false');
  await page.getByRole('alert').getByText('Token exchange failed: 502').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('Who would you like to be?').waitFor();
});

test.each([
  ['/auth/success', 'No authorization code found on the success page'],
  ['/auth/success?code=%20', 'No authorization code found on the success page'],
  ['/oauth/callback?state=s', 'No authorization code received from Google'],
  ['/oauth/callback?code=%20&state=s', 'Invalid authorization code'],
  ['/oauth/callback?code=c&state=%20', 'Invalid OAuth state parameter'],
  ['/oauth/callback?code=c', 'Invalid OAuth state parameter'],
  ['/oauth/callback?code=c&state=unknown', 'Invalid OAuth state parameter'],
  ['/oauth/callback?error=access_denied', 'Authentication failed. Please try signing in again.'],
])('says why %s cannot go on', async (address, text) => {
  await open(address);
  const alert = page.getByRole('alert');
  await alert.getByText('Authentication Failed', { exact: true }).waitFor();
  await alert.getByText(text, { exact: true }).waitFor();
});

test('finishes a sign-in for which the provider answers to the page itself', async () => {
  await open('/login');
  const authUrl = await page.evaluate(async (keys) => {
    const query = new URLSearchParams({ redirect_uri: `${location.origin}/oauth/callback` });
    const begun = await (await fetch(`/api/v1/auth/google/login?${query}`)).json();
    localStorage.setItem(keys.oauthState, begun.state);
    localStorage.setItem(keys.oauthCodeVerifier, begun.codeVerifier);
    return begun.authUrl;
  }, STORAGE_KEYS);
  await page.goto(authUrl);
  await page.getByText('parent@practice.example').click();
  await page.waitForURL((url) => url.pathname === '/chat');
});

test.each([
  ['OAuth initiation failed: 500', { status: 500, json: { message: 'x' } }],
  ['Expected JSON response but got text/html', { status: 200, contentType: 'text/html', body: '<p>hello</p>' }],
  ['Failed to initiate OAuth flow', null],
])('says %j where the sign-in cannot begin', async (text, answer) => {
  await page.route('**/auth/google/login*', (route) => (answer ? route.fulfill(answer) : route.abort()));
  await open('/login');
  await logIn();
  await page.getByRole('alert').getByText(text).waitFor();
  expect(await page.getByText('Signing you in').count()).toBe(0);
});
