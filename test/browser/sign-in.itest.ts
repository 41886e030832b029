import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { CLIENT_TIMES } from '../../client/platform/times.js';
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

/** Signs a new parent in with a password, which returns to `target`. */
async function signInTo(target: string): Promise<void> {
  const { user } = await registerParent(web.starling);
  await open(target);
  await page.waitForURL('**/login');
  await signInWithPassword(user.email ?? '');
  await page.waitForURL(`**${target}`);
}

test('shows signed-out visitors the login page on every path, with the specified texts', async () => {
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
  ['error=anything&message=Text+from+the+URL', 'Text from the URL'],
  ['error=anything', 'Login failed. Please try signing in again.'],
])('shows the message for %s and removes it from the URL', async (query, text) => {
  await open(`/login?${query}`);
  const alert = page.getByRole('alert');
  await alert.getByText('Login Failed', { exact: true }).waitFor();
  await alert.getByText(text).waitFor();
  await page.waitForURL((url) => url.search === '');
});

test('signs a new parent in through the provider, and later returns to the requested page', async () => {
  await open('/login');
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  await page.getByText('parent@practice.example').click();
  await page.waitForURL('**/onboarding');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '6 to 9 years' }).click();
  await page.getByLabel('Your first question').fill('How do we brush teeth?');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask Starling' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
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

test('sends nothing and shows no alert for an invalid email address', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/login') && sent.push(request.url()));
  await open('/login');
  await signInWithPassword('not-an-email');
  await page.getByText('Please enter an email address').waitFor();
  expect(sent).toEqual([]);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test.each([{ auth_type: 'other', data: {} }, {}, null])('treats the response %j as a failed login', async (answer) => {
  await page.route('**/auth/login', (route) => route.fulfill({ json: answer }));
  await open('/login');
  await signInWithPassword('parent@starling.test');
  const alert = page.getByRole('alert');
  await alert.getByText('Login Failed', { exact: true }).waitFor();
  await alert.getByText('Login failed. Please try signing in again.', { exact: true }).waitFor();
  expect(path()).toBe('/login');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken)).toBeNull();
});

