import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Config } from '../server/platform/config/config.js';
import { ADVISORY_LOCKS } from '../server/platform/database/advisory-locks.js';
import { GoogleDouble } from './doubles/google.js';
import { registerParent, signInAgain, signInAs, TEST_PASSWORD } from './support/accounts.js';
import { api } from './support/api.js';
import { beginSignIn, callback, navigateToGoogle, signInWithGoogle, visitGoogle } from './support/google-sign-in.js';
import { graphql } from './support/graphql-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('sign-in with Google', () => {
  let starling: TestStarling;
  let google: GoogleDouble;
  beforeAll(async () => {
    google = await GoogleDouble.start();
    starling = await startStarling({ ...google.settings, ADMIN_EMAILS: 'boss@starling.test' });
  });
  afterAll(async () => {
    await starling.stop();
    await google.stop();
  });

  let count = 0;
  beforeEach(() => {
    count += 1;
    google.failure = null;
    google.givesRefreshToken = true;
    google.profile = {
      sub: `subject-${count}`,
      email: `person-${count}@starling.test`,
      email_verified: true,
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
      picture: 'https://lh3.googleusercontent.com/ada',
    };
  });

  describe('initiation', () => {
    it('makes 1,000 different states with S256 challenges of their verifiers', async () => {
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

    it('ties the state to the browser with a cookie that scripts cannot read', async () => {
      const { setCookie } = await beginSignIn(starling.url);
      expect(setCookie).toMatch(/; HttpOnly/);
      expect(setCookie).toMatch(/; SameSite=Lax/);
    });

    it('sends back to exactly the two callbacks of an allowed origin', async () => {
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
    ])('refuses to send back to %j', async (template) => {
      const query = new URLSearchParams({ redirect_uri: template.replace('ORIGIN', starling.url) });
      const { status, body } = await api(starling.url).get(`/auth/google/login?${query}`);
      expect(status).toBe(422);
      expect(body.detail.fields.redirect_uri).toHaveLength(1);
    });
  });

  describe('the JSON callback', () => {
    it('signs a new person in as a parent', async () => {
      const { status, body } = await signInWithGoogle(starling.url, google);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        email: google.profile.email,
        first_name: 'Ada',
        last_name: 'Lovelace',
        role: 'parent',
        google_linked: true,
      });
      expect(body.googleProfile).toMatchObject({ sub: google.profile.sub, email_verified: true });
      expect(body.tokens).toEqual({
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: 1800,
      });
      const me = await api(starling.url).get('/users/me', body.tokens.accessToken);
      expect(me.body.id).toBe(body.user.id);
    });

    it('says whether the account is new', async () => {
      expect((await signInWithGoogle(starling.url, google)).body.is_new_user).toBe(true);
      expect((await signInWithGoogle(starling.url, google)).body.is_new_user).toBe(false);
    });

    it('takes the right verifier in place of the cookie, and a wrong one never', async () => {
      const first = await beginSignIn(starling.url);
      const answer = await visitGoogle(google, first);
      const good = await callback(starling.url, { ...answer, code_verifier: first.codeVerifier });
      expect(good.status).toBe(200);

      const second = await beginSignIn(starling.url);
      const parameters = { ...(await visitGoogle(google, second)), code_verifier: first.codeVerifier };
      const wrong = await callback(starling.url, parameters, { cookie: second.cookie });
      expect(wrong).toMatchObject({ status: 401, body: { error: 'authentication_failed' } });
    });

    it('refuses another browser, and spends the state all the same', async () => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google, begun);
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
      const answer = await visitGoogle(google, begun);
      const again = await callback(starling.url, answer, { cookie: begun.cookie });
      expect(again.body.message).toBe('Invalid OAuth state parameter');
    });

    it('refuses a state that is ten minutes and a second old', async () => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google, begun);
      await starling.sql(`UPDATE oauth_states SET expires_at = expires_at - interval '601 seconds'`);
      const { body } = await callback(starling.url, answer, { cookie: begun.cookie });
      expect(body.message).toBe('Invalid OAuth state parameter');
    });

    it('lets one of 50 parallel uses through, over three nodes', async () => {
      const urls = [starling.url];
      const more = await Promise.all([starling.startNode(), starling.startNode()]);
      urls.push(...more.map(({ url }) => url));
      const begun = await beginSignIn(starling.url, `${starling.url}/oauth/callback`);
      const answer = await visitGoogle(google, begun);
      const uses = Array.from({ length: 50 }, (_, index) =>
        callback(urls[index % urls.length]!, answer, { cookie: begun.cookie }),
      );
      const statuses = (await Promise.all(uses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 422)).toHaveLength(49);
      await Promise.all(more.map((node) => node.stop()));
    });

    it('keeps neither states nor verifiers in the clear', async () => {
      const { state, codeVerifier, cookie } = await beginSignIn(starling.url);
      const dump = JSON.stringify(await starling.sql('SELECT * FROM oauth_states'));
      for (const secret of [state, codeVerifier, cookie.split('=')[1]!]) expect(dump).not.toContain(secret);
    });

    it('tells of a refusal by the provider without its words', async () => {
      google.failure = 'access-denied';
      const begun = await beginSignIn(starling.url);
      const back = await google.visit(begun.authUrl);
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
    ] as const)('fails plainly where Google fails: %s', async (failure) => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google, begun);
      google.failure = failure;
      const { status, body } = await callback(starling.url, answer, { cookie: begun.cookie });
      expect({ status, error: body.error }).toEqual({ status: 401, error: 'authentication_failed' });
    });
  });

  describe('the navigation', () => {
    it('ends at the success page with a code for tokens that is good once', async () => {
      const first = await navigateToGoogle(starling.url, google);
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

      const second = await navigateToGoogle(starling.url, google);
      expect(second.searchParams.get('is_new_user')).toBe('false');
    });

    it('needs the cookie, whatever verifier comes with it', async () => {
      const begun = await beginSignIn(starling.url);
      const parameters = { ...(await visitGoogle(google, begun)), code_verifier: begun.codeVerifier };
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
    ])('ends at the error page for %j', async (parameters, error, message) => {
      const { headers } = await callback(starling.url, parameters as Record<string, string>, { accept: HTML });
      const location = new URL(headers.get('location')!, starling.url);
      expect(location.pathname).toBe('/auth/error');
      expect(Object.fromEntries(location.searchParams)).toEqual({ error, message });
    });
  });

  describe('one-time codes', () => {
    it('give tokens to one of 50 parallel exchanges', async () => {
      const code = (await navigateToGoogle(starling.url, google)).searchParams.get('code');
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          api(starling.url).post('/auth/google/exchange-token', { authorization_code: code }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status, body }) => status === 400 && body.error === 'invalid_grant');
      expect(refused).toHaveLength(49);
    });

    it('are good for 60 seconds, and for nothing else', async () => {
      const code = (await navigateToGoogle(starling.url, google)).searchParams.get('code')!;
      expect((await api(starling.url).get('/users/me', code)).status).toBe(401);
      const dump = JSON.stringify(await starling.sql('SELECT * FROM one_time_codes'));
      expect(dump).not.toContain(code);
      await starling.sql(`UPDATE one_time_codes SET expires_at = expires_at - interval '61 seconds'`);
      const late = await api(starling.url).post('/auth/google/exchange-token', { authorization_code: code });
      const guessed = await api(starling.url).post('/auth/google/exchange-token', { authorization_code: 'guess' });
      const long = await api(starling.url).post('/auth/google/exchange-token', {
        authorization_code: 'x'.repeat(4_096),
      });
      for (const { status, body } of [late, guessed, long])
        expect([status, body.error]).toEqual([400, 'invalid_grant']);
    });
  });

  describe('a one-time code in a browser', () => {
    /** A sign-in up to the page behind the provider: the code in its address, and the cookie that the browser then has. */
    const arrive = async () => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google, begun);
      const { headers } = await callback(starling.url, answer, { cookie: begun.cookie, accept: HTML });
      const code = new URL(headers.get('location')!, starling.url).searchParams.get('code')!;
      return { code, cookie: headers.get('set-cookie')!.split(';', 1)[0]!, setCookie: headers.get('set-cookie')! };
    };
    const exchange = (authorization_code: string, headers: Record<string, string>) =>
      api(starling.url).send('POST', '/auth/google/exchange-token', {
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ authorization_code }),
      });

    it('is good with the cookie of the browser that began', async () => {
      const { code, cookie, setCookie } = await arrive();
      expect(setCookie).toMatch(/; Max-Age=60;.*HttpOnly; SameSite=Lax/);
      const headers = { Origin: starling.url, Cookie: `other=1; ${cookie}` };
      expect((await exchange(code, headers)).status).toBe(200);
    });

    it.each([
      ['Origin', () => ({ Origin: starling.url })],
      ['Sec-Fetch-Site', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
    ])('is refused, and spent, where a request with %s comes without that cookie', async (_header, headers) => {
      const { code, cookie } = await arrive();
      const stolen = await exchange(code, headers());
      expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
      expect((await exchange(code, { ...headers(), Cookie: cookie })).status).toBe(400);
    });

    it('is refused with the cookie of a sign-in that the browser began for itself', async () => {
      const { code } = await arrive();
      const own = await beginSignIn(starling.url);
      const { status, body } = await exchange(code, { Origin: starling.url, Cookie: own.cookie });
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
    });

    it('stays good once, without a cookie, for a client that is no browser', async () => {
      const { code } = await arrive();
      expect((await exchange(code, {})).status).toBe(200);
      expect((await exchange(code, {})).status).toBe(400);
    });

    it('is kept with no more than a hash of that cookie', async () => {
      const { cookie } = await arrive();
      const dump = JSON.stringify(await starling.sql('SELECT * FROM one_time_codes'));
      expect(dump).not.toContain(cookie.split('=')[1]);
    });
  });

  describe('a one-time code and the end of all sessions', () => {
    const spend = async (code: string | null) => {
      const { status, body } = await api(starling.url).post('/auth/google/exchange-token', {
        authorization_code: code,
      });
      return [status, body.error];
    };

    it('dies with the password that is changed', async () => {
      const { body } = await signInWithGoogle(starling.url, google);
      const code = (await navigateToGoogle(starling.url, google)).searchParams.get('code');
      const password = { password: TEST_PASSWORD };
      const changed = await api(starling.url).put('/users/me/password', password, body.tokens.accessToken);
      expect(changed.status).toBe(204);
      expect(await spend(code)).toEqual([400, 'invalid_grant']);
    });

    it('dies where an admin signs the account out everywhere', async () => {
      const admin = await signInAs(starling, 'admin');
      const { body } = await signInWithGoogle(starling.url, google);
      const code = (await navigateToGoogle(starling.url, google)).searchParams.get('code');
      const mutation = 'mutation ($id: ID!) { endUserSessions(userId: $id) }';
      const ended = await graphql(starling, mutation, { token: admin.accessToken, variables: { id: body.user.id } });
      expect(ended.errors).toEqual([]);
      expect(await spend(code)).toEqual([400, 'invalid_grant']);
    });

    it('dies where the owner of the address takes the account over', async () => {
      google.profile = { ...google.profile, email_verified: false };
      const squatter = await signInWithGoogle(starling.url, google);
      await api(starling.url).put('/users/me/password', { password: TEST_PASSWORD }, squatter.body.tokens.accessToken);
      const code = (await navigateToGoogle(starling.url, google)).searchParams.get('code');
      google.profile = { ...google.profile, sub: `${google.profile.sub}-owner`, email_verified: true };
      expect((await signInWithGoogle(starling.url, google)).body.user.id).toBe(squatter.body.user.id);
      expect(await spend(code)).toEqual([400, 'invalid_grant']);
    });
  });

  describe('whose account it is', () => {
    it.each([false, undefined])('gives no role where the address is not verified (%j)', async (email_verified) => {
      google.profile = { ...google.profile, email: 'boss@starling.test', email_verified };
      const { body } = await signInWithGoogle(starling.url, google);
      expect(body.user.role).toBe('parent');
      await starling.sql('DELETE FROM users WHERE id = $1', [body.user.id]);
    });

    it('never reads a role out of an address', async () => {
      google.profile = { ...google.profile, email: `admin-${count}@admin.example` };
      const { body } = await signInWithGoogle(starling.url, google);
      expect(body.user.role).toBe('parent');
    });

    it('gives the admin role to a verified address of the list, at each sign-in', async () => {
      google.profile = { ...google.profile, email: 'Boss@Starling.test' };
      const first = await signInWithGoogle(starling.url, google);
      expect(first.body.user.role).toBe('admin');
      const claims = JSON.parse(Buffer.from(first.body.tokens.accessToken.split('.')[1], 'base64url').toString('utf8'));
      expect(claims.role).toBe('admin');
      await starling.sql(`UPDATE users SET role = 'parent' WHERE id = $1`, [first.body.user.id]);
      const second = await signInWithGoogle(starling.url, google);
      expect(second.body.user).toMatchObject({ id: first.body.user.id, role: 'admin' });
    });

    describe("with Google's own word", () => {
      beforeEach(() => {
        jest.spyOn(starling.app.get(Config), 'isPrivateProvider', 'get').mockReturnValue(false);
      });
      afterEach(() => jest.restoreAllMocks());

      it('gives no role to an address of a domain that is not of Google or of the Workspace', async () => {
        await starling.sql("DELETE FROM users WHERE email = 'boss@starling.test'");
        google.profile = { ...google.profile, email: 'boss@starling.test' };
        const outside = await signInWithGoogle(starling.url, google);
        expect(outside.body.user.role).toBe('parent');
        google.profile = { ...google.profile, hd: 'starling.test' };
        const inside = await signInWithGoogle(starling.url, google);
        expect(inside.body.user).toMatchObject({ id: outside.body.user.id, role: 'admin' });
        await starling.sql('DELETE FROM users WHERE id = $1', [inside.body.user.id]);
      });

      it('finds an account by its address only where Google answers for the domain', async () => {
        const parent = await registerParent(starling);
        google.profile = { ...google.profile, email: parent.email };
        const outside = await signInWithGoogle(starling.url, google);
        expect([outside.status, outside.body.error]).toEqual([401, 'authentication_failed']);
        expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(200);
        google.profile = { ...google.profile, hd: 'starling.test' };
        expect((await signInWithGoogle(starling.url, google)).body.user.id).toBe(parent.user.id);
      });
    });

    it('knows a person by the subject when the address changes', async () => {
      const first = await signInWithGoogle(starling.url, google);
      google.profile = { ...google.profile, email: `renamed-${count}@starling.test` };
      const second = await signInWithGoogle(starling.url, google);
      expect(second.body.user.id).toBe(first.body.user.id);
    });

    it('refuses another subject with the address of an account', async () => {
      await signInWithGoogle(starling.url, google);
      google.profile = { ...google.profile, sub: `${google.profile.sub}-other` };
      const { status, body } = await signInWithGoogle(starling.url, google);
      expect([status, body.error]).toEqual([401, 'authentication_failed']);
    });

    it('refuses an unverified address that is taken', async () => {
      const parent = await registerParent(starling);
      google.profile = { ...google.profile, email: parent.email, email_verified: false };
      const { status, body } = await signInWithGoogle(starling.url, google);
      expect([status, body.error]).toEqual([401, 'authentication_failed']);
      expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(200);
    });

    it('takes the password and the sessions of an account that never proved the address', async () => {
      const squatter = await registerParent(starling);
      google.profile = { ...google.profile, email: squatter.email.toUpperCase() };
      const { body } = await signInWithGoogle(starling.url, google);
      expect(body.user.id).toBe(squatter.user.id);
      const stale = await api(starling.url).get('/users/me', squatter.accessToken);
      expect([stale.status, stale.body.error]).toEqual([401, 'logged_out']);
      const refresh = await api(starling.url).post('/auth/refresh', { refresh_token: squatter.refreshToken });
      expect(refresh.status).toBe(401);
      const login = await api(starling.url).post('/auth/login', { username: squatter.email, password: TEST_PASSWORD });
      expect(login.status).toBe(401);
    });

    it('makes one account of 20 first sign-ins at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => signInWithGoogle(starling.url, google)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    });

    it('takes no address for an account from a profile without one', async () => {
      google.profile = { sub: google.profile.sub };
      const { status } = await signInWithGoogle(starling.url, google);
      expect(status).toBe(401);
    });
  });

  describe('linking', () => {
    const link = (token: string) =>
      api(starling.url).post('/auth/google/link', { googleAuthCode: google.popUpCode() }, token);
    const unlink = (token: string) => api(starling.url).delete('/auth/google/unlink', token);
    const notices = async (token: string) => {
      const { body } = await api(starling.url).get('/notifications', token);
      return body.map(({ title, message }: { title: string; message: string }) => [title, message.split('.test ')[1]]);
    };

    it('links, shows it, and unlinks again', async () => {
      const parent = await registerParent(starling);
      const linked = await link(parent.accessToken);
      expect([linked.status, linked.body.google_linked, linked.body.role]).toEqual([200, true, 'parent']);
      expect((await link(parent.accessToken)).status).toBe(200);
      expect((await signInWithGoogle(starling.url, google)).body.user.id).toBe(parent.user.id);
      const unlinked = await unlink(parent.accessToken);
      expect([unlinked.status, unlinked.body.google_linked]).toEqual([200, false]);
    });

    it('notifies the owner and ends the other sessions, both on link and on unlink', async () => {
      const parent = await registerParent(starling);
      const token = parent.accessToken;
      for (const [change, words] of [
        [link, 'was linked. Other sessions have ended. If this was not you, unlink it and change your password.'],
        [unlink, 'was unlinked. Other sessions have ended. If this was not you, change your password.'],
      ] as const) {
        const other = await signInAgain(starling, parent);
        expect((await change(token)).status).toBe(200);
        const ended = await api(starling.url).get('/users/me', other.accessToken);
        expect([ended.status, ended.body.error]).toEqual([401, 'logged_out']);
        expect((await api(starling.url).get('/users/me', token)).status).toBe(200);
        expect((await notices(token))[0]).toEqual([expect.stringMatching(/^Google account (un)?linked$/), words]);
      }
      expect(await notices(token)).toHaveLength(2);
    });

    it('never replaces a linked account: it has to be unlinked first', async () => {
      const parent = await registerParent(starling);
      expect((await link(parent.accessToken)).status).toBe(200);
      const own = google.profile;
      google.profile = { ...own, sub: `${own.sub}-ex`, email: `ex-${own.email}` };
      const refused = await link(parent.accessToken);
      expect([refused.status, refused.body.error]).toEqual([409, 'google_already_linked']);
      expect((await signInWithGoogle(starling.url, google)).body.user.id).not.toBe(parent.user.id);
      google.profile = own;
      expect((await signInWithGoogle(starling.url, google)).body.user.id).toBe(parent.user.id);
      expect(await notices(parent.accessToken)).toHaveLength(1);
    });

    it.each([
      ['link', link],
      ['unlink', unlink],
    ])('needs a sign-in of the last five minutes to %s', async (_name, change) => {
      const parent = await registerParent(starling);
      if (change === unlink) await link(parent.accessToken);
      const age = (seconds: number) =>
        starling.sql(`UPDATE sessions SET authenticated_at = now() - make_interval(secs => $2) WHERE user_id = $1`, [
          parent.user.id,
          seconds,
        ]);
      await age(301);
      const fresh = await signInAgain(starling, parent);
      const refused = await change(parent.accessToken);
      expect([refused.status, refused.body.error]).toEqual([403, 'reauthentication_required']);
      const { body } = await api(starling.url).get('/users/me', parent.accessToken);
      expect(body.google_linked).toBe(change === unlink);
      expect((await change(fresh.accessToken)).status).toBe(200);
    });

    it('refuses a Google account that somebody else has', async () => {
      await signInWithGoogle(starling.url, google);
      const parent = await registerParent(starling);
      const body = { googleAuthCode: google.popUpCode() };
      const answer = await api(starling.url).post('/auth/google/link', body, parent.accessToken);
      expect([answer.status, answer.body.error]).toEqual([409, 'google_account_in_use']);
    });

    it('refuses a code that Google does not know', async () => {
      const parent = await registerParent(starling);
      const answer = await api(starling.url).post('/auth/google/link', { googleAuthCode: 'no' }, parent.accessToken);
      expect([answer.status, answer.body.error]).toEqual([400, 'oauth_failed']);
      const blank = await api(starling.url).post('/auth/google/link', { googleAuthCode: ' ' }, parent.accessToken);
      expect(blank.status).toBe(422);
    });

    it('keeps the last way in', async () => {
      const { body } = await signInWithGoogle(starling.url, google);
      const answer = await api(starling.url).delete('/auth/google/unlink', body.tokens.accessToken);
      expect([answer.status, answer.body.error]).toEqual([409, 'last_sign_in_method']);
    });

    it('is for those who may edit their profile', async () => {
      const device = await signInAs(starling, 'device');
      for (const [method, path] of [
        ['POST', '/auth/google/link'],
        ['POST', '/auth/google/sync'],
        ['DELETE', '/auth/google/unlink'],
      ] as const) {
        const headers = { Authorization: `Bearer ${device.accessToken}` };
        expect((await api(starling.url).send(method, path, { headers })).status).toBe(403);
        expect((await api(starling.url).send(method, path)).status).toBe(401);
      }
    });
  });

  describe('taking names and picture anew', () => {
    it('uses the stored grant, renewed where its access token has ended', async () => {
      const { body } = await signInWithGoogle(starling.url, google);
      const sync = () => api(starling.url).post('/auth/google/sync', undefined, body.tokens.accessToken);
      google.profile = { ...google.profile, given_name: 'Augusta' };
      expect((await sync()).body.first_name).toBe('Augusta');
      google.expireAccessTokens();
      google.profile = { ...google.profile, given_name: 'Countess' };
      expect((await sync()).body.first_name).toBe('Countess');
      const [identity] = await starling.sql<{ sealed_grant: string }>(
        'SELECT sealed_grant FROM identities WHERE subject = $1',
        [google.profile.sub],
      );
      expect(identity!.sealed_grant).not.toMatch(/ya29|1\/\//);
    });

    it('asks to sign in again where the grant is gone, and to link where there is none', async () => {
      const { body } = await signInWithGoogle(starling.url, google);
      google.revokeGrants();
      const revoked = await api(starling.url).post('/auth/google/sync', undefined, body.tokens.accessToken);
      expect([revoked.status, revoked.body.error]).toEqual([409, 'google_reauthentication_required']);
      const parent = await registerParent(starling);
      const unlinked = await api(starling.url).post('/auth/google/sync', undefined, parent.accessToken);
      expect([unlinked.status, unlinked.body.error]).toEqual([409, 'google_not_linked']);
    });
  });
});

