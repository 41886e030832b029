import { jest } from '@jest/globals';
import { type Account, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useModeration } from '../../test/support/moderation.js';
import { until } from '../../test/support/wait.js';
import { ExcerptRetention } from './excerpt-retention.js';
import { ReportReviewsRepository } from './report-reviews.repository.js';
import { ReportsService } from './reports.service.js';

describe('moderation', () => {
  const { starling, people, get, patch, take, startConversation, reported, alerts } = useModeration();

  it('audits each view of a report, and nothing else', async () => {
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
      token: people.admin.accessToken,
      variables: { id },
    });
    expect(await views()).toEqual([{ actor: people.moderator.user.id }, { actor: people.admin.user.id }]);
  });

  it('lets one moderator claim a report, refuses others, and lets the first release it', async () => {
    const { id } = await reported();
    expect(await patch(id, { action: 'claim' })).toMatchObject({
      status: 200,
      body: { status: 'claimed', claimed_by: people.moderator.user.id },
    });
    for (const body of [{ action: 'claim' }, { action: 'release' }, { action: 'decide', decision: 'keep' }]) {
      expect(await patch(id, body, people.admin)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    }
    expect((await patch(id, { action: 'release' })).body).toMatchObject({ status: 'open', claimed_by: null });
    const answers = await Promise.all(
      [people.moderator, people.admin].map((account) => patch(id, { action: 'claim' }, account)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('hides a message from its owner, and erases the excerpt', async () => {
    const { id, messageId, conversationId } = await reported();
    await take(id);
    const decided = await patch(id, { action: 'decide', decision: 'hide', note: 'Too scary' });
    expect(decided).toMatchObject({
      status: 200,
      body: { status: 'resolved', decision: 'hide', decided_by: people.moderator.user.id, note: 'Too scary' },
    });
    const { body } = await get(`/conversations/${conversationId}/messages`, people.parent);
    const hidden = body.find((message: { id: string }) => message.id === messageId);
    expect(hidden.message_content).toBe('This message has been hidden by a moderator.');
    expect((await get(`/moderation/reports/${id}`)).body.excerpt).toEqual([]);
    expect((await patch(id, { action: 'decide', decision: 'keep' })).body.error).toBe('conflict');
  });

  it('hides a message even if the number of decisions cannot be read', async () => {
    const { id, messageId, conversationId } = await reported();
    await take(id);
    const reviews = starling.app.get(ReportReviewsRepository, { strict: false });
    const counting = jest.spyOn(reviews, 'countDecisions').mockRejectedValueOnce(new Error('away'));
    expect((await patch(id, { action: 'decide', decision: 'hide' })).status).toBe(200);
    expect(counting).toHaveBeenCalledTimes(1);
    counting.mockRestore();
    const { body } = await get(`/conversations/${conversationId}/messages`, people.parent);
    const hidden = body.find((message: { id: string }) => message.id === messageId);
    expect(hidden.message_content).toBe('This message has been hidden by a moderator.');
  });

  it('hides no message and warns no owner when the decision is refused', async () => {
    const { id, messageId, conversationId } = await reported();
    const { body: before } = await get('/notifications', people.parent);
    for (const decision of ['hide', 'warn']) {
      expect((await patch(id, { action: 'decide', decision })).body.error).toBe('report_not_claimed');
    }
    const { body } = await get(`/conversations/${conversationId}/messages`, people.parent);
    const kept = body.find((message: { id: string }) => message.id === messageId);
    expect(kept.message_content).not.toBe('This message has been hidden by a moderator.');
    expect((await get('/notifications', people.parent)).body).toEqual(before);
  });

  it('keeps a message hidden when its owner edits it', async () => {
    const client = await LiveClient.join(starling, { token: people.parent.accessToken });
    const { metadata } = await client.ask('Something to hide');
    const path = `/conversations/${client.conversationId}/messages/${metadata.reply_to}`;
    const report = await api(starling.url).post(`${path}/report`, { reason: 'unkind' }, people.parent.accessToken);
    await take(report.body.id);
    expect((await patch(report.body.id, { action: 'decide', decision: 'hide' })).status).toBe(200);
    expect((await api(starling.url).patch(path, { content: 'Said again' }, people.parent.accessToken)).status).toBe(
      200,
    );
    const edited = await client.has(
      ({ metadata: { event, changes } }) => event === 'message_edited' && changes.edited_at,
    );
    expect(edited.metadata.changes.content).toBe('This message has been hidden by a moderator.');
    await client.close();
  });

  it('reminds those who reported an answer of our rules, with one notice that does not rebuke them', async () => {
    const { id, conversationId } = await reported();
    const before = await alerts();
    await take(id);
    const decided = await graphql(
      starling,
      'mutation ($id: ID!) { decideReport(id: $id, decision: WARN, note: "Second time") { status decision note } }',
      { token: people.moderator.accessToken, variables: { id } },
    );
    expect(decided.data.decideReport).toEqual({ status: 'RESOLVED', decision: 'WARN', note: 'Second time' });
    expect(await alerts()).toBe(before - 1);
    const { body } = await get('/notifications', people.parent);
    const notices = body.filter((notice: { conversation_id: string }) => notice.conversation_id === conversationId);
    expect(notices).toMatchObject([
      { title: 'We looked at your report', message: expect.stringMatching(/^Thank you .* does not fit our rules/) },
    ]);
    expect(JSON.stringify(body)).not.toContain('Second time');
  });

  describe('decisions on a report', () => {
    const KEEP = { action: 'decide', decision: 'keep' };
    const decideOver = (id: string, account: Account) =>
      graphql(starling, 'mutation ($id: ID!) { decideReport(id: $id, decision: KEEP) { id } }', {
        token: account.accessToken,
        variables: { id },
      });

    it('accepts a decision only from the moderator who has claimed the report', async () => {
      const { id } = await reported();
      await get(`/moderation/reports/${id}`);
      expect(await patch(id, KEEP)).toMatchObject({ status: 409, body: { error: 'report_not_claimed' } });
      const { errors } = await decideOver(id, people.moderator);
      expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', error: 'report_not_claimed' });
      await take(id, people.admin);
      expect(await patch(id, KEEP)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    });

    it('accepts a decision only from a moderator who has viewed the report', async () => {
      const { id } = await reported();
      await get(`/moderation/reports/${id}`, people.admin);
      await patch(id, { action: 'claim' });
      expect(await patch(id, KEEP)).toMatchObject({ status: 409, body: { error: 'report_not_viewed' } });
      const { errors } = await decideOver(id, people.moderator);
      expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', error: 'report_not_viewed' });
      await get(`/moderation/reports/${id}`);
      expect((await patch(id, KEEP)).status).toBe(200);
    });

    it('refuses a decision by the moderator whom the report concerns or who filed it', async () => {
      const client = await LiveClient.join(starling, { token: people.moderator.accessToken });
      const end = await client.ask('I hurt myself when I am sad');
      await client.close();
      const safetyCase = await until(async () => {
        const [row] = await starling.sql<{ id: string }>('SELECT id FROM reports WHERE message_id = $1', [
          end.metadata.reply_to,
        ]);
        return row;
      });
      const filed = await reported();
      await starling.sql('UPDATE reports SET reporter_id = $2 WHERE id = $1', [filed.id, people.moderator.user.id]);
      for (const { id } of [safetyCase, filed]) {
        for (const answer of [await get(`/moderation/reports/${id}`), await take(id), await patch(id, KEEP)]) {
          expect(answer).toMatchObject({ status: 403, body: { error: 'own_report' } });
        }
        const { errors } = await decideOver(id, people.moderator);
        expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'own_report' });
      }
      const kept = await starling.sql<{ excerpt: unknown[] }>('SELECT excerpt FROM reports WHERE id = $1', [
        safetyCase.id,
      ]);
      expect(kept[0]!.excerpt.length).toBeGreaterThan(0);
      await take(safetyCase.id, people.admin);
      expect((await patch(safetyCase.id, KEEP, people.admin)).status).toBe(200);
    });

    it('notifies admins when one moderator decides more than 30 reports within an hour', async () => {
      const busy = await signInAs(starling, 'moderator');
      await starling.sql(
        `INSERT INTO reports (id, reason, excerpt, status, decided_by, decided_at)
         SELECT gen_random_uuid(), 'Odd', '[]', 'resolved', $1, now() FROM generate_series(1, 29)`,
        [busy.user.id],
      );
      const noticesOf = async () => {
        const { body } = await get('/notifications', people.admin);
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

  describe('the excerpt of a report', () => {
    const excerptOf = async (id: string) => {
      const [row] = await starling.sql<{ excerpt: unknown[] }>('SELECT excerpt FROM reports WHERE id = $1', [id]);
      return row!.excerpt;
    };
    const erase = () => starling.app.get(ExcerptRetention, { strict: false }).run();

    it('keeps the excerpt of a safety case sealed for 30 days after the decision', async () => {
      const one = await startConversation('Hello');
      const { id } = await starling.app.get(ReportsService, { strict: false }).safetyAlert({
        userId: people.parent.user.id,
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
      await erase();
      expect(await excerptOf(id)).toEqual([]);
    });

    it('erases the excerpt of another report once its decision can no longer be undone', async () => {
      const { id } = await reported();
      await take(id);
      await patch(id, { action: 'decide', decision: 'keep' });
      const decidedAgo = (age: string) =>
        starling.sql('UPDATE reports SET decided_at = now() - $2::interval WHERE id = $1', [id, age]);
      // An undo may still be committing.
      await decidedAgo('30 seconds');
      await erase();
      expect(await excerptOf(id)).not.toEqual([]);
      await decidedAgo('46 seconds');
      await erase();
      expect(await excerptOf(id)).toEqual([]);
    });

    it('keeps the excerpt of an undecided report for 90 days', async () => {
      const { id } = await reported();
      await starling.sql(`UPDATE reports SET created_at = now() - interval '89 days' WHERE id = $1`, [id]);
      await erase();
      expect(await excerptOf(id)).not.toEqual([]);
      await starling.sql(`UPDATE reports SET created_at = now() - interval '91 days' WHERE id = $1`, [id]);
      await erase();
      expect(await excerptOf(id)).toEqual([]);
      expect((await get(`/moderation/reports/${id}`)).body).toMatchObject({ status: 'open', excerpt: [] });
    });
  });

  it.each([
    ['keep', 'found that it can stay'],
    ['hide', 'hid it'],
    ['warn', 'found that it does not fit our rules'],
  ])('tells the reporter how a report ended with %s', async (decision, words) => {
    const { id, conversationId } = await reported();
    await take(id);
    expect((await patch(id, { action: 'decide', decision })).status).toBe(200);
    const { body } = await get('/notifications', people.parent);
    const ending = body.find((notice: { title: string }) => notice.title === 'We looked at your report');
    expect(ending).toMatchObject({ conversation_id: conversationId, message: expect.stringContaining(words) });
    expect(JSON.stringify(ending)).not.toMatch(/gravity/i);
  });
});
