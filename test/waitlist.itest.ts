import { WaitlistService } from '../server/waitlist/waitlist.service.js';
import { registerParent, signInAs, TEST_PASSWORD } from './support/accounts.js';
import { api } from './support/api.js';
import { graphql } from './support/graphql-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

describe('the waitlist', () => {
  let starling: TestStarling;
  let adminToken: string;
  beforeAll(async () => {
    starling = await startStarling();
    adminToken = (await signInAs(starling, 'admin')).accessToken;
  });
  afterAll(() => starling.stop());
  beforeEach(async () => {
    await starling.sql('DELETE FROM waitlist_entries');
  });
  const join = (body: unknown, url = starling.url) => api(url).post('/waitlist/join', body);
  const status = (email: string) => api(starling.url).get(`/waitlist/status/${encodeURIComponent(email)}`);
  const position = (email: string) => api(starling.url).get(`/waitlist/position/${encodeURIComponent(email)}`);
  const approve = (email: string) => api(starling.url).post('/waitlist/approve', { email }, adminToken);
  const remove = (email: string) =>
    api(starling.url).delete(`/waitlist/remove/${encodeURIComponent(email)}`, adminToken);

  it('tells whoever waits when the place moves, without an account, on every node', async () => {
    const other = await starling.startNode();
    await join({ email: 'first@starling.test' });
    await join({ email: 'second@starling.test' });
    const events = await fetch(`${other.url}/api/v1/waitlist/status/second@starling.test/events`);
    expect(events.headers.get('content-type')).toContain('text/event-stream');
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async (wanted: string) => {
      while (!text.includes(wanted)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended before ${wanted} came: ${text}`);
        text += value;
      }
    };
    await next('"waitlist_position":2');
    await approve('first@starling.test');
    await next('"waitlist_position":1');
    await approve('second@starling.test');
    await next('"status":"approved"');
    await reader.cancel();
    await other.stop();
  });

  it('ends what is told to those who wait when a node stops, and does not wait for it', async () => {
    const other = await starling.startNode();
    const events = await fetch(`${other.url}/api/v1/waitlist/status/reader@starling.test/events`);
    const told = events.text();
    const stopping = performance.now();
    await other.stop();
    // Whoever kept a request open was cut off after 25 s.
    expect(performance.now() - stopping).toBeLessThan(15_000);
    expect(await told).toContain('"status":"not_registered"');
  });

  it('is joined once, and tells the place', async () => {
    const first = await join({ email: 'Ada@starling.test', first_name: 'Ada', last_name: 'L' });
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      email: 'ada@starling.test',
      status: 'waitlisted',
      waitlist_position: 1,
      joined_at: expect.stringMatching(/Z$/),
      estimated_wait_time: expect.any(Number),
    });
    const again = await join({ email: 'ADA@starling.test' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await join({ email: 'bob@starling.test' })).body.waitlist_position).toBe(2);
    expect((await status('ada@STARLING.test')).body).toEqual({
      status: 'waitlisted',
      waitlist_position: 1,
      estimated_wait_time: expect.any(Number),
    });
    expect((await position('bob@starling.test')).body).toEqual({ email: 'bob@starling.test', waitlist_position: 2 });
  });

  it('does not know who never joined', async () => {
    await registerParent(starling, { email: 'account@starling.test' });
    for (const email of ['nobody@starling.test', 'account@starling.test']) {
      expect((await status(email)).body).toEqual({
        status: 'not_registered',
        waitlist_position: null,
        estimated_wait_time: null,
      });
      const place = await position(email);
      expect([place.status, place.body.error]).toEqual([404, 'not_on_waitlist']);
    }
  });

  it('closes up when somebody is let in or leaves', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await join({ email: `${name}@starling.test` });
    const approved = await approve('B@starling.test');
    expect(approved.status).toBe(200);
    expect(approved.body).toEqual({
      email: 'b@starling.test',
      status: 'approved',
      approved_at: expect.any(String),
      invitation_url: expect.stringMatching(/^\/login\?invitation=[\w-]{43}$/),
    });
    expect((await approve('b@starling.test')).body).toEqual({
      ...approved.body,
      invitation_url: expect.not.stringContaining(approved.body.invitation_url),
    });
    expect((await status('b@starling.test')).body).toEqual({
      status: 'approved',
      waitlist_position: null,
      estimated_wait_time: null,
    });
    expect((await position('b@starling.test')).body.waitlist_position).toBeNull();
    expect((await remove('a@starling.test')).body).toEqual({ email: 'a@starling.test', status: 'not_registered' });
    expect((await position('c@starling.test')).body.waitlist_position).toBe(1);
    expect((await position('d@starling.test')).body.waitlist_position).toBe(2);
    for (const answer of [
      await approve('x@starling.test'),
      await remove('x@starling.test'),
      await approve('a@starling.test'),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([404, 'not_on_waitlist']);
    }
    expect((await join({ email: 'b@starling.test' })).body).toMatchObject({
      status: 'approved',
      waitlist_position: null,
    });
  });

  it('gives 1,000 who join at once, at two nodes, places without a gap', async () => {
    const node = await starling.startNode();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        join({ email: `many-${index}@starling.test` }, index % 2 ? node.url : starling.url),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const places = answers.map(({ body }) => body.waitlist_position as number).sort((left, right) => left - right);
    expect(places).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
    await node.stop();
  });

  it('makes one entry of 100 parallel joins of one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => join({ email: index % 2 ? 'one@starling.test' : 'ONE@Starling.test' })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(99);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await starling.sql('SELECT 1 FROM waitlist_entries')).toHaveLength(1);
  });

  it('estimates the wait from the approvals of the last weeks', async () => {
    await starling.sql(
      `INSERT INTO waitlist_entries (email, joined_at, approved_at)
       SELECT 'past-' || n || '@starling.test', now() - interval '12 days', now() - interval '10 days' + n * interval '1 day'
       FROM generate_series(0, 9) AS n`,
    );
    for (let index = 0; index < 4; index += 1) await join({ email: `next-${index}@starling.test` });
    // One a day: the fourth waits four days.
    await until(async () => (await status('next-3@starling.test')).body.estimated_wait_time === 4);
    const stats = await api(starling.url).get('/waitlist/stats', adminToken);
    expect(stats.body).toEqual({
      total_on_waitlist: 4,
      total_approved: 10,
      average_wait_time_days: 6.5,
      last_updated: expect.any(String),
    });
    // Who was approved at once has not waited, and that counts; it does not make the others' turn come sooner.
    await starling.sql(
      `INSERT INTO waitlist_entries (email, joined_at, approved_at)
       SELECT 'at-once-' || n || '@starling.test', now() - interval '1 day', now() - interval '1 day'
       FROM generate_series(1, 3) AS n`,
    );
    expect((await api(starling.url).get('/waitlist/stats', adminToken)).body.average_wait_time_days).toBe(5);
    expect(await starling.app.get(WaitlistService, { strict: false }).currentFigures()).toMatchObject({
      approvedLately: 13,
      approvalsPerDay: expect.closeTo(1, 3),
    });
    // What is longer ago says nothing of today's wait.
    await starling.sql(`UPDATE waitlist_entries SET approved_at = approved_at - interval '91 days',
                          joined_at = joined_at - interval '91 days'`);
    expect((await api(starling.url).get('/waitlist/stats', adminToken)).body).toMatchObject({
      total_approved: 13,
      average_wait_time_days: 0,
    });
    const query = '{ waitlistStats { approvedLately averageWaitTimeDays } }';
    expect((await graphql(starling, query, { token: adminToken })).data.waitlistStats).toEqual({
      approvedLately: 0,
      averageWaitTimeDays: 0,
    });
  });

  it.each([
    '',
    'nobody',
    'a@b',
    '@starling.test',
    'a b@starling.test',
    `${'a'.repeat(245)}@b.example`,
    'a@starling.test\r\nBcc: x',
    'a@@starling.test',
  ])('refuses the address %j', async (email) => {
    const joined = await join({ email });
    expect([joined.status, Object.keys(joined.body.detail.fields)]).toEqual([422, ['email']]);
    if (email !== '') expect((await status(email)).status).toBe(422);
  });

  it.each([
    'plus+tag@starling.test',
    'bücher@bücher.example',
    "o'neil@starling.test",
    'a/b@starling.test',
    `${'a'.repeat(242)}@b.example`,
  ])('takes the address %j', async (email) => {
    expect((await join({ email })).status).toBe(201);
    expect((await status(email)).body.status).toBe('waitlisted');
  });

  it('refuses fields that it does not know', async () => {
    const { status: code, body } = await join({ email: 'a@starling.test', status: 'approved' });
    expect([code, Object.keys(body.detail.fields)]).toEqual([422, ['status']]);
  });

  it('is looked after by admins alone', async () => {
    const calls = [
      ['GET', '/waitlist/stats', undefined],
      ['POST', '/waitlist/approve', { email: 'a@starling.test' }],
      ['DELETE', '/waitlist/remove/a@starling.test', undefined],
    ] as const;
    for (const role of ['moderator', 'parent', 'device'] as const) {
      const { accessToken } = await signInAs(starling, role);
      for (const [method, path, body] of calls) {
        const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
        const answer = await api(starling.url).send(method, path, {
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
      }
    }
    for (const [method, path] of calls) expect((await api(starling.url).send(method, path)).status).toBe(401);
    expect((await api(starling.url).get('/waitlist/health')).body).toEqual({ status: 'ok' });
  });
});

describe('a waitlist that gates', () => {
  let starling: TestStarling;
  let adminToken: string;
  beforeAll(async () => {
    starling = await startStarling({ WAITLIST_MODE: 'approved_only' });
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
  afterAll(() => starling.stop());
  const register = (email: string) => api(starling.url).post('/auth/register', { email, password: TEST_PASSWORD });
  const login = (username: string) => api(starling.url).post('/auth/login', { username, password: TEST_PASSWORD });
  const approve = (email: string) => api(starling.url).post('/waitlist/approve', { email }, adminToken);
  const remove = (email: string) => api(starling.url).delete(`/waitlist/remove/${email}`, adminToken);

  it('puts new accounts on the list without tokens, and lets them in when approved', async () => {
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

  it('shuts out who is removed, whatever the role and the token, until approved anew', async () => {
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

  it('says of a dead refresh token that it is dead, before anything about its account', async () => {
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
    // Live ones, the lost answer's among them, are good again once the account is.
    expect(await refresh(rotated.refresh_token, true)).toMatchObject({ status: 403, body: { error: 'waitlisted' } });
    expect(await refresh(successor.refresh_token, true)).toMatchObject({ status: 403, body: { error: 'waitlisted' } });
    expect((await api(starling.url).post('/waitlist/join', { email })).status).toBe(201);
    await approve(email);
    expect((await refresh(successor.refresh_token, true)).status).toBe(200);
    await remove(email);
    const reused = await refresh(rotated.refresh_token, true);
    expect(reused).toMatchObject({ status: 401, body: { error: 'invalid_refresh_token' } });
  });

  it('lets a waiting account sign out, take its data and leave', async () => {
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

  it('follows its rules as an admin changes them, at once and at every node', async () => {
    const { WaitlistSettings } = await import('../server/waitlist/waitlist-settings.js');
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
    await until(async () => (await shut()).body.error === 'waitlisted', { timeoutMs: 1_000 });
    for (const patch of [{ autoApprove: true }, { autoApprove: false, enabled: false }]) {
      await settings.update(patch, admin!.id);
      await until(async () => (await shut()).status === 200, { timeoutMs: 1_000 });
    }
    await settings.update({ enabled: true }, admin!.id);
    // A node that starts later with other settings in its environment changes nothing.
    const late = await starling.startNode({ WAITLIST_MODE: 'disabled' });
    expect((await api(late.url).get('/conversations', data.access_token)).body.error).toBe('waitlisted');
    await Promise.all([node.stop(), late.stop()]);
  });

  it('shuts out accounts that were made while it was off, gives them a place, and keeps the admin who closed it', async () => {
    const { WaitlistSettings } = await import('../server/waitlist/waitlist-settings.js');
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

  it('stays open where closing it would shut every admin out', async () => {
    const { WaitlistSettings } = await import('../server/waitlist/waitlist-settings.js');
    const settings = starling.app.get(WaitlistSettings);
    const [admin] = await starling.sql<{ id: string }>(`SELECT id FROM users WHERE email = 'first@starling.test'`);
    await settings.update({ mode: 'enabled' }, admin!.id);
    // The role of an admin who is about to close it is taken in the same moment.
    const demoted = await signInAs(starling, 'parent');
    await starling.sql(`DELETE FROM waitlist_entries WHERE user_id IN (SELECT id FROM users WHERE role = 'admin')`);
    const closing = settings.update({ mode: 'approved_only' }, demoted.user.id);
    await expect(closing).rejects.toMatchObject({ code: 'last_admin' });
    expect(await settings.current()).toMatchObject({ mode: 'enabled' });
    await settings.update({ mode: 'approved_only' }, admin!.id);
    expect((await api(starling.url).get('/waitlist/stats', adminToken)).status).toBe(200);
  });

  it('puts an account that is on no list there when it signs in', async () => {
    const email = 'unlisted@starling.test';
    await register(email);
    await starling.sql('DELETE FROM waitlist_entries WHERE email = $1', [email]);
    expect((await login(email)).body.data.waitlist_status).toMatchObject({ status: 'waitlisted' });
    await approve(email);
    expect((await login(email)).body.auth_type).toBe('approved');
  });

  it('never shuts the last admin out', async () => {
    await starling.sql(`UPDATE users SET role = 'parent' WHERE email <> 'first@starling.test'`);
    const refused = await remove('first@starling.test');
    expect([refused.status, refused.body.error]).toEqual([422, 'last_admin']);
    // An admin who waits is none who could let anybody in.
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
  it('lets everybody in', async () => {
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
