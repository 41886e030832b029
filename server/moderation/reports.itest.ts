import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { type Account } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useModeration } from '../../test/support/moderation.js';
import { MessagesService } from '../messages/messages.service.js';

describe('moderation', () => {
  const { starling, people, get, patch, take, startConversation, report, reported, alerts } = useModeration();

  it('stores a report with an excerpt of three messages to each side, without addresses', async () => {
    const before = await alerts();
    const one = await startConversation('One', 'Write to anna@example.org', 'Call +49 170 1234567', 'Four', 'Five');
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
    expect(JSON.stringify(body)).not.toContain(people.parent.user.id);
    expect(JSON.stringify(body)).not.toContain(people.parent.user.username);
  });

  it('keeps one open report per message, however often it is reported', async () => {
    const { id, messageId, ...one } = await reported();
    expect((await report(one, messageId)).body.id).toBe(id);
    const again = await graphql(
      starling,
      'mutation ($c: ID!, $m: ID!) { reportMessage(conversationId: $c, messageId: $m, reason: "Again") { id status } }',
      { token: people.parent.accessToken, variables: { c: one.conversationId, m: messageId } },
    );
    expect(again.data.reportMessage).toEqual({ id, status: 'OPEN' });
  });

  it('shows a repeated reporter nothing of the progress of the queue', async () => {
    const { id, messageId, ...one } = await reported();
    expect((await patch(id, { action: 'claim' })).body.status).toBe('claimed');
    expect(await report(one, messageId)).toMatchObject({ status: 201, body: { id, status: 'open' } });
    const again = await graphql(
      starling,
      'mutation ($c: ID!, $m: ID!) { reportMessage(conversationId: $c, messageId: $m, reason: "Again") { id status } }',
      { token: people.parent.accessToken, variables: { c: one.conversationId, m: messageId } },
    );
    expect(again.data.reportMessage).toEqual({ id, status: 'OPEN' });
  });

  it('reports a missing object before invalid arguments, over GraphQL too', async () => {
    const one = await startConversation('Mine');
    const cases: [query: string, account: Account, error: string][] = [
      [
        'mutation ($c: ID!, $m: ID!) { reportMessage(conversationId: $c, messageId: $m, reason: "") { id } }',
        people.admin,
        'conversation_not_found',
      ],
      [
        'mutation ($m: ID!) { decideReport(id: $m, decision: KEEP, note: "NOTE") { id } }',
        people.moderator,
        'report_not_found',
      ],
      [
        'query ($c: ID!) { messages(conversationId: $c, limit: 0) { hasMore } }',
        people.admin,
        'conversation_not_found',
      ],
    ];
    for (const [query, account, error] of cases) {
      const { errors } = await graphql(starling, query.replace('NOTE', 'x'.repeat(1_001)), {
        token: account.accessToken,
        variables: { c: one.conversationId, m: one.messages[0]!.id },
      });
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: 'NOT_FOUND', error }]);
    }
  });

  it('keeps the reported text until the report is closed, even if the message is edited', async () => {
    const one = await startConversation('Something rude');
    const question = one.messages[0]!.id;
    const { body } = await report(one, question);
    const path = `/conversations/${one.conversationId}/messages/${question}`;
    for (const content of ['Something nice', 'Something nicer']) {
      expect((await api(starling.url).patch(path, { content }, people.parent.accessToken)).status).toBe(200);
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

  it("refuses a report of another account's message, and one without a reason", async () => {
    const one = await startConversation('Mine');
    const path = `/conversations/${one.conversationId}/messages/${one.messages[0]!.id}/report`;
    const other = await api(starling.url).post(path, {}, people.admin.accessToken);
    expect({ status: other.status, error: other.body.error }).toEqual({ status: 404, error: 'conversation_not_found' });
    for (const body of [
      {},
      { reason: '' },
      { reason: '  ' },
      { reason: 'x'.repeat(501) },
      { reason: 1 },
      { reason: 'x', more: 1 },
    ]) {
      const refused = await api(starling.url).post(path, body, people.parent.accessToken);
      expect({ status: refused.status, error: refused.body.error }).toEqual({
        status: 422,
        error: 'validation_failed',
      });
    }
    const unknown = await report(one, randomUUID());
    expect({ status: unknown.status, error: unknown.body.error }).toEqual({ status: 404, error: 'message_not_found' });
  });

  it('shows the reader which messages they have reported', async () => {
    const { conversationId, messageId } = await reported();
    const query = 'query ($id: ID!) { messages(conversationId: $id) { items { id reported } } }';
    const { data } = await graphql(starling, query, {
      token: people.parent.accessToken,
      variables: { id: conversationId },
    });
    const marked = data.messages.items.filter(({ reported }: { reported: boolean }) => reported);
    expect(marked).toEqual([{ id: messageId, reported: true }]);
    expect(data.messages.items).toHaveLength(2);
  });

  it('answers a repeated report without reading the messages again', async () => {
    const { id, messageId, ...one } = await reported();
    const around = jest.spyOn(starling.app.get(MessagesService, { strict: false }), 'around');
    expect((await report(one, messageId)).body.id).toBe(id);
    expect(around).not.toHaveBeenCalled();
    around.mockRestore();
  });

  it('keeps a report after its conversation is deleted, but not after its account is erased', async () => {
    const mine = await reported();
    await api(starling.url).delete(`/conversations/${mine.conversationId}`, people.parent.accessToken);
    expect((await get(`/moderation/reports/${mine.id}`)).body.excerpt.length).toBeGreaterThan(0);
    await take(mine.id);
    // A report can still be decided after its message is deleted.
    expect((await patch(mine.id, { action: 'decide', decision: 'hide' })).status).toBe(200);
    const open = await reported();
    expect((await api(starling.url).delete('/users/me', people.parent.accessToken)).status).toBe(204);
    for (const id of [mine.id, open.id]) expect((await get(`/moderation/reports/${id}`)).status).toBe(404);
  });
});
