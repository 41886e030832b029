import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { registerParent, signInAs, TEST_PASSWORD } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let page: Page;

beforeEach(async () => {
  page = await web.context.newPage();
});

const open = (path: string) => page.goto(`${web.starling.url}${path}`);
const path = () => new URL(page.url()).pathname;

async function signInWithPassword(email: string, password = TEST_PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs a new parent in with its password; the saved path is where it ends. */
async function signInTo(target: string): Promise<void> {
  const { user } = await registerParent(web.starling);
  await open(target);
  await page.waitForURL('**/login');
  await signInWithPassword(user.email ?? '');
  await page.waitForURL(`**${target}`);
}

test('shows the login page on every path to whoever is signed out, with the words of the specification', async () => {
  await open('/profile?x=1');
  await page.waitForURL('**/login');
  for (const text of [
    'Nurture Curiosity with Smart Learning',
    'Personalized learning experiences',
    'Interactive stories and activities',
    'Private and secure by design',
    'The Future of Play, Learning & Imagination starts here',
    'Back to App',
    'Terms of Service',
    'Privacy Policy',
  ]) {
    await page.getByText(text).waitFor();
  }
  await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.oauthRedirectAfterLogin)).toBe(
    '/profile?x=1',
  );
  expect(await seriousFindings(page)).toEqual([]);
});

test.each([
  ['error=authentication_failed', 'Authentication failed. Please try signing in again.'],
  ['error=oauth_failed&message=x', 'Authentication failed. Please try signing in again.'],
  ['error=anything&message=Told+by+the+address', 'Told by the address'],
  ['error=anything', 'Login failed. Please try signing in again.'],
])('says what %s means and takes it out of the address', async (query, text) => {
  await open(`/login?${query}`);
  const alert = page.getByRole('alert');
  await alert.getByText('Login Failed', { exact: true }).waitFor();
  await alert.getByText(text).waitFor();
  await page.waitForURL((url) => url.search === '');
});

test('signs a new parent in through the provider, and the same one again to the page it wanted', async () => {
  await open('/login');
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  await page.getByText('parent@practice.example').click();
  await page.waitForURL('**/onboarding');
  await page.getByLabel('First name').fill('Pat');
  await page.getByLabel('Your first question').fill('How do we brush teeth?');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask Starling' }).click();
  await page.waitForURL('**/chat');
  expect(await page.getByPlaceholder('How can I help you today?').inputValue()).toBe('How do we brush teeth?');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await open('/library');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  await page.getByText('parent@practice.example').click();
  await page.waitForURL('**/library');
});

test('sends nothing and shows no alert where the address has not the shape of an email', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/login') && sent.push(request.url()));
  await open('/login');
  await signInWithPassword('not-an-email');
  await page.getByText('Please enter an email address').waitFor();
  expect(sent).toEqual([]);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test.each([{ auth_type: 'other', data: {} }, {}, null])('takes the answer %j for a failed login', async (answer) => {
  await page.route('**/auth/login', (route) => route.fulfill({ json: answer }));
  await open('/login');
  await signInWithPassword('parent@starling.test');
  const alert = page.getByRole('alert');
  await alert.getByText('Login Failed', { exact: true }).waitFor();
  await alert.getByText('Login failed. Please try signing in again.', { exact: true }).waitFor();
  expect(path()).toBe('/login');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken)).toBeNull();
});

test('registers with live hints for the rules of a password', async () => {
  await open('/login');
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(`new-${Date.now()}@example.com`);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('short');
  const unmet = page.getByRole('listitem').filter({ has: page.getByLabel('not met:') });
  await unmet.filter({ hasText: 'Password must be at least 8 characters long' }).waitFor();
  await password.fill('Long enough 1!');
  await unmet.first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding');
});

