import { registerParent, signInAgain, signInAs } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { signInWithGoogle } from '../../../test/support/google-sign-in.js';
import { useGoogle } from '../../../test/support/google-starling.js';

describe('sign-in with Google', () => {
  const { starling, google } = useGoogle();

  describe('linking', () => {
    const link = (token: string) =>
      api(starling.url).post('/auth/google/link', { googleAuthCode: google().popUpCode() }, token);
    const unlink = (token: string) => api(starling.url).delete('/auth/google/unlink', token);
    const notices = async (token: string) => {
      const { body } = await api(starling.url).get('/notifications', token);
      return body.map(({ title, message }: { title: string; message: string }) => [title, message.split('.test ')[1]]);
    };

    it('links a Google account, shows it, and unlinks it again', async () => {
      const parent = await registerParent(starling);
      const linked = await link(parent.accessToken);
      expect([linked.status, linked.body.google_linked, linked.body.role]).toEqual([200, true, 'parent']);
      expect((await link(parent.accessToken)).status).toBe(200);
      expect((await signInWithGoogle(starling.url, google())).body.user.id).toBe(parent.user.id);
      const unlinked = await unlink(parent.accessToken);
      expect([unlinked.status, unlinked.body.google_linked]).toEqual([200, false]);
    });

    it('notifies the owner and ends the other sessions on link and on unlink', async () => {
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

    it('never replaces a linked Google account', async () => {
      const parent = await registerParent(starling);
      expect((await link(parent.accessToken)).status).toBe(200);
      const own = google().profile;
      google().profile = { ...own, sub: `${own.sub}-ex`, email: `ex-${own.email}` };
      const refused = await link(parent.accessToken);
      expect([refused.status, refused.body.error]).toEqual([409, 'google_already_linked']);
      expect((await signInWithGoogle(starling.url, google())).body.user.id).not.toBe(parent.user.id);
      google().profile = own;
      expect((await signInWithGoogle(starling.url, google())).body.user.id).toBe(parent.user.id);
      expect(await notices(parent.accessToken)).toHaveLength(1);
    });

    it.each([
      ['link', link],
      ['unlink', unlink],
    ])('needs a sign-in within five minutes to %s', async (_name, change) => {
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

    it('refuses to link a Google account of another person', async () => {
      await signInWithGoogle(starling.url, google());
      const parent = await registerParent(starling);
      const body = { googleAuthCode: google().popUpCode() };
      const answer = await api(starling.url).post('/auth/google/link', body, parent.accessToken);
      expect([answer.status, answer.body.error]).toEqual([409, 'google_account_in_use']);
    });

    it('refuses to link with a code that Google does not know', async () => {
      const parent = await registerParent(starling);
      const answer = await api(starling.url).post('/auth/google/link', { googleAuthCode: 'no' }, parent.accessToken);
      expect([answer.status, answer.body.error]).toEqual([400, 'oauth_failed']);
      const blank = await api(starling.url).post('/auth/google/link', { googleAuthCode: ' ' }, parent.accessToken);
      expect(blank.status).toBe(422);
    });

    it('refuses to unlink the only way to sign in', async () => {
      const { body } = await signInWithGoogle(starling.url, google());
      const answer = await api(starling.url).delete('/auth/google/unlink', body.tokens.accessToken);
      expect([answer.status, answer.body.error]).toEqual([409, 'last_sign_in_method']);
    });

    it('allows link, sync and unlink only to accounts that may edit their profile', async () => {
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

  describe('profile sync', () => {
    it('syncs the profile with the stored grant, and renews an expired access token', async () => {
      const { body } = await signInWithGoogle(starling.url, google());
      const sync = () => api(starling.url).post('/auth/google/sync', undefined, body.tokens.accessToken);
      google().profile = { ...google().profile, given_name: 'Augusta' };
      expect((await sync()).body.first_name).toBe('Augusta');
      google().expireAccessTokens();
      google().profile = { ...google().profile, given_name: 'Countess' };
      expect((await sync()).body.first_name).toBe('Countess');
      const [identity] = await starling.sql<{ sealed_grant: string }>(
        'SELECT sealed_grant FROM identities WHERE subject = $1',
        [google().profile.sub],
      );
      expect(identity!.sealed_grant).not.toMatch(/ya29|1\/\//);
    });

    it('goes on with the refresh token of the first sign-in, since later ones bring none', async () => {
      await signInWithGoogle(starling.url, google());
      google().givesRefreshToken = false;
      const { body } = await signInWithGoogle(starling.url, google());
      google().expireAccessTokens();
      const { status } = await api(starling.url).post('/auth/google/sync', undefined, body.tokens.accessToken);
      expect(status).toBe(200);
    });

    it('asks for a new sign-in if the grant was revoked, and for a link if there is none', async () => {
      const { body } = await signInWithGoogle(starling.url, google());
      google().revokeGrants();
      const revoked = await api(starling.url).post('/auth/google/sync', undefined, body.tokens.accessToken);
      expect([revoked.status, revoked.body.error]).toEqual([409, 'google_reauthentication_required']);
      const parent = await registerParent(starling);
      const unlinked = await api(starling.url).post('/auth/google/sync', undefined, parent.accessToken);
      expect([unlinked.status, unlinked.body.error]).toEqual([409, 'google_not_linked']);
    });
  });
});
