import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceTextModule } from 'node:vm';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { projectRoot } from '../../server/platform/project-root.js';
import { buildConversation } from '../factories/conversations.js';
import { buildFamily } from '../factories/families.js';
import { registerParent } from '../support/accounts.js';
import { launchBrowser } from '../support/browser.js';
import { buildClient } from '../support/client-build.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { startStarling, type TestStarling } from '../support/starling.js';
import { until } from '../support/wait.js';

/** Bytes on the wire, with headers, of everything that a page loads with an empty cache. */
const LOGIN_BUDGET = 165 * 1024;
const CHAT_BUDGET = 268_500;
const CONVERSATIONS_BUDGET = 277_000;
const PARTS = new Set(['Document', 'Script', 'Stylesheet', 'Font', 'Image']);

let starling: TestStarling;
let clientDir: string;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  clientDir = await buildClient();
  starling = await startStarling({}, { clientDir });
  browser = await launchBrowser();
}, 120_000);
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await starling?.stop();
});

/** Counts what a page receives from now on, by kind. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const session: CDPSession = await context.newCDPSession(page);
  const bytes = new Map<string, number>();
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    if (PARTS.has(kind)) bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return bytes;
}

it('shows its first screen before a style sheet or a script has arrived', async () => {
  const page = await context.newPage();
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`${starling.url}/login`);
  await page.getByText('Verifying access permissions').waitFor();
  const html = await (await fetch(`${starling.url}/login`)).text();
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('Verifying access permissions'));
});

const sum = (bytes: Map<string, number>) => [...bytes.values()].reduce((total, one) => total + one, 0);

it('opens /login with less than 165 KiB on the wire', async () => {
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.goto(`${starling.url}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Starling' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect([...bytes.keys()]).toEqual(expect.arrayContaining(['Document', 'Font', 'Script', 'Stylesheet']));
  expect(sum(bytes)).toBeLessThan(LOGIN_BUDGET);
});

it('opens /chat of a new account with less than 268.5 kB on the wire', async () => {
  const page = await openSignedIn(context, starling, await registerParent(starling), '/favicon.svg');
  const bytes = await countBytes(page);
  await page.goto(`${starling.url}/chat`, { waitUntil: 'networkidle' });
  await page.getByPlaceholder('How can I help you today?').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(sum(bytes)).toBeLessThan(CHAT_BUDGET);
});

it('opens /conversations with less than 277 kB on the wire, and without the code of the chat, of menus and of dialogs', async () => {
  const account = await registerParent(starling);
  await buildConversation(starling, account.user.id, { title: 'Ducks' });
  const page = await openSignedIn(context, starling, account, '/favicon.svg');
  const bytes = await countBytes(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${starling.url}/conversations`, { waitUntil: 'networkidle' });
  const actions = page.getByRole('button', { name: 'Actions for Ducks' });
  await actions.waitFor();
  const later = /\/(chat|OpenedMenu|OpenedConversationMenu|AskedDialogs|Tooltip|floating)/;
  expect(scripts.filter((script) => later.test(script))).toEqual([]);
  expect(sum(bytes)).toBeLessThan(CONVERSATIONS_BUDGET);

  // The button is replaced when its menu loads. A keyboard does not notice.
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  expect(scripts.filter((script) => /OpenedConversationMenu/.test(script))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  // The focus goes back a moment after the menu has gone.
  await actions.and(page.locator(':focus')).waitFor();
});

describe('a file of the client', () => {
  const codeOf = async (answer: Response) => ((await answer.json()) as { error?: string }).error;
  const get = (path: string, headers: Record<string, string>, method = 'GET') =>
    fetch(starling.url + path, { method, headers });
  let script: string;
  beforeAll(async () => {
    script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${starling.url}/chat`)).text())![1]!;
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('is sent to a browser that accepts %s as %s', async (accepted, encoding) => {
    const plain = await readFile(join(clientDir, script), 'utf8');
    for (const [path, text] of [
      [script, plain],
      ['/chat', await readFile(join(clientDir, 'index.html'), 'utf8')],
    ] as const) {
      const answer = await get(path, { 'Accept-Encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe(path === script ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language');
      expect(answer.headers.get('content-type')).toMatch(path === script ? 'text/javascript' : 'text/html');
      expect(await answer.text()).toBe(text);
    }
  });

  it('is whole: a bundler may write a script that no browser can read', async () => {
    const files = (await readdir(join(clientDir, 'assets'))).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(50);
    for (const identifier of files) {
      new SourceTextModule(await readFile(join(clientDir, 'assets', identifier), 'utf8'), { identifier });
    }
  });

  it('has an ETag for each encoding, and is not sent again to a browser that has it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await get('/chat', { 'Accept-Encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    // Without `max-age`, Node bypasses every cache.
    const known = { 'If-None-Match': tags[0]!, 'Cache-Control': 'max-age=0' };
    const again = await get('/chat', { ...known, 'Accept-Encoding': 'br' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/chat', { ...known, 'Accept-Encoding': 'gzip' })).status).toBe(200);
  });

  it('answers HEAD with only the headers, and a range request with that range', async () => {
    const head = await get(script, { 'Accept-Encoding': 'br' }, 'HEAD');
    const size = (await readFile(`${join(clientDir, script)}.br`)).length;
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(size), '']);
    const range = await get(script, { 'Accept-Encoding': 'identity', Range: 'bytes=0-9' });
    expect([range.status, range.headers.get('content-length')]).toEqual([206, '10']);
    expect(range.headers.get('content-range')).toMatch(/^bytes 0-9\/\d+$/);
  });

  it.each(['/login', '/chat', '/conversations', '/parental', '/progress', '/settings'])(
    'is preloaded with %s if that page needs it, and is loaded once',
    async (path) => {
      const isSignedIn = path !== '/login';
      const page = isSignedIn
        ? await openSignedIn(context, starling, await registerParent(starling), '/favicon.svg')
        : await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const announced = (await get(path, {})).headers.get('link')!.split(', ');
      const files = announced.map((link) => /(?<=^<)[^>]+/.exec(link)![0]);
      expect(files.length).toBeGreaterThan(2);
      await page.goto(starling.url + path, { waitUntil: 'networkidle' });
      expect(asked.filter((name) => files.includes(name)).sort()).toEqual([...files].sort());
      // Without the preload headers, the page requests the same files itself.
      asked.length = 0;
      await page.route(`${starling.url}${path}`, async (route) => {
        const response = await route.fetch();
        const { link: _link, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await page.goto(starling.url + path, { waitUntil: 'networkidle' });
      expect(asked).toEqual(expect.arrayContaining(files));
      expect((await get('/waitlist', {})).headers.get('link')).toBeNull();
    },
  );

  it('is not found by a POST or under an unreadable name', async () => {
    const posted = await get('/favicon.svg', { 'Accept-Encoding': 'br' }, 'POST');
    expect([posted.status, posted.headers.get('content-encoding')]).toEqual([404, null]);
    expect(await codeOf(posted)).toBe('not_found');
    const unreadable = await get('/%zz.js', {});
    expect([unreadable.status, await codeOf(unreadable)]).toEqual([404, 'not_found']);
  });
});

/** What the first screen of a page waits for: each script beyond six waits for another one to end. */
it.each([
  ['/parental', 15],
  ['/progress', 18],
  ['/settings', 15],
])(
  'draws the first screen of %s from at most %d scripts, without those of dialogs and of lists to choose from',
  async (path, most) => {
    const links = (await fetch(starling.url + path)).headers.get('link')!;
    const scripts = links.match(/[^/]+[.]js/g)!;
    expect(scripts.length).toBeLessThanOrEqual(most);
    expect(scripts.filter((name) => /^(dialogs|choices|floating-ui|covers|conversations)/.test(name))).toEqual([]);
  },
);