test('leads a new parent to the page that was wanted, behind the first page', async () => {
  await open('/library');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(`new-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL((url) => !['/login', '/onboarding'].includes(url.pathname));
  expect(path()).toBe('/library');
});

test.each([
  ['the page that was wanted', '/admin/users', '/admin/users'],
  ['the home of the role where none was', '/login', '/admin'],
])('leads to %s, though somebody went back to the app first', async (_name, opened, target) => {
  const admin = await signInAs(web.starling, 'admin');
  await open(opened);
  await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
  // The app leads back here: another page, which asks for the ways in again.
  const isBack = page.waitForResponse('**/auth/options');
  await page.getByRole('link', { name: 'Back to App' }).click();
  await isBack;
  await page.waitForURL('**/login');
  await signInWithPassword(admin.email);
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(path()).toBe(target);
});

test('shows what went wrong last, whichever way of signing in it was', async () => {
  await page.route('**/auth/google/login', (route) => route.fulfill({ status: 503, json: {} }));
  await open('/login');
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('OAuth initiation failed: 503').waitFor();
  await signInWithPassword('nobody@example.com');
  await alert.getByText('Username or password is wrong').waitFor();
  expect(await alert.count()).toBe(1);
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  await alert.getByText('OAuth initiation failed: 503').waitFor();
});

test('tells why a code is refused, and goes back to the login after 3 s', async () => {
  await open('/auth/success?is_new_user=false');
  await page.getByText('Authentication Failed').waitFor();
  await page.getByText('No authorization code found on the success page').waitFor();
  await page.getByRole('button', { name: 'Back to Login' }).waitFor();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await page.waitForURL('**/login**');
  await page.getByRole('alert').getByText('No authorization code found on the success page').waitFor();

  await open('/oauth/callback?state=s');
  await page.getByText('No authorization code received from Google').waitFor();
});

test('tells that another try could not begin, and takes that to the login', async () => {
  await page.route('**/auth/google/login', (route) => route.fulfill({ status: 503, json: {} }));
  await open('/auth/success?is_new_user=false');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const alert = page.getByRole('alert').getByText('OAuth initiation failed: 503');
  await alert.waitFor();
  await page.waitForURL('**/login**');
  await alert.waitFor();
});

test('carries an error of the provider over to the login', async () => {
  await open('/auth/error?error=other&message=Not+today');
  await page.getByText('Redirecting to login').waitFor();
  await page.waitForURL('**/login**');
  await page.getByRole('alert').getByText('Not today').waitFor();
});

test('lists the places in the order of the specification, and marks where one is', async () => {
  await signInTo('/profile');
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  const items = page.getByRole('navigation', { name: 'Main' }).locator('li');
  await items.last().waitFor();
  const labels = await items.evaluateAll((all) => all.map((item) => item.textContent?.split('Coming Soon')[0]));
  expect(labels).toEqual([
    'Chat',
    'Conversation Sessions',
    'Voice',
    'Growth Guide',
    'Stories',
    'Games',
    'Remainders',
    'Schedules',
    'Contents',
    'Progress Dashboard',
    'Parental Controls',
    'Child Profiles',
    'Device Profiles',
    'Profile',
    'Logout',
  ]);
  expect(await page.locator('[aria-current=page]').first().textContent()).toBe('Profile');
});

test.each(['admin', 'moderator'] as const)('opens the chat to a signed-in %s at /', async (role) => {
  const staff = await web.open(await signInAs(web.starling, role), '/');
  await staff.waitForURL('**/chat');
  await staff.getByText('Your friendly learning companion').waitFor();
});

test('refuses a page with its address kept and what it asks for', async () => {
  await signInTo('/settings');
  await open('/admin/users');
  for (const text of ['Access Denied', "You don't have permission to access this page", 'Insufficient Permissions']) {
    await page.getByText(text).waitFor();
  }
  await page.getByText('If you believe this is an error, please contact your administrator.').waitFor();
  for (const text of ['view_users', '/admin/users', 'parent']) {
    await page.getByRole('definition').getByText(text, { exact: true }).first().waitFor();
  }
  expect(path()).toBe('/admin/users');
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/chat');
});

test('signs out in every tab, and leaves nothing of the session behind', async () => {
  await signInTo('/settings');
  const other = await web.context.newPage();
  await other.goto(`${web.starling.url}/profile`);
  await other.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const key of [
    STORAGE_KEYS.authToken,
    STORAGE_KEYS.refreshToken,
    STORAGE_KEYS.userSession,
    STORAGE_KEYS.csrfToken,
  ]) {
    expect(left).not.toContain(key);
  }
});

test('asks to sign in again after 30 idle minutes', async () => {
  await signInTo('/settings');
  await page.evaluate(
    ({ session, expiresAt }) => {
      const stored = JSON.parse(localStorage.getItem(session) ?? '{}');
      localStorage.setItem(session, JSON.stringify({ ...stored, expiresAt: Date.now() - 1 }));
      localStorage.setItem(expiresAt, String(Date.now() - 1));
    },
    { session: STORAGE_KEYS.userSession, expiresAt: STORAGE_KEYS.tokenExpiresAt },
  );
  await open('/settings');
  await page.waitForURL('**/login**');
  await page.getByRole('alert').getByText('Your session has expired. Please sign in again.').waitFor();
});

test('keeps the chosen theme over a reload and for the account', async () => {
  await signInTo('/settings');
  await page.getByRole('main').getByText('Starling', { exact: true }).click();
  await page.locator('html[data-starling-theme=starling]').waitFor();
  await page.reload();
  await page.locator('html[data-starling-theme=starling][data-mantine-color-scheme=dark]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
