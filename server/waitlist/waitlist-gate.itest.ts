import { jest } from '@jest/globals';
import { registerParent, signInAs, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { startStarling } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { AccountEntriesRepository } from './account-entries.repository.js';
import { WaitlistSettings } from './waitlist-settings.js';

describe('a waitlist with a closed gate', () => {
  const starling = useStarling({ settings: { WAITLIST_MODE: 'approved_only' } });
  let adminToken: string;
  beforeAll(async () => {
    // The first admin comes from outside: made in the database and approved on the list.
    const email = 'first@starling.test';
    await api(starling.url).post('/auth/register', { email, password: TEST_PASSWORD });
    await starling.sql(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
    await starling.sql('UPDATE waitlist_entries SET approved_at = now() WHERE email = $1', [email]);
    await until(async () => {
      const { body } = await api(starling.url).post('/auth/login', { username: email, password: TEST_PASSWORD });
      adminToken = body.data.access_token;
      return adminToken;
    });
  });
  const register = (email: string) => api(starling.url).post('/auth/register', { email, password: TEST_PASSWORD });
  const login = (username: string) => api(starling.url).post('/auth/login', { username, password: TEST_PASSWORD });
  const approve = (email: string) => api(starling.url).post('/waitlist/approve', { email }, adminToken);
  const remove = (email: string) => api(starling.url).delete(`/waitlist/remove/${email}`, adminToken);

  it('puts new accounts on the list without tokens, and admits them when they are approved', async () => {
    const registered = await register('new@starling.test');
    expect(registered.status).toBe(201);
    expect(registered.body).toEqual({
      auth_type: 'waitlisted',
      data: {
        waitlist_status: {
          approved: false,
          status: 'waitlisted',
          waitlist_position: expect.any(Number),
          joined_at: expect.any(String),
        },
      },
    });
    const waiting = await login('new@starling.test');
    expect([waiting.status, waiting.body]).toEqual([200, registered.body]);
    expect((await api(starling.url).get('/waitlist/status/new@starling.test')).body.status).toBe('waitlisted');
    await approve('new@starling.test');
    const admitted = await login('new@starling.test');
    expect(admitted.body.auth_type).toBe('approved');
    expect(admitted.body.data.user.waitlist_status).toMatchObject({
      approved: true,
      status: 'approved',
      waitlist_position: null,
    });
  });

  it('shuts a removed account out, whatever its role and token, until it is approved again', async () => {
    const email = 'removed@starling.test';
    await register(email);
    await approve(email);
    const { data } = (await login(email)).body;
    await starling.sql(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
    await remove(email);
    const token = data.access_token;
    const status = { approved: false, waitlist_position: null, joined_at: null, status: 'not_registered' };
    const me = await api(starling.url).get('/users/me', token);
    expect([me.status, me.body.waitlist_status]).toEqual([200, status]);
    for (const [method, path] of [
      ['GET', '/conversations'],
      ['GET', '/waitlist/stats'],
      ['GET', '/users/me/sessions'],
      ['PATCH', '/users/me'],
      ['POST', '/auth/google/sync'],
      ['DELETE', '/auth/google/unlink'],
    ] as const) {
      const answer = await api(starling.url).send(method, path, { headers: { Authorization: `Bearer ${token}` } });
      expect([path, answer.status, answer.body.error]).toEqual([path, 403, 'waitlisted']);
    }
    const refresh = await api(starling.url).post('/auth/refresh', { refresh_token: data.refresh_token });
    expect([refresh.status, refresh.body.error]).toEqual([403, 'waitlisted']);
    expect((await login(email)).body).toEqual({ auth_type: 'waitlisted', data: { waitlist_status: status } });
    expect((await approve(email)).status).toBe(404);

    expect((await api(starling.url).post('/waitlist/join', { email })).body.status).toBe('waitlisted');
    expect((await login(email)).body.data.waitlist_status.status).toBe('waitlisted');
    await approve(email);
    expect((await api(starling.url).get('/conversations', token)).status).toBe(200);
    const again = await api(starling.url).post('/auth/refresh', { refresh_token: data.refresh_token });
    expect(again.status).toBe(200);
  });

  it('refuses a dead refresh token before it says anything about the account', async () => {
    const email = 'dead@starling.test';
    await register(email);
    await approve(email);
    const [ended, rotated] = [(await login(email)).body.data, (await login(email)).body.data];
    const refresh = async (token: string, rotate = false) => {
      const { status, body } = await api(starling.url).post('/auth/refresh', { refresh_token: token, rotate });
      return { status, body };
    };
    const { body: successor } = await refresh(rotated.refresh_token, true);
    await remove(email);
    expect((await api(starling.url).post('/auth/logout', undefined, ended.access_token)).status).toBe(204);
    expect(await refresh(ended.refresh_token)).toMatchObject({ status: 401, body: { error: 'invalid_refresh_token' } });
    // Live tokens, also the one whose answer was lost, work again once the account is approved.
    expect(await refresh(rotated.refresh_token, true)).toMatchObject({ status: 403, body: { error: 'waitlisted' } });
    expect(await refresh(successor.refresh_token, true)).toMatchObject({ status: 403, body: { error: 'waitlisted' } });
    expect((await api(starling.url).post('/waitlist/join', { email })).status).toBe(201);
    await approve(email);
    expect((await refresh(successor.refresh_token, true)).status).toBe(200);
    await remove(email);
    const reused = await refresh(rotated.refresh_token, true);
    expect(reused).toMatchObject({ status: 401, body: { error: 'invalid_refresh_token' } });
  });

  it('lets a waiting account sign out, export its data and delete itself', async () => {
    const email = 'leaving@starling.test';
    await register(email);
    await approve(email);
    const { data } = (await login(email)).body;
    const second = (await login(email)).body.data;
    await remove(email);
    expect((await api(starling.url).get('/users/me/export', data.access_token)).status).toBe(200);
    expect((await api(starling.url).post('/auth/logout', undefined, second.access_token)).status).toBe(204);
    expect((await api(starling.url).delete('/users/me', data.access_token)).status).toBe(204);
    expect((await register(email)).body.auth_type).toBe('waitlisted');
  });

  it('follows a change of its settings at once and at every node', async () => {
    const settings = starling.app.get(WaitlistSettings);
    const [admin] = await starling.sql<{ id: string }>(`SELECT id FROM users WHERE email = 'first@starling.test'`);
    const node = await starling.startNode();
    const email = 'ruled@starling.test';
    expect((await register(email)).body.auth_type).toBe('waitlisted');
    await settings.update({ mode: 'enabled' }, admin!.id);
    const { data } = (await login(email)).body;
    expect((await api(node.url).get('/conversations', data.access_token)).status).toBe(200);
    expect((await api(node.url).get('/users/me', data.access_token)).body.waitlist_status).toMatchObject({
      approved: true,
      status: 'approved',
      waitlist_position: null,
    });
    await settings.update({ mode: 'approved_only' }, admin!.id);
    const shut = () => api(node.url).get('/conversations', data.access_token);
    await until(async () => (await shut()).body.error === 'waitlisted');
    for (const patch of [{ autoApprove: true }, { autoApprove: false, enabled: false }]) {
      await settings.update(patch, admin!.id);
      await until(async () => (await shut()).status === 200);
    }
    await settings.update({ enabled: true }, admin!.id);
    // A node that starts later with other settings in its environment changes nothing.
    const late = await starling.startNode({ WAITLIST_MODE: 'disabled' });
    expect((await api(late.url).get('/conversations', data.access_token)).body.error).toBe('waitlisted');
    await Promise.all([node.stop(), late.stop()]);
  });

  it('shuts out accounts from before it was closed, gives them a position, and admits the admin who closed it', async () => {
    const settings = starling.app.get(WaitlistSettings);
    const [admin] = await starling.sql<{ id: string }>(`SELECT id FROM users WHERE email = 'first@starling.test'`);
    await settings.update({ mode: 'disabled' }, admin!.id);
    const { body } = await register('before@starling.test');
    await starling.sql('DELETE FROM waitlist_entries WHERE user_id = $1', [admin!.id]);
    await settings.update({ mode: 'approved_only' }, admin!.id);
    expect((await api(starling.url).get('/conversations', body.data.access_token)).body.error).toBe('waitlisted');
    expect((await api(starling.url).get('/users/me', body.data.access_token)).body.waitlist_status).toEqual({
      approved: false,
      status: 'waitlisted',
      waitlist_position: expect.any(Number),
      joined_at: expect.any(String),
    });
    expect((await api(starling.url).get('/waitlist/stats', adminToken)).status).toBe(200);
    expect((await approve('before@starling.test')).status).toBe(200);
    expect((await api(starling.url).get('/conversations', body.data.access_token)).status).toBe(200);
  });

  it('lists every account, also where the node that closed the gate died over it', async () => {
    const settings = starling.app.get(WaitlistSettings);
    const [admin] = await starling.sql<{ id: string }>(`SELECT id FROM users WHERE email = 'first@starling.test'`);
    await settings.update({ mode: 'disabled' }, admin!.id);
    const { body } = await register('unfinished@starling.test');
    await starling.sql(`DELETE FROM waitlist_entries WHERE email = 'unfinished@starling.test'`);
    jest
      .spyOn(starling.app.get(AccountEntriesRepository), 'enlist')
      .mockRejectedValueOnce(new Error('The node is gone'));
    await expect(settings.update({ mode: 'approved_only' }, admin!.id)).rejects.toThrow('The node is gone');
    const position = async () =>
      (await api(starling.url).get('/users/me', body.data.access_token)).body.waitlist_status.waitlist_position;
    expect(await position()).toBeNull();
    await starling.sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await until(position);
  });

  it('stays open where closing it would shut out every admin', async () => {
    const settings = starling.app.get(WaitlistSettings);
    const [admin] = await starling.sql<{ id: string }>(`SELECT id FROM users WHERE email = 'first@starling.test'`);
    await settings.update({ mode: 'enabled' }, admin!.id);
    // An admin loses the role in the moment in which they close the gate.
    const demoted = await signInAs(starling, 'parent');
    await starling.sql(`DELETE FROM waitlist_entries WHERE user_id IN (SELECT id FROM users WHERE role = 'admin')`);
    const closing = settings.update({ mode: 'approved_only' }, demoted.user.id);
    await expect(closing).rejects.toMatchObject({ code: 'last_admin' });
    expect(await settings.current()).toMatchObject({ mode: 'enabled' });
    await settings.update({ mode: 'approved_only' }, admin!.id);
    expect((await api(starling.url).get('/waitlist/stats', adminToken)).status).toBe(200);
  });

  it('puts an account that is not on the list there when it signs in', async () => {
    const email = 'unlisted@starling.test';
    await register(email);
    await starling.sql('DELETE FROM waitlist_entries WHERE email = $1', [email]);
    expect((await login(email)).body.data.waitlist_status).toMatchObject({ status: 'waitlisted' });
    await approve(email);
    expect((await login(email)).body.auth_type).toBe('approved');
  });

  it('never shuts out the last admin', async () => {
    await starling.sql(`UPDATE users SET role = 'parent' WHERE email <> 'first@starling.test'`);
    const refused = await remove('first@starling.test');
    expect([refused.status, refused.body.error]).toEqual([422, 'last_admin']);
    // An admin who waits cannot approve anyone.
    await register('second@starling.test');
    await starling.sql(`UPDATE users SET role = 'admin' WHERE email = 'second@starling.test'`);
    expect((await remove('first@starling.test')).body.error).toBe('last_admin');
    const erased = await api(starling.url).delete('/users/me', adminToken);
    expect([erased.status, erased.body.error]).toEqual([422, 'last_admin']);
    await approve('second@starling.test');
    expect((await remove('second@starling.test')).status).toBe(200);
    await starling.sql(`DELETE FROM users WHERE email = 'second@starling.test'`);
  });
});

describe('a waitlist that approves by itself', () => {
  it('admits every account', async () => {
    const starling = await startStarling({ WAITLIST_MODE: 'approved_only', WAITLIST_AUTO_APPROVE: 'true' });
    try {
      const joined = await api(starling.url).post('/waitlist/join', { email: 'a@starling.test' });
      expect(joined.body).toMatchObject({ status: 'approved', waitlist_position: null, estimated_wait_time: null });
      await registerParent(starling);
    } finally {
      await starling.stop();
    }
  });
});
