import { RATE_LIMITS } from '../../../contract/limits.js';
import { type Account, registerParent, signInAgain, signInAs, TEST_PASSWORD } from '../../../test/support/accounts.js';
import { ageSignIn } from '../../../test/support/aged-sign-in.js';
import { api } from '../../../test/support/api.js';
import { nextCode, turnOnSecondStep, wrongCode } from '../../../test/support/authenticator-app.js';
import { graphql } from '../../../test/support/graphql-client.js';
import { useStarling } from '../../../test/support/use-starling.js';
import type { RateLimiter } from '../../access/rate-limiter.js';

describe('the second step of a sign-in', () => {
  const starling = useStarling();
  const logIn = (email: string) =>
    api(starling.url)
      .post('/auth/login', { username: email, password: TEST_PASSWORD })
      .then(({ body }) => body);
  const finish = (ticket: string, code: string) => api(starling.url).post('/auth/second-step', { ticket, code });
  const ticketOf = async ({ email }: Account): Promise<string> => (await logIn(email)).data.ticket;
  const withSecondStep = async () => {
    const parent = await registerParent(starling);
    return { parent, ...(await turnOnSecondStep(starling, parent)) };
  };
  const titles = async (token: string) =>
    (await api(starling.url).get('/notifications', token)).body.map(({ title }: { title: string }) => title);

  it('comes after the password: a ticket, then a code, then tokens', async () => {
    const { parent, secret } = await withSecondStep();
    const answer = await logIn(parent.email);
    expect(answer).toEqual({ auth_type: 'second_step', data: { ticket: expect.any(String), expires_in: 300 } });
    const { status, body } = await finish(answer.data.ticket, nextCode(secret));
    expect([status, body.auth_type, body.data.user.id]).toEqual([200, 'approved', parent.user.id]);
    expect((await api(starling.url).get('/users/me', body.data.access_token)).status).toBe(200);
    expect((await finish(answer.data.ticket, nextCode(secret))).body.error).toBe('sign_in_expired');
  });

  it('leaves accounts without one as they are', async () => {
    const parent = await registerParent(starling);
    expect((await logIn(parent.email)).auth_type).toBe('approved');
    const { body } = await api(starling.url).get('/users/me/second-step', parent.accessToken);
    expect(body).toEqual({ on: false, required: false, on_since: null, recovery_codes_left: 0 });
  });

  it('is not on before a code of the app has confirmed it', async () => {
    const parent = await registerParent(starling);
    const { body } = await api(starling.url).post('/users/me/second-step', undefined, parent.accessToken);
    const path = '/users/me/second-step/confirmation';
    const wrong = await api(starling.url).post(path, { code: wrongCode(body.secret) }, parent.accessToken);
    expect([wrong.status, wrong.body.error]).toEqual([403, 'wrong_code']);
    expect((await logIn(parent.email)).auth_type).toBe('approved');
  });

  it('ends the other sessions when it is turned on, and notifies the owner', async () => {
    const parent = await registerParent(starling);
    const other = await signInAgain(starling, parent);
    await turnOnSecondStep(starling, parent);
    expect((await api(starling.url).get('/users/me', other.accessToken)).body.error).toBe('logged_out');
    expect(await titles(parent.accessToken)).toContain('The second step was turned on');
  });

  it('refuses a code that was used, also to two sign-ins at the same time', async () => {
    const { parent, secret } = await withSecondStep();
    const tickets = await Promise.all([ticketOf(parent), ticketOf(parent), ticketOf(parent)]);
    const code = nextCode(secret);
    const statuses = await Promise.all(tickets.map(async (ticket) => (await finish(ticket, code)).status));
    expect(statuses.sort()).toEqual([200, 403, 403]);
  });

  it('ends a ticket after five wrong codes, after its time, and with the password', async () => {
    const { parent, secret } = await withSecondStep();
    const tried = await ticketOf(parent);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await finish(tried, wrongCode(secret))).body.error).toBe('wrong_code');
    }
    const [late, before] = [await ticketOf(parent), await ticketOf(parent)];
    await starling.sql(
      `UPDATE second_step_tickets SET expires_at = now() WHERE ticket_hash = encode(sha256($1::bytea), 'hex')`,
      [late],
    );
    const change = { current_password: TEST_PASSWORD, password: `${TEST_PASSWORD}2` };
    expect((await api(starling.url).put('/users/me/password', change, parent.accessToken)).status).toBe(204);
    for (const ticket of [tried, late, before, 'unknown']) {
      const { status, body } = await finish(ticket, nextCode(secret));
      expect([status, body.error]).toEqual([410, 'sign_in_expired']);
    }
  });

  it('takes each recovery code once, and says how many are left', async () => {
    const { parent, recoveryCodes } = await withSecondStep();
    expect(recoveryCodes).toHaveLength(10);
    const typed = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ');
    const first = await finish(await ticketOf(parent), typed);
    expect(first.status).toBe(200);
    expect((await finish(await ticketOf(parent), recoveryCodes[0]!)).body.error).toBe('wrong_code');
    const token = first.body.data.access_token;
    expect((await api(starling.url).get('/users/me/second-step', token)).body.recovery_codes_left).toBe(9);
    expect(await titles(token)).toContain('A recovery code was used');

    const renewed = await api(starling.url).post('/users/me/second-step/recovery-codes', undefined, token);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await finish(await ticketOf(parent), recoveryCodes[1]!)).body.error).toBe('wrong_code');
  });

  it('keeps neither the secret nor the codes in the database as they are', async () => {
    const { parent, secret, recoveryCodes } = await withSecondStep();
    const rows = await starling.sql(
      'SELECT s.*, c.code_hash FROM second_steps s JOIN recovery_codes c USING (user_id) WHERE user_id = $1',
      [parent.user.id],
    );
    const stored = JSON.stringify(rows);
    for (const text of [secret, recoveryCodes[0]!, recoveryCodes[0]!.replaceAll('-', '')]) {
      expect(stored).not.toContain(text);
    }
  });

  it('is turned off by its owner, and is part of the export and of the erasure', async () => {
    const { parent } = await withSecondStep();
    const { body: everything } = await api(starling.url).get('/users/me/export', parent.accessToken);
    expect(everything).toMatchObject({ second_step: { recovery_codes_left: 10 }, passkeys: [] });
    expect((await api(starling.url).delete('/users/me/second-step', parent.accessToken)).status).toBe(204);
    expect((await logIn(parent.email)).auth_type).toBe('approved');
    expect(await titles(parent.accessToken)).toContain('The second step was turned off');
    const again = await api(starling.url).delete('/users/me/second-step', parent.accessToken);
    expect(again.body.error).toBe('second_step_off');

    const erased = await withSecondStep();
    expect((await api(starling.url).delete('/users/me', erased.parent.accessToken)).status).toBe(204);
    expect(await starling.sql('SELECT 1 FROM second_steps WHERE user_id = $1', [erased.parent.user.id])).toEqual([]);
  });

  it('makes a sign-in fresh again with a code', async () => {
    const { parent, secret } = await withSecondStep();
    await ageSignIn(starling, parent);
    const prove = (code: string) => api(starling.url).post('/users/me/fresh-sign-in', { code }, parent.accessToken);
    expect((await prove(wrongCode(secret))).body.error).toBe('wrong_code');
    expect((await prove(nextCode(secret))).status).toBe(204);
    expect((await api(starling.url).delete('/users/me/second-step', parent.accessToken)).status).toBe(204);
  });

  it('is turned off by an admin for an owner who lost everything, and never for the admin', async () => {
    const { parent } = await withSecondStep();
    const admin = await signInAs(starling, 'admin');
    const reset = (id: string) => api(starling.url).delete(`/admin/users/${id}/second-step`, admin.accessToken);
    expect((await reset(admin.user.id)).body.error).toBe('forbidden');
    expect((await reset(parent.user.id)).status).toBe(204);
    expect((await api(starling.url).get('/users/me', parent.accessToken)).body.error).toBe('logged_out');
    const again = await logIn(parent.email);
    expect(again.auth_type).toBe('approved');
    expect(await titles(again.data.access_token)).toContain('The second step was turned off');
    const entries = `SELECT actor FROM audit_entries WHERE action = 'second_step_turned_off' AND target = $1`;
    expect(await starling.sql(entries, [parent.user.id])).toEqual([{ actor: admin.user.id }]);
    expect((await reset(parent.user.id)).body.error).toBe('second_step_off');
    expect(await titles(admin.accessToken)).not.toContain('Second step of staff turned off');
  });

  it('is turned off for staff under the eyes of every admin, and after a fresh sign-in', async () => {
    const moderator = await signInAs(starling, 'moderator');
    await turnOnSecondStep(starling, moderator);
    const [admin, other] = [await signInAs(starling, 'admin'), await signInAs(starling, 'admin')];
    await ageSignIn(starling, other);
    const path = `/admin/users/${moderator.user.id}/second-step`;
    const reset = async (by: Account) => (await api(starling.url).delete(path, by.accessToken)).body?.error;
    expect(await reset(moderator)).toBe('forbidden');
    expect(await reset(other)).toBe('reauthentication_required');
    expect(await reset(admin)).toBeUndefined();
    for (const { accessToken } of [admin, other]) {
      expect(await titles(accessToken)).toContain('Second step of staff turned off');
    }
  });

  it('works over GraphQL under the same rules', async () => {
    const parent = await registerParent(starling);
    const token = parent.accessToken;
    const begun = await graphql(starling, 'mutation { beginSecondStep { secret uri } }', { token });
    const { secret } = begun.data.beginSecondStep;
    const confirm = 'mutation ($code: String!) { confirmSecondStep(code: $code) }';
    const refused = await graphql(starling, confirm, { token, variables: { code: wrongCode(secret) } });
    expect(refused.errors[0]?.extensions.error).toBe('wrong_code');
    const { data } = await graphql(starling, confirm, { token, variables: { code: nextCode(secret) } });
    expect(data.confirmSecondStep).toHaveLength(10);
    const state = await graphql(starling, '{ secondStep { isOn isRequired recoveryCodesLeft } }', { token });
    expect(state.data.secondStep).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    const renewed = await graphql(starling, 'mutation { renewRecoveryCodes }', { token });
    const code = renewed.data.renewRecoveryCodes[0];
    const prove = 'mutation ($code: String) { proveFreshSignIn(code: $code) }';
    expect((await graphql(starling, prove, { token, variables: { code } })).data.proveFreshSignIn).toBe(true);
    expect((await graphql(starling, 'mutation { turnOffSecondStep }', { token })).data.turnOffSecondStep).toBe(true);
  });
});

