import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { signInAs, TEST_PASSWORD } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { signInWithPassword } from '../support/sign-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let page: Page;

beforeEach(async () => {
  page = await web.context.newPage();
});

const open = (path: string) => page.goto(`${web.starling.url}${path}`);
const path = () => new URL(page.url()).pathname;

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
  const composer = page.getByPlaceholder('How can I help you today?');
  await until(async () => (await composer.inputValue()) === 'How do we brush teeth?');

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
  await signInWithPassword(page, 'not-an-email');
  await page.getByText('Please enter an email address').waitFor();
  expect(sent).toEqual([]);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test.each([{ auth_type: 'other', data: {} }, {}, null])('treats the response %j as a failed login', async (answer) => {
  await page.route('**/auth/login', (route) => route.fulfill({ json: answer }));
  await open('/login');
  await signInWithPassword(page, 'parent@starling.test');
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
  const firstPage = await page.getByRole('button', { name: 'Login into Starling' }).elementHandle();
  await page.getByRole('link', { name: 'Back to App' }).click();
  // The app redirects to a new login page. What is done on the first one would be lost.
  await firstPage?.waitForElementState('hidden');
  await signInWithPassword(page, admin.email);
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(path()).toBe(target);
});

test('shows only the last error of all ways to sign in', async () => {
  await page.route('**/auth/google/login', (route) => route.fulfill({ status: 503, json: {} }));
  await open('/login');
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('OAuth initiation failed: 503').waitFor();
  await signInWithPassword(page, 'nobody@example.com');
  await alert.getByText('Email or password is not right.').waitFor();
  expect(await alert.count()).toBe(1);
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  await alert.getByText('OAuth initiation failed: 503').waitFor();
});

test('takes an error away when the visitor turns to another form', async () => {
  await open('/login');
  await signInWithPassword(page, 'nobody@example.com');
  const alert = page.getByRole('alert');
  await alert.getByText('Email or password is not right.').waitFor();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  expect(await alert.count()).toBe(0);

  await open('/login?error=oauth_failed');
  await alert.waitFor();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  expect(await alert.count()).toBe(0);
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