it.each([
  ['/parental', 'Activity'],
  ['/progress', 'Summary'],
  ['/settings', 'Your data'],
])('draws %s down to "%s", and nothing in sight moves', async (path, last) => {
  const account = await registerParent(starling);
  await buildFamily(starling, account);
  const page = await openSignedIn(context, starling, account, '/favicon.svg');
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    });
    const moved: number[] = [];
    Object.assign(window, { moved });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(starling.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: last }).waitFor();
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((total, one) => total + one, 0)).toBeLessThan(0.02);
});

describe('the styles of Mantine', () => {
  const CLASS = /\bm_[0-9a-f]{6,8}\b/g;
  const classesOf = (text: string) => new Set(text.match(CLASS) ?? []);
  let known: Set<string>;
  beforeAll(async () => {
    const packages = join(projectRoot(), 'node_modules/@mantine');
    const all = ['core', 'notifications', 'charts'].map((name) => readFile(join(packages, name, 'styles.css'), 'utf8'));
    known = classesOf((await Promise.all(all)).join());
  });

  /** Classes that have a style in Mantine and none in `styles`: a component is used whose style is not loaded. */
  const missingIn = (styles: string, used: Iterable<string>) => {
    const there = classesOf(styles);
    return [...used].filter((name) => known.has(name) && !there.has(name));
  };

  it('are loaded for every component that the client uses', async () => {
    const folder = join(clientDir, 'assets');
    const names = await readdir(folder);
    const textOf = async (ending: string) =>
      (
        await Promise.all(names.filter((name) => name.endsWith(ending)).map((name) => readFile(join(folder, name))))
      ).join();
    expect(missingIn(await textOf('.css'), classesOf(await textOf('.js')))).toEqual([]);
  });

  it('precede our own in each file, so that ours win at equal specificity', async () => {
    const folder = join(clientDir, 'assets');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.css'));
    const mixed: string[] = [];
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8');
      const firstOwn = text.search(/\._[a-zA-Z]\w*?_[\w-]{5}_\d+/);
      const lastOfMantine = [...text.matchAll(/\.m_[0-9a-f]{6,8}\b/g)].at(-1)?.index ?? -1;
      if (firstOwn >= 0 && lastOfMantine >= 0) mixed.push(name);
      if (firstOwn >= 0) expect([name, lastOfMantine]).toEqual([name, Math.min(lastOfMantine, firstOwn)]);
    }
    expect(mixed).toContainEqual(expect.stringMatching(/^signed-in-/));
  });

  it.each(['/login', '/waitlist', '/terms', '/privacy', '/safety', '/auth/error', '/nowhere'])(
    'are all there at %s, where no sign-in has loaded the others',
    async (path) => {
      const page = await context.newPage();
      await page.goto(starling.url + path, { waitUntil: 'networkidle' });
      // Until the scripts have run, the static first screen is there, and the network may be idle.
      await page.locator('#root [class*="m_"]').first().waitFor({ state: 'attached' });
      if (path === '/login') {
        await page.getByRole('button', { name: 'Use a password' }).click();
        await page.getByRole('button', { name: 'Create an account' }).click();
        await page.getByLabel('First name').waitFor();
      }
      // A page that loads later leaves nothing of it for a moment.
      const { used, styles } = await until(async () => {
        const drawn = await page.evaluate(() => ({
          used: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
          styles: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(),
        }));
        return drawn.used.some((name) => name.match(CLASS)) ? drawn : null;
      });
      expect(missingIn(styles, used)).toEqual([]);
    },
  );
});

it('keeps the account button in place when its menu loads and opens', async () => {
  const page = await openSignedIn(context, starling, await registerParent(starling), '/chat');
  const button = page.getByRole('button', { name: /^Account of/ });
  const before = await button.boundingBox();
  await button.click();
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  expect(
    await page
      .getByLabel(/^Account of/)
      .first()
      .boundingBox(),
  ).toEqual(before);
});
