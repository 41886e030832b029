import { buildFamily, buildMember } from '../../test/factories/families.js';
import { type Account, registerParent, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);

async function errorOf(answer: Promise<{ status: number; body: Json }>) {
  const { status, body } = await answer;
  return [status, body?.error ?? null];
}

async function household() {
  const primary = await registerParent(starling, { first_name: 'Nia' });
  const family = await buildFamily(starling, primary, { children: 2 });
  const path = `/households/${family.householdId}`;
  const invite = (body: Json, { accessToken }: Account = primary) =>
    rest().post(`${path}/invitations`, body, accessToken);
  return { ...family, primary, path, invite };
}

/** The members as an account sees them over GraphQL. */
async function membersFor({ accessToken: token }: Account): Promise<Json[]> {
  const { data } = await graphql(starling, '{ households { members { userId state canConfirm } } }', { token });
  return data.households[0].members;
}

async function verified(): Promise<Account> {
  const account = await registerParent(starling);
  await starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [account.user.id]);
  return account;
}

const tokenOf = ({ url }: { url: string }) => url.split('/').pop()!;
const accept = (token: string, { accessToken }: Account) =>
  rest().post(`/invitations/${token}/accept`, undefined, accessToken);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('an invitation', () => {
  it('shows its link once, and its holder never the children', async () => {
    const { invite, path, primary, householdId } = await household();
    const { status, body } = await invite({ role: 'guardian' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        url: expect.stringMatching(/\/invitations\/[\w-]{43}$/),
        role: 'guardian',
        expires_at: expect.any(String),
      },
    ]);
    const days = (Date.parse(body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.99);
    expect(days).toBeLessThanOrEqual(3);
    const stored = JSON.stringify(
      await starling.sql('SELECT * FROM household_invitations WHERE household_id = $1', [householdId]),
    );
    expect(stored).not.toContain(tokenOf(body));
    const stranger = await registerParent(starling);
    expect((await rest().get(`/invitations/${tokenOf(body)}`, stranger.accessToken)).body).toEqual({
      household_name: 'The Larks',
      invited_by: 'Nia',
      role: 'guardian',
      expires_at: body.expires_at,
    });
    const listed = await rest().get(`${path}/invitations`, primary.accessToken);
    expect(listed.body).toMatchObject([{ id: body.id, email: null, invited_by: primary.user.id }]);
    expect(JSON.stringify(listed.body)).not.toContain('url');
  });

  it('to an address lets in the account that has proved it, and no other', async () => {
    const { invite } = await household();
    const invited = await verified();
    const { body } = await invite({ role: 'guardian', email: ` ${invited.email.toUpperCase()} ` });
    const [stranger, unproved] = [await verified(), await registerParent(starling)];
    expect(await errorOf(accept(tokenOf(body), stranger))).toEqual([403, 'forbidden']);
    const second = await invite({ role: 'guardian', email: unproved.email });
    expect(await errorOf(accept(tokenOf(second.body), unproved))).toEqual([403, 'forbidden']);
    expect((await accept(tokenOf(body), invited)).body).toMatchObject({ state: 'member' });
    expect((await rest().get('/children', invited.accessToken)).body).toHaveLength(2);
  });

  it('without an address waits until the inviter confirms the person, who sees nothing before', async () => {
    const { invite, path, primary, householdId } = await household();
    const [other, stranger] = [await registerParent(starling), await registerParent(starling)];
    await buildMember(starling, householdId, other, 'guardian');
    const { body } = await invite({ role: 'guardian' });
    expect((await accept(tokenOf(body), stranger)).body).toEqual({ state: 'pending', household_id: householdId });
    expect((await rest().get('/households', stranger.accessToken)).body).toEqual([]);
    expect((await rest().get('/children', stranger.accessToken)).body).toEqual([]);
    const [{ members }] = (await rest().get('/households', primary.accessToken)).body;
    expect(members.find((member: Json) => member.user_id === stranger.user.id)).toMatchObject({ state: 'pending' });
    const notices = (await rest().get('/notifications', primary.accessToken)).body;
    expect(notices.map(({ title }: Json) => title)).toContain('Someone wants to join your household');
    const confirm = ({ accessToken }: Account) =>
      rest().post(`${path}/members/${stranger.user.id}/confirm`, undefined, accessToken);
    const waits = { userId: stranger.user.id, state: 'PENDING' };
    expect(await membersFor(other)).toContainEqual({ ...waits, canConfirm: false });
    expect(await membersFor(primary)).toContainEqual({ ...waits, canConfirm: true });
    expect(await errorOf(confirm(other))).toEqual([403, 'forbidden']);
    expect((await confirm(primary)).body).toMatchObject({ state: 'member' });
    expect((await rest().get('/children', stranger.accessToken)).body).toHaveLength(2);
  });

  it('makes one member of 100 parallel acceptances, and answers a repeat the same', async () => {
    const { invite, householdId } = await household();
    const invited = await verified();
    const { body } = await invite({ role: 'guardian', email: invited.email });
    const answers = await Promise.all(Array.from({ length: 100 }, () => accept(tokenOf(body), invited)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await starling.sql('SELECT 1 FROM household_members WHERE household_id = $1 AND user_id = $2', [
      householdId,
      invited.user.id,
    ]);
    expect(rows).toHaveLength(1);
    const stranger = await verified();
    expect(await errorOf(accept(tokenOf(body), stranger))).toEqual([404, 'invitation_not_found']);
  });

  it('is unknown once it is used, taken back or expired', async () => {
    const { invite, path, primary } = await household();
    const { accessToken } = await registerParent(starling);
    const look = (token: string) => errorOf(rest().get(`/invitations/${token}`, accessToken));
    const { body: revoked } = await invite({ role: 'guardian' });
    expect((await rest().delete(`${path}/invitations/${revoked.id}`, primary.accessToken)).status).toBe(204);
    const { body: expired } = await invite({ role: 'guardian' });
    await starling.sql('UPDATE household_invitations SET expires_at = now() WHERE id = $1', [expired.id]);
    for (const token of [tokenOf(revoked), tokenOf(expired), 'x'.repeat(43)]) {
      expect(await look(token)).toEqual([404, 'invitation_not_found']);
    }
  });

  it('of the sixth is refused while five are open, and of the ninth member', async () => {
    const { invite, householdId } = await household();
    for (let count = 0; count < 5; count += 1) expect((await invite({ role: 'guardian' })).status).toBe(201);
    expect(await errorOf(invite({ role: 'guardian' }))).toEqual([409, 'too_many_invitations']);
    await starling.sql('UPDATE household_invitations SET revoked_at = now() WHERE household_id = $1', [householdId]);
    const last = await invite({ role: 'guardian' });
    for (let count = 0; count < 7; count += 1)
      await buildMember(starling, householdId, await registerParent(starling), 'guardian');
    expect(await errorOf(invite({ role: 'guardian' }))).toEqual([409, 'household_full']);
    expect(await errorOf(accept(tokenOf(last.body), await registerParent(starling)))).toEqual([409, 'household_full']);
  });

  it('to be a guardian comes from the primary alone, to be a helper from every guardian', async () => {
    const { invite, householdId, child } = await household();
    const [guardian, helper] = [await registerParent(starling), await registerParent(starling)];
    await buildMember(starling, householdId, guardian, 'guardian');
    await buildMember(starling, householdId, helper, 'helper');
    expect(await errorOf(invite({ role: 'guardian' }, guardian))).toEqual([403, 'forbidden']);
    expect((await invite({ role: 'helper', child_ids: [child.id], until: inDays(3) }, guardian)).status).toBe(201);
    expect(await errorOf(invite({ role: 'helper' }, helper))).toEqual([403, 'forbidden']);
  });

  it.each([
    [{ role: 'primary' }, 'role'],
    [{ role: 'guardian', until: inDays(3) }, 'until'],
    [{ role: 'helper', until: inDays(91) }, 'until'],
    [{ role: 'helper', until: inDays(-1) }, 'until'],
    [{ role: 'helper', until: 'tomorrow' }, 'until'],
    [{ role: 'helper', child_ids: ['0196f0b0-0000-7000-8000-000000000000'] }, 'child_ids'],
    [{ role: 'helper', child_ids: 'all' }, 'child_ids'],
    [{ role: 'guardian', email: 'nobody' }, 'email'],
    [{ role: 'guardian', note: 'x' }, 'note'],
  ])('is refused as %j', async (body, field) => {
    const { invite } = await shared();
    const answer = await invite(body);
    expect([answer.status, Object.keys(answer.body.detail.fields)]).toEqual([422, [field]]);
  });
});

let sharedHousehold: ReturnType<typeof household> | null = null;
function shared() {
  sharedHousehold ??= household();
  return sharedHousehold;
}

describe('an invitation of a helper', () => {
  it('ends when the help would end', async () => {
    const { invite, primary, path } = await household();
    const helper = await verified();
    const { body } = await invite({ role: 'helper', email: helper.user.email, until: inDays(1) });
    await starling.sql(`UPDATE household_invitations SET until = now() - interval '1 minute' WHERE id = $1`, [body.id]);
    expect(await errorOf(accept(tokenOf(body), helper))).toEqual([404, 'invitation_not_found']);
    expect((await rest().get(`${path}/invitations`, primary.accessToken)).body).toEqual([]);
  });
});

describe('a member', () => {
  it('is changed by the primary alone, and loses children who are no longer named', async () => {
    const { primary, householdId, path, children } = await household();
    const [guardian, helper] = [await registerParent(starling), await registerParent(starling)];
    await buildMember(starling, householdId, guardian, 'guardian');
    await buildMember(starling, householdId, helper, 'helper', [children[0]!.id]);
    const change = (body: Json, { accessToken }: Account) =>
      rest().patch(`${path}/members/${helper.user.id}`, body, accessToken);
    expect(await errorOf(change({ label: 'Granny' }, guardian))).toEqual([403, 'forbidden']);
    expect((await change({ label: 'Granny', child_ids: [children[1]!.id] }, primary)).body).toMatchObject({
      label: 'Granny',
      role: 'helper',
      child_ids: [children[1]!.id],
    });
    const seen = (await rest().get('/children', helper.accessToken)).body;
    expect(seen.map(({ id }: Json) => id)).toEqual([children[1]!.id]);
    expect(
      await errorOf(rest().patch(`${path}/members/${primary.user.id}`, { role: 'helper' }, primary.accessToken)),
    ).toEqual([409, 'hand_over_first']);
    expect(
      await errorOf(rest().patch(`${path}/members/${guardian.user.id}x`, { label: 'x' }, primary.accessToken)),
    ).toEqual([404, 'member_not_found']);
  });

  it('may leave, and is removed by the primary alone with a receipt', async () => {
    const { primary, householdId, path } = await household();
    const [guardian, helper] = [await registerParent(starling), await registerParent(starling)];
    await buildMember(starling, householdId, guardian, 'guardian');
    await buildMember(starling, householdId, helper, 'helper');
    const remove = ({ user }: Account, { accessToken }: Account) =>
      rest().delete(`${path}/members/${user.id}`, accessToken);
    expect(await errorOf(remove(helper, guardian))).toEqual([403, 'forbidden']);
    expect(await errorOf(remove(primary, primary))).toEqual([409, 'hand_over_first']);
    expect((await remove(helper, helper)).body).toEqual({
      ended: { sockets: 0, calendar_links: 0, push_subscriptions: 0, file_links: 0 },
    });
    await starling.sql(
      `INSERT INTO notifications (id, user_id, kind, title, message, child_id)
       SELECT gen_random_uuid(), u.id, 'system', 'Mika asks', 'May I?', h.child_id
         FROM child_homes h, unnest($2::uuid[]) AS u (id) WHERE h.household_id = $1`,
      [householdId, [guardian.user.id, primary.user.id]],
    );
    expect((await remove(guardian, primary)).status).toBe(200);
    const titlesOf = async ({ accessToken }: Account) =>
      (await rest().get<Json[]>('/notifications', accessToken)).body.map(({ title }) => title);
    expect(await titlesOf(guardian)).not.toContain('Mika asks');
    expect(await titlesOf(primary)).toContain('Mika asks');
    expect((await rest().get('/children', guardian.accessToken)).body).toEqual([]);
    expect(await errorOf(rest().get(`${path}/activity`, guardian.accessToken))).toEqual([404, 'household_not_found']);
    expect(await errorOf(remove(guardian, primary))).toEqual([404, 'member_not_found']);
    expect(await errorOf(remove(primary, primary))).toEqual([409, 'last_guardian']);
  });

  it('takes over a household that the primary hands over', async () => {
    const { primary, householdId, path } = await household();
    const [guardian, helper] = [await registerParent(starling), await registerParent(starling)];
    await buildMember(starling, householdId, guardian, 'guardian');
    await buildMember(starling, householdId, helper, 'helper');
    const handOver = ({ user }: Account, { accessToken }: Account) =>
      rest().post(`${path}/hand-over`, { user_id: user.id }, accessToken);
    expect(await errorOf(handOver(helper, primary))).toEqual([404, 'member_not_found']);
    expect(await errorOf(handOver(guardian, guardian))).toEqual([403, 'forbidden']);
    expect((await handOver(guardian, primary)).body.role).toBe('guardian');
    expect((await rest().get('/households', guardian.accessToken)).body[0].role).toBe('primary');
    expect(await errorOf(handOver(guardian, primary))).toEqual([403, 'forbidden']);
  });
});

describe('a household', () => {
  it('keeps a primary when its new one is removed in the same moment', async () => {
    const rounds = await Promise.all(Array.from({ length: 6 }, () => household()));
    for (const { primary, householdId, path } of rounds) {
      const guardian = await registerParent(starling);
      await buildMember(starling, householdId, guardian, 'guardian');
      await Promise.all([
        rest().post(`${path}/hand-over`, { user_id: guardian.user.id }, primary.accessToken),
        rest().delete(`${path}/members/${guardian.user.id}`, primary.accessToken),
      ]);
      const roles = await starling.sql('SELECT role FROM household_members WHERE household_id = $1', [householdId]);
      expect(roles.map(({ role }) => role)).toContain('primary');
    }
  });

  it('is not left to a guardian whose account is being erased', async () => {
    const { primary, householdId } = await household();
    const going = await registerParent(starling);
    await buildMember(starling, householdId, going, 'guardian');
    // Erased in batches: the memberships go last.
    await starling.sql('UPDATE users SET erasure_requested_at = now() WHERE id = $1', [going.user.id]);
    expect(await errorOf(rest().delete('/users/me', primary.accessToken))).toEqual([409, 'last_guardian']);
  });
});

describe('an account with children', () => {
  it('that is the only guardian stays, unless its children are erased too', async () => {
    const { primary, child, householdId } = await household();
    const erase = (query = '') => rest().delete(`/users/me${query}`, primary.accessToken);
    expect(await errorOf(erase())).toEqual([409, 'last_guardian']);
    expect((await rest().get(`/children/${child.id}`, primary.accessToken)).status).toBe(200);
    expect(await errorOf(erase('?children=keep'))).toEqual([422, 'validation_failed']);
    expect((await erase('?children=erase')).status).toBe(204);
    for (const [table, column, id] of [
      ['children', 'id', child.id],
      ['users', 'id', child.userId],
      ['households', 'id', householdId],
    ]) {
      expect(await starling.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).toEqual([]);
    }
  });

  it('that leads a household leaves it to the guardian who has been there the longest', async () => {
    const { primary, householdId } = await household();
    const [first, second] = [await registerParent(starling), await registerParent(starling)];
    await buildMember(starling, householdId, second, 'guardian');
    await buildMember(starling, householdId, first, 'guardian');
    await starling.sql(`UPDATE household_members SET joined_at = now() - interval '1 day' WHERE user_id = $1`, [
      first.user.id,
    ]);
    expect((await rest().delete('/users/me', primary.accessToken)).status).toBe(204);
    expect((await rest().get('/households', first.accessToken)).body).toMatchObject([
      { id: householdId, role: 'primary' },
    ]);
    expect((await rest().get('/children', second.accessToken)).body).toHaveLength(2);
  });
});

describe('a closed waitlist', () => {
  const gated = useStarling({ settings: { WAITLIST_MODE: 'approved_only' } });

  it('opens for three addresses that a household invites, and for no person without one', async () => {
    const admin = await adminOf(gated);
    const post = (path: string, body?: Json) => api(gated.url).post(path, body, admin);
    const { body: home } = await post('/households', { name: 'Home', country: 'GB' });
    const emails = [1, 2, 3, 4].map((index) => `guest-${index}-${home.id}@starling.test`);
    for (const email of emails)
      expect((await post(`/households/${home.id}/invitations`, { role: 'guardian', email })).status).toBe(201);
    const rows = await gated.sql(
      'SELECT email FROM waitlist_entries WHERE email = ANY($1) AND approved_at IS NOT NULL ORDER BY email',
      [emails],
    );
    expect(rows.map(({ email }: Json) => email)).toEqual(emails.slice(0, 3));
  });
});

/** The first account, approved in the database. */
async function adminOf(server: typeof starling): Promise<string> {
  const email = 'first@starling.test';
  await api(server.url).post('/auth/register', { email, password: TEST_PASSWORD });
  await server.sql(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
  await server.sql('UPDATE waitlist_entries SET approved_at = now() WHERE email = $1', [email]);
  return until(async () => {
    const { body } = await api(server.url).post('/auth/login', { username: email, password: TEST_PASSWORD });
    return body.data.access_token as string;
  });
}
