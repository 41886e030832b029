import type { Browser } from 'playwright-core';
import { seriousFindings } from './support/axe.js';
import { launchBrowser } from './support/browser.js';
import { buildClient } from './support/client-build.js';
import { startStarling, type TestStarling } from './support/starling.js';

describe('the web client, as the service serves it', () => {
  let starling: TestStarling;
  let browser: Browser;
  beforeAll(async () => {
    starling = await startStarling({}, { clientDir: await buildClient() });
    browser = await launchBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await starling?.stop();
  });

  it('opens a deep link on its page, and breaks no rule of its own policy', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${starling.url}/login`);
    await page.getByRole('heading').first().waitFor();
    expect(complaints).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.close();
  });

  it('leaves preflights to the API', async () => {
    const preflight = await fetch(`${starling.url}/api/v1/users/me`, {
      method: 'OPTIONS',
      headers: { Origin: starling.url, 'Access-Control-Request-Method': 'PATCH' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, starling.url]);
    expect((await fetch(`${starling.url}/chat`, { method: 'HEAD' })).headers.get('content-type')).toMatch('text/html');
    expect((await fetch(`${starling.url}/chat`, { method: 'POST' })).status).toBe(404);
  });

  it('keeps hashed files for a year, the page for no time, and shows a missing file as missing', async () => {
    const html = await (await fetch(`${starling.url}/chat`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    const cacheControl = async (path: string) => (await fetch(starling.url + path)).headers.get('cache-control');
    expect(await cacheControl(script)).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/chat')).toBe('no-cache');
    expect((await fetch(`${starling.url}/assets/gone.js`)).status).toBe(404);
  });
});
