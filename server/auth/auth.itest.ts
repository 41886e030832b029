import { DataSource } from 'typeorm';
import { registerParent, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { beginSignIn, callback } from '../../test/support/google-sign-in.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const RULES = {
  length: 'Password must be at least 8 characters long',
  upper: 'Password must contain at least one uppercase letter',
  lower: 'Password must contain at least one lowercase letter',
  digit: 'Password must contain at least one number',
  special: 'Password must contain at least one special character',
};

let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${count}@starling.test`;
};

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)]!;
}

describe('registration', () => {
  const starling = useStarling({ own: true });
  const register = (body: unknown) => api(starling.url).post('/auth/register', body);

  it('registers a parent and signs them in', async () => {
    const email = newEmail();
    const { status, body } = await register({ email, password: TEST_PASSWORD, first_name: 'Ada' });
    expect(status).toBe(201);
    expect(body.auth_type).toBe('approved');
    expect(body.data).toMatchObject({ expires_in: 1800, token_type: 'Bearer' });
    expect(body.data.user).toMatchObject({
      email,
      role: 'parent',
      first_name: 'Ada',
      last_name: null,
      google_linked: false,
      waitlist_status: { approved: true, status: 'approved', waitlist_position: null },
    });
    const me = await api(starling.url).get('/users/me', body.data.access_token);
    expect(me.body).toEqual(body.data.user);
  });

  it.each([
    ['short', Object.values(RULES).filter((rule) => rule !== RULES.lower)],
    ['', Object.values(RULES)],
    ['lower-case-1', [RULES.upper]],
    ['UPPER-CASE-1', [RULES.lower]],
    ['No-digits-here', [RULES.digit]],
    ['NoSpecial1', [RULES.special]],
    ['Ab1!', [RULES.length]],
  ])('lists every rule that the password %j breaks', async (password, messages) => {
    const { status, body } = await register({ email: newEmail(), password });
    expect(status).toBe(422);
    expect(body.detail.fields.password).toEqual(messages);
  });

  it('uses every character of a long password', async () => {
    for (const length of [64, 128, 256]) {
      const username = newEmail();
      const password = `Aa1!${'x'.repeat(length - 5)}y`;
      expect((await register({ email: username, password })).status).toBe(201);
      expect((await api(starling.url).post('/auth/login', { username, password })).status).toBe(200);
      const other = { username, password: `${password.slice(0, -1)}z` };
      expect((await api(starling.url).post('/auth/login', other)).status).toBe(401);
    }
  });

  it('stores passwords only as argon2id hashes', async () => {
    await registerParent(starling);
    const rows = await starling.sql<{ password_hash: string }>('SELECT password_hash FROM users');
    for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(TEST_PASSWORD);
  });

  it('refuses a taken address in any letter case', async () => {
    const { email } = await registerParent(starling);
    const { status, body } = await register({ email: email.toUpperCase(), password: TEST_PASSWORD });
    expect([status, body.error]).toEqual([409, 'email_taken']);
    expect(body.detail.message).toBe(body.message);
  });

  it('gives an address to one of 20 concurrent registrations', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email, password: TEST_PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const errors = answers.flatMap(({ body }) => body.error ?? []);
    expect(errors).toEqual(Array.from({ length: 19 }, () => 'email_taken'));
  });

  it('reports the address if a repeated registration has the same address and user name', async () => {
    const body = { email: newEmail(), username: 'Twice', password: TEST_PASSWORD };
    expect((await register(body)).status).toBe(201);
    const again = await register(body);
    expect([again.status, again.body.error]).toEqual([409, 'email_taken']);
    const other = await register({ ...body, email: newEmail() });
    expect([other.status, other.body.error]).toEqual([409, 'username_taken']);
  });

  it('creates unique user names that reveal nothing about the address', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `robin-${index}@starling.test`);
    const answers = await Promise.all(emails.map((email) => register({ email, password: TEST_PASSWORD })));
    const names = answers.map(({ body }) => body.data.user.username as string);
    for (const name of names) expect(name).toMatch(/^parent-[a-z0-9]{4,6}$/);
    expect(new Set(names).size).toBe(20);
  });

  it.each([
    ['only the name', 'sam@there.test', 409, 'username_taken'],
    ['the address', 'sam@here.test', 409, 'email_taken'],
  ])('reports what a concurrent registration took first: %s', async (_what, email, status, error) => {
    const other = starling.app.get(DataSource).createQueryRunner();
    await other.startTransaction();
    await other.query(`INSERT INTO users (id, username, email, role) VALUES (gen_random_uuid(), 'sam', $1, 'parent')`, [
      email,
    ]);
    const registration = register({ email: 'sam@here.test', username: 'sam', password: TEST_PASSWORD });
    const waiting =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'transactionid'";
    await until(async () => (await starling.sql(waiting)).length > 0);
    await other.commitTransaction();
    await other.release();
    const answer = await registration;
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    await starling.sql("DELETE FROM users WHERE username ILIKE 'sam%'");
  });

  it.each([
    ['role', 'admin'],
    ['permissions', ['manage_users']],
    ['id', '0190a0a0-0000-7000-8000-000000000000'],
    ['waitlist_status', { approved: true }],
    ['google_linked', true],
    ['password_hash', 'x'],
    ['email_verified', true],
    ['__proto__', { role: 'admin' }],
  ])('refuses the field %s at registration', async (field, value) => {
    const email = newEmail();
    const text = JSON.stringify({ email, password: TEST_PASSWORD }).replace(
      /}$/,
      `,"${field}":${JSON.stringify(value)}}`,
    );
    const headers = { 'Content-Type': 'application/json' };
    const { status, body } = await api(starling.url).send('POST', '/auth/register', { headers, body: text });
    expect(status).toBe(422);
    expect(body.detail.fields).toHaveProperty([field]);
    expect(await starling.sql('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
  });

  it.each([[null], [[]], ['text'], [7], [{}], [{ email: 'x', password: 1 }], [{ email: ['a@b.c'], password: null }]])(
    'refuses the registration %j',
    async (body) => {
      expect((await register(body)).status).toBeGreaterThanOrEqual(400);
      expect((await register(body)).status).toBeLessThan(500);
    },
  );

  it.each([
    [`${'a'.repeat(64)}@${'b'.repeat(185)}.org`, 422],
    [`${'a'.repeat(64)}@${'b'.repeat(184)}.org`, 422],
    [`${'a'.repeat(64)}@${'b'.repeat(185)}.io`, 422],
    ['plus+tag@starling.test', 201],
    ['bücher@bücher.example', 201],
    ['nobody', 422],
    ['a b@starling.test', 422],
    ['"quoted"@starling.test', 422],
    ['a@b', 422],
  ])('accepts or refuses the address %j by its shape and length', async (email, expected) => {
    const isTooLong = email.length > 254;
    const { status } = await register({ email, password: TEST_PASSWORD });
    expect(status).toBe(isTooLong ? 422 : email.length > 200 ? 201 : expected);
  });
});

describe('login', () => {
  const starling = useStarling();
  const login = (username: unknown, password: unknown = TEST_PASSWORD) =>
    api(starling.url).post('/auth/login', { username, password });

  it('signs in with the user name or the address, in any letter case and width', async () => {
    const { email, user } = await registerParent(starling, { username: 'Kestrel' });
    for (const name of [email, email.toUpperCase(), ` ${email} `, 'kestrel', 'KESTREL', 'Ｋｅｓｔｒｅｌ']) {
      const { status, body } = await login(name);
      expect([status, body.auth_type]).toEqual([200, 'approved']);
      expect(body.data.user.id).toBe(user.id);
    }
  });

  // JavaScript and Postgres do not agree on the lower case of these names.
  it.each(['ΝΙΚΟΣ', 'İpek', 'ﬁnch'])('signs in with the user name %s as it was registered', async (username) => {
    const { user } = await registerParent(starling, { username });
    const { status, body } = await login(username);
    expect([status, body.data?.user.id]).toEqual([200, user.id]);
  });

  it('gives the same answer to a wrong password, an unknown name and an account without a password', async () => {
    const { email } = await registerParent(starling);
    const other = await registerParent(starling);
    await starling.sql('UPDATE users SET password_hash = NULL WHERE id = $1', [other.user.id]);
    const answers = await Promise.all([
      login(email, 'Wrong-1-word'),
      login('nobody@starling.test'),
      login(other.email),
    ]);
    const bodies = answers.map(({ body: { request_id: _id, ...body } }) => body);
    for (const { status } of answers) expect(status).toBe(401);
    expect(bodies[0].error).toBe('invalid_credentials');
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('takes the same time for an unknown user name', async () => {
    const { email } = await registerParent(starling);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // Alternates, so that a busy machine slows both kinds equally.
    for (let round = 0; round < 25; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now();
        const { status } = await login(kind === 'known' ? email : `nobody-${round}@starling.test`, 'Wrong-1-word');
        times[kind].push(performance.now() - start);
        expect(status).toBe(401);
      }
    }
    // Without a password to hash, an answer takes a small part of this time.
    const share = median(times.unknown) / median(times.known);
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(2);
  });

  it('refuses a disabled account only after the right password', async () => {
    const { email, user, accessToken } = await registerParent(starling);
    await starling.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [user.id]);
    expect((await login(email)).body.error).toBe('account_disabled');
    expect((await login(email, 'Wrong-1-word')).body.error).toBe('invalid_credentials');
    const me = await api(starling.url).get('/users/me', accessToken);
    expect([me.status, me.body.error]).toEqual([403, 'account_disabled']);
  });

  it.each([[undefined], [null], [7], [['a']], [''], [{ $ne: null }]])(
    'refuses the user name %j at login',
    async (name) => {
      expect((await login(name)).status).toBe(422);
    },
  );

  it('writes sign-ins to the audit log, and failures without the name that was tried', async () => {
    const { email, user } = await registerParent(starling);
    await login(email);
    await login(email, 'Wrong-1-word');
    const entries = await starling.sql<{ action: string; actor: string | null; target: string }>(
      'SELECT action, actor, target FROM audit_entries WHERE target = $1 ORDER BY id',
      [user.id],
    );
    expect(entries).toEqual([
      { action: 'account_registered', actor: user.id, target: user.id },
      { action: 'signed_in', actor: user.id, target: user.id },
      { action: 'signed_in', actor: user.id, target: user.id },
      { action: 'sign_in_failed', actor: null, target: user.id },
    ]);
    const log = JSON.stringify(await starling.sql('SELECT * FROM audit_entries'));
    expect(log).not.toContain(email);
  });

  it('audits a refusal by the identity provider only for a sign-in that began here', async () => {
    const { state } = await beginSignIn(starling.url);
    for (const given of [state, state, 'nobody-made-this', '']) {
      const { status, body } = await callback(starling.url, { error: 'access_denied', state: given });
      expect([status, body.error]).toEqual([400, 'oauth_failed']);
    }
    const refusal = "SELECT 1 FROM audit_entries WHERE detail->>'reason' = 'refused by the provider'";
    expect(await starling.sql(refusal)).toHaveLength(1);
  });
});
