import { jest } from '@jest/globals';
import { type Account, registerParent, signInAgain, signInAs, TEST_PASSWORD } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { turnOnSecondStep } from '../../../test/support/authenticator-app.js';
import { graphql } from '../../../test/support/graphql-client.js';
import { startStarling, type TestStarling } from '../../../test/support/starling.js';
import { AuthPurge } from '../auth-purge.js';
import { Passwords } from '../passwords.js';
import { SessionsService } from '../sessions.service.js';

const NEW_PASSWORD = 'Newer-kites-over-8-hills!';

describe('a password reset link', () => {
  let starling: TestStarling;
  let admin: Account;
  beforeAll(async () => {
    starling = await startStarling({ PUBLIC_URL: 'https://starling.example' });
    admin = await signInAs(starling, 'admin');
  });
  afterAll(() => starling.stop());

  const createLink = (userId: string, token = admin.accessToken) =>
    api(starling.url).post(`/admin/users/${userId}/password-reset-link`, undefined, token);
  const tokenOf = (url: string) => new URL(url).hash.replace('#token=', '');
  const newToken = async (userId: string) => tokenOf((await createLink(userId)).body.url);
  const reset = (token: unknown, password: unknown = NEW_PASSWORD) =>
    api(starling.url).post('/auth/password/reset', { token, password });
  const signIn = (email: string, password: string) =>
    api(starling.url).post('/auth/login', { username: email, password });
  const audited = (action: string, target: string) =>
    starling.sql('SELECT actor, detail FROM audit_entries WHERE action = $1 AND target = $2', [action, target]);

  it('sets a new password once, and ends all sessions and pending sign-ins of the account', async () => {
    const parent = await registerParent(starling);
    const other = await signInAgain(starling, parent);
    await starling.sql(
      `INSERT INTO one_time_codes (code_hash, user_id, is_new_user, expires_at)
       VALUES ('unspent', $1, false, now() + interval '1 minute')`,
      [parent.user.id],
    );
    const { status, body } = await createLink(parent.user.id);
    expect(status).toBe(201);
    expect(body).toEqual({
      url: expect.stringMatching(/^https:\/\/starling\.example\/reset-password#token=[\w-]{43}$/),
      expires_at: expect.any(String),
    });
    const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60);

    const token = tokenOf(body.url);
    expect(await reset(token)).toMatchObject({ status: 200, body: { status: 'password_changed' } });
    for (const { accessToken } of [parent, other]) {
      expect((await api(starling.url).get('/users/me', accessToken)).body.error).toBe('logged_out');
    }
    expect(await starling.sql('SELECT 1 FROM one_time_codes WHERE user_id = $1', [parent.user.id])).toEqual([]);
    expect((await signIn(parent.email, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(parent.email, NEW_PASSWORD)).status).toBe(200);

    expect(await reset(token)).toMatchObject({ status: 410, body: { error: 'reset_link_invalid' } });
    expect(await audited('password_reset_link_created', parent.user.id)).toEqual([
      { actor: admin.user.id, detail: {} },
    ]);
    expect(await audited('password_reset', parent.user.id)).toHaveLength(1);
  });

  it('ends passkeys and Google accounts of an account that never proved its address, and keeps the second step', async () => {
    const [unproven, proven] = [await registerParent(starling), await registerParent(starling)];
    await starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [proven.user.id]);
    const owners = [unproven.user.id, proven.user.id];
    await starling.sql(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter)
       SELECT gen_random_uuid(), owner, 'Key', gen_random_uuid()::text, '', 0 FROM unnest($1::uuid[]) owner`,
      [owners],
    );
    await starling.sql(
      `INSERT INTO identities (provider, subject, user_id)
       SELECT 'google', gen_random_uuid()::text, owner FROM unnest($1::uuid[]) owner`,
      [owners],
    );
    for (const parent of [unproven, proven]) {
      await turnOnSecondStep(starling, parent);
      expect((await reset(await newToken(parent.user.id))).status).toBe(200);
      expect((await signIn(parent.email, NEW_PASSWORD)).body.auth_type).toBe('second_step');
    }
    const left = await starling.sql('SELECT user_id FROM passkeys WHERE user_id = ANY($1::uuid[])', [owners]);
    expect(left).toEqual([{ user_id: proven.user.id }]);
    const linked = await starling.sql('SELECT user_id FROM identities WHERE user_id = ANY($1::uuid[])', [owners]);
    expect(linked).toEqual([{ user_id: proven.user.id }]);
  });

  it('is used by only one of several requests at the same time', async () => {
    const parent = await registerParent(starling);
    const token = await newToken(parent.user.id);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => (await reset(token, `Kites-over-${index}-hills!`)).status),
    );
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('notifies the owner when it is created and when it is used', async () => {
    const parent = await registerParent(starling);
    const titles = async (token: string) =>
      (await api(starling.url).get('/notifications', token)).body.map(({ title }: { title: string }) => title);
    const token = await newToken(parent.user.id);
    expect(await titles(parent.accessToken)).toContain('Password reset link created');
    await reset(token);
    const again = await signIn(parent.email, NEW_PASSWORD);
    expect(await titles(again.body.data.access_token)).toContain('Password reset');
  });

  it('for staff notifies every admin, and no link survives a change of the role', async () => {
    const [other, moderator, parent] = [
      await signInAs(starling, 'admin'),
      await signInAs(starling, 'moderator'),
      await registerParent(starling),
    ];
    const alerts = async ({ accessToken }: Account) =>
      (await api(starling.url).get('/notifications', accessToken)).body.filter(
        ({ title }: { title: string }) => title === 'Password reset link for staff',
      ).length;
    const before = await alerts(admin);
    await createLink(moderator.user.id);
    await createLink(parent.user.id);
    expect([(await alerts(admin)) - before, await alerts(other), await alerts(moderator)]).toEqual([1, 1, 0]);
    await createLink(other.user.id);
    expect([(await alerts(admin)) - before, await alerts(other)]).toEqual([2, 1]);

    const token = await newToken(parent.user.id);
    const mutation = 'mutation ($id: ID!) { setUserRole(userId: $id, role: MODERATOR) { id } }';
    const { errors } = await graphql(starling, mutation, {
      token: admin.accessToken,
      variables: { id: parent.user.id },
    });
    expect(errors).toEqual([]);
    expect((await reset(token)).status).toBe(410);
  });

  it('is stored as a hash, and replaces an earlier one', async () => {
    const parent = await registerParent(starling);
    const first = await newToken(parent.user.id);
    const second = await newToken(parent.user.id);
    const stored = await starling.sql('SELECT * FROM password_reset_links WHERE user_id = $1', [parent.user.id]);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(second);
    expect((await reset(first)).body.error).toBe('reset_link_invalid');
    expect((await reset(second)).status).toBe(200);
  });

  it('ends after an hour, with a change of the password, and when the owner or an admin signs out the devices', async () => {
    const expired = await registerParent(starling);
    const token = await newToken(expired.user.id);
    await starling.sql('UPDATE password_reset_links SET expires_at = now() WHERE user_id = $1', [expired.user.id]);
    expect(await reset(token)).toMatchObject({ status: 410, body: { error: 'reset_link_invalid' } });
    await starling.app.get(AuthPurge).purge();
    expect(await starling.sql('SELECT 1 FROM password_reset_links WHERE user_id = $1', [expired.user.id])).toEqual([]);

    const changed = await registerParent(starling);
    const before = await newToken(changed.user.id);
    const change = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    expect((await api(starling.url).put('/users/me/password', change, changed.accessToken)).status).toBe(204);
    expect((await reset(before)).status).toBe(410);

    const suspicious = await registerParent(starling);
    const unwanted = await newToken(suspicious.user.id);
    await api(starling.url).delete('/users/me/sessions', suspicious.accessToken);
    expect((await reset(unwanted)).status).toBe(410);

    const stolen = await registerParent(starling);
    const handedOver = await newToken(stolen.user.id);
    const mutation = 'mutation ($id: ID!) { endUserSessions(userId: $id) }';
    await graphql(starling, mutation, { token: admin.accessToken, variables: { id: stolen.user.id } });
    expect((await reset(handedOver)).status).toBe(410);
  });

  it('is not undone by a change that checked the old password before', async () => {
    const parent = await registerParent(starling);
    const token = await newToken(parent.user.id);
    const passwords = starling.app.get(Passwords);
    const hash = passwords.hash.bind(passwords);
    const { promise: isReset, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: isHashing, resolve: noteHashing } = Promise.withResolvers<void>();
    jest.spyOn(passwords, 'hash').mockImplementationOnce(async (password) => {
      noteHashing();
      await isReset;
      return hash(password);
    });
    const body = { current_password: parent.password, password: 'Thieves-4-all-kites!' };
    const change = api(starling.url).put('/users/me/password', body, parent.accessToken);
    await isHashing;
    expect((await reset(token)).status).toBe(200);
    goOn();
    expect(await change).toMatchObject({ status: 401, body: { error: 'logged_out' } });
    expect((await signIn(parent.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('leaves no session to a sign-in that checked the old password before', async () => {
    const parent = await registerParent(starling);
    const token = await newToken(parent.user.id);
    const [{ hash }] = (await starling.sql('SELECT password_hash AS hash FROM users WHERE id = $1', [
      parent.user.id,
    ])) as [{ hash: string }];
    const user = { id: parent.user.id, role: 'parent' as const, email: parent.email, browserLanguage: null };
    const start = () => starling.app.get(SessionsService).startSession(user, undefined, 'password', hash);
    await start();
    expect((await reset(token)).status).toBe(200);
    await expect(start()).rejects.toThrow(expect.objectContaining({ code: 'invalid_credentials' }));
    const live = await starling.sql('SELECT 1 FROM sessions WHERE user_id = $1 AND ended_at IS NULL', [parent.user.id]);
    expect(live).toEqual([]);
    expect(await audited('sign_in_failed', parent.user.id)).toHaveLength(1);
  });

  it('survives a password that breaks the rules, and names each rule at its field', async () => {
    const parent = await registerParent(starling);
    const token = await newToken(parent.user.id);
    const weak = await reset(token, 'short');
    expect(weak).toMatchObject({ status: 422, body: { error: 'validation_failed' } });
    expect(weak.body.detail.fields.password).toContain('Password must be at least 8 characters long');
    expect((await reset(token)).status).toBe(200);
  });

  it.each([[''], ['nobody-made-this'], ['x'.repeat(5_000)]])(
    'answers the unknown token %j as a used one',
    async (token) => {
      expect(await reset(token)).toMatchObject({ status: 410, body: { error: 'reset_link_invalid' } });
    },
  );

  it('is made only by admins with a fresh sign-in, and not for their own account', async () => {
    const parent = await registerParent(starling);
    const moderator = await signInAs(starling, 'moderator');
    for (const { accessToken } of [parent, moderator]) {
      expect((await createLink(parent.user.id, accessToken)).body.error).toBe('forbidden');
    }
    expect((await createLink(admin.user.id)).body.error).toBe('forbidden');
    expect((await createLink('no-id')).body.error).toBe('user_not_found');
    expect((await createLink(crypto.randomUUID())).body.error).toBe('user_not_found');

    const tired = await signInAs(starling, 'admin');
    await starling.sql(
      `UPDATE sessions SET authenticated_at = authenticated_at - interval '6 minutes' WHERE user_id = $1`,
      [tired.user.id],
    );
    expect((await createLink(parent.user.id, tired.accessToken)).body.error).toBe('reauthentication_required');
  });

  it('is made over GraphQL under the same rules', async () => {
    const parent = await registerParent(starling);
    const query = 'mutation ($id: ID!) { createPasswordResetLink(userId: $id) { url expiresAt } }';
    const variables = { id: parent.user.id };
    const { data } = await graphql(starling, query, { token: admin.accessToken, variables });
    expect((await reset(tokenOf(data.createPasswordResetLink.url))).status).toBe(200);
    const refused = await graphql(starling, query, { token: admin.accessToken, variables: { id: admin.user.id } });
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'forbidden' });
    const missing = await graphql(starling, query, { token: admin.accessToken, variables: { id: 'no-id' } });
    expect(missing.errors[0]?.extensions.error).toBe('user_not_found');
  });

  it('gives an account without a password its first one, and the account then shows that it has one', async () => {
    const parent = await registerParent(starling);
    await starling.sql('UPDATE users SET password_hash = NULL WHERE id = $1', [parent.user.id]);
    expect((await api(starling.url).get('/users/me', parent.accessToken)).body.has_password).toBe(false);
    await reset(await newToken(parent.user.id));
    const { body } = await signIn(parent.email, NEW_PASSWORD);
    expect(body.data.user.has_password).toBe(true);
  });
});

describe('with password sign-in turned off', () => {
  let starling: TestStarling;
  beforeAll(async () => {
    starling = await startStarling();
  });
  afterAll(() => starling.stop());

  it('no link is made or used', async () => {
    const admin = await signInAs(starling, 'admin');
    const off = await starling.startNode({ PASSWORD_LOGIN: 'off' });
    const path = `/admin/users/${crypto.randomUUID()}/password-reset-link`;
    const calls = [
      api(off.url).post(path, undefined, admin.accessToken),
      api(off.url).post('/auth/password/reset', { nonsense: true }),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.error]).toEqual([403, 'password_login_disabled']);
    }
  });
});

describe('the limits of password resets', () => {
  let starling: TestStarling;
  beforeAll(async () => {
    starling = await startStarling({ RATE_LIMITS: 'on' });
  });
  afterAll(() => starling.stop());

  it('allow an admin 20 links an hour, and an address 10 passwords a minute', async () => {
    const [admin, parent] = [await signInAs(starling, 'admin'), await registerParent(starling)];
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const path = `/admin/users/${parent.user.id}/password-reset-link`;
      statuses.push((await api(starling.url).post(path, undefined, admin.accessToken)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    const resets: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const body = { token: 'guess', password: NEW_PASSWORD };
      resets.push((await api(starling.url).post('/auth/password/reset', body)).status);
    }
    expect(resets).toEqual([...Array(10).fill(410), 429]);
  });
});
