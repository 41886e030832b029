import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { CLIENT_TIMES } from '../../client/platform/times.js';
import { api } from '../support/api.js';
import { stopClock } from '../support/page-state.js';
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

/** A browser with empty storage. */
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

/** Pretends that this browser has started a sign-in. */
const pretendStarted = () => page.evaluate((key) => localStorage.setItem(key, 'begun-here'), STORAGE_KEYS.oauthState);

/** Collects the status texts of the page in order. */
async function statusTexts(): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('reportStatus', (text: string) => {
    if (!texts.includes(text)) texts.push(text);
  });
  await page.addInitScript(() => {
    const report = (window as unknown as { reportStatus(text: string): void }).reportStatus;
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('[role=status] p')) report(line.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return texts;
}

test('covers the page during a sign-in, and shows the steps of a first sign-in in order', async () => {
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
])('takes a returning %s to %s', async (role, home) => {
  for (const landing of [role === 'parent' ? null : '/onboarding', home]) {
    page = await newPerson();
    await open('/login');
    await logIn();
    await page.getByText(`${role}@practice.example`).click();
    if (landing) await page.waitForURL((url) => url.pathname === landing);
    else await page.waitForURL(/onboarding|chat/);
  }
});

test('returns to the requested page, or home if the role may not open it', async () => {
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

test('shows a refusal of the provider on the login page, and removes it from the URL', async () => {
  await stopClock(page);
  await open('/login');
  await logIn();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/auth/error?**');
  await page.getByText('Redirecting to login').waitFor();
  await page.clock.runFor(CLIENT_TIMES.errorRedirectMs);
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await page.getByRole('alert').getByText('Authentication failed. Please try signing in again.').waitFor();
});

test.each([
  ['/auth/success?code=never-made', 'Authentication Failed', CLIENT_TIMES.successFailureRedirectMs],
  ['/auth/error?error=oauth_failed', 'Redirecting to login', CLIENT_TIMES.errorRedirectMs],
])('waits at %s before it returns to the login page', async (address, text, waitMs) => {
  await stopClock(page);
  await open(address);
  await page.getByText(text, { exact: true }).waitFor();
  await page.clock.runFor(waitMs - 1);
  expect(await page.getByText(text, { exact: true }).count()).toBe(1);
  await page.clock.runFor(1);
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await page.getByRole('alert').getByText('Authentication failed. Please try signing in again.').waitFor();
});

test('shows the error of the token exchange, and both buttons work', async () => {
  await page.route('**/auth/google/exchange-token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'This code was used before' } }),
  );
  await stopClock(page);
  await open('/login');
  await pretendStarted();
  await open('/auth/success?code=used&is_new_user=false');
  await page.getByRole('alert').getByText('This code was used before').waitFor();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.route('**/auth/google/exchange-token', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await pretendStarted();
  await open('/auth/success?code=any&is_new_user=false');
  await page.getByRole('alert').getByText('Token exchange failed: 502').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('Who would you like to be?').waitFor();
});

test.each([
  ['/auth/success', 'No authorization code found on the success page'],
  ['/auth/success?code=%20', 'No authorization code found on the success page'],
  ['/auth/success?code=from-a-link', 'This sign-in was not started in this browser. Please sign in here.'],
  ['/oauth/callback?state=s', 'No authorization code received from Google'],
  ['/oauth/callback?code=%20&state=s', 'Invalid authorization code'],
  ['/oauth/callback?code=c&state=%20', 'Invalid OAuth state parameter'],
  ['/oauth/callback?code=c', 'Invalid OAuth state parameter'],
  ['/oauth/callback?code=c&state=unknown', 'Invalid OAuth state parameter'],
  ['/oauth/callback?error=access_denied', 'Authentication failed. Please try signing in again.'],
])('shows why a sign-in fails at %s', async (address, text) => {
  await stopClock(page);
  await open(address);
  const alert = page.getByRole('alert');
  await alert.getByText('Authentication Failed', { exact: true }).waitFor();
  await alert.getByText(text, { exact: true }).waitFor();
});

/** Starts a sign-in whose provider redirects to `/oauth/callback`, and opens the provider's page. */
async function beginAtThePage(): Promise<void> {
  const authUrl = await page.evaluate(async (keys) => {
    const query = new URLSearchParams({ redirect_uri: `${location.origin}/oauth/callback` });
    const begun = await (await fetch(`/api/v1/auth/google/login?${query}`)).json();
    localStorage.setItem(keys.oauthState, begun.state);
    localStorage.setItem(keys.oauthCodeVerifier, begun.codeVerifier);
    return begun.authUrl;
  }, STORAGE_KEYS);
  await page.goto(authUrl);
}

test('takes new people to the onboarding and returning ones home if the provider redirects to the page', async () => {
  for (const landing of ['/onboarding', '/chat']) {
    page = await newPerson();
    await open('/login');
    await beginAtThePage();
    await page.getByLabel('Any other email address').fill('answered@practice.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname === landing);
    for (const key of ['oauth_state', 'oauth_code_verifier', 'oauth_redirect_after_login']) {
      expect(await stored(key)).toBeNull();
    }
  }
});

test('does not exchange a code from a forged link, and forgets a failed sign-in', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/google/') && sent.push(request.url()));
  await stopClock(page);
  await open('/auth/success?code=of-a-stranger&is_new_user=false');
  await page.getByRole('alert').getByText('This sign-in was not started in this browser.').waitFor();
  await open('/oauth/callback?code=of-a-stranger&state=of-a-stranger');
  await page.getByRole('alert').getByText('Invalid OAuth state parameter').waitFor();
  expect(sent).toEqual([]);
  await pretendStarted();
  await open('/auth/success?code=never-made');
  await page.getByRole('alert').getByText('The authorization code is invalid or has expired').waitFor();
  expect(await stored('oauth_state')).toBeNull();
});

describe('while another account is signed in', () => {
  const arriveAsSecond = async () => {
    await open('/login');
    await choose('first@practice.example');
    await page.waitForURL(/onboarding|chat/);
    const first = await stored(STORAGE_KEYS.authToken);
    await beginAtThePage();
    await page.getByLabel('Any other email address').fill('second@practice.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('You are signed in as first@practice.example.').waitFor();
    expect(await stored(STORAGE_KEYS.authToken)).toBe(first);
    return first ?? '';
  };
  const statusOf = async (token: string) => (await api(web.starling.url).get('/users/me', token)).status;
  const liveSessions = (email: string) =>
    web.starling.sql(
      'SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = $1 AND s.ended_at IS NULL',
      [email],
    );

  test('keeps the session if the person stays, and ends the other sign-in', async () => {
    const first = await arriveAsSecond();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.waitForURL((url) => url.pathname === '/chat');
    expect(await stored(STORAGE_KEYS.authToken)).toBe(first);
    expect(await statusOf(first)).toBe(200);
    expect(await liveSessions('second@practice.example')).toEqual([]);
  });

  test('switches on request, and ends the previous session', async () => {
    const first = await arriveAsSecond();
    await page.getByRole('button', { name: 'Switch account' }).click();
    await page.waitForURL(/onboarding|chat/);
    expect(await stored(STORAGE_KEYS.authToken)).not.toBe(first);
    expect(await statusOf(first)).toBe(401);
    expect(await liveSessions('second@practice.example')).toHaveLength(1);
  });
});

test('requests nothing from Google if it is not configured', async () => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('google.com') && asked.push(request.url()));
  const login = await page.goto(`${web.starling.url}/login`);
  expect(login?.headers()['content-security-policy']).toContain("script-src 'self';");
  expect(login?.headers()['content-security-policy']).not.toContain('google');
  await choose('without-google@practice.example');
  await page.waitForURL('**/onboarding');
  await open('/profile');
  await page.getByText('Linked', { exact: true }).waitFor();
  expect(asked).toEqual([]);
});

test.each([
  ['OAuth initiation failed: 500', { status: 500, json: { message: 'x' } }],
  ['Expected JSON response but got text/html', { status: 200, contentType: 'text/html', body: '<p>hello</p>' }],
  ['Failed to initiate OAuth flow', null],
])('shows %j if the sign-in cannot be started', async (text, answer) => {
  await page.route('**/auth/google/login*', (route) => (answer ? route.fulfill(answer) : route.abort()));
  await stopClock(page);
  await open('/login');
  await logIn();
  await page.getByRole('alert').getByText(text).waitFor();
  expect(await page.getByText('Signing you in').count()).toBe(0);
  // The page of a failed sign-in shows the same text, and redirects to the login page with the error code.
  await open('/auth/success');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const leaving = page.waitForURL(
    (url) => url.searchParams.get('error') === 'oauth_initiation_failed' && url.searchParams.get('message') === text,
  );
  await page.getByRole('alert').getByText(text).waitFor();
  await page.clock.fastForward(CLIENT_TIMES.successFailureRedirectMs);
  await leaving;
  await page.getByRole('alert').getByText('Login Failed', { exact: true }).waitFor();
  await page.getByRole('alert').getByText(text).waitFor();
});
