import { type Account, signInAs, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('the admin area', () => {
  const starling = useStarling({ own: true });
  let admin: Account;
  let moderator: Account;

  const ask = (query: string, variables: Record<string, unknown> = {}, account = admin) =>
    graphql(starling, query, { token: account.accessToken, variables });
  const get = (path: string, account = admin) => api(starling.url).get(path, account.accessToken);

  beforeAll(async () => {
    admin = await signInAs(starling, 'admin');
    moderator = await signInAs(starling, 'moderator');
  });

  describe('the waitlist', () => {
    const join = async (email: string) => api(starling.url).post('/waitlist/join', { email, first_name: 'Wanda' });
    const ENTRIES = `query ($status: WaitlistState, $search: String) { waitlistEntries(status: $status, search: $search) {
      items { email firstName status position joinedAt approvedAt estimatedWaitDays } total hasMore } }`;

    it('sorts the waitlist in the requested order, with the right position on every page', async () => {
      const people = [
        { email: 's1@sort.test', first_name: 'Nora' },
        { email: 's4@sort.test' },
        { email: 's3@sort.test', first_name: 'ada', last_name: 'Zed' },
        { email: 's2@sort.test', first_name: 'Ada', last_name: 'Bee' },
      ];
      for (const person of people) await api(starling.url).post('/waitlist/join', person);
      await ask('mutation { approveWaitlistEntry(email: "s4@sort.test") { email } }');
      await ask('mutation { approveWaitlistEntry(email: "s1@sort.test") { email } }');
      const sorted = async (more: string) => {
        const { data, errors } = await ask(
          `{ waitlistEntries(search: "@SORT.test", ${more}) { items { email position } total hasMore } }`,
        );
        expect(errors).toEqual([]);
        return data.waitlistEntries as { items: { email: string; position: number | null }[]; hasMore: boolean };
      };
      const names = async (more: string) => (await sorted(more)).items.map(({ email }) => email.slice(0, 2)).join(' ');
      expect(await names('sortBy: PLACE')).toBe('s3 s2 s1 s4');
      expect(await names('sortBy: PLACE, reversed: true')).toBe('s4 s1 s2 s3');
      expect(await names('status: APPROVED')).toBe('s1 s4');
      expect(await names('status: WAITLISTED, reversed: true')).toBe('s2 s3');
      expect(await names('sortBy: JOINED')).toBe('s1 s4 s3 s2');
      expect(await names('sortBy: JOINED, reversed: true')).toBe('s2 s3 s4 s1');
      expect(await names('sortBy: EMAIL')).toBe('s1 s2 s3 s4');
      expect(await names('sortBy: EMAIL, reversed: true')).toBe('s4 s3 s2 s1');
      // Entries without a name come last in both orders.
      expect(await names('sortBy: NAME')).toBe('s2 s3 s1 s4');
      expect(await names('sortBy: NAME, reversed: true')).toBe('s1 s3 s2 s4');

      const waitingBefore = (await ask('{ waitlistStats { totalOnWaitlist } }')).data.waitlistStats.totalOnWaitlist - 2;
      const places = (await sorted('sortBy: EMAIL')).items.map(({ position }) => position);
      expect(places).toEqual([null, waitingBefore + 2, waitingBefore + 1, null]);
      const page = await sorted('sortBy: EMAIL, limit: 1, offset: 1');
      expect(page).toMatchObject({ items: [{ email: 's2@sort.test', position: waitingBefore + 2 }], hasMore: true });
    });

    it('lists waitlist entries, approves them one by one or together, and removes them', async () => {
      const emails = ['w1', 'w2', 'w3', 'w4'].map((name) => `${name}@list.test`);
      for (const email of emails) await join(email);
      const { data } = await ask(ENTRIES, { status: 'WAITLISTED', search: '@list.test' });
      expect(data.waitlistEntries.items.map(({ email }: { email: string }) => email)).toEqual(emails);
      expect(data.waitlistEntries.items[0]).toMatchObject({
        firstName: 'Wanda',
        status: 'WAITLISTED',
        approvedAt: null,
      });

      const one = await ask(
        'mutation { approveWaitlistEntry(email: "W1@list.test") { email status approvedAt position } }',
      );
      expect(one.data.approveWaitlistEntry).toMatchObject({ email: emails[0], status: 'APPROVED', position: null });
      const many = await ask('mutation ($emails: [String!]!) { approveWaitlistEntries(emails: $emails) }', {
        emails: [...emails.slice(0, 3), 'nobody@list.test'],
      });
      expect(many.data.approveWaitlistEntries.sort()).toEqual(emails.slice(1, 3));
      expect((await ask('mutation { removeWaitlistEntry(email: "w4@list.test") }')).data).toEqual({
        removeWaitlistEntry: true,
      });
      const left = await ask(ENTRIES, { search: '@list.test' });
      expect(left.data.waitlistEntries).toMatchObject({ total: 3, hasMore: false });
      for (const mutation of [
        'approveWaitlistEntry(email: "w4@list.test") { email }',
        'removeWaitlistEntry(email: "w4@list.test")',
      ]) {
        const { errors } = await ask(`mutation { ${mutation} }`);
        expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', error: 'not_on_waitlist' });
      }
    });

    it('takes approvals of the last minute back, with the old positions and without their invitations', async () => {
      const emails = ['u1', 'u2', 'u3', 'u4'].map((name) => `${name}@undo.test`);
      for (const email of emails) await join(email);
      const listed = async () => {
        const { data } = await ask(ENTRIES, { search: '@undo.test' });
        return new Map<string, { status: string; position: number | null }>(
          data.waitlistEntries.items.map((entry: { email: string; status: string; position: number | null }) => [
            entry.email,
            entry,
          ]),
        );
      };
      const before = await listed();
      const invited = await ask(
        'mutation ($emails: [String!]!) { inviteWaitlistEntries(emails: $emails) { email invitationUrl } }',
        { emails },
      );
      const invitations = new Map<string, string>(
        invited.data.inviteWaitlistEntries.map((entry: { email: string; invitationUrl: string }) => [
          entry.email,
          new URL(entry.invitationUrl, starling.url).searchParams.get('invitation'),
        ]),
      );
      const register = (email: string) =>
        api(starling.url).post('/auth/register', {
          email,
          password: TEST_PASSWORD,
          invitation: invitations.get(email),
        });
      expect((await register('u2@undo.test')).status).toBe(201);
      await starling.sql(`UPDATE waitlist_entries SET approved_at = now() - interval '2 minutes' WHERE email = $1`, [
        'u3@undo.test',
      ]);

      const undo = (account = admin) =>
        ask('mutation ($emails: [String!]!) { undoWaitlistApprovals(emails: $emails) }', { emails }, account);
      expect((await undo(moderator)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
      expect((await undo()).data.undoWaitlistApprovals.sort()).toEqual(['u1@undo.test', 'u4@undo.test']);
      const after = await listed();
      const position = before.get('u1@undo.test')?.position;
      expect(after.get('u1@undo.test')).toMatchObject({ status: 'WAITLISTED', position });
      expect(after.get('u2@undo.test')).toMatchObject({ status: 'APPROVED' });
      expect(after.get('u3@undo.test')).toMatchObject({ status: 'APPROVED' });
      const [{ hash }] = (await starling.sql('SELECT invitation_hash AS hash FROM waitlist_entries WHERE email = $1', [
        'u1@undo.test',
      ])) as [{ hash: string | null }];
      expect(hash).toBeNull();
      const logged = await ask('{ auditEntries(action: "waitlist_approval_undone") { items { actor target } } }');
      expect(logged.data.auditEntries.items).toEqual([
        { actor: admin.user.id, target: 'u***@u***.test' },
        { actor: admin.user.id, target: 'u***@u***.test' },
      ]);
    });

    it('shows the name of the installation, and no analytics if they are switched off', async () => {
      const query = '{ installation { version environment analytics errorReporting } }';
      expect((await ask(query)).data.installation).toEqual({
        version: '0.4.12',
        environment: 'production',
        analytics: true,
        errorReporting: false,
      });
      const other = await starling.startNode({
        APP_ENVIRONMENT: 'staging',
        ANALYTICS: 'off',
        ERROR_REPORTING_URL: 'http://127.0.0.1:1/errors',
      });
      const { data } = await graphql(other, query, { token: admin.accessToken });
      expect(data.installation).toEqual({
        version: '0.4.12',
        environment: 'staging',
        analytics: false,
        errorReporting: true,
      });
      const answer = await api(other.url).get('/admin/analytics', admin.accessToken);
      expect(answer).toMatchObject({ status: 404, body: { message: 'Analytics are switched off' } });
      await other.stop();
    });

    it('changes the waitlist mode at once, over REST and GraphQL', async () => {
      const before = await get('/admin/settings');
      expect(before.body).toEqual({ waitlist_enabled: true, waitlist_mode: 'enabled', waitlist_auto_approve: false });
      const change = (body: unknown) => api(starling.url).patch('/admin/settings', body, admin.accessToken);
      const isShown = async () => (await api(starling.url).get('/auth/options')).body.waitlist;
      expect(await isShown()).toBe(true);
      expect((await change({ waitlist_auto_approve: true })).body).toMatchObject({ waitlist_auto_approve: true });
      expect((await join('auto@list.test')).body.status).toBe('approved');
      const { data } = await ask(
        'mutation { updateAdminSettings(input: { waitlistAutoApprove: false, waitlistMode: DISABLED }) { waitlistEnabled waitlistMode waitlistAutoApprove } }',
      );
      expect(data.updateAdminSettings).toEqual({
        waitlistEnabled: true,
        waitlistMode: 'DISABLED',
        waitlistAutoApprove: false,
      });
      expect((await ask('{ adminSettings { waitlistMode } }')).data.adminSettings.waitlistMode).toBe('DISABLED');
      expect(await isShown()).toBe(false);
      for (const body of [{ waitlist_mode: 'nope' }, { waitlist_enabled: 'yes' }, { nope: true }]) {
        expect((await change(body)).status).toBe(422);
      }
      expect((await change({ waitlist_mode: 'enabled' })).status).toBe(200);
      expect(await isShown()).toBe(true);
    });
  });
});
