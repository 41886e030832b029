import { api } from '../../../test/support/api.js';
import { useStarling } from '../../../test/support/use-starling.js';

const CALLBACKS = ['/oauth/callback', '/api/v1/auth/google/callback'];

describe('redirect URIs of a sign-in', () => {
  const starling = useStarling();

  const ask = (query: string) => api(starling.url).get(`/auth/google/login?${query}`);
  const states = async () => (await starling.sql('SELECT 1 FROM oauth_states')).length;

  /** Addresses that look like one of our callbacks at first sight. */
  const lookAlikes = (path: string): string[] => {
    const { host, port, hostname } = new URL(starling.url);
    const origins = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https:evil.example',
      'http:/evil.example',
      'http:///evil.example',
      'http:\\\\evil.example',
      `http://${host}@evil.example`,
      `http://${hostname}:${port}:x@evil.example`,
      `http://evil.example\\@${host}`,
      `http://${hostname}.evil.example`,
      `http://${hostname}.evil.example:${port}`,
      `http://evil.example/http://${host}`,
      `http://evil.example?${host}`,
      `http://evil.example#${host}`,
      `http://${hostname}:${Number(port) + 1}`,
      `http://${hostname}`,
      `https://${host}`,
      `ws://${host}`,
      `ftp://${host}`,
      `http://${hostname}.:${port}`,
      `http://127。0。0。1:${port}`,
      `http://2130706433:${port}`,
      `http://127.1:${port}`,
      `http://0x7f000001:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
      `http://user@${host}`,
      `http://user:word@${host}`,
      `HTTP://${host}`,
      `http://LOCALHOST:${port}`,
      `%2f%2f${host}`,
      `http%3a%2f%2f${host}`,
      ` http://${host}`,
      `\thttp://${host}`,
      `ht\ttp://${host}`,
      `http://${host}\t`,
      `http://${host}\n`,
      `\u0000http://${host}`,
      `\ufeffhttp://${host}`,
      'javascript:alert(1)//',
      'data:text/html,',
      'null',
      '',
    ].map((origin) => origin + path);
    const paths = [
      '/',
      '//',
      '/.',
      '/../x',
      ';x',
      '?',
      '?x=1',
      '#',
      '#x',
      '%00',
      '%0d%0aX-Injected:yes',
      ' ',
      '\\',
      '\u2028',
    ];
    return [
      ...origins,
      ...paths.map((tail) => starling.url + path + tail),
      `${starling.url}/${path}`,
      `${starling.url}/x/..${path}`,
      starling.url + path.toUpperCase(),
      starling.url + path.replace('callback', '%63allback'),
    ];
  };

  it('accepts exactly the two callbacks as redirect URI, and nothing that looks like one', async () => {
    let tried = 0;
    for (const path of CALLBACKS) {
      for (const address of lookAlikes(path)) {
        const { status, body, headers } = await ask(new URLSearchParams({ redirect_uri: address }).toString());
        expect([address, status, body.error]).toEqual([address, 422, 'validation_failed']);
        expect([address, headers.get('set-cookie'), headers.get('x-injected')]).toEqual([address, null, null]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(await states()).toBe(0);
  });

  it('accepts the redirect URI only once and as text', async () => {
    const [good] = CALLBACKS.map((path) => encodeURIComponent(starling.url + path));
    for (const query of [
      `redirect_uri=${good}&redirect_uri=https://evil.example`,
      `redirect_uri=https://evil.example&redirect_uri=${good}`,
      `redirect_uri[]=${good}`,
      `redirect_uri[x]=${good}`,
    ]) {
      const { status, body } = await ask(query);
      if (status === 200) expect(new URL(body.authUrl).searchParams.get('redirect_uri')).toMatch(`${starling.url}/`);
      else expect([query, status]).toEqual([query, 422]);
    }
    expect((await ask(`redirect_uri=${good}`)).status).toBe(200);
  });
});