describe('sign-in with Google behind the waitlist', () => {
  let starling: TestStarling;
  let google: GoogleDouble;
  beforeAll(async () => {
    google = await GoogleDouble.start();
    starling = await startStarling({
      ...google.settings,
      WAITLIST_MODE: 'approved_only',
      ADMIN_EMAILS: 'boss@starling.test',
      PASSWORD_LOGIN: 'off',
    });
  });
  afterAll(async () => {
    await starling.stop();
    await google.stop();
  });

  it('puts a first sign-in on the list, and gives no tokens', async () => {
    google.profile = { ...google.profile, sub: 'waiting', email: 'waiting@starling.test' };
    const json = await signInWithGoogle(starling.url, google);
    expect([json.status, json.body.error]).toEqual([403, 'waitlisted']);
    expect(json.body.detail.waitlist_status).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
    const location = await navigateToGoogle(starling.url, google);
    expect(location.pathname).toBe('/auth/success');
    const exchange = await api(starling.url).post('/auth/google/exchange-token', {
      authorization_code: location.searchParams.get('code'),
    });
    expect([exchange.status, exchange.body.error]).toEqual([403, 'waitlisted']);
    expect(exchange.body.detail.waitlist_status).toMatchObject({ approved: false, status: 'waitlisted' });
    expect(JSON.stringify(exchange.body)).not.toContain('token"');
  });

  it('lets staff in, anew at each sign-in', async () => {
    google.profile = { ...google.profile, sub: 'boss', email: 'boss@starling.test' };
    const first = await signInWithGoogle(starling.url, google);
    expect([first.status, first.body.user.role]).toEqual([200, 'admin']);
    expect((await api(starling.url).get('/waitlist/status/boss@starling.test')).body.status).toBe('approved');
    const token = first.body.tokens.accessToken;
    await api(starling.url).delete('/waitlist/remove/boss@starling.test', token);
    expect((await api(starling.url).get('/conversations', token)).body.error).toBe('waitlisted');
    expect((await signInWithGoogle(starling.url, google)).status).toBe(200);
    expect((await api(starling.url).get('/users/me', token)).body.waitlist_status.approved).toBe(true);
  });

  it('lets staff in while an entry of the list is made for the account', async () => {
    const [user] = await starling.sql<{ id: string }>(`SELECT id FROM users WHERE email = 'boss@starling.test'`);
    await starling.sql(`DELETE FROM identities WHERE user_id = $1`, [user!.id]);
    await starling.sql(`DELETE FROM waitlist_entries WHERE user_id = $1`, [user!.id]);
    google.profile = { ...google.profile, sub: 'boss', email: 'boss@starling.test' };
    const dataSource = starling.app.get(DataSource);
    let signIn: Promise<{ status: number }> | undefined;
    await dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.waitlistJoins]);
      signIn = signInWithGoogle(starling.url, google);
      const waiting = () =>
        starling.sql(`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`);
      await until(async () => (await waiting()).length > 0, { what: 'the sign-in to wait for the list' });
      await manager.query('INSERT INTO waitlist_entries (email, user_id) VALUES ($1, $2)', [
        'boss@starling.test',
        user!.id,
      ]);
    });
    expect((await signIn)?.status).toBe(200);
  });

  it('is the only way in where passwords are off', async () => {
    for (const path of ['/auth/login', '/auth/register']) {
      const { status, body } = await api(starling.url).post(path, {});
      expect([status, body.error]).toEqual([403, 'password_login_disabled']);
    }
  });
});
