import { randomUUID } from 'node:crypto';
import { graphql } from '../../test/support/graphql-client.js';
import { useModeration } from '../../test/support/moderation.js';
import { until } from '../../test/support/wait.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { ReportReviewsRepository } from './report-reviews.repository.js';
import { ReportsRepository } from './reports.repository.js';

describe('moderation', () => {
  const { starling, people, get, patch, take, startConversation, report } = useModeration();

  describe('after a message is hidden', () => {
    const WORD = 'marmalade';
    const hiddenTalk = async () => {
      const one = await startConversation(`Do zebras like ${WORD}?`);
      const { conversationId } = one;
      const detail = async () => (await get(`/conversations/${conversationId}`, people.parent)).body;
      await until(async () => (await detail()).title?.includes(WORD));
      const question = one.messages[0]!.id;
      const { id } = (await report(one, question)).body;
      await take(id);
      expect((await patch(id, { action: 'decide', decision: 'hide' })).status).toBe(200);
      return { id, conversationId, question, detail };
    };

    it('neither the title nor the summary, the search, the log or a notification quotes it', async () => {
      const { conversationId, detail } = await hiddenTalk();
      expect(JSON.stringify(await detail())).not.toContain(WORD);
      expect((await get(`/conversations?search=${WORD}`, people.parent)).body).toEqual([]);
      // It is described again, without the hidden message.
      const described = await until(async () => {
        const body = await detail();
        return body.title === null ? null : body;
      });
      expect(JSON.stringify(described)).not.toContain(WORD);
      expect(JSON.stringify(described)).not.toContain('hidden by a moderator');
      const log = await starling.sql('SELECT changes FROM conversation_events WHERE conversation_id = $1', [
        conversationId,
      ]);
      expect(JSON.stringify([log, (await get('/notifications', people.parent)).body])).not.toContain(WORD);
    });

    it('no description quotes it that was being written meanwhile', async () => {
      const one = await startConversation(`Do lions like ${WORD}?`);
      const { conversationId } = one;
      const conversations = starling.app.get(ConversationsService, { strict: false });
      const state = await until(async () => {
        const read = await conversations.describedState(conversationId);
        return read?.titledAtCount ? read : null;
      });
      const description = { title: `Lions, ${WORD}`, summary: WORD, type: 'casual' as const, tags: [] };
      await conversations.describe(conversationId, description, state);
      const detail = async () => JSON.stringify((await get(`/conversations/${conversationId}`, people.parent)).body);
      expect(await detail()).toContain(`Lions, ${WORD}`);
      const { id } = (await report(one, one.messages[0]!.id)).body;
      await take(id);
      await patch(id, { action: 'decide', decision: 'hide' });
      await conversations.describe(conversationId, description, state);
      expect(await detail()).not.toContain(WORD);
    });

    it('the moderator can undo it for some seconds, which shows the message and withdraws the notice', async () => {
      const { id, conversationId, question, detail } = await hiddenTalk();
      const noticesOfThis = async () => {
        const { body } = await get('/notifications', people.parent);
        return body.filter((notice: { conversation_id: string }) => notice.conversation_id === conversationId);
      };
      expect(await noticesOfThis()).toHaveLength(1);
      expect((await patch(id, { action: 'undo' }, people.admin)).body.error).toBe('conflict');
      expect(await patch(id, { action: 'undo' })).toMatchObject({
        status: 200,
        body: { status: 'claimed', claimed_by: people.moderator.user.id, decision: null, decided_at: null },
      });
      const { body } = await get(`/conversations/${conversationId}/messages`, people.parent);
      expect(body[0]).toMatchObject({ id: question, message_content: `Do zebras like ${WORD}?` });
      expect(await noticesOfThis()).toEqual([]);
      await until(async () => (await detail()).title?.includes(WORD));
      expect((await get(`/moderation/reports/${id}`)).body.excerpt).not.toEqual([]);
      expect(await starling.sql(`SELECT actor FROM audit_entries WHERE action = 'report_decision_undone'`)).toEqual([
        { actor: people.moderator.user.id },
      ]);
      await patch(id, { action: 'decide', decision: 'keep' });
      await starling.sql(`UPDATE reports SET decided_at = now() - interval '16 seconds' WHERE id = $1`, [id]);
      const late = await graphql(starling, 'mutation ($id: ID!) { undoReportDecision(id: $id) { id } }', {
        token: people.moderator.accessToken,
        variables: { id },
      });
      expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', error: 'conflict' });
      const { errors } = await graphql(starling, 'mutation ($id: ID!) { undoReportDecision(id: $id) { id } }', {
        token: people.parent.accessToken,
        variables: { id },
      });
      expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    });

    it('it stays hidden when its owner reports it again before the undo, which is refused', async () => {
      const { id, conversationId, question } = await hiddenTalk();
      expect((await report({ conversationId, messages: [] }, question)).body.id).not.toBe(id);
      expect(await patch(id, { action: 'undo' })).toMatchObject({ status: 409, body: { error: 'conflict' } });
      const { body } = await get(`/conversations/${conversationId}/messages`, people.parent);
      expect(body[0].message_content).toBe('This message has been hidden by a moderator.');
    });

    it('an undo takes back only the decision that it has read', async () => {
      const { id, conversationId, question } = await hiddenTalk();
      const reports = starling.app.get(ReportsRepository, { strict: false });
      const reviews = starling.app.get(ReportReviewsRepository, { strict: false });
      const read = (await reports.find(id))!;
      const stale = { ...read, decision: 'keep' as const };
      const other = { ...read, notices: [randomUUID()] };
      for (const report of [stale, other]) {
        expect(await reports.transaction((manager) => reviews.undo(report, people.moderator.user.id, manager))).toBe(
          false,
        );
      }
      expect((await patch(id, { action: 'undo' })).status).toBe(200);
      const { body } = await get(`/conversations/${conversationId}/messages`, people.parent);
      expect(body[0].id).toBe(question);
    });

    it('it stays hidden when the decision on a second report of it is undone', async () => {
      const { conversationId, question } = await hiddenTalk();
      const second = (await report({ conversationId, messages: [] }, question)).body.id;
      await take(second);
      await patch(second, { action: 'decide', decision: 'hide' });
      expect((await patch(second, { action: 'undo' })).status).toBe(200);
      const { body } = await get(`/conversations/${conversationId}/messages`, people.parent);
      expect(body[0].message_content).toBe('This message has been hidden by a moderator.');
    });
  });
});
