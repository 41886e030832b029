import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { caseNumber } from '../../contract/moderation.js';
import { registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useModeration } from '../../test/support/moderation.js';
import { until } from '../../test/support/wait.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

describe('moderation', () => {
  const { starling, people, get, patch, take, startConversation, report, reported, alerts } = useModeration();

  it('lists open reports from the oldest', async () => {
    const ids = [(await reported()).id, (await reported()).id];
    const { body, headers } = await get('/moderation/reports?status=open&limit=100');
    const found = body.map(({ id }: { id: string }) => id).filter((id: string) => ids.includes(id));
    expect(found).toEqual(ids);
    expect(Number(headers.get('x-total-count'))).toBe(body.length);
    expect(body[0]).not.toHaveProperty('excerpt');
    const { data } = await graphql(
      starling,
      '{ moderationReports(status: OPEN, limit: 1) { items { id status source } total hasMore } }',
      { token: people.moderator.accessToken },
    );
    expect(data.moderationReports).toMatchObject({ total: body.length, hasMore: true, items: [{ id: body[0].id }] });
  });

  it('finds a report by its case number, as people write it', async () => {
    const one = await startConversation('One');
    const { id } = (await report(one, one.messages[0]!.id, `Odd ${randomUUID()}`)).body;
    const number = caseNumber(id);
    for (const search of [number, number.toLowerCase(), `#${number}`, `Case ${number}`]) {
      const { body } = await get(`/moderation/reports?search=${encodeURIComponent(search)}`);
      expect([search, body.map((found: { id: string }) => found.id)]).toEqual([search, [id]]);
    }
  });

  it('finds reports by their reason, in either order', async () => {
    // A word without digits: a moderator sees no telephone number, and eight digits look like one.
    const word = randomUUID().replace(/\d|-/g, '').padEnd(8, 'x');
    const one = await startConversation('One', 'Two');
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
      { token: people.moderator.accessToken, variables: { search: ` ${word} ` } },
    );
    expect(data.moderationReports).toEqual({ items: [{ id: ids[0] }], total: 2, hasMore: true });
    expect((await get(`/moderation/reports?search=${'x'.repeat(201)}`)).status).toBe(422);
  });

  it('pushes changes of a report to open queues on every node', async () => {
    const other = await starling.startNode();
    const socket = GraphqlSocket.signedIn(other, people.moderator.accessToken);
    const seen = socket.subscribe<{ reportChanged: { report: { id: string; status: string } | null } }>(
      'subscription { reportChanged { report { id status reason claimedBy createdAt decision } } }',
    );
    await seen.has(({ reportChanged }) => reportChanged.report === null);
    const heard = (id: string, status: string) =>
      seen.has(({ reportChanged: { report } }) => report?.id === id && report.status === status);
    const { id } = await reported();
    expect((await heard(id, 'OPEN')).reportChanged.report).toMatchObject({ reason: 'Not nice', claimedBy: null });
    await patch(id, { action: 'claim' });
    expect((await heard(id, 'CLAIMED')).reportChanged.report).toMatchObject({ claimedBy: people.moderator.user.id });
    await get(`/moderation/reports/${id}`);
    await patch(id, { action: 'decide', decision: 'keep' });
    expect((await heard(id, 'RESOLVED')).reportChanged.report).toMatchObject({ decision: 'KEEP' });
    const leaver = await registerParent(starling);
    expect((await api(starling.url).delete('/users/me', leaver.accessToken)).status).toBe(204);
    await until(() => seen.items.at(-1)?.reportChanged.report === null);
    await socket.close();
    await other.stop();
  });

  it('refuses an unknown action, an unknown report and an invalid page', async () => {
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

  it('opens a case for an alert of the safety checks, and notifies moderators', async () => {
    const one = await startConversation('Hello');
    const before = await alerts();
    const alert = await starling.app.get(ReportsService, { strict: false }).safetyAlert({
      userId: people.parent.user.id,
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

  describe('the queue', () => {
    const safetyCase = async (reason: string) => {
      const one = await startConversation('Hello');
      const { id } = await starling.app.get(ReportsService, { strict: false }).safetyAlert({
        userId: people.parent.user.id,
        conversationId: one.conversationId,
        messageId: one.messages[0]!.id,
        reason,
      });
      return id;
    };

    it('lists the gravest cases first, and quotes reports of users only', async () => {
      const ids = [(await reported()).id, await safetyCase('drugs'), await safetyCase('self_harm')];
      const rest = (await get('/moderation/reports?status=open&limit=100')).body;
      const { data } = await graphql(
        starling,
        '{ moderationReports(status: OPEN, limit: 100) { items { id severity preview } } }',
        { token: people.moderator.accessToken },
      );
      for (const rows of [rest, data.moderationReports.items]) {
        const found = rows.map(({ id }: { id: string }) => id).filter((id: string) => ids.includes(id));
        expect(found).toEqual(ids.toReversed());
      }
      const rowOf = (id: string) => data.moderationReports.items.find((row: { id: string }) => row.id === id);
      expect(ids.map((id) => rowOf(id).severity)).toEqual(['NORMAL', 'SERIOUS', 'URGENT']);
      expect(ids.map((id) => typeof rowOf(id).preview)).toEqual(['string', 'object', 'object']);
    });

    it('quotes no report of a message in a private conversation, nor in one that is gone', async () => {
      const [hidden, gone, plain] = [await reported(), await reported(), await reported()];
      await starling.sql('UPDATE conversations SET is_private = true WHERE id = $1', [hidden.conversationId]);
      await starling.sql('DELETE FROM conversations WHERE id = $1', [gone.conversationId]);
      const { data } = await graphql(
        starling,
        '{ moderationReports(status: OPEN, limit: 100) { items { id preview } } }',
        { token: people.moderator.accessToken },
      );
      const previewOf = (id: string) =>
        data.moderationReports.items.find((row: { id: string }) => row.id === id).preview;
      expect([hidden, gone, plain].map(({ id }) => previewOf(id))).toEqual([null, null, expect.any(String)]);
    });

    it('ends a safety case with an outcome of its own, and never with a reminder of the rules', async () => {
      const id = await safetyCase('abuse');
      await take(id);
      const { body: before } = await get('/notifications', people.parent);
      expect(await patch(id, { action: 'decide', decision: 'warn' })).toMatchObject({
        status: 422,
        body: { error: 'validation_failed', detail: { fields: { decision: [expect.any(String)] } } },
      });
      expect(await patch(id, { action: 'decide', decision: 'passed_on', note: 'To Kim, at once' })).toMatchObject({
        status: 200,
        body: { status: 'resolved', decision: 'passed_on' },
      });
      expect((await get('/notifications', people.parent)).body).toEqual(before);
      const other = await reported();
      await take(other.id);
      expect((await patch(other.id, { action: 'decide', decision: 'help_shown' })).status).toBe(422);
    });
  });

  it('opens no safety case for an account that is being erased', async () => {
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
      verdict: null,
      barred: [],
      blocked: null,
    };
    const erasing = new pg.Client({ connectionString: starling.databaseUrl });
    await erasing.connect();
    // The case arrives after the reports of the account are erased and before its row is.
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
});
