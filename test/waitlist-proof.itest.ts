import { GoogleDouble } from './doubles/google.js';
import { type Account, signInAgain, TEST_PASSWORD } from './support/accounts.js';
import { api, type Json } from './support/api.js';
import { signInWithGoogle } from './support/google-sign-in.js';
import { GraphqlSocket, graphql } from './support/graphql-client.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';

/** Anybody can type any address: on the waitlist one counts for an account only where it was proved. */
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
  /** The token of the invitation. */
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
      waitlistEntries(search: $search) { items { email status isAddressUnproved invitationUrl } } }`;
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

    it('that is approved lets in nobody who merely registers it, by any transport', async () => {
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
      expect(await listed(email)).toEqual({ email, status: 'APPROVED', isAddressUnproved: true, invitationUrl: null });

      // A token from a time when the gate was open is no way in either.
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

      // Who proves it gets in, and the squatter's password ends.
      expect((await googleSignIn(email)).status).toBe(200);
      expect((await login(email)).status).toBe(401);
      expect(await listed(email)).toMatchObject({ isAddressUnproved: false });
    });

    it('lets in a registration with the invitation of its approval, once and for that address alone', async () => {
      const email = newEmail('invited');
      await join(email);
      const invitation = await approve(email);
      const stored = JSON.stringify(await starling.sql('SELECT * FROM waitlist_entries'));
      expect(stored).not.toContain(invitation);
      expect((await register(newEmail('other'), { invitation })).body.auth_type).toBe('waitlisted');
      const registered = await register(email, { invitation });
      expect([registered.status, registered.body.auth_type]).toEqual([201, 'approved']);
      expect(await listed(email)).toMatchObject({ status: 'APPROVED', isAddressUnproved: false });
      const audited = await starling.sql(
        `SELECT 1 FROM audit_entries WHERE action = 'invitation_used' AND actor = $1`,
        [registered.body.data.user.id],
      );
      expect(audited).toHaveLength(1);
      await starling.sql('UPDATE waitlist_entries SET user_id = NULL WHERE email = $1', [email]);
      expect((await login(email, { invitation })).body.auth_type).toBe('waitlisted');
    });

    it.each(['', 'no token', 'x'.repeat(5_000), 'a'.repeat(43)])('takes %j for no invitation', async (invitation) => {
      const email = newEmail('guess');
      await join(email);
      await approve(email);
      const { status, body } = await register(email, { invitation });
      expect([status, body.auth_type]).toEqual([201, 'waitlisted']);
    });

    it('takes no invitation that is over 30 days old, or that a newer one has replaced', async () => {
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

    it('lets an account in that exists already and signs in with the invitation', async () => {
      const email = newEmail('existing');
      await join(email);
      await approve(email);
      await register(email);
      expect((await login(email, { invitation: await approve(email) })).body.auth_type).toBe('approved');
      expect((await login(email)).body.auth_type).toBe('approved');
    });

    it('lets in whoever proves it at Google, and nobody whom Google does not vouch for', async () => {
      const [proved, unproved] = [newEmail('proved'), newEmail('unproved')];
      for (const email of [proved, unproved]) {
        await join(email);
        await approve(email);
      }
      expect((await googleSignIn(proved)).body.user.waitlist_status).toMatchObject({ approved: true });
      const refused = await googleSignIn(unproved, false);
      expect([refused.status, refused.body.error]).toEqual([403, 'waitlisted']);
    });

    it('lets the account in that put it on the list', async () => {
      const email = newEmail('own');
      expect((await register(email)).body.data.waitlist_status.status).toBe('waitlisted');
      await approve(email);
      expect((await login(email)).body.auth_type).toBe('approved');
    });

    it('that was removed and joined by the public form does not become the account that only waited with it', async () => {
      const email = newEmail('removed');
      await register(email);
      await api(starling.url).delete(`/waitlist/remove/${email}`, admin.accessToken);
      await join(email);
      await approve(email);
      expect((await login(email)).body.auth_type).toBe('waitlisted');
    });

    it('gives staff its invitation over GraphQL, one by one and for many, and a new one on demand', async () => {
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

  describe('while nobody is blocked', () => {
    beforeAll(async () => {
      expect((await close(false)).status).toBe(200);
    });

    it.each([false, true])(
      'is not exported or erased by an account that only typed it (approved: %p)',
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

    it('is exported and erased by the account that came with its invitation', async () => {
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
