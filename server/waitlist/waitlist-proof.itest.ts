import { DataSource } from 'typeorm';
import { GoogleDouble } from '../../test/doubles/google.js';
import { type Account, signInAgain, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { signInWithGoogle } from '../../test/support/google-sign-in.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { startStarling, type TestStarling } from '../../test/support/starling.js';
import { until } from '../../test/support/wait.js';
import { lockWaitlist } from './waitlist-lock.js';

/** Anyone can type any address, so an entry counts for an account only where the account has proved the address. */
describe('an address on the waitlist', () => {
  let starling: TestStarling;
  let google: GoogleDouble;
  let admin: Pick<Account, 'accessToken'>;
  let count = 0;

  const newEmail = (name: string) => `${name}-${++count}@starling.test`;
  const post = (path: string, body?: unknown, token?: string) => api(starling.url).post(path, body, token);
  const join = (email: string, names: object = {}) => post('/waitlist/join', { email, ...names });
  const register = (email: string, more: object = {}) =>
    post('/auth/register', { email, password: TEST_PASSWORD, ...more });
  const login = (username: string, more: object = {}) =>
    post('/auth/login', { username, password: TEST_PASSWORD, ...more });
  /** Approves an address and returns the token of its invitation. */
  const approve = async (email: string): Promise<string> => {
    const { body } = await post('/waitlist/approve', { email }, admin.accessToken);
    return new URL(body.invitation_url, starling.url).searchParams.get('invitation')!;
  };
  const close = (isClosed: boolean) =>
    api(starling.url).patch(
      '/admin/settings',
      { waitlist_mode: isClosed ? 'approved_only' : 'enabled' },
      admin.accessToken,
    );
  const googleSignIn = (email: string, isVerified = true) => {
    google.profile = { ...google.profile, sub: `subject-${email}`, email, email_verified: isVerified };
    return signInWithGoogle(starling.url, google);
  };
  const listed = async (email: string): Promise<Json> => {
    const query = `query ($search: String) {
      waitlistEntries(search: $search) { items { email status isAddressUnproved hasOwner invitationUrl } } }`;
    const answer = await graphql(starling, query, { token: admin.accessToken, variables: { search: email } });
    return answer.data.waitlistEntries.items[0];
  };

  beforeAll(async () => {
    google = await GoogleDouble.start();
    starling = await startStarling({ ...google.settings });
    const { body } = await googleSignIn('admin@starling.test');
    admin = { accessToken: body.tokens.accessToken };
  });
  afterAll(async () => {
    await Promise.all([starling?.stop(), google?.stop()]);
  });

  describe('behind a closed gate', () => {
    beforeAll(async () => {
      expect((await close(true)).status).toBe(200);
    });

    it('does not admit an account that merely registers an approved address, by any transport', async () => {
      const email = newEmail('victim');
      await join(email);
      await approve(email);
      const squatter = await register(email);
      expect([squatter.status, squatter.body]).toEqual([
        201,
        {
          auth_type: 'waitlisted',
          data: {
            waitlist_status: {
              approved: false,
              status: 'waitlisted',
              waitlist_position: null,
              joined_at: expect.any(String),
            },
          },
        },
      ]);
      expect((await login(email)).body.auth_type).toBe('waitlisted');
      expect(await listed(email)).toEqual({
        email,
        status: 'APPROVED',
        isAddressUnproved: true,
        hasOwner: false,
        invitationUrl: null,
      });

      // A token from before the gate was closed does not help either.
      await close(false);
      const early = await signInAgain(starling, { email });
      await close(true);
      expect((await api(starling.url).get('/conversations', early.accessToken)).body.error).toBe('waitlisted');
      const { errors } = await graphql(starling, '{ conversations { total } }', { token: early.accessToken });
      expect(errors?.[0]?.extensions).toMatchObject({ error: 'waitlisted' });
      const frames = await LiveClient.open(starling, { token: early.accessToken });
      expect(await frames.untilClosed()).toMatchObject({ code: 1008, reason: 'waitlisted' });
      const socket = GraphqlSocket.signedIn(starling, early.accessToken);
      await socket.subscribe('subscription { conversationChanged { id } }').ended;
      expect(socket.closed).toEqual({ code: 4403, reason: 'waitlisted' });
      const refreshed = await post('/auth/refresh', { refresh_token: early.refreshToken });
      expect(refreshed.body.error).toBe('waitlisted');

      // The owner who proves the address is admitted, and the squatter's password is removed.
      expect((await googleSignIn(email)).status).toBe(200);
      expect((await login(email)).status).toBe(401);
      expect(await listed(email)).toMatchObject({ isAddressUnproved: false, hasOwner: true });
    });

    it('admits a registration with the invitation of its approval, once and for that address alone', async () => {
      const email = newEmail('invited');
      await join(email);
      const invitation = await approve(email);
      const stored = JSON.stringify(await starling.sql('SELECT * FROM waitlist_entries'));
      expect(stored).not.toContain(invitation);
      expect((await register(newEmail('other'), { invitation })).body.auth_type).toBe('waitlisted');
      const registered = await register(email, { invitation });
      expect([registered.status, registered.body.auth_type]).toEqual([201, 'approved']);
      expect(await listed(email)).toMatchObject({ status: 'APPROVED', isAddressUnproved: false, hasOwner: true });
      const audited = await starling.sql(
        `SELECT 1 FROM audit_entries WHERE action = 'invitation_used' AND actor = $1`,
        [registered.body.data.user.id],
      );
      expect(audited).toHaveLength(1);
      await starling.sql('UPDATE waitlist_entries SET user_id = NULL WHERE email = $1', [email]);
      expect((await login(email, { invitation })).body.auth_type).toBe('waitlisted');
    });

    it.each(['', 'no token', 'x'.repeat(5_000), 'a'.repeat(43)])(
      'does not accept %j as an invitation',
      async (invitation) => {
        const email = newEmail('guess');
        await join(email);
        await approve(email);
        const { status, body } = await register(email, { invitation });
        expect([status, body.auth_type]).toEqual([201, 'waitlisted']);
      },
    );

    it('does not accept an invitation that is over 30 days old, or that a newer one has replaced', async () => {
      const email = newEmail('late');
      await join(email);
      const first = await approve(email);
      const second = await approve(email);
      expect((await register(email, { invitation: first })).body.auth_type).toBe('waitlisted');
      const [row] = await starling.sql<{ days: number }>(
        `SELECT round(extract(epoch FROM invitation_expires_at - now()) / 86400)::int AS days FROM waitlist_entries
         WHERE email = $1`,
        [email],
      );
      expect(row?.days).toBe(30);
      await starling.sql(
        `UPDATE waitlist_entries SET invitation_expires_at = invitation_expires_at - interval '30 days' WHERE email = $1`,
        [email],
      );
      expect((await login(email, { invitation: second })).body.auth_type).toBe('waitlisted');
    });

    it('admits an existing account that signs in with the invitation', async () => {
      const email = newEmail('existing');
      await join(email);
      await approve(email);
      await register(email);
      expect((await login(email, { invitation: await approve(email) })).body.auth_type).toBe('approved');
      expect((await login(email)).body.auth_type).toBe('approved');
    });

    it('admits an account whose address Google has verified, and none whose address it has not', async () => {
      const [proved, unproved] = [newEmail('proved'), newEmail('unproved')];
      for (const email of [proved, unproved]) {
        await join(email);
        await approve(email);
      }
      expect((await googleSignIn(proved)).body.user.waitlist_status).toMatchObject({ approved: true });
      const refused = await googleSignIn(unproved, false);
      expect([refused.status, refused.body.error]).toEqual([403, 'waitlisted']);
    });

    it('is locked before the account when staff signs in, so that the sign-in cannot deadlock with an erasure', async () => {
      const waiting = () =>
        starling.sql(`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`);
      let signIn: Promise<{ status: number }> | undefined;
      await starling.app.get(DataSource).transaction(async (manager) => {
        await lockWaitlist(manager);
        signIn = googleSignIn('admin@starling.test');
        await until(async () => (await waiting()).length > 0, { what: 'the sign-in to wait for the list' });
        await manager.query(`SET LOCAL lock_timeout = '2s'`);
        await manager.query(`SELECT FROM users WHERE email = 'admin@starling.test' FOR UPDATE`);
      });
      expect((await signIn)?.status).toBe(200);
    });

    it('admits the account that put it on the list', async () => {
      const email = newEmail('own');
      expect((await register(email)).body.data.waitlist_status.status).toBe('waitlisted');
      await approve(email);
      expect((await login(email)).body.auth_type).toBe('approved');
    });

    it('does not belong to its account any more once it was removed and joined again by the public form', async () => {
      const email = newEmail('removed');
      await register(email);
      await api(starling.url).delete(`/waitlist/remove/${email}`, admin.accessToken);
      await join(email);
      await approve(email);
      expect((await login(email)).body.auth_type).toBe('waitlisted');
    });

    it('gives staff its invitation over GraphQL, for one address or many, and a new one each time', async () => {
      const emails = [newEmail('graphql'), newEmail('graphql')];
      for (const email of emails) await join(email);
      const link = expect.stringMatching(/^\/login\?invitation=[\w-]{43}$/);
      const one = 'mutation ($email: String!) { approveWaitlistEntry(email: $email) { email invitationUrl } }';
      const options = {
        token: admin.accessToken,
        variables: { email: emails[0], emails: [...emails, 'x@starling.test'] },
      };
      const first = (await graphql(starling, one, options)).data.approveWaitlistEntry;
      expect(first).toEqual({ email: emails[0], invitationUrl: link });
      const many = `mutation ($emails: [String!]!) {
        inviteWaitlistEntries(emails: $emails) { email status invitationUrl } }`;
      const { inviteWaitlistEntries: invited } = (await graphql(starling, many, options)).data;
      expect(invited).toEqual(emails.map((email) => ({ email, status: 'APPROVED', invitationUrl: link })));
      expect(invited[0].invitationUrl).not.toBe(first.invitationUrl);
      const invitation = new URL(invited[1].invitationUrl, starling.url).searchParams.get('invitation');
      expect((await register(emails[1]!, { invitation })).body.auth_type).toBe('approved');
    });
  });

  describe('behind an open gate', () => {
    beforeAll(async () => {
      expect((await close(false)).status).toBe(200);
    });

    it.each([false, true])(
      'is not exported or erased by an account that has not proved it (approved: %p)',
      async (isApproved) => {
        const email = newEmail('jane');
        await join(email, { first_name: 'Jane', last_name: 'Roe' });
        if (isApproved) await approve(email);
        const before = (await api(starling.url).get(`/waitlist/status/${email}`)).body;
        const { body } = await register(email);
        const token = body.data.access_token;
        const exported = await api(starling.url).get('/users/me/export', token);
        expect(exported.body.waitlist).toBeNull();
        expect(JSON.stringify(exported.body)).not.toContain('Jane');
        expect((await api(starling.url).delete('/users/me', token)).status).toBe(204);
        expect((await api(starling.url).get(`/waitlist/status/${email}`)).body).toEqual(before);
      },
    );

    it('is exported and erased by the account that has proved it', async () => {
      const email = newEmail('owner');
      await join(email, { first_name: 'Jane' });
      const { body } = await googleSignIn(email);
      const token = body.tokens.accessToken;
      expect((await api(starling.url).get('/users/me/export', token)).body.waitlist).toMatchObject({
        email,
        first_name: 'Jane',
      });
      expect((await api(starling.url).delete('/users/me', token)).status).toBe(204);
      expect((await api(starling.url).get(`/waitlist/status/${email}`)).body.status).toBe('not_registered');
    });

    it('is exported and erased by the account that accepted its invitation', async () => {
      const email = newEmail('guest');
      await join(email, { first_name: 'Jane' });
      const { body } = await register(email, { invitation: await approve(email) });
      const token = body.data.access_token;
      expect((await api(starling.url).get('/users/me/export', token)).body.waitlist).toMatchObject({ email });
      expect((await api(starling.url).delete('/users/me', token)).status).toBe(204);
      expect((await api(starling.url).get(`/waitlist/status/${email}`)).body.status).toBe('not_registered');
    });
  });
});
