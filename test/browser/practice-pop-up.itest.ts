import type { Browser } from 'playwright-core';
import { registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { launchBrowser } from '../support/browser.js';
import { startStarling, type TestStarling } from '../support/starling.js';

describe('the pop-up of practice mode', () => {
  let starling: TestStarling;
  let browser: Browser;
  beforeAll(async () => {
    starling = await startStarling();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await starling?.stop();
  });

  it('posts a code to the page that opened it, and the code links the account', async () => {
    const page = await browser.newPage();
    // Any page of this server has the same headers as the web client.
    await page.goto(`${starling.url}/api/v1/waitlist/health`);
    const query = new URLSearchParams({
      client_id: 'starling-practice',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'postmessage',
    });
    const [popUp] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(`
        globalThis.code = new Promise((settle) => {
          addEventListener('message', ({ origin, data }) => {
            if (origin === location.origin && data?.type === 'starling-practice-code') settle(data.code);
          });
        });
        void open('/api/v1/auth/practice/authorize?${query}', 'practice', 'width=560,height=760');
      `),
    ]);
    const closed = popUp.waitForEvent('close');
    await popUp.getByRole('link', { name: /Pat Parent/ }).click();
    const googleAuthCode = await page.evaluate('globalThis.code');
    await closed;
    const parent = await registerParent(starling);
    const { status, body } = await api(starling.url).post('/auth/google/link', { googleAuthCode }, parent.accessToken);
    expect([status, body.google_linked]).toEqual([200, true]);
  });

  it('works with the keyboard and says that nothing is real', async () => {
    const { body } = await api(starling.url).get('/auth/google/login');
    const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
    await page.goto(body.authUrl);
    await page.getByText('Practice mode: nothing here is real').waitFor();
    await page.keyboard.press('Tab');
    const focused = await page.evaluate('document.activeElement.textContent');
    expect(focused).toContain('Pat Parent');
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
