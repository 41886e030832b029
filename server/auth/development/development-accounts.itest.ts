import { GoogleDouble } from '../../../test/doubles/google.js';
import { registerParent, TEST_PASSWORD } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { cardsOf, developmentSignIn } from '../../../test/support/development-sign-in.js';
import { signInWithGoogle } from '../../../test/support/google-sign-in.js';
import type { StarlingNode } from '../../../test/support/starling.js';
import { useStarling } from '../../../test/support/use-starling.js';
import { DevelopmentAccounts } from './development-accounts.js';

describe('the development identity provider', () => {
  const starling = useStarling({ settings: { ADMIN_EMAILS: '', MODERATOR_EMAILS: '' } });
  const { signIn, typed } = developmentSignIn(starling);

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
});