test('shows which password rules are met while a new account is created', async () => {
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

test('takes a new parent to the requested page after the onboarding', async () => {
  await open('/library');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(`new-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL((url) => !['/login', '/onboarding'].includes(url.pathname));
  expect(path()).toBe('/library');
});

test.each([
  ['the requested page', '/admin/users', '/admin/users'],
  ['the home of the role if there is none', '/login', '/admin'],
])('returns to %s even after a click on Back to App', async (_name, opened, target) => {
  const admin = await signInAs(web.starling, 'admin');
  await open(opened);
  await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
  // The app redirects to a new login page, which loads the options again.
  const isBack = page.waitForResponse('**/auth/options');
  await page.getByRole('link', { name: 'Back to App' }).click();
  await isBack;
  await page.waitForURL('**/login');
  await signInWithPassword(admin.email);
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(path()).toBe(target);
});

test('shows only the last error of all ways to sign in', async () => {
  await page.route('**/auth/google/login', (route) => route.fulfill({ status: 503, json: {} }));
  await open('/login');
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('OAuth initiation failed: 503').waitFor();
  await signInWithPassword('nobody@example.com');
  await alert.getByText('Email or password is not right.').waitFor();
  expect(await alert.count()).toBe(1);
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  await alert.getByText('OAuth initiation failed: 503').waitFor();
});

test('shows a refused password at its fields, and marks them', async () => {
  await open('/login');
  await signInWithPassword('nobody@example.com');
  const form = page.getByRole('form', { name: 'Sign in with a password' });
  await form.getByRole('alert').getByText('Login Failed', { exact: true }).waitFor();
  await form.getByRole('alert').getByText('Email or password is not right.', { exact: true }).waitFor();
  for (const field of [page.getByLabel('Email'), page.getByRole('textbox', { name: 'Password' })]) {
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
  expect(await seriousFindings(page)).toEqual([]);
});

test('explains the ways back in to people who forgot their password', async () => {
  await open('/login');
  await page.getByRole('button', { name: 'Use a password' }).click();
  const forgot = page.getByRole('button', { name: 'Forgot password?' });
  const help = page.getByText('Ask an administrator for a one-time link.');
  await forgot.waitFor();
  expect(await help.isVisible()).toBe(false);
  await forgot.click();
  await help.waitFor();
  await page.getByText('This service sends no mail.').waitFor();
  await page.getByText('with the same email address').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await forgot.waitFor({ state: 'detached' });
});

test('a one-time link from an admin sets a new password, and works only once', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Rosa', last_name: 'Lind' });
  const staff = await web.open(await signInAs(web.starling, 'admin'), '/admin/users');
  await staff.getByLabel('Search').fill(parent.email);
  const row = staff.getByRole('row').filter({ hasText: parent.email });
  await row.getByRole('button', { name: 'Password reset link for Rosa Lind' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Password reset link' });
  await dialog.getByText('It works once, within one hour').waitFor();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  expect(await seriousFindings(staff)).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(link);
  // The token leaves the address, and the address is all that the browser sends.
  await page.waitForURL((url) => url.pathname === '/reset-password' && url.hash === '');
  const token = new URL(link).hash.replace('#token=', '');
  expect(token).toHaveLength(43);
  expect(sent.filter((url) => url.includes(token))).toEqual([]);
  const password = page.getByRole('textbox', { name: 'New password' });
  await password.fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await password.fill('Newer-kites-over-8-hills!');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInWithPassword(parent.email, 'Newer-kites-over-8-hills!');
  await page.waitForURL('**/chat');

  const late = await web.context.newPage();
  await late.goto(link);
  await late.getByRole('textbox', { name: 'New password' }).fill('Other-kites-over-9-hills!');
  await late.getByRole('button', { name: 'Save new password' }).click();
  await late.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await late.getByText('Ask an administrator for a new one.').waitFor();
  await late.goto(`${web.starling.url}/waitlist`);
  await late.goto(`${web.starling.url}/reset-password`);
  await late.getByRole('heading', { name: 'This link is not complete' }).waitFor();
});

test('asks an admin whose sign-in is too old to sign in again before a reset link is created', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Rosa', last_name: 'Lind' });
  const admin = await signInAs(web.starling, 'admin');
  await web.starling.sql(
    `UPDATE sessions SET authenticated_at = authenticated_at - interval '6 minutes' WHERE user_id = $1`,
    [admin.user.id],
  );
  const staff = await web.open(admin, '/admin/users');
  await staff.getByLabel('Search').fill(parent.email);
  const row = staff.getByRole('row').filter({ hasText: parent.email });
  await row.getByRole('button', { name: 'Password reset link for Rosa Lind' }).click();
  await staff.getByRole('button', { name: 'Create link' }).click();
  await staff.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  expect(await web.starling.sql('SELECT 1 FROM password_reset_links WHERE user_id = $1', [parent.user.id])).toEqual([]);
});

test.each([1440, 1000, 390, 320])(
  'keeps the bird of the login page inside its circle, and the dots away from letters, at a width of %i',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/login');
    await page.getByRole('heading', { name: 'Nurture Curiosity' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const { covered, gap } = await page.evaluate(() => {
      const promise = document.querySelector('section[aria-label="About Starling"]') as HTMLElement;
      const dots = (promise.querySelector('[class*=speckles]') as HTMLElement).getBoundingClientRect();
      const texts = [...promise.querySelectorAll('h1, li'), document.querySelector('footer') as HTMLElement];
      const boxes = texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const covered = boxes.filter(
        (box) => box.right > dots.left && box.left < dots.right && box.bottom > dots.top && box.top < dots.bottom,
      );
      // The distance from the farthest point of the bird to the rim of the circle.
      const circle = (promise.querySelector('[class*=bird]') as HTMLElement).getBoundingClientRect();
      const [x, y] = [circle.left + circle.width / 2, circle.top + circle.height / 2];
      const reach = [...promise.querySelectorAll<SVGPathElement>('[class*=bird] svg > path')].flatMap((path) => {
        const matrix = path.getScreenCTM() as DOMMatrix;
        const length = path.getTotalLength();
        return Array.from({ length: 100 }, (_, step) => {
          const at = path.getPointAtLength((length * step) / 99).matrixTransform(matrix);
          return Math.hypot(at.x - x, at.y - y);
        });
      });
      return { covered: covered.length, gap: circle.width === 0 ? null : circle.width / 2 - Math.max(...reach) };
    });
    expect(covered).toBe(0);
    // Narrow screens show no circle.
    if (width < 992) expect(gap).toBeNull();
    else expect(gap).toBeGreaterThan(12);
  },
);

test('shows why a code is refused, and returns to the login page after 3 s', async () => {
  await page.clock.install();
  await open('/auth/success?is_new_user=false');
  await page.getByText('Authentication Failed').waitFor();
  await page.getByText('No authorization code found on the success page').waitFor();
  await page.getByRole('button', { name: 'Back to Login' }).waitFor();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await page.clock.fastForward(CLIENT_TIMES.successFailureRedirectMs);
  await page.waitForURL('**/login**');
  await page.getByRole('alert').getByText('No authorization code found on the success page').waitFor();

  await open('/oauth/callback?state=s');
  await page.getByText('No authorization code received from Google').waitFor();
});

test('shows that a retry could not be started, and keeps the message on the login page', async () => {
  await page.route('**/auth/google/login', (route) => route.fulfill({ status: 503, json: {} }));
  await page.clock.install();
  await open('/auth/success?is_new_user=false');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const alert = page.getByRole('alert').getByText('OAuth initiation failed: 503');
  await alert.waitFor();
  await page.clock.fastForward(CLIENT_TIMES.successFailureRedirectMs);
  await page.waitForURL('**/login**');
  await alert.waitFor();
});

test('shows an error of the provider on the login page', async () => {
  await page.clock.install();
  await open('/auth/error?error=other&message=Not+today');
  await page.getByText('Redirecting to login').waitFor();
  await page.clock.fastForward(CLIENT_TIMES.errorRedirectMs);
  await page.waitForURL('**/login**');
  await page.getByRole('alert').getByText('Not today').waitFor();
});

test('lists the navigation in the specified order, and marks the current page', async () => {
  page = await web.open(await registerParent(web.starling), '/profile');
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Coming later' }).click();
  const labels = bar.locator('li :is(a, button, [aria-disabled=true])').locator('[class*=label]');
  expect(await labels.allInnerTexts()).toEqual([
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
    'Profile',
    'Settings',
    'Coming later',
    'Device Profiles',
    'Logout',
  ]);
  expect(await page.locator('[aria-current=page]').first().textContent()).toBe('Profile');
});

test.each(['admin', 'moderator'] as const)('opens the chat to a signed-in %s at /', async (role) => {
  const staff = await web.open(await signInAs(web.starling, role), '/');
  await staff.waitForURL('**/chat');
  await staff.getByText('Your friendly learning companion').waitFor();
});

test('denies a page without leaving its URL, and lists what it requires', async () => {
  page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
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

test('signs out in every tab, and removes the session from storage', async () => {
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

test('requires a new sign-in after 30 idle minutes', async () => {
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
  const notice = page.getByRole('alert');
  await notice.getByText('You were signed out', { exact: true }).waitFor();
  await notice.getByText('Your session has expired. Please sign in again.').waitFor();
  expect(await notice.getByText('Login Failed').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('keeps the chosen theme after a reload', async () => {
  page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByRole('main').getByText('Starling', { exact: true }).click();
  await page.locator('html[data-starling-theme=starling]').waitFor();
  await page.reload();
  await page.locator('html[data-starling-theme=starling][data-mantine-color-scheme=dark]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
