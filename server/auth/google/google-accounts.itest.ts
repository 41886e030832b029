import { jest } from '@jest/globals';
import { registerParent, TEST_PASSWORD } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { nextCode, turnOnSecondStep } from '../../../test/support/authenticator-app.js';
import { navigateToGoogle, signInWithGoogle } from '../../../test/support/google-sign-in.js';
import { useGoogle } from '../../../test/support/google-starling.js';
import { Config } from '../../platform/config/config.js';

describe('sign-in with Google', () => {
  const { starling, google } = useGoogle();

  describe('choice of the account', () => {
    it.each([false, undefined])('gives no role to an address that is not verified (%j)', async (email_verified) => {
      google().profile = { ...google().profile, email: 'boss@starling.test', email_verified };
      const { body } = await signInWithGoogle(starling.url, google());
      expect(body.user.role).toBe('parent');
      await starling.sql('DELETE FROM users WHERE id = $1', [body.user.id]);
    });

    it('never derives a role from the text of an address', async () => {
      google().profile = { ...google().profile, email: `admin-${google().profile.sub}@admin.example` };
      const { body } = await signInWithGoogle(starling.url, google());
      expect(body.user.role).toBe('parent');
    });

    it('gives the admin role to a verified address of the list at each sign-in', async () => {
      google().profile = { ...google().profile, email: 'Boss@Starling.test' };
      const first = await signInWithGoogle(starling.url, google());
      expect(first.body.user.role).toBe('admin');
      const claims = JSON.parse(Buffer.from(first.body.tokens.accessToken.split('.')[1], 'base64url').toString('utf8'));
      expect(claims.role).toBe('admin');
      await starling.sql(`UPDATE users SET role = 'parent' WHERE id = $1`, [first.body.user.id]);
      const second = await signInWithGoogle(starling.url, google());
      expect(second.body.user).toMatchObject({ id: first.body.user.id, role: 'admin' });
    });

    describe('with the public Google', () => {
      beforeEach(() => {
        jest.spyOn(starling.app.get(Config), 'isPrivateProvider', 'get').mockReturnValue(false);
      });
      afterEach(() => jest.restoreAllMocks());

      it('gives no role to an address outside of the domains of Google and of the Workspace', async () => {
        await starling.sql("DELETE FROM users WHERE email = 'boss@starling.test'");
        google().profile = { ...google().profile, email: 'boss@starling.test' };
        const outside = await signInWithGoogle(starling.url, google());
        expect(outside.body.user.role).toBe('parent');
        google().profile = { ...google().profile, hd: 'starling.test' };
        const inside = await signInWithGoogle(starling.url, google());
        expect(inside.body.user).toMatchObject({ id: outside.body.user.id, role: 'admin' });
        await starling.sql('DELETE FROM users WHERE id = $1', [inside.body.user.id]);
      });

      it('finds an account by its address only if Google answers for the domain', async () => {
        const parent = await registerParent(starling);
        google().profile = { ...google().profile, email: parent.email };
        const outside = await signInWithGoogle(starling.url, google());
        expect([outside.status, outside.body.error]).toEqual([401, 'authentication_failed']);
        expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(200);
        google().profile = { ...google().profile, hd: 'starling.test' };
        expect((await signInWithGoogle(starling.url, google())).body.user.id).toBe(parent.user.id);
      });
    });

    it('finds the account by the subject after the address has changed', async () => {
      const first = await signInWithGoogle(starling.url, google());
      google().profile = { ...google().profile, email: `renamed-${google().profile.sub}@starling.test` };
      const second = await signInWithGoogle(starling.url, google());
      expect(second.body.user.id).toBe(first.body.user.id);
    });

    it('refuses another subject with the address of an account', async () => {
      await signInWithGoogle(starling.url, google());
      google().profile = { ...google().profile, sub: `${google().profile.sub}-other` };
      const { status, body } = await signInWithGoogle(starling.url, google());
      expect([status, body.error]).toEqual([401, 'authentication_failed']);
    });

    it('refuses an unverified address that belongs to an account', async () => {
      const parent = await registerParent(starling);
      google().profile = { ...google().profile, email: parent.email, email_verified: false };
      const { status, body } = await signInWithGoogle(starling.url, google());
      expect([status, body.error]).toEqual([401, 'authentication_failed']);
      expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(200);
    });

    it('asks for the second step of an account that has one, in both forms of the flow', async () => {
      const first = await signInWithGoogle(starling.url, google());
      const { secret } = await turnOnSecondStep(starling, { accessToken: first.body.tokens.accessToken });
      const json = await signInWithGoogle(starling.url, google());
      expect([json.status, json.body.error]).toEqual([403, 'second_step_needed']);
      expect(json.body.detail).toMatchObject({ ticket: expect.any(String), expires_in: 300 });
      const location = await navigateToGoogle(starling.url, google());
      const code = location.searchParams.get('code');
      const exchange = await api(starling.url).post('/auth/google/exchange-token', { authorization_code: code });
      expect([exchange.status, exchange.body.error]).toEqual([403, 'second_step_needed']);
      expect(JSON.stringify([json.body, exchange.body])).not.toContain('_token');
      const { ticket } = exchange.body.detail;
      const { body } = await api(starling.url).post('/auth/second-step', { ticket, code: nextCode(secret) });
      expect(body.data.user.id).toBe(first.body.user.id);
    });

    it('removes the password and the sessions of an account that never proved its address', async () => {
      const squatter = await registerParent(starling);
      await turnOnSecondStep(starling, squatter);
      google().profile = { ...google().profile, email: squatter.email.toUpperCase() };
      const { body } = await signInWithGoogle(starling.url, google());
      expect(body.user.id).toBe(squatter.user.id);
      const stale = await api(starling.url).get('/users/me', squatter.accessToken);
      expect([stale.status, stale.body.error]).toEqual([401, 'logged_out']);
      const refresh = await api(starling.url).post('/auth/refresh', { refresh_token: squatter.refreshToken });
      expect(refresh.status).toBe(401);
      const login = await api(starling.url).post('/auth/login', { username: squatter.email, password: TEST_PASSWORD });
      expect(login.status).toBe(401);
    });

    it('creates one account for 20 concurrent first sign-ins', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => signInWithGoogle(starling.url, google())));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    });

    it('refuses a new person without an address', async () => {
      google().profile = { sub: google().profile.sub };
      const { status } = await signInWithGoogle(starling.url, google());
      expect(status).toBe(401);
    });
  });
});
