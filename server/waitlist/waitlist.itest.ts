import { DataSource } from 'typeorm';
import { registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { WaitlistService } from './waitlist.service.js';
import { lockWaitlist } from './waitlist-lock.js';

describe('the waitlist', () => {
  const starling = useStarling({ own: true });
  let adminToken: string;
  beforeAll(async () => {
    adminToken = (await signInAs(starling, 'admin')).accessToken;
  });
  beforeEach(async () => {
    await starling.sql('DELETE FROM waitlist_entries');
  });
  const join = (body: unknown, url = starling.url) => api(url).post('/waitlist/join', body);
  const status = (email: string) => api(starling.url).get(`/waitlist/status/${encodeURIComponent(email)}`);
  const position = (email: string) => api(starling.url).get(`/waitlist/position/${encodeURIComponent(email)}`);
  const approve = (email: string) => api(starling.url).post('/waitlist/approve', { email }, adminToken);
  const remove = (email: string) =>
    api(starling.url).delete(`/waitlist/remove/${encodeURIComponent(email)}`, adminToken);

  it('streams each new position to a person who waits, without an account, on every node', async () => {
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

  it('ends the streams of positions when a node stops, so that they do not delay the stop', async () => {
    const other = await starling.startNode();
    const events = await fetch(`${other.url}/api/v1/waitlist/status/reader@starling.test/events`);
    const streamed = events.text();
    const stopping = performance.now();
    await other.stop();
    // A request that stays open is cut off after 25 s.
    expect(performance.now() - stopping).toBeLessThan(15_000);
    expect(await streamed).toContain('"status":"not_registered"');
  });

  it('adds an address once and answers its position', async () => {
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

  it('does not know an address that never joined, even where it has an account', async () => {
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

  it('moves positions up when an entry is approved or removed', async () => {
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

  it('gives 1,000 joins at the same moment, at two nodes, positions without a gap', async () => {
    const node = await starling.startNode();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        join({ email: `many-${index}@starling.test` }, index % 2 ? node.url : starling.url),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const positions = answers.map(({ body }) => body.waitlist_position as number).sort((left, right) => left - right);
    expect(positions).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
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
    // Entries that were approved at once count as no wait in the average, but do not raise the rate.
    await starling.sql(
      `INSERT INTO waitlist_entries (email, joined_at, approved_at)
       SELECT 'at-once-' || n || '@starling.test', now() - interval '1 day', now() - interval '1 day'
       FROM generate_series(1, 3) AS n`,
    );
    expect((await api(starling.url).get('/waitlist/stats', adminToken)).body.average_wait_time_days).toBe(5);
    expect(await starling.app.get(WaitlistService, { strict: false }).stats()).toMatchObject({
      approvedLately: 13,
      approvalsPerDay: expect.closeTo(1, 3),
    });
    // Approvals of more than 90 days ago do not count.
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
    'no-address',
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
  ])('accepts the address %j', async (email) => {
    expect((await join({ email })).status).toBe(201);
    expect((await status(email)).body.status).toBe('waitlisted');
  });

  it('refuses a join with unknown fields', async () => {
    const { status: code, body } = await join({ email: 'a@starling.test', status: 'approved' });
    expect([code, Object.keys(body.detail.fields)]).toEqual([422, ['status']]);
  });

  it('can be read and changed by admins alone', async () => {
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

  describe('while another transaction holds its lock', () => {
    const email = 'contended@starling.test';
    /** Makes the call wait for the lock, then expects that the call has locked no entry and no account yet. */
    const expectLockFirst = async (call: () => Promise<{ status: number }>) => {
      const waiting = () =>
        starling.sql(`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`);
      let answer: Promise<{ status: number }> | undefined;
      await starling.app.get(DataSource).transaction(async (manager) => {
        await lockWaitlist(manager);
        answer = call();
        await until(async () => (await waiting()).length > 0, { what: 'the call to wait for the list' });
        // The waiting call keeps its locks until this transaction ends; other transactions are shorter than the timeout.
        await manager.query(`SET LOCAL lock_timeout = '2s'`);
        await manager.query('SELECT FROM waitlist_entries WHERE email = $1 FOR UPDATE', [email]);
        await manager.query('SELECT FROM users WHERE email = $1 FOR UPDATE', [email]);
      });
      expect((await answer)?.status).toBeLessThan(300);
    };

    it('an approval has locked nothing else, so that it cannot deadlock with a join', async () => {
      await join({ email });
      await expectLockFirst(() => approve(email));
    });

    it('an approval of many has locked nothing else, so that it cannot deadlock with a join', async () => {
      await join({ email });
      const query = 'mutation ($emails: [String!]!) { approveWaitlistEntries(emails: $emails) }';
      await expectLockFirst(async () => {
        const { data } = await graphql(starling, query, { token: adminToken, variables: { emails: [email] } });
        return { status: data.approveWaitlistEntries.length === 1 ? 200 : 500 };
      });
    });

    it('a removal has locked nothing else, so that it cannot deadlock with a join', async () => {
      await join({ email });
      await expectLockFirst(() => remove(email));
    });

    it('the end of an erasure has locked nothing else, so that it cannot deadlock with a join', async () => {
      const parent = await registerParent(starling, { email });
      await join({ email });
      await expectLockFirst(() => api(starling.url).delete('/users/me', parent.accessToken));
    });
  });
});
