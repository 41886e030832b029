import { seriousFindings } from '../../../test/support/axe.js';
import { useWebClient } from '../../../test/support/web-client.js';

describe('the served web client', () => {
  const web = useWebClient();

  it('opens a deep link on its page, within its own content security policy', async () => {
    const page = await web.context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${web.starling.url}/login`);
    await page.getByRole('heading').first().waitFor();
    expect(complaints).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.close();
  });

  it.each([
    ['fr, de-AT;q=0.8, en;q=0.5', 'de', 'Ihr freundlicher Lernbegleiter', 'Starling braucht JavaScript'],
    ['es-MX', 'es', 'Tu simpático compañero de aprendizaje', 'Starling necesita JavaScript'],
    ['en-GB, de;q=0.5', 'en', 'Your friendly learning companion', 'Starling needs JavaScript'],
    ['*', 'en', 'Your friendly learning companion', 'Starling needs JavaScript'],
  ])('says what stands before the script to a browser that asks for %s in %s', async (asked, language, ...texts) => {
    const answer = await fetch(`${web.starling.url}/chat`, { headers: { 'Accept-Language': asked } });
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}">`);
    for (const text of texts) expect(html).toContain(text);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    expect(answer.headers.get('link')).toMatch(/chat/);
  });

  it('leaves preflights to the API', async () => {
    const preflight = await fetch(`${web.starling.url}/api/v1/users/me`, {
      method: 'OPTIONS',
      headers: { Origin: web.starling.url, 'Access-Control-Request-Method': 'PATCH' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, web.starling.url]);
    expect((await fetch(`${web.starling.url}/chat`, { method: 'HEAD' })).headers.get('content-type')).toMatch(
      'text/html',
    );
    expect((await fetch(`${web.starling.url}/chat`, { method: 'POST' })).status).toBe(404);
  });

  it('lets browsers cache hashed files for a year and the page not at all, and answers 404 for a missing file', async () => {
    const html = await (await fetch(`${web.starling.url}/chat`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    const cacheControl = async (path: string) => (await fetch(web.starling.url + path)).headers.get('cache-control');
    expect(await cacheControl(script)).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/chat')).toBe('no-cache');
    expect((await fetch(`${web.starling.url}/assets/gone.js`)).status).toBe(404);
  });
});
