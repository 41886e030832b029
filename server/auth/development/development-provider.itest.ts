import { createHash } from 'node:crypto';
import { api } from '../../../test/support/api.js';
import { cardsOf, developmentSignIn, PRACTICE } from '../../../test/support/development-sign-in.js';
import { ForwardingProxy, request } from '../../../test/support/forwarding-proxy.js';
import { beginSignIn } from '../../../test/support/google-sign-in.js';
import { startStarling } from '../../../test/support/starling.js';
import { useStarling } from '../../../test/support/use-starling.js';

describe('the development identity provider', () => {
  const starling = useStarling({ settings: { ADMIN_EMAILS: '', MODERATOR_EMAILS: '' } });
  const { open, signIn, typed } = developmentSignIn(starling);

  it('shows that it is practice mode, without scripts', async () => {
    const { authUrl } = await beginSignIn(starling.url);
    expect(new URL(authUrl).origin).toBe(starling.url);
    const page = await open(authUrl);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await page.text();
    expect(html).toContain('Practice mode: nothing here is real');
    expect(html).not.toMatch(/<script|style=|onclick/);
    expect(cardsOf(html)).toHaveLength(3);
    for (const role of ['parent', 'admin', 'moderator']) expect(html).toContain(`>${role}</span>`);
    const style = await open(`${PRACTICE}/style.css`);
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  });

  it.each(['parent', 'admin', 'moderator'] as const)('signs the offered %s in with that role', async (role) => {
    const { status, body } = await signIn((html) => cardsOf(html).find((href) => href.includes(`email=${role}`))!);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role, google_linked: true, email: `${role}@practice.example` });
  });

  it('signs a typed address in as the same parent each time', async () => {
    const first = await signIn(typed('Somebody+new@starling.test'));
    expect(first.body.user).toMatchObject({ role: 'parent', email: 'somebody+new@starling.test' });
    const second = await signIn(typed('somebody+new@starling.test'));
    expect(second.body.user.id).toBe(first.body.user.id);
    expect((await signIn(typed('admin@elsewhere.example'))).body.user.role).toBe('parent');
  });

  it('completes a navigation and the exchange of its code', async () => {
    const { status, headers } = await signIn((html) => cardsOf(html)[0]!, 'text/html');
    expect(status).toBe(302);
    const location = new URL(headers.get('location')!, starling.url);
    expect(location.pathname).toBe('/auth/success');
    const authorization_code = location.searchParams.get('code');
    const tokens = await api(starling.url).post('/auth/google/exchange-token', { authorization_code });
    expect(tokens.status).toBe(200);
  });

  it('lets the person cancel the sign-in', async () => {
    const cancel = (html: string) => /href="([^"]+cancel=true)"/.exec(html)![1]!.replaceAll('&amp;', '&');
    const { status, body } = await signIn(cancel);
    expect([status, body.error]).toEqual([400, 'oauth_failed']);
  });

  it('syncs the profile, and links an identity from the pop-up', async () => {
    const { body } = await signIn((html) => cardsOf(html)[0]!);
    const token = body.tokens.accessToken;
    expect((await api(starling.url).post('/auth/google/sync', undefined, token)).body.first_name).toBe('Pat');
    const registered = await api(starling.url).post('/auth/register', {
      email: 'linker@starling.test',
      password: 'Kites-over-7-hills!',
    });
    const { authUrl } = await beginSignIn(starling.url);
    const query = new URLSearchParams({
      client_id: new URL(authUrl).searchParams.get('client_id')!,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'postmessage',
      email: 'linked@starling.test',
    });
    const html = await (await open(`${PRACTICE}/choose?${query}`)).text();
    const googleAuthCode = /data-code="([^"]+)"/.exec(html)![1];
    const linked = await api(starling.url).post(
      '/auth/google/link',
      { googleAuthCode },
      registered.body.data.access_token,
    );
    expect([linked.status, linked.body.google_linked]).toEqual([200, true]);
  });

  it('redirects only to the two callbacks, and requires PKCE', async () => {
    const { authUrl } = await beginSignIn(starling.url);
    const change = (name: string, value: string | null) => {
      const url = new URL(authUrl);
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      return url;
    };
    for (const url of [
      change('redirect_uri', 'https://evil.example/oauth/callback'),
      change('code_challenge', null),
      change('code_challenge_method', 'plain'),
      change('client_id', 'other'),
      change('response_type', 'token'),
    ]) {
      for (const path of ['authorize', 'choose']) {
        url.pathname = `${PRACTICE}/${path}`;
        url.searchParams.set('email', 'a@starling.test');
        const answer = await open(url.href);
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      }
    }
  });

  it('shows query parameters as text, never as markup', async () => {
    const { authUrl } = await beginSignIn(starling.url);
    const url = new URL(authUrl);
    url.searchParams.set('state', '"><script>alert(1)</script>');
    expect(await (await open(url.href)).text()).not.toContain('<script>');
    url.pathname = `${PRACTICE}/choose`;
    url.searchParams.set('email', '"><script>alert(1)</script>');
    const refused = await open(url.href);
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain('<script>');
  });

  it('checks the code verifier, the client, and that a code is used once', async () => {
    const { authUrl, codeVerifier } = await beginSignIn(starling.url);
    const query = new URL(authUrl).searchParams;
    const newCode = async () => {
      const back = await open(typed('pkce@starling.test')('', new URL(authUrl)));
      return new URL(back.headers.get('location')!).searchParams.get('code')!;
    };
    const redeem = async (form: Record<string, string>) => {
      const response = await fetch(`${starling.url}${PRACTICE}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: query.get('client_id')!,
          redirect_uri: query.get('redirect_uri')!,
          ...form,
        }),
      });
      const { error } = (await response.json()) as { error?: string };
      return [response.status, error];
    };
    const client_secret = createHash('sha256').update('practice a signing secret that only tests know').digest('hex');
    const code = await newCode();
    expect(await redeem({ code, client_secret: 'wrong', code_verifier: codeVerifier })).toEqual([
      401,
      'invalid_client',
    ]);
    expect(await redeem({ code, client_secret, code_verifier: 'wrong' })).toEqual([400, 'invalid_grant']);
    expect(await redeem({ code, client_secret, code_verifier: codeVerifier })).toEqual([400, 'invalid_grant']);
    const second = await newCode();
    expect(await redeem({ code: second, client_secret, code_verifier: codeVerifier })).toEqual([200, undefined]);
    expect(await redeem({ code: second, client_secret, code_verifier: codeVerifier })).toEqual([400, 'invalid_grant']);
    expect(await redeem({ client_secret })).toEqual([400, 'invalid_request']);
    const userinfo = await fetch(`${starling.url}${PRACTICE}/userinfo`, { headers: { Authorization: 'Bearer x' } });
    expect(userinfo.status).toBe(401);
  });

  it.each([
    ['a proxy is trusted', { TRUST_PROXY: 'loopback' }],
    ['the service listens on every address', { HOST: '0.0.0.0' }],
    ['users see a public address', { PUBLIC_URL: 'https://starling.test' }],
  ])('does not exist and is not offered if %s', async (_setting, settings) => {
    const reachable = await startStarling(settings);
    try {
      const { port } = new URL(reachable.url);
      const url = `http://127.0.0.1:${port}`;
      expect((await fetch(`${url}${PRACTICE}/style.css`)).status).toBe(404);
      expect((await api(url).get('/auth/options')).body.google).toBe('off');
    } finally {
      await reachable.stop();
    }
  });

  describe('through a proxy on the same machine', () => {
    /** Tries to sign in as an admin from outside, like a script. Returns the role, or null if the provider does not answer. */
    const attack = async (origin: string, host?: string): Promise<string | null> => {
      const headers: Record<string, string> = host ? { host } : {};
      const login = await request(`${origin}/api/v1/auth/google/login`, headers);
      const { state, codeVerifier, authUrl } = JSON.parse(login.text) as Record<string, string>;
      const query = new URLSearchParams(new URL(authUrl!).search);
      query.set('email', 'admin@practice.example');
      const chosen = await request(`${origin}${PRACTICE}/choose?${query}`, headers);
      if (!chosen.location) return null;
      const code = new URL(chosen.location).searchParams.get('code')!;
      const back = new URLSearchParams({ code, state: state!, code_verifier: codeVerifier! });
      const accept = { ...headers, accept: 'application/json' };
      const { text } = await request(`${origin}/api/v1/auth/google/callback?${back}`, accept);
      return (JSON.parse(text) as { user: { role: string } }).user.role;
    };
    const options = async (origin: string, host?: string) => {
      const { text } = await request(`${origin}/api/v1/auth/options`, host ? { host } : undefined);
      return (JSON.parse(text) as { google: string }).google;
    };

    it('signs a direct script on this machine in as an admin', async () => {
      expect(await attack(starling.url)).toBe('admin');
      expect(await options(starling.url)).toBe('practice');
    });

    it.each<[string, Record<string, string>]>([
      ['adds X-Forwarded-For', { 'X-Forwarded-For': '127.0.0.1' }],
      ['adds Forwarded', { Forwarded: 'for=127.0.0.1' }],
      ['adds Via', { Via: '1.1 localhost' }],
      ['adds X-Real-IP', { 'X-Real-IP': '127.0.0.1' }],
      ['adds what Cloudflare adds', { 'CF-Connecting-IP': '127.0.0.1' }],
    ])('refuses a script through a proxy that %s and sends a loopback host', async (_what, added) => {
      const proxy = await ForwardingProxy.start(starling.url, { ...added, host: new URL(starling.url).host });
      try {
        expect(await attack(proxy.url, 'tunnel.example')).toBeNull();
        expect(await options(proxy.url, 'tunnel.example')).toBe('off');
      } finally {
        await proxy.stop();
      }
    });

    it('refuses a script through a proxy that changes nothing', async () => {
      const proxy = await ForwardingProxy.start(starling.url);
      try {
        for (const host of ['tunnel.example', '192.0.2.1:3301', '127.0.0.1.evil.example', 'localhost.evil.example']) {
          expect(await attack(proxy.url, host)).toBeNull();
          expect(await options(proxy.url, host)).toBe('off');
        }
      } finally {
        await proxy.stop();
      }
    });
  });

  it('does not exist in production, even without Google', async () => {
    const production = await startStarling({ NODE_ENV: 'production', RATE_LIMITS: 'on' });
    try {
      for (const path of ['authorize', 'choose', 'style.css', 'userinfo', 'pop-up.js']) {
        const { status, body } = await api(production.url).get(`/auth/practice/${path}`);
        expect([status, body.error]).toEqual([404, 'not_found']);
      }
      const login = await api(production.url).get('/auth/google/login');
      expect([login.status, login.body.error]).toEqual([503, 'unavailable']);
      expect(login.headers.get('set-cookie')).toBeNull();
    } finally {
      await production.stop();
    }
  });

  it('does not exist next to the real Google', async () => {
    const real = await startStarling({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    try {
      expect((await api(real.url).get('/auth/practice/style.css')).status).toBe(404);
      const { authUrl } = await beginSignIn(real.url);
      expect(new URL(authUrl).origin).toBe('https://accounts.google.com');
    } finally {
      await real.stop();
    }
  });
});
