import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import pg from 'pg';
import { MessagesService } from '../server/conversations/messages.service.js';
import { ExcerptRetention } from '../server/moderation/excerpt-retention.js';
import { ReportsRepository } from '../server/moderation/reports.repository.js';
import { ReportsService } from '../server/moderation/reports.service.js';
import { type Account, registerParent, signInAs } from './support/accounts.js';
import { api } from './support/api.js';
import { GraphqlSocket, graphql } from './support/graphql-client.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

interface Talk {
  conversationId: string;
  /** Ids, in their order. */
  messages: { id: string; message_role: string; message_content: string }[];
}

describe('moderation', () => {
  let starling: TestStarling;
  let parent: Account;
  let moderator: Account;
  let admin: Account;

  beforeAll(async () => {
    starling = await startStarling();
    [parent, moderator, admin] = [
      await registerParent(starling),
      await signInAs(starling, 'moderator'),
      await signInAs(starling, 'admin'),
    ];
  });
  afterAll(() => starling?.stop());

  const get = (path: string, account = moderator) => api(starling.url).get(path, account.accessToken);
  const patch = (id: string, body: unknown, account = moderator) =>
    api(starling.url).patch(`/moderation/reports/${id}`, body, account.accessToken);

  /** As the pages lead through it: view, then claim. */
  const take = async (id: string, account = moderator) => {
    await get(`/moderation/reports/${id}`, account);
    return patch(id, { action: 'claim' }, account);
  };

  const talk = async (...contents: string[]): Promise<Talk> => {
    const live = await LiveClient.join(starling, { token: parent.accessToken });
    for (const content of contents) await live.ask(content);
    await live.close();
    const { body } = await get(`/conversations/${live.conversationId}/messages`, parent);
    return { conversationId: live.conversationId, messages: body };
  };
  const report = ({ conversationId }: Talk, messageId: string, reason = 'Not nice') =>
    api(starling.url).post(
      `/conversations/${conversationId}/messages/${messageId}/report`,
      { reason },
      parent.accessToken,
    );
  const reported = async (): Promise<Talk & { id: string; messageId: string }> => {
    const one = await talk('Tell me about the moon');
    const messageId = one.messages.at(-1)!.id;
    return { ...one, messageId, id: (await report(one, messageId)).body.id };
  };
  const alerts = async () =>
    (await graphql(starling, '{ adminStats { moderationAlerts } }', { token: admin.accessToken })).data.adminStats
      .moderationAlerts as number;

  it('takes a report with an excerpt, three messages to each side, without addresses', async () => {
    const before = await alerts();
    const one = await talk('One', 'Write to anna@example.org', 'Call +49 170 1234567', 'Four', 'Five');
    const middle = one.messages.find(({ message_content: content }) => content.startsWith('Call'))!;
    const answer = await report(one, middle.id, 'See anna@example.org');
    expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String), status: 'open' } });
    expect(await alerts()).toBe(before + 1);

    const { status, body } = await get(`/moderation/reports/${answer.body.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'user', reason: 'See [e-mail]', status: 'open', message_id: middle.id });
    expect(body.excerpt).toHaveLength(7);
    expect(body.excerpt[3]).toMatchObject({ id: middle.id, reported: true, message_content: 'Call [phone]' });
    expect(JSON.stringify(body)).not.toMatch(/anna@example|1234567/);
    expect(JSON.stringify(body)).not.toContain(parent.user.id);
    expect(JSON.stringify(body)).not.toContain(parent.user.username);
  });

  it('keeps one open report of a message, however often it is reported', async () => {
    const { id, messageId, ...one } = await reported();
    expect((await report(one, messageId)).body.id).toBe(id);
    const again = await graphql(
      starling,
      'mutation ($c: ID!, $m: ID!) { reportMessage(conversationId: $c, messageId: $m, reason: "Again") { id status } }',
      { token: parent.accessToken, variables: { c: one.conversationId, m: messageId } },
    );
    expect(again.data.reportMessage).toEqual({ id, status: 'OPEN' });
  });

  it('tells whoever reports once more no word of how far the queue has come', async () => {
    const { id, messageId, ...one } = await reported();
    expect((await patch(id, { action: 'claim' })).body.status).toBe('claimed');
    expect(await report(one, messageId)).toMatchObject({ status: 201, body: { id, status: 'open' } });
    const again = await graphql(
      starling,
      'mutation ($c: ID!, $m: ID!) { reportMessage(conversationId: $c, messageId: $m, reason: "Again") { id status } }',
      { token: parent.accessToken, variables: { c: one.conversationId, m: messageId } },
    );
    expect(again.data.reportMessage).toEqual({ id, status: 'OPEN' });
  });

  it('says over GraphQL, too, what is not there before what is wrong with the arguments', async () => {
    const one = await talk('Mine');
    const cases: [query: string, account: Account, error: string][] = [
      [
        'mutation ($c: ID!, $m: ID!) { reportMessage(conversationId: $c, messageId: $m, reason: "") { id } }',
        admin,
        'conversation_not_found',
      ],
      [
        'mutation ($m: ID!) { decideReport(id: $m, decision: KEEP, note: "NOTE") { id } }',
        moderator,
        'report_not_found',
      ],
      ['query ($c: ID!) { messages(conversationId: $c, limit: 0) { hasMore } }', admin, 'conversation_not_found'],
    ];
    for (const [query, account, error] of cases) {
      const { errors } = await graphql(starling, query.replace('NOTE', 'x'.repeat(1_001)), {
        token: account.accessToken,
        variables: { c: one.conversationId, m: one.messages[0]!.id },
      });
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: 'NOT_FOUND', error }]);
    }
  });

  it('keeps what was reported, as it was, until the case is closed, whatever becomes of the message', async () => {
    const one = await talk('Something rude');
    const question = one.messages[0]!.id;
    const { body } = await report(one, question);
    const path = `/conversations/${one.conversationId}/messages/${question}`;
    for (const content of ['Something nice', 'Something nicer']) {
      expect((await api(starling.url).patch(path, { content }, parent.accessToken)).status).toBe(200);
    }
    expect((await get(`/moderation/reports/${body.id}`)).body.excerpt[0].message_content).toBe('Something rude');
    await take(body.id);
    await patch(body.id, { action: 'decide', decision: 'keep' });
    expect((await get(`/moderation/reports/${body.id}`)).body.excerpt).toEqual([]);
    const kept = await starling.sql<{ text: string }>(
      `SELECT changes->>'content' AS text FROM conversation_events WHERE conversation_id = $1 AND event = 'message_edited'`,
      [one.conversationId],
    );
    expect(kept).toEqual([{ text: 'Something nicer' }]);
  });

  it("takes no report of other people's messages, nor one without a reason", async () => {
    const one = await talk('Mine');
    const path = `/conversations/${one.conversationId}/messages/${one.messages[0]!.id}/report`;
    const other = await api(starling.url).post(path, {}, admin.accessToken);
    expect({ status: other.status, error: other.body.error }).toEqual({ status: 404, error: 'conversation_not_found' });
    for (const body of [
      {},
      { reason: '' },
      { reason: '  ' },
      { reason: 'x'.repeat(501) },
      { reason: 1 },
      { reason: 'x', more: 1 },
    ]) {
      const refused = await api(starling.url).post(path, body, parent.accessToken);
      expect({ status: refused.status, error: refused.body.error }).toEqual({
        status: 422,
        error: 'validation_failed',
      });
    }
    const unknown = await report(one, randomUUID());
    expect({ status: unknown.status, error: unknown.body.error }).toEqual({ status: 404, error: 'message_not_found' });
  });

  it('writes down each view of a report, and only that', async () => {
    const { id } = await reported();
    const views = async () =>
      (await starling.sql(
        `SELECT actor FROM audit_entries WHERE action = 'report_viewed' AND target = $1 ORDER BY id`,
        [id],
      )) as {
        actor: string;
      }[];
    await get('/moderation/reports');
    expect(await views()).toEqual([]);
    await get(`/moderation/reports/${id}`);
    await graphql(starling, 'query ($id: ID!) { moderationReport(id: $id) { id excerpt { content } } }', {
      token: admin.accessToken,
      variables: { id },
    });
    expect(await views()).toEqual([{ actor: moderator.user.id }, { actor: admin.user.id }]);
  });

  it('lets one moderator claim, keeps others off, and gives back', async () => {
    const { id } = await reported();
    expect(await patch(id, { action: 'claim' })).toMatchObject({
      status: 200,
      body: { status: 'claimed', claimed_by: moderator.user.id },
    });
    for (const body of [{ action: 'claim' }, { action: 'release' }, { action: 'decide', decision: 'keep' }]) {
      expect(await patch(id, body, admin)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    }
    expect((await patch(id, { action: 'release' })).body).toMatchObject({ status: 'open', claimed_by: null });
    const answers = await Promise.all([moderator, admin].map((account) => patch(id, { action: 'claim' }, account)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('hides a message from its owner, and forgets the excerpt', async () => {
    const { id, messageId, conversationId } = await reported();
    await take(id);
    const decided = await patch(id, { action: 'decide', decision: 'hide', note: 'Too scary' });
    expect(decided).toMatchObject({
      status: 200,
      body: { status: 'resolved', decision: 'hide', decided_by: moderator.user.id, note: 'Too scary' },
    });
    const { body } = await get(`/conversations/${conversationId}/messages`, parent);
    const hidden = body.find((message: { id: string }) => message.id === messageId);
    expect(hidden.message_content).toBe('This message has been hidden by a moderator.');
    expect((await get(`/moderation/reports/${id}`)).body.excerpt).toEqual([]);
    expect((await patch(id, { action: 'decide', decision: 'keep' })).body.error).toBe('conflict');
  });

  it('hides a message also where the pace of its moderator cannot be read', async () => {
    const { id, messageId, conversationId } = await reported();
    await take(id);
    const reports = starling.app.get(ReportsRepository, { strict: false });
    const counting = jest.spyOn(reports, 'countDecisions').mockRejectedValueOnce(new Error('away'));
    expect((await patch(id, { action: 'decide', decision: 'hide' })).status).toBe(200);
    expect(counting).toHaveBeenCalledTimes(1);
    counting.mockRestore();
    const { body } = await get(`/conversations/${conversationId}/messages`, parent);
    const hidden = body.find((message: { id: string }) => message.id === messageId);
    expect(hidden.message_content).toBe('This message has been hidden by a moderator.');
  });

  it('hides no message and warns no owner where the decision is refused', async () => {
    const { id, messageId, conversationId } = await reported();
    const { body: before } = await get('/notifications', parent);
    for (const decision of ['hide', 'warn']) {
      expect((await patch(id, { action: 'decide', decision })).body.error).toBe('report_not_claimed');
    }
    const { body } = await get(`/conversations/${conversationId}/messages`, parent);
    const kept = body.find((message: { id: string }) => message.id === messageId);
    expect(kept.message_content).not.toBe('This message has been hidden by a moderator.');
    expect((await get('/notifications', parent)).body).toEqual(before);
  });

  it('goes on hiding a message whose owner edits it', async () => {
    const talk = await LiveClient.join(starling, { token: parent.accessToken });
    const { metadata } = await talk.ask('Something to hide');
    const path = `/conversations/${talk.conversationId}/messages/${metadata.reply_to}`;
    const report = await api(starling.url).post(`${path}/report`, { reason: 'unkind' }, parent.accessToken);
    await take(report.body.id);
    expect((await patch(report.body.id, { action: 'decide', decision: 'hide' })).status).toBe(200);
    expect((await api(starling.url).patch(path, { content: 'Said again' }, parent.accessToken)).status).toBe(200);
    const told = await talk.has(({ metadata: { event, changes } }) => event === 'message_edited' && changes.edited_at);
    expect(told.metadata.changes.content).toBe('This message has been hidden by a moderator.');
    await talk.close();
  });

  it('warns the owner', async () => {
    const { id, conversationId } = await reported();
    const before = await alerts();
    await take(id);
    const decided = await graphql(
      starling,
      'mutation ($id: ID!) { decideReport(id: $id, decision: WARN, note: "Second time") { status decision note } }',
      { token: moderator.accessToken, variables: { id } },
    );
    expect(decided.data.decideReport).toEqual({ status: 'RESOLVED', decision: 'WARN', note: 'Second time' });
    expect(await alerts()).toBe(before - 1);
    const { body } = await get('/notifications', parent);
    expect(body[0]).toMatchObject({ title: 'A note from our moderators', conversation_id: conversationId });
    expect(JSON.stringify(body)).not.toContain('Second time');
  });

  it('works off open reports from the oldest', async () => {
    const ids = [(await reported()).id, (await reported()).id];
    const { body, headers } = await get('/moderation/reports?status=open&limit=100');
    const found = body.map(({ id }: { id: string }) => id).filter((id: string) => ids.includes(id));
    expect(found).toEqual(ids);
    expect(Number(headers.get('x-total-count'))).toBe(body.length);
    expect(body[0]).not.toHaveProperty('excerpt');
    const { data } = await graphql(
      starling,
      '{ moderationReports(status: OPEN, limit: 1) { items { id status source } total hasMore } }',
      { token: moderator.accessToken },
    );
    expect(data.moderationReports).toMatchObject({ total: body.length, hasMore: true, items: [{ id: body[0].id }] });
  });

  it('finds reports by their reason, in either order', async () => {
    const word = randomUUID().slice(0, 8);
    const one = await talk('One', 'Two');
    const ids: string[] = [];
    for (const [index, { id }] of one.messages.slice(0, 2).entries()) {
      ids.push((await report(one, id, `Odd ${index} ${word.toUpperCase()} 100%`)).body.id);
    }
    const found = async (query: string) => {
      const { body, headers } = await get(`/moderation/reports?${query}`);
      return { ids: body.map(({ id }: { id: string }) => id), total: Number(headers.get('x-total-count')) };
    };
    expect(await found(`search=${word}&status=open`)).toEqual({ ids, total: 2 });
    expect(await found(`search=${word}&status=open&reversed=true`)).toEqual({ ids: ids.toReversed(), total: 2 });
    expect(await found(`search=${word}`)).toEqual({ ids: ids.toReversed(), total: 2 });
    expect((await found(`search=${word} 10_`)).total).toBe(0);
    const { data } = await graphql(
      starling,
      'query ($search: String) { moderationReports(search: $search, reversed: true, limit: 1) { items { id } total hasMore } }',
      { token: moderator.accessToken, variables: { search: ` ${word} ` } },
    );
    expect(data.moderationReports).toEqual({ items: [{ id: ids[0] }], total: 2, hasMore: true });
    expect((await get(`/moderation/reports?search=${'x'.repeat(201)}`)).status).toBe(422);
  });

  it('tells open queues on every node what becomes of a report', async () => {
    const other = await starling.startNode();
    const socket = GraphqlSocket.signedIn(other, moderator.accessToken);
    const seen = socket.subscribe<{ reportChanged: { report: { id: string; status: string } | null } }>(
      'subscription { reportChanged { report { id status reason claimedBy createdAt decision } } }',
    );
    await seen.has(({ reportChanged }) => reportChanged.report === null);
    const heard = (id: string, status: string) =>
      seen.has(({ reportChanged: { report: told } }) => told?.id === id && told.status === status);
    const { id } = await reported();
    expect((await heard(id, 'OPEN')).reportChanged.report).toMatchObject({ reason: 'Not nice', claimedBy: null });
    await patch(id, { action: 'claim' });
    expect((await heard(id, 'CLAIMED')).reportChanged.report).toMatchObject({ claimedBy: moderator.user.id });
    await get(`/moderation/reports/${id}`);
    await patch(id, { action: 'decide', decision: 'keep' });
    expect((await heard(id, 'RESOLVED')).reportChanged.report).toMatchObject({ decision: 'KEEP' });
    const leaver = await registerParent(starling);
    expect((await api(starling.url).delete('/users/me', leaver.accessToken)).status).toBe(204);
    await until(() => seen.items.at(-1)?.reportChanged.report === null);
    await socket.close();
    await other.stop();
  });

  it('refuses what is no action, no report or no page', async () => {
    const { id } = await reported();
    for (const body of [
      {},
      { action: 'burn' },
      { action: 'decide' },
      { action: 'decide', decision: 'burn' },
      { action: 'claim', note: 'x' },
    ]) {
      const { status, body: answer } = await patch(id, body);
      expect({ status, error: answer.error }).toEqual({ status: 422, error: 'validation_failed' });
    }
    for (const unknown of [randomUUID(), 'nope']) {
      for (const answer of [await get(`/moderation/reports/${unknown}`), await patch(unknown, { action: 'burn' })]) {
        expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 404, error: 'report_not_found' });
      }
    }
    for (const query of ['status=nope', 'limit=0', 'limit=101', 'offset=-1']) {
      expect((await get(`/moderation/reports?${query}`)).status).toBe(422);
    }
  });

  it('takes alerts of the safety checks, and tells moderators', async () => {
    const one = await talk('Hello');
    const before = await alerts();
    const alert = await starling.app.get(ReportsService, { strict: false }).safetyAlert({
      userId: parent.user.id,
      conversationId: one.conversationId,
      messageId: one.messages[0]!.id,
      reason: 'self-harm',
    });
    expect(await alerts()).toBe(before + 1);
    expect((await get(`/moderation/reports/${alert.id}`)).body).toMatchObject({
      source: 'safety',
      reason: 'self-harm',
    });
    const { body } = await until(async () => {
      const answer = await get('/notifications');
      return answer.body.length > 0 ? answer : null;
    });
    expect(body[0]).toMatchObject({ title: 'Moderation', link: '/moderation/reports' });
  });

  describe('lets a case be decided', () => {
    const KEEP = { action: 'decide', decision: 'keep' };
    const decideOver = (id: string, account: Account) =>
      graphql(starling, 'mutation ($id: ID!) { decideReport(id: $id, decision: KEEP) { id } }', {
        token: account.accessToken,
        variables: { id },
      });

    it('only by the moderator who has claimed it', async () => {
      const { id } = await reported();
      await get(`/moderation/reports/${id}`);
      expect(await patch(id, KEEP)).toMatchObject({ status: 409, body: { error: 'report_not_claimed' } });
      const { errors } = await decideOver(id, moderator);
      expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', error: 'report_not_claimed' });
      await take(id, admin);
      expect(await patch(id, KEEP)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    });

    it('only by the moderator who has viewed it', async () => {
      const { id } = await reported();
      await get(`/moderation/reports/${id}`, admin);
      await patch(id, { action: 'claim' });
      expect(await patch(id, KEEP)).toMatchObject({ status: 409, body: { error: 'report_not_viewed' } });
      const { errors } = await decideOver(id, moderator);
      expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', error: 'report_not_viewed' });
      await get(`/moderation/reports/${id}`);
      expect((await patch(id, KEEP)).status).toBe(200);
    });

    it('never by the moderator it is about, or who filed it', async () => {
      const client = await LiveClient.join(starling, { token: moderator.accessToken });
      const end = await client.ask('I hurt myself when I am sad');
      await client.close();
      const safetyCase = await until(async () => {
        const [row] = await starling.sql<{ id: string }>('SELECT id FROM reports WHERE message_id = $1', [
          end.metadata.reply_to,
        ]);
        return row;
      });
      const filed = await reported();
      await starling.sql('UPDATE reports SET reporter_id = $2 WHERE id = $1', [filed.id, moderator.user.id]);
      for (const { id } of [safetyCase, filed]) {
        for (const answer of [await get(`/moderation/reports/${id}`), await take(id), await patch(id, KEEP)]) {
          expect(answer).toMatchObject({ status: 403, body: { error: 'own_report' } });
        }
        const { errors } = await decideOver(id, moderator);
        expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'own_report' });
      }
      const kept = await starling.sql<{ excerpt: unknown[] }>('SELECT excerpt FROM reports WHERE id = $1', [
        safetyCase.id,
      ]);
      expect(kept[0]!.excerpt.length).toBeGreaterThan(0);
      await take(safetyCase.id, admin);
      expect((await patch(safetyCase.id, KEEP, admin)).status).toBe(200);
    });

    it('and tells admins when one moderator decides more than 30 an hour', async () => {
      const busy = await signInAs(starling, 'moderator');
      await starling.sql(
        `INSERT INTO reports (id, reason, excerpt, status, decided_by, decided_at)
         SELECT gen_random_uuid(), 'Odd', '[]', 'resolved', $1, now() FROM generate_series(1, 29)`,
        [busy.user.id],
      );
      const noticesOf = async () => {
        const { body } = await get('/notifications', admin);
        return body.filter(({ message }: { message: string }) => message.includes('unusually many reports'));
      };
      for (const expected of [0, 1, 1]) {
        const { id } = await reported();
        await take(id, busy);
        expect((await patch(id, KEEP, busy)).status).toBe(200);
        expect(await noticesOf()).toHaveLength(expected);
      }
    });
  });

  describe('keeps an excerpt', () => {
    const excerptOf = async (id: string) => {
      const [row] = await starling.sql<{ excerpt: unknown[] }>('SELECT excerpt FROM reports WHERE id = $1', [id]);
      return row!.excerpt;
    };
    const erase = () => starling.app.get(ExcerptRetention, { strict: false }).run();

    it('of a safety case sealed for 30 days after the decision', async () => {
      const one = await talk('Hello');
      const { id } = await starling.app.get(ReportsService, { strict: false }).safetyAlert({
        userId: parent.user.id,
        conversationId: one.conversationId,
        messageId: one.messages[0]!.id,
        reason: 'self-harm',
      });
      await take(id);
      expect((await patch(id, { action: 'decide', decision: 'keep' })).status).toBe(200);
      expect((await get(`/moderation/reports/${id}`)).body.excerpt).toEqual([]);
      expect(await excerptOf(id)).not.toEqual([]);
      await starling.sql(`UPDATE reports SET decided_at = now() - interval '29 days' WHERE id = $1`, [id]);
      await erase();
      expect(await excerptOf(id)).not.toEqual([]);
      await starling.sql(`UPDATE reports SET decided_at = now() - interval '31 days' WHERE id = $1`, [id]);
      expect(await erase()).toBe(1);
      expect(await excerptOf(id)).toEqual([]);
    });

    it('that no one decides on for 90 days', async () => {
      const { id } = await reported();
      await starling.sql(`UPDATE reports SET created_at = now() - interval '89 days' WHERE id = $1`, [id]);
      await erase();
      expect(await excerptOf(id)).not.toEqual([]);
      await starling.sql(`UPDATE reports SET created_at = now() - interval '91 days' WHERE id = $1`, [id]);
      expect(await erase()).toBe(1);
      expect(await excerptOf(id)).toEqual([]);
      expect((await get(`/moderation/reports/${id}`)).body).toMatchObject({ status: 'open', excerpt: [] });
    });
  });

  it('lets no safety case outlive an account that is erased meanwhile', async () => {
    const leaver = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: leaver.accessToken });
    const end = await client.ask('Hello');
    await client.close();
    const reports = starling.app.get(ReportsRepository, { strict: false });
    const newCase = {
      conversationId: client.conversationId,
      messageId: end.metadata.reply_to,
      reporterId: null,
      subjectId: leaver.user.id,
      source: 'safety' as const,
      reason: 'self-harm',
      excerpt: [],
    };
    const erasing = new pg.Client({ connectionString: starling.databaseUrl });
    await erasing.connect();
    // The reports of the account are gone already, its row is next: here the case comes.
    await erasing.query('BEGIN');
    await erasing.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [leaver.user.id]);
    const inserted = reports.insert(newCase, async () => undefined);
    await until(async () => {
      const [waiting] = await starling.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_locks l JOIN pg_stat_activity a USING (pid)
          WHERE NOT l.granted AND a.datname = current_database()`,
      );
      return waiting!.count > 0;
    });
    await erasing.query('DELETE FROM users WHERE id = $1', [leaver.user.id]);
    await erasing.query('COMMIT');
    await erasing.end();
    expect(await inserted).toBeNull();
    expect(await starling.sql('SELECT 1 FROM reports WHERE subject_id = $1', [leaver.user.id])).toEqual([]);
  });

  it('answers a repeated report without reading the messages again', async () => {
    const { id, messageId, ...one } = await reported();
    const around = jest.spyOn(starling.app.get(MessagesService, { strict: false }), 'around');
    expect((await report(one, messageId)).body.id).toBe(id);
    expect(around).not.toHaveBeenCalled();
    around.mockRestore();
  });

  it('survives the conversation, but not the account', async () => {
    const mine = await reported();
    await api(starling.url).delete(`/conversations/${mine.conversationId}`, parent.accessToken);
    expect((await get(`/moderation/reports/${mine.id}`)).body.excerpt.length).toBeGreaterThan(0);
    await take(mine.id);
    // A message that is gone can still be decided on.
    expect((await patch(mine.id, { action: 'decide', decision: 'hide' })).status).toBe(200);
    const open = await reported();
    expect((await api(starling.url).delete('/users/me', parent.accessToken)).status).toBe(204);
    for (const id of [mine.id, open.id]) expect((await get(`/moderation/reports/${id}`)).status).toBe(404);
  });
});
