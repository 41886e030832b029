import type { Page, Request } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { CLIENT_TIMES } from '../../client/platform/times.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let account: Account;
/** Events that must never happen: dialogs and executed canaries. */
let misdeeds: string[];
/** Requests to other hosts that the policy of the page has not stopped. There must be none. */
const requests = new Set<Request>();

beforeAll(async () => {
  account = await registerParent(web.starling);
});

beforeEach(async () => {
  misdeeds = [];
  requests.clear();
  await web.context.exposeFunction('canary', (what: string) => misdeeds.push(`ran ${what}`));
  web.context.on('dialog', async (dialog) => {
    misdeeds.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  // A route would not see what the policy of the page stops. But with a route the browser caches nothing.
  web.context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== web.starling.url && /^https?:$/.test(protocol)) requests.add(request);
  });
  web.context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') requests.delete(request);
  });
});

/** The browser reports a request before it reports that the policy has stopped it. */
const expectNoMisdeeds = () =>
  until(
    () => {
      expect([...misdeeds, ...[...requests].map((request) => `request to ${request.url()}`)]).toEqual([]);
      return true;
    },
    { what: 'a page without misdeeds' },
  );

const HOSTILE = [
  '<script>canary(1)</script>',
  '<img src=x onerror=canary(2)>',
  '<svg onload=canary(3)>',
  '<svg><script>canary(4)</script></svg>',
  '"><img src=x onerror=canary(5)>',
  "'-canary(6)-'",
  'javascript:canary(7)',
  '<a href="javascript:canary(8)">x</a>',
  '<iframe srcdoc="<script>parent.canary(9)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=canary(10)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=canary(11)>">',
  '<!--><img src=x onerror=canary(12)>-->',
  '<img src=https://evil.example/pixel.png>',
  '![x](https://evil.example/pixel.png)',
  '[x](javascript:canary(13))',
  '<style>@import "https://evil.example/x.css";</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input autofocus onfocus=canary(14)></form>',
  '{{constructor.constructor("canary(15)")()}}',
  '\u202Egnp.x=crs gmi<',
  '</title><script>canary(16)</script>',
];

/** Waits for two painted frames and an empty task queue, so that any injected script would have run. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

test('the test itself notices a canary that runs and a request to another site', async () => {
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/login`);
  await page.evaluate(() => (window as unknown as { canary(what: string): void }).canary('on purpose'));
  await expect(page.goto('http://evil.example/')).rejects.toThrow();
  expect(misdeeds).toEqual(['ran on purpose']);
  expect([...requests].map((request) => request.url())).toEqual(['http://evil.example/']);
});

test('parameters of an address show as text', async () => {
  const page = await web.context.newPage();
  await page.clock.install();
  for (const text of HOSTILE) {
    await page.goto(`${web.starling.url}/login?${new URLSearchParams({ error: text, message: text })}`);
    await page.getByRole('alert').getByText(text.trim(), { exact: true }).waitFor();
    await settle(page);
    await page.goto(`${web.starling.url}/auth/error?${new URLSearchParams({ error: text, message: text })}`);
    // The page may have gone on by itself.
    await until(async () => {
      await page.clock.fastForward(CLIENT_TIMES.errorRedirectMs);
      const { pathname, search } = new URL(page.url());
      return pathname === '/login' && search === '';
    });
    await page.getByRole('alert').getByText(text.trim(), { exact: true }).waitFor();
    await settle(page);
  }
  await expectNoMisdeeds();
}, 120_000);

test('fields of a profile show as text, and no picture is loaded from another site', async () => {
  const page = await web.open(account, '/profile');
  for (const text of HOSTILE) {
    const name = text.slice(0, 100);
    const change = { first_name: name, last_name: name, bio: text, phone: text.slice(0, 40), location: text };
    const saved = await api(web.starling.url).patch(
      '/users/me',
      { ...change, avatar: 'https://evil.example/face.png' },
      account.accessToken,
    );
    expect(saved.status).toBe(200);
    await page.goto(`${web.starling.url}/profile`);
    await page.getByLabel('Location').waitFor();
    await page.waitForFunction((value) => document.querySelector('textarea')?.value === value, saved.body.bio);
    await settle(page);
  }
  await expectNoMisdeeds();
}, 120_000);

test.each([
  'javascript:canary(1)',
  'data:text/html,<script>canary(2)</script>',
  'data:image/svg+xml,<svg onload=canary(3)>',
  'http://evil.example/x.png',
  '//evil.example/x.png',
])('the address %s is not accepted as a picture', async (avatar) => {
  const { status, body } = await api(web.starling.url).patch('/users/me', { avatar }, account.accessToken);
  expect([status, Object.keys(body.detail.fields)]).toEqual([422, ['avatar']]);
});

test('the stored page after the sign-in never leads to another site', async () => {
  const page = await web.open(account, '/chat');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const { host } = new URL(web.starling.url);
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    `https://${host}@evil.example/`,
    `https://${host}.evil.example/`,
    '%2f%2fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    'javascript:canary(1)',
    'data:text/html,<script>canary(2)</script>',
    '///evil.example',
    'http://evil。example',
    '/login',
    '',
  ]) {
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [STORAGE_KEYS.oauthRedirectAfterLogin, target],
    );
    await page.goto(`${web.starling.url}/login`);
    await page.waitForURL(`${web.starling.url}/chat`);
    await settle(page);
  }
  await expectNoMisdeeds();
}, 120_000);
