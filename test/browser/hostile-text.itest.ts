import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let account: Account;
/** What must never happen: dialogs, canaries that ran, requests to anybody else. */
let misdeeds: string[];

beforeAll(async () => {
  account = await registerParent(web.starling);
});

beforeEach(async () => {
  misdeeds = [];
  await web.context.exposeFunction('canary', (what: string) => misdeeds.push(`ran ${what}`));
  web.context.on('dialog', async (dialog) => {
    misdeeds.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  // Nothing leaves the machine, and every try is seen: those that the page's policy stops never get here.
  await web.context.route(
    (url) => url.origin !== web.starling.url && /^https?:$/.test(url.protocol),
    async (route) => {
      misdeeds.push(`request to ${route.request().url()}`);
      await route.abort();
    },
  );
});

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

/** What a browser would have run by then, it has run: two frames were painted and the queue of tasks was empty. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

test('would notice: a canary that runs is seen', async () => {
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/login`);
  await page.evaluate(() => (window as unknown as { canary(what: string): void }).canary('on purpose'));
  expect(misdeeds).toEqual(['ran on purpose']);
});

test('shows what an address says as text', async () => {
  const page = await web.context.newPage();
  for (const text of HOSTILE) {
    await page.goto(`${web.starling.url}/login?${new URLSearchParams({ error: text, message: text })}`);
    await page.getByRole('alert').getByText(text.trim(), { exact: true }).waitFor();
    await settle(page);
    await page.goto(`${web.starling.url}/auth/error?${new URLSearchParams({ error: text, message: text })}`);
    await page.getByText('Redirecting to login').waitFor();
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
    await page.getByRole('alert').getByText(text.trim(), { exact: true }).waitFor();
    await settle(page);
  }
  expect(misdeeds).toEqual([]);
}, 120_000);

test('shows what a profile says as text, and fetches no picture from anybody', async () => {
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
  expect(misdeeds).toEqual([]);
}, 120_000);

test.each([
  'javascript:canary(1)',
  'data:text/html,<script>canary(2)</script>',
  'data:image/svg+xml,<svg onload=canary(3)>',
  'http://evil.example/x.png',
  '//evil.example/x.png',
])('takes no %s for a picture', async (avatar) => {
  const { status, body } = await api(web.starling.url).patch('/users/me', { avatar }, account.accessToken);
  expect([status, Object.keys(body.detail.fields)]).toEqual([422, ['avatar']]);
});

test('leads nobody out of the product, whatever stands where the wanted page is kept', async () => {
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
  expect(misdeeds).toEqual([]);
}, 120_000);
