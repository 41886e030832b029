import { createHash } from 'node:crypto';
import { GoogleDouble } from '../../../test/doubles/google.js';
import { registerParent, TEST_PASSWORD } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { ForwardingProxy, request } from '../../../test/support/forwarding-proxy.js';
import { beginSignIn, callback, signInWithGoogle } from '../../../test/support/google-sign-in.js';
import { type StarlingNode, startStarling } from '../../../test/support/starling.js';
import { useStarling } from '../../../test/support/use-starling.js';
import { DevelopmentAccounts } from './development-accounts.js';

const PRACTICE = '/api/v1/auth/practice';

/** The links of the page's cards. */
function cardsOf(html: string): string[] {
  return [...html.matchAll(/<a class="card" href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
}

describe('the development identity provider', () => {
  const starling = useStarling({ settings: { ADMIN_EMAILS: '', MODERATOR_EMAILS: '' } });

  const open = (path: string) => fetch(new URL(path, starling.url), { redirect: 'manual' });
  /** Signs in like a browser: page, choice, redirect, callback. */
  const signIn = async (choose: (html: string, authUrl: URL) => string, accept = 'application/json') => {
    const begun = await beginSignIn(starling.url);
    const html = await (await open(begun.authUrl)).text();
    const back = await open(choose(html, new URL(begun.authUrl)));
    const { searchParams } = new URL(back.headers.get('location')!);
    return callback(starling.url, Object.fromEntries(searchParams), { cookie: begun.cookie, accept });
  };
  const typed = (email: string) => (_html: string, authUrl: URL) => {
    const query = new URLSearchParams(authUrl.searchParams);
    query.set('email', email);
    return `${PRACTICE}/choose?${query}`;
  };

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

  describe('once Google is configured', () => {
    const me = async (node: StarlingNode, token: string) => {
      const { status, body } = await api(node.url).get('/users/me', token);
      return [status, body.error];
    };
    const logIn = async (node: StarlingNode, username: string) => {
      const { status, body } = await api(node.url).post('/auth/login', { username, password: TEST_PASSWORD });
      return [status, body.error];
    };
    let google: GoogleDouble;
    beforeAll(async () => {
      google = await GoogleDouble.start();
    });
    afterAll(() => google.stop());

    it('closes accounts that only the development provider has verified, and loses none of their data', async () => {
      const admin = await signIn((html) => cardsOf(html).find((href) => href.includes('email=admin'))!);
      const typedIn = await signIn(typed('typed@starling.test'));
      const tokens = [admin, typedIn].map(({ body }) => body.tokens.accessToken as string);
      for (const token of tokens) {
        const changed = await api(starling.url).put('/users/me/password', { password: TEST_PASSWORD }, token);
        expect(changed.status).toBe(204);
      }
      // Unlinked accounts are closed too, because a password that the person chose proves nothing.
      const unlinked = await api(starling.url).delete('/auth/google/unlink', tokens[0]);
      expect(unlinked.body.google_linked).toBe(false);
      const registered = await registerParent(starling);

      const real = await starling.startNode(google.settings);
      for (const token of tokens) expect(await me(real, token)).toEqual([401, 'logged_out']);
      for (const { body } of [admin, typedIn]) {
        const refresh = { refresh_token: body.tokens.refreshToken };
        expect((await api(real.url).post('/auth/refresh', refresh)).status).toBe(401);
        expect(await logIn(real, body.user.email)).toEqual([403, 'account_disabled']);
      }
      expect(await me(real, registered.accessToken)).toEqual([200, undefined]);
      expect(await starling.sql('SELECT 1 FROM users WHERE email_verified')).toEqual([]);

      // The owner of the address signs in to the same account with Google, but not with the old password.
      google.profile = { sub: 'typed', email: 'typed@starling.test', email_verified: true };
      const owner = await signInWithGoogle(real.url, google);
      expect([owner.status, owner.body.user.id]).toEqual([200, typedIn.body.user.id]);
      expect((await logIn(real, 'typed@starling.test'))[0]).toBe(401);

      // The next start respects the decision of an admin to enable the account.
      await starling.sql('UPDATE users SET disabled_at = NULL WHERE id = $1', [admin.body.user.id]);
      await real.stop();
      const again = await starling.startNode(google.settings);
      expect((await logIn(again, 'admin@practice.example'))[0]).toBe(200);
      await again.stop();
    });

    it('opens the closed accounts again in practice mode, except those that an admin has disabled', async () => {
      const [kept, disabled] = [await signIn(typed('kept@starling.test')), await signIn(typed('gone@starling.test'))];
      const real = await starling.startNode(google.settings);
      await starling.sql(`UPDATE users SET disabled_at = now() + interval '1 second' WHERE id = $1`, [
        disabled.body.user.id,
      ]);
      await real.stop();
      const back = await starling.startNode();
      expect((await signIn(typed('kept@starling.test'))).body.user.id).toBe(kept.body.user.id);
      expect((await signIn(typed('gone@starling.test'))).body.error).toBe('account_disabled');
      await back.stop();
    });
  });

  it('enables accounts again only together with the audit entry', async () => {
    const { body } = await signIn(typed('noted@starling.test'));
    const { id } = body.user;
    await starling.sql('UPDATE users SET disabled_at = now(), practice_disabled_at = now() WHERE id = $1', [id]);
    await starling.sql(`
      CREATE FUNCTION refuse_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$;
      CREATE TRIGGER refuse_note BEFORE INSERT ON audit_entries FOR EACH ROW
        WHEN (NEW.action = 'practice_accounts_enabled') EXECUTE FUNCTION refuse_note()`);
    const accounts = starling.app.get(DevelopmentAccounts, { strict: false });
    const isDisabled = async () =>
      (await starling.sql('SELECT FROM users WHERE id = $1 AND disabled_at IS NOT NULL', [id])).length > 0;
    await expect(accounts.onApplicationBootstrap()).rejects.toThrow('not now');
    expect(await isDisabled()).toBe(true);
    await starling.sql('DROP TRIGGER refuse_note ON audit_entries; DROP FUNCTION refuse_note');
    await accounts.onApplicationBootstrap();
    expect(await isDisabled()).toBe(false);
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
