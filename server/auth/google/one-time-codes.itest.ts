import { signInAs, TEST_PASSWORD } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import {
  beginSignIn,
  callback,
  navigateToGoogle,
  signInWithGoogle,
  visitGoogle,
} from '../../../test/support/google-sign-in.js';
import { useGoogle } from '../../../test/support/google-starling.js';
import { graphql } from '../../../test/support/graphql-client.js';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('sign-in with Google', () => {
  const { starling, google } = useGoogle();

  describe('one-time codes', () => {
    it('gives tokens to one of 50 concurrent exchanges of a code', async () => {
      const code = (await navigateToGoogle(starling.url, google())).searchParams.get('code');
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          api(starling.url).post('/auth/google/exchange-token', { authorization_code: code }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status, body }) => status === 400 && body.error === 'invalid_grant');
      expect(refused).toHaveLength(49);
    });

    it('accepts a one-time code for 60 seconds, and only for the exchange', async () => {
      const code = (await navigateToGoogle(starling.url, google())).searchParams.get('code')!;
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
    /** Signs in up to the success page; returns the code in its address and the cookie that the browser then has. */
    const arrive = async () => {
      const begun = await beginSignIn(starling.url);
      const answer = await visitGoogle(google(), begun);
      const { headers } = await callback(starling.url, answer, { cookie: begun.cookie, accept: HTML });
      const code = new URL(headers.get('location')!, starling.url).searchParams.get('code')!;
      return { code, cookie: headers.get('set-cookie')!.split(';', 1)[0]!, setCookie: headers.get('set-cookie')! };
    };
    const exchange = (authorization_code: string, headers: Record<string, string>) =>
      api(starling.url).send('POST', '/auth/google/exchange-token', {
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ authorization_code }),
      });

    it('accepts a one-time code with the cookie of the browser that began', async () => {
      const { code, cookie, setCookie } = await arrive();
      expect(setCookie).toMatch(/; Max-Age=60;.*HttpOnly; SameSite=Lax/);
      const headers = { Origin: starling.url, Cookie: `other=1; ${cookie}` };
      expect((await exchange(code, headers)).status).toBe(200);
    });

    it.each([
      ['Origin', () => ({ Origin: starling.url })],
      ['Sec-Fetch-Site', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
    ])('refuses and spends a code if a request with %s comes without that cookie', async (_header, headers) => {
      const { code, cookie } = await arrive();
      const stolen = await exchange(code, headers());
      expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
      expect((await exchange(code, { ...headers(), Cookie: cookie })).status).toBe(400);
    });

    it('refuses a code with the cookie of another sign-in of the browser', async () => {
      const { code } = await arrive();
      const own = await beginSignIn(starling.url);
      const { status, body } = await exchange(code, { Origin: starling.url, Cookie: own.cookie });
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
    });

    it('accepts a code once without a cookie from a client that is not a browser', async () => {
      const { code } = await arrive();
      expect((await exchange(code, {})).status).toBe(200);
      expect((await exchange(code, {})).status).toBe(400);
    });

    it('stores only a hash of the browser cookie with a code', async () => {
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

    it('deletes waiting one-time codes when the password changes', async () => {
      const { body } = await signInWithGoogle(starling.url, google());
      const code = (await navigateToGoogle(starling.url, google())).searchParams.get('code');
      const password = { password: TEST_PASSWORD };
      const changed = await api(starling.url).put('/users/me/password', password, body.tokens.accessToken);
      expect(changed.status).toBe(204);
      expect(await spend(code)).toEqual([400, 'invalid_grant']);
    });

    it('deletes waiting one-time codes when an admin signs the account out', async () => {
      const admin = await signInAs(starling, 'admin');
      const { body } = await signInWithGoogle(starling.url, google());
      const code = (await navigateToGoogle(starling.url, google())).searchParams.get('code');
      const mutation = 'mutation ($id: ID!) { endUserSessions(userId: $id) }';
      const ended = await graphql(starling, mutation, { token: admin.accessToken, variables: { id: body.user.id } });
      expect(ended.errors).toEqual([]);
      expect(await spend(code)).toEqual([400, 'invalid_grant']);
    });

    it('deletes waiting one-time codes when the owner of the address takes the account over', async () => {
      google().profile = { ...google().profile, email_verified: false };
      const squatter = await signInWithGoogle(starling.url, google());
      await api(starling.url).put('/users/me/password', { password: TEST_PASSWORD }, squatter.body.tokens.accessToken);
      const code = (await navigateToGoogle(starling.url, google())).searchParams.get('code');
      google().profile = { ...google().profile, sub: `${google().profile.sub}-owner`, email_verified: true };
      expect((await signInWithGoogle(starling.url, google())).body.user.id).toBe(squatter.body.user.id);
      expect(await spend(code)).toEqual([400, 'invalid_grant']);
    });
  });
});