describe('with the second step required of staff', () => {
  const starling = useStarling({ settings: { STAFF_SECOND_STEP: 'required', RATE_LIMITS: 'on' } });

  it('staff can do nothing else before it is on, and cannot turn it off', async () => {
    const moderator = await signInAs(starling, 'moderator');
    const token = moderator.accessToken;
    const closed = await api(starling.url).get('/moderation/reports', token);
    expect([closed.status, closed.body.error]).toEqual([403, 'second_step_required']);
    expect((await api(starling.url).get('/users/me', token)).status).toBe(200);
    expect((await api(starling.url).get('/users/me/second-step', token)).body).toMatchObject({ required: true });
    await turnOnSecondStep(starling, moderator);
    expect((await api(starling.url).get('/moderation/reports', token)).status).toBe(200);
    const off = await api(starling.url).delete('/users/me/second-step', token);
    expect([off.status, off.body.error]).toEqual([403, 'forbidden']);
    const parent = await registerParent(starling);
    expect((await api(starling.url).get('/conversations', parent.accessToken)).status).toBe(200);
  });

  it('an address gets ten codes in a quarter of an hour for an account, over all tickets', async () => {
    const parent = await registerParent(starling);
    const { secret } = await turnOnSecondStep(starling, parent);
    const statuses: number[] = [];
    for (let signIns = 0; signIns < 3; signIns += 1) {
      const login = { username: parent.email, password: TEST_PASSWORD };
      const { body } = await api(starling.url).post('/auth/login', login);
      for (let tries = 0; tries < 4; tries += 1) {
        const guess = { ticket: body.data.ticket, code: wrongCode(secret) };
        statuses.push((await api(starling.url).post('/auth/second-step', guess)).status);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
  });

  it('an account gets a hundred codes of the app in a day, and a recovery code opens it beyond that', async () => {
    const parent = await registerParent(starling);
    const { secret, recoveryCodes } = await turnOnSecondStep(starling, parent);
    const { points } = RATE_LIMITS.second_step_account;
    await starling.app.get<RateLimiter>('RateLimiter').consume('second_step_account', parent.user.id, points);
    const { body } = await api(starling.url).post('/auth/login', { username: parent.email, password: TEST_PASSWORD });
    const finish = (code: string) => api(starling.url).post('/auth/second-step', { ticket: body.data.ticket, code });
    const refused = await finish(nextCode(secret));
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    expect((await finish(recoveryCodes[0]!)).body.auth_type).toBe('approved');
  });
});
