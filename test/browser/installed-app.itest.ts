import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { registerParent } from '../support/accounts.js';
import { buildClient } from '../support/client-build.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { startStarling } from '../support/starling.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
const installed = () => web.newContext(undefined, { serviceWorkers: 'allow' });

const isControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Everything that this browser keeps for the site. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return {
      cached: cached.flat(),
      databases: await indexedDB.databases(),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    };
  });

test('the manifest has what browsers ask of an app, and its icons have the sizes that it says', async () => {
  const page = await (await installed()).newPage();
  await page.goto(`${web.starling.url}/login`);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await fetch(new URL(address!, web.starling.url));
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Starling', start_url: '/', scope: '/', display: 'standalone' });
  const apple = { src: '/icons/apple-touch-icon.png', sizes: '180x180', purpose: 'any' };
  for (const { src, sizes } of [...manifest.icons, apple]) {
    const icon = Buffer.from(await (await fetch(new URL(src, web.starling.url))).arrayBuffer());
    expect(icon.subarray(1, 4).toString()).toBe('PNG');
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  const purposes = manifest.icons.map(
    ({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`,
  );
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test('the worker is asked for again each time, and controls every page', async () => {
  const worker = await fetch(`${web.starling.url}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
  const page = await openSignedIn(await installed(), web.starling, await registerParent(web.starling), '/settings');
  await isControlled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${web.starling.url}/`);
});

test('a sign-in with the provider asks for each of its addresses once', async () => {
  const page = await (await installed()).newPage();
  await page.goto(web.starling.url);
  await page.waitForURL('**/login');
  await isControlled(page);
  await page.getByRole('button', { name: 'Login into Starling' }).click();
  await page.getByText('parent@practice.example').click();
  await page.waitForURL('**/onboarding');
});

test('without a network a page says so, and works again with it', async () => {
  const context = await installed();
  const page = await openSignedIn(context, web.starling, await registerParent(web.starling), '/settings');
  await isControlled(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
});

test('a new version is there after one reload', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starling-client-'));
  await cp(await buildClient(), folder, { recursive: true });
  const starling = await startStarling({}, { clientDir: folder });
  try {
    const page = await openSignedIn(await installed(), starling, await registerParent(starling), '/settings');
    await isControlled(page);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const next = html.replace('<head>', '<head><meta name="build" content="next">');
    await writeFile(join(folder, 'index.html'), next);
    await writeFile(join(folder, 'index.html.br'), brotliCompressSync(next));
    await writeFile(join(folder, 'index.html.gz'), gzipSync(next));
    await page.reload();
    expect(await page.locator('meta[name="build"]').count()).toBe(1);
  } finally {
    await starling.stop();
    await rm(folder, { recursive: true });
  }
});

test('signing out leaves nothing of the account in any cache or storage', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Marguerite' });
  const page = await openSignedIn(await installed(), web.starling, parent, '/settings');
  await isControlled(page);
  for (const path of ['/conversations', '/profile', '/chat']) await page.goto(`${web.starling.url}${path}`);
  await until(async () => (await kept(page)).storage.includes(parent.user.id), { what: 'what belongs to the account' });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  const { cached, databases, storage } = await kept(page);
  expect(cached).toEqual(['/offline.html']);
  expect(databases).toEqual([]);
  for (const word of [parent.user.id, parent.email, 'Marguerite', parent.accessToken, parent.refreshToken]) {
    expect(storage).not.toContain(word);
  }
});
