import type { Page } from 'playwright-core';
import { CLIENT_TIMES } from '../../client/platform/times.js';
import { stopClock } from '../support/page-state.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let page: Page;

beforeEach(async () => {
  page = await web.context.newPage();
});

const open = (path: string) => page.goto(`${web.starling.url}${path}`);

test('shows why a code is refused, and returns to the login page after 3 s', async () => {
  await stopClock(page);
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
  await stopClock(page);
  await open('/auth/success?is_new_user=false');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const alert = page.getByRole('alert').getByText('OAuth initiation failed: 503');
  await alert.waitFor();
  await page.clock.fastForward(CLIENT_TIMES.successFailureRedirectMs);
  await page.waitForURL('**/login**');
  await alert.waitFor();
});

test('shows an error of the provider on the login page', async () => {
  await stopClock(page);
  await open('/auth/error?error=other&message=Not+today');
  await page.getByText('Redirecting to login').waitFor();
  await page.clock.fastForward(CLIENT_TIMES.errorRedirectMs);
  await page.waitForURL('**/login**');
  await page.getByRole('alert').getByText('Not today').waitFor();
});

test('is ready for another try when the visitor comes back from the provider', async () => {
  await page.route('**/auth/google/login', () => undefined);
  await open('/login');
  const start = page.getByRole('button', { name: 'Login into Starling' });
  await start.click();
  const overlay = page.getByRole('status').getByText('Signing you in');
  await overlay.waitFor();
  // As a browser tells that it shows a page of its memory, which the test browser does not keep.
  const show = (persisted: boolean) =>
    page.evaluate((isKept) => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }));
    }, persisted);
  await show(false);
  expect(await overlay.isVisible()).toBe(true);
  await show(true);
  await overlay.waitFor({ state: 'detached' });
  await start.click();
  await overlay.waitFor();
});
