import { createHash } from 'node:crypto';
import { api } from '../../../test/support/api.js';
import {
  beginSignIn,
  callback,
  navigateToGoogle,
  signInWithGoogle,
  visitGoogle,
} from '../../../test/support/google-sign-in.js';
import { useGoogle } from '../../../test/support/google-starling.js';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('sign-in with Google', () => {
  const { starling, google } = useGoogle();

  describe('initiation', () => {
    it('creates 1,000 different states with S256 challenges of their verifiers', async () => {
      const states = new Set<string>();
      for (let batch = 0; batch < 20; batch += 1) {
        const begun = await Promise.all(Array.from({ length: 50 }, () => beginSignIn(starling.url)));
        for (const { state, codeVerifier, authUrl } of begun) {
          const url = new URL(authUrl);
          const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
          expect(url.searchParams.get('code_challenge')).toBe(challenge);
          expect(url.searchParams.get('code_challenge_method')).toBe('S256');
          expect(authUrl).not.toContain(codeVerifier);
          expect(codeVerifier.length).toBeGreaterThanOrEqual(43);
          expect(url.searchParams.get('response_type')).toBe('code');
          expect(url.searchParams.get('scope')).toBe('openid email profile');
          expect(url.searchParams.get('state')).toBe(state);
          expect(Buffer.from(state, 'base64url').length).toBeGreaterThanOrEqual(16);
          states.add(state);
        }
      }
      expect(states.size).toBe(1_000);
    });

    it('ties a sign-in to the browser with a cookie that scripts cannot read', async () => {
      const { setCookie } = await beginSignIn(starling.url);
      expect(setCookie).toMatch(/; HttpOnly/);
      expect(setCookie).toMatch(/; SameSite=Lax/);
    });

    it('redirects to exactly the two callbacks of an allowed origin', async () => {
      for (const path of ['/api/v1/auth/google/callback', '/oauth/callback']) {
        const { authUrl } = await beginSignIn(starling.url, starling.url + path);
        expect(new URL(authUrl).searchParams.get('redirect_uri')).toBe(starling.url + path);
      }
      const { authUrl } = await beginSignIn(starling.url);
      expect(new URL(authUrl).searchParams.get('redirect_uri')).toBe(`${starling.url}/api/v1/auth/google/callback`);
    });

    it.each([
      '',
      '//evil.example/oauth/callback',
      'https://evil.example/oauth/callback',
      'javascript:alert(1)',
      '/oauth/callback',
      'ORIGIN/oauth/callback/',
      'ORIGIN/oauth/callback?x=1',
      'ORIGIN/oauth/callback#x',
      'ORIGIN/oauth/%63allback',
      'ORIGIN/other',
      'ORIGIN@evil.example/oauth/callback',
      'ORIGIN.evil.example/oauth/callback',
      'ORIGIN\t/oauth/callback',
      'ORIGIN/oauth/callback\r\nX: y',
      'ORIGIN/oauth/../oauth/callback',
    ])('refuses the redirect URI %j', async (template) => {
      const query = new URLSearchParams({ redirect_uri: template.replace('ORIGIN', starling.url) });
      const { status, body } = await api(starling.url).get(`/auth/google/login?${query}`);
      expect(status).toBe(422);
      expect(body.detail.fields.redirect_uri).toHaveLength(1);
    });
  });

  describe('JSON callback', () => {
    it('registers a new person as a parent', async () => {
      const { status, body } = await signInWithGoogle(starling.url, google());
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        email: google().profile.email,
        first_name: 'Ada',
        last_name: 'Lovelace',
        role: 'parent',
        google_linked: true,
      });
      expect(body.googleProfile).toMatchObject({ sub: google().profile.sub, email_verified: true });
      expect(body.tokens).toEqual({
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: 1800,
      });
      const me = await api(starling.url).get('/users/me', body.tokens.accessToken);
      expect(me.body.id).toBe(body.user.id);
    });

    it('reports whether the account is new', async () => {
      expect((await signInWithGoogle(starling.url, google())).body.is_new_user).toBe(true);
      expect((await signInWithGoogle(starling.url, google())).body.is_new_user).toBe(false);
    });

    it('accepts the right code verifier instead of the cookie, and never a wrong one', async () => {
      const first = await beginSignIn(starling.url);
      const answer = await visitGoogle(google(), first);
      const good = await callback(starling.url, { ...answer, code_verifier: first.codeVerifier });
      expect(good.status).toBe(200);

      const second = await beginSignIn(starling.url);
      const parameters = { ...(await visitGoogle(google(), second)), code_verifier: first.codeVerifier };
      const wrong = await callback(starling.url, parameters, { cookie: second.cookie });
      expect(wrong).toMatchObject({ status: 401, body: { error: 'authentication_failed' } });
    });

    it('refuses another browser and still spends the state', async () => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google(), begun);
      const stolen = await callback(starling.url, answer);
      expect(stolen).toMatchObject({ status: 401, body: { error: 'authentication_failed' } });
      const other = await beginSignIn(starling.url);
      const again = await callback(starling.url, answer, { cookie: `${begun.cookie}; ${other.cookie}` });
      expect(again).toMatchObject({ status: 422, body: { message: 'Invalid OAuth state parameter' } });
    });

    it.each([
      ['blank', ''],
      ['of spaces', '  '],
      ['unknown', 'nobody-made-this-one'],
    ])('refuses a state that is %s', async (_what, state) => {
      const { status, body } = await callback(starling.url, { code: 'x', state });
      expect(status).toBe(422);
      expect(body.message).toBe('Invalid OAuth state parameter');
      expect(body.detail.fields).toEqual({ state: ['Invalid OAuth state parameter'] });
    });

    it('refuses a blank code and spends the state', async () => {
      const begun = await beginSignIn(starling.url);
      const blank = await callback(starling.url, { code: ' ', state: begun.state }, { cookie: begun.cookie });
      expect(blank).toMatchObject({ status: 422, body: { message: 'Invalid authorization code' } });
      const answer = await visitGoogle(google(), begun);
      const again = await callback(starling.url, answer, { cookie: begun.cookie });
      expect(again.body.message).toBe('Invalid OAuth state parameter');
    });

    it('refuses a state that is ten minutes and a second old', async () => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google(), begun);
      await starling.sql(`UPDATE oauth_states SET expires_at = expires_at - interval '601 seconds'`);
      const { body } = await callback(starling.url, answer, { cookie: begun.cookie });
      expect(body.message).toBe('Invalid OAuth state parameter');
    });

    it('accepts one of 50 concurrent uses of a state across three nodes', async () => {
      const urls = [starling.url];
      const more = await Promise.all([starling.startNode(), starling.startNode()]);
      urls.push(...more.map(({ url }) => url));
      const begun = await beginSignIn(starling.url, `${starling.url}/oauth/callback`);
      const answer = await visitGoogle(google(), begun);
      const uses = Array.from({ length: 50 }, (_, index) =>
        callback(urls[index % urls.length]!, answer, { cookie: begun.cookie }),
      );
      const statuses = (await Promise.all(uses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 422)).toHaveLength(49);
      await Promise.all(more.map((node) => node.stop()));
    });

    it('stores neither states nor code verifiers in plain text', async () => {
      const { state, codeVerifier, cookie } = await beginSignIn(starling.url);
      const dump = JSON.stringify(await starling.sql('SELECT * FROM oauth_states'));
      for (const secret of [state, codeVerifier, cookie.split('=')[1]!]) expect(dump).not.toContain(secret);
    });

    it('reports a refusal by the provider without its words', async () => {
      google().failure = 'access-denied';
      const begun = await beginSignIn(starling.url);
      const back = await google().visit(begun.authUrl);
      const { status, body } = await callback(starling.url, Object.fromEntries(back.searchParams));
      expect({ status, error: body.error }).toEqual({ status: 400, error: 'oauth_failed' });
      expect(JSON.stringify(body)).not.toContain('words of the provider');
    });

    it.each([
      'token-refused',
      'token-broken',
      'token-unavailable',
      'userinfo-refused',
      'userinfo-broken',
      'unreachable',
    ] as const)('answers authentication_failed if Google fails: %s', async (failure) => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google(), begun);
      google().failure = failure;
      const { status, body } = await callback(starling.url, answer, { cookie: begun.cookie });
      expect({ status, error: body.error }).toEqual({ status: 401, error: 'authentication_failed' });
    });
  });

  describe('navigation', () => {
    it('redirects to the success page with a one-time code for tokens', async () => {
      const first = await navigateToGoogle(starling.url, google());
      expect(first.pathname).toBe('/auth/success');
      expect(first.searchParams.get('is_new_user')).toBe('true');
      const authorization_code = first.searchParams.get('code');
      const exchange = () => api(starling.url).post('/auth/google/exchange-token', { authorization_code });
      const tokens = await exchange();
      expect(tokens.status).toBe(200);
      expect(tokens.body).toEqual({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: 1800,
        token_type: 'Bearer',
      });
      const repeated = await exchange();
      expect(repeated.status).toBe(400);
      expect(repeated.body).toMatchObject({ error: 'invalid_grant', error_description: expect.any(String) });

      const second = await navigateToGoogle(starling.url, google());
      expect(second.searchParams.get('is_new_user')).toBe('false');
    });

    it('refuses a navigation without the cookie, even with the code verifier', async () => {
      const begun = await beginSignIn(starling.url);
      const parameters = { ...(await visitGoogle(google(), begun)), code_verifier: begun.codeVerifier };
      const { status, headers } = await callback(starling.url, parameters, { accept: HTML });
      expect(status).toBe(302);
      const location = new URL(headers.get('location')!, starling.url);
      expect(location.pathname).toBe('/auth/error');
      expect(Object.fromEntries(location.searchParams)).toEqual({
        error: 'authentication_failed',
        message: 'Authentication failed. Please try signing in again.',
      });
    });

    it.each([
      [{ code: '', state: 'x' }, 'authentication_failed', 'Invalid authorization code'],
      [{ code: 'x', state: '' }, 'authentication_failed', 'Invalid OAuth state parameter'],
      [
        { error: 'access_denied', error_description: 'words', state: 'x' },
        'oauth_failed',
        'Authentication failed. Please try signing in again.',
      ],
    ])('redirects to the error page for %j', async (parameters, error, message) => {
      const { headers } = await callback(starling.url, parameters as Record<string, string>, { accept: HTML });
      const location = new URL(headers.get('location')!, starling.url);
      expect(location.pathname).toBe('/auth/error');
      expect(Object.fromEntries(location.searchParams)).toEqual({ error, message });
    });
  });
});
