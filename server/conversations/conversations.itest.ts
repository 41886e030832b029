import { randomUUID } from 'node:crypto';
import { buildConversation } from '../../test/factories/conversations.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { startConversation } from '../../test/support/start-conversation.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

describe('conversations', () => {
  const starling = useStarling({ provider: true });
  let parent: Account;
  const rest = () => api(starling.url);
  const list = async (account: Account, query = '') => rest().get(`/conversations${query}`, account.accessToken);
  const idsOf = (answer: { body: { id: string }[] }) => answer.body.map((row) => row.id);

  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  it('lists conversations that have messages, with the last message and the total', async () => {
    const account = await registerParent(starling);
    const silent = await LiveClient.join(starling, { token: account.accessToken });
    const id = await startConversation(starling, account, 'hello');
    const answer = await list(account);
    expect(answer.headers.get('x-total-count')).toBe('1');
    expect(answer.body).toEqual(
      [
        {
          id,
          title: expect.anything(),
          summary: expect.anything(),
          conversation_type: expect.stringMatching(/^(casual|educational|creative|storytelling)$/),
          is_pinned: false,
          is_archived: false,
          message_count: 2,
          last_message_at: expect.stringMatching(/Z$/),
          created_at: expect.stringMatching(/Z$/),
          updated_at: expect.stringMatching(/Z$/),
          tags: expect.any(Array),
          unread_count: 1,
          last_message: { message_role: 'assistant', message_content: expect.stringContaining('answer to hello') },
        },
      ].map((row) => (answer.body[0].title === null ? { ...row, title: null, summary: null } : row)),
    );
    expect((await rest().get(`/conversations/${id}`, account.accessToken)).body).toMatchObject({
      id,
      message_count: 2,
    });
    await silent.close();
  });

  it('lists 20 conversations by default', async () => {
    const account = await registerParent(starling);
    for (let index = 0; index < 21; index += 1) await buildConversation(starling, account.user.id);
    const answer = await list(account);
    expect(answer.body).toHaveLength(20);
    expect(answer.headers.get('x-total-count')).toBe('21');
  });

  it('sorts, filters and pages the list', async () => {
    const account = await registerParent(starling);
    const first = await startConversation(starling, account, 'one', 'one more', 'and one more');
    const second = await startConversation(starling, account, 'two', 'two more');
    const third = await startConversation(starling, account, 'three');
    expect(idsOf(await list(account))).toEqual([third, second, first]);
    expect(idsOf(await list(account, '?sort_by=oldest'))).toEqual([first, second, third]);
    expect(idsOf(await list(account, '?sort_by=most_messages'))).toEqual([first, second, third]);
    expect(idsOf(await list(account, '?limit=1&offset=1'))).toEqual([second]);
    const patch = (id: string, body: object) => rest().patch(`/conversations/${id}`, body, account.accessToken);
    expect(
      await patch(first, { is_pinned: true, title: 'Pinned one', conversation_type: 'creative', tags: ['Math'] }),
    ).toMatchObject({
      status: 200,
      body: { is_pinned: true, title: 'Pinned one', conversation_type: 'creative', tags: ['math'] },
    });
    expect(idsOf(await list(account))).toEqual([first, third, second]);
    expect(idsOf(await list(account, '?type=creative'))).toEqual([first]);
    await patch(second, { is_archived: true });
    expect(idsOf(await list(account))).toEqual([first, third]);
    expect((await list(account, '?include_archived=true')).headers.get('x-total-count')).toBe('3');
  });

  const wrong = [
    'limit=0',
    'limit=101',
    'limit=abc',
    'limit=1&limit=2',
    'limit[]=1',
    'offset=-1',
    'offset=1e9',
    'search=abc',
    `search=${'x'.repeat(201)}`,
    'sort_by=title',
    'type=sad',
    'include_archived=yes',
    'colour=blue',
  ];
  it.each(wrong)('refuses %s with 422 and the field', async (query) => {
    const answer = await list(parent, `?${query}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.detail.fields)).toHaveLength(1);
  });

  it('reports the conversation of another account as not found in every operation', async () => {
    const id = await startConversation(starling, parent, 'mine');
    const admin = await signInAs(starling, 'admin');
    const messageId = (await rest().get(`/conversations/${id}/messages`, parent.accessToken)).body[0].id;
    for (const target of [id, randomUUID(), 'abc']) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', '/messages', undefined],
        ['PATCH', '', { is_archived: true }],
        ['PATCH', '', { wrong: 1 }],
        ['DELETE', '', undefined],
        ['PATCH', `/messages/${messageId}`, { content: 'x' }],
        ['DELETE', `/messages/${messageId}`, undefined],
        ['PUT', `/messages/${messageId}/reaction`, { type: 'like' }],
      ] as const) {
        const answer = await rest().send(method, `/conversations/${target}${path}`, {
          headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        expect([method, path, answer.status, answer.body.error]).toEqual([method, path, 404, 'conversation_not_found']);
      }
    }
    expect((await rest().get(`/conversations/${id}`, parent.accessToken)).status).toBe(200);
  });

  it('pages through messages with a link to the earlier page', async () => {
    const id = await startConversation(starling, parent, 'one', 'two', 'three');
    const page = await rest().get(`/conversations/${id}/messages?limit=2`, parent.accessToken);
    expect(page.body).toHaveLength(2);
    expect(page.headers.get('link')).toContain('rel="prev"');
    const before = await rest().get(
      `/conversations/${id}/messages?limit=4&before=${page.body[0].id}`,
      parent.accessToken,
    );
    expect(before.body).toHaveLength(4);
    expect(before.headers.get('link')).toBeNull();
    expect((await rest().get(`/conversations/${id}/messages?limit=501`, parent.accessToken)).status).toBe(422);
  });

  it('shows the time of the last message, even after later messages are removed', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'one', 'two', 'three');
    const between = await startConversation(starling, account, 'four');
    const path = `/conversations/${id}`;
    const messages = async () => (await rest().get(`${path}/messages`, account.accessToken)).body;
    // The time decreases only if the clock was set back, which this statement simulates.
    await starling.sql(
      `WITH later AS (UPDATE messages SET created_at = created_at + interval '1 hour'
                       WHERE conversation_id = $1 AND seq > (SELECT seq FROM messages WHERE id = $2) RETURNING created_at)
       UPDATE conversations SET last_message_at = (SELECT max(created_at) FROM later) WHERE id = $1`,
      [id, (await messages())[1].id],
    );
    expect(idsOf(await list(account))).toEqual([id, between]);
    for (const last of [3, 1]) {
      const before = await messages();
      expect((await rest().delete(`${path}/messages/${before[last + 1].id}`, account.accessToken)).status).toBe(204);
      const { body } = await rest().get(path, account.accessToken);
      expect([body.last_message_at, body.message_count]).toEqual([before[last].created_at, last + 1]);
      // The order depends on whether the last message is an hour newer or older than that of the other conversation.
      expect(idsOf(await list(account))).toEqual(last === 3 ? [id, between] : [between, id]);
    }
    const client = await LiveClient.join(starling, { token: account.accessToken, conversationId: id });
    await client.ask('five');
    await client.close();
    const times = (await messages()).map(({ created_at: time }: { created_at: string }) => time);
    expect(times).toEqual([...times].sort());
    expect((await rest().get(path, account.accessToken)).body.last_message_at).toBe(times.at(-1));
    for (const { id: message, message_role: role } of await messages()) {
      if (role === 'user') await rest().delete(`${path}/messages/${message}`, account.accessToken);
    }
    const { body } = await rest().get(path, account.accessToken);
    expect([body.message_count, body.last_message, body.last_message_at]).toEqual([0, null, null]);
  });

  it('clears the listed conversations, and archived ones only on request', async () => {
    const account = await registerParent(starling);
    const kept = await startConversation(starling, account, 'kept');
    await startConversation(starling, account, 'gone');
    await rest().patch(`/conversations/${kept}`, { is_archived: true }, account.accessToken);
    expect((await rest().delete('/conversations', account.accessToken)).body).toEqual({ deleted: 1 });
    expect(idsOf(await list(account, '?include_archived=true'))).toEqual([kept]);
    expect((await rest().delete('/conversations?include_archived=true', account.accessToken)).body).toEqual({
      deleted: 1,
    });
  });

  it('generates a title, a summary, a type and tags, and keeps a title that a user set', async () => {
    const id = await startConversation(
      starling,
      parent,
      'Can you help my daughter with counting and math before bedtime?',
    );
    const described = await until(async () => {
      const { body } = await rest().get(`/conversations/${id}`, parent.accessToken);
      return body.title ? body : null;
    });
    expect(described.title.length).toBeLessThanOrEqual(60);
    expect(described.summary.length).toBeLessThanOrEqual(200);
    expect(described.tags).toEqual(expect.arrayContaining(['math']));
    const named = await startConversation(starling, parent, 'one');
    await rest().patch(`/conversations/${named}`, { title: 'My own title' }, parent.accessToken);
    const client = await LiveClient.join(starling, { token: parent.accessToken, conversationId: named });
    for (let asked = 0; asked < 6; asked += 1) await client.ask(`question ${asked}`);
    await client.has((frame) => frame.metadata.event === 'conversation_updated');
    await client.close();
    expect((await rest().get(`/conversations/${named}`, parent.accessToken)).body.title).toBe('My own title');
  });

  it('returns every page in the same order from each index', async () => {
    const account = await registerParent(starling);
    for (let index = 0; index < 23; index += 1) {
      // Several conversations share a time and a count, so the id decides their order.
      const seed = { minutesAgo: index % 5, messageCount: 1 + (index % 3), pinned: index % 7 === 0 };
      await buildConversation(starling, account.user.id, seed);
    }
    for (const sort of ['recent', 'oldest', 'most_messages']) {
      const whole = idsOf(await list(account, `?limit=100&sort_by=${sort}`));
      expect(whole).toHaveLength(23);
      for (let offset = 0; offset <= 27; offset += 1) {
        const page = await list(account, `?limit=4&offset=${offset}&sort_by=${sort}`);
        expect(idsOf(page)).toEqual(whole.slice(offset, offset + 4));
        expect(page.headers.get('x-total-count')).toBe('23');
      }
    }
  });

  it('changes many conversations at once, each once, and none of another account', async () => {
    const account = await registerParent(starling);
    const ids = [await startConversation(starling, account, 'one'), await startConversation(starling, account, 'two')];
    const strange = await startConversation(starling, parent, 'mine');
    const reader = await LiveClient.join(starling, { token: account.accessToken, conversationId: ids[0]! });
    const archive = (isArchived: boolean) =>
      graphql(
        starling,
        `mutation ($ids: [ID!]!, $isArchived: Boolean!) {
          updateConversations(ids: $ids, input: { isArchived: $isArchived }) { id isArchived }
        }`,
        { token: account.accessToken, variables: { ids: [...ids, strange, ids[0]], isArchived } },
      );
    expect((await archive(true)).data.updateConversations).toEqual(ids.map((id) => ({ id, isArchived: true })));
    expect(idsOf(await list(account))).toEqual([]);
    await reader.has((frame) => frame.type === 'conversation_event');
    expect((await archive(false)).data.updateConversations).toEqual(ids.map((id) => ({ id, isArchived: false })));
    expect(idsOf(await list(account))).toEqual([...ids].reverse());
    const logged = await starling.sql(
      `SELECT changes FROM conversation_events
        WHERE conversation_id = $1 AND changes ? 'is_archived' ORDER BY seq`,
      [ids[0]],
    );
    expect(logged).toEqual([{ changes: { is_archived: false } }]);
    const archived = () => reader.frames.flatMap(({ metadata }) => metadata.changes?.is_archived ?? []);
    await until(() => archived().length === 2);
    expect(archived()).toEqual([true, false]);
    expect((await rest().get(`/conversations/${strange}`, parent.accessToken)).body.is_archived).toBe(false);
    await reader.close();
  });

  it('allows a deletion to be undone within ten seconds, and completes it after', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'hello');
    const reader = await LiveClient.join(starling, { token: account.accessToken, conversationId: id });
    const trash = () =>
      graphql(starling, 'mutation ($ids: [ID!]!) { trashConversations(ids: $ids) }', {
        token: account.accessToken,
        variables: { ids: [id] },
      });
    const restore = () =>
      graphql(starling, 'mutation ($ids: [ID!]!) { restoreConversations(ids: $ids) }', {
        token: account.accessToken,
        variables: { ids: [id] },
      });
    expect((await trash()).data.trashConversations).toBe(1);
    expect(await reader.untilClosed()).toEqual({ code: 1000, reason: 'conversation_deleted' });
    expect((await rest().get(`/conversations/${id}`, account.accessToken)).status).toBe(404);
    expect((await restore()).data.restoreConversations).toBe(1);
    expect(idsOf(await list(account))).toEqual([id]);
    await trash();
    await starling.sql("UPDATE conversations SET delete_after = now() - interval '1 second' WHERE id = $1", [id]);
    expect((await restore()).data.restoreConversations).toBe(0);
    await until(async () => (await starling.sql('SELECT 1 FROM conversations WHERE id = $1', [id])).length === 0);
  });

  it('exports a conversation as a file', async () => {
    const id = await startConversation(starling, parent, 'to keep');
    const asMarkdown = await rest().get(`/conversations/${id}/export?format=markdown`, parent.accessToken);
    expect(asMarkdown.headers.get('content-type')).toContain('text/markdown');
    expect(asMarkdown.body).toMatch(/^# [\s\S]*\n\nStarted 20[\s\S]*\*\*You\*\* · /);
    const headers = { Authorization: `Bearer ${parent.accessToken}`, 'Accept-Language': 'de' };
    const inGerman = await rest().send('GET', `/conversations/${id}/export?format=markdown`, { headers });
    expect(inGerman.body).toMatch(/\n\nBegonnen 20[\s\S]*\*\*Sie\*\* · /);
    const asJson = await rest().get(`/conversations/${id}/export`, parent.accessToken);
    expect(asJson.body).toMatchObject({ id, messages: [{ message_role: 'user' }, { message_role: 'assistant' }] });
    expect((await rest().get(`/conversations/${id}/export?format=pdf`, parent.accessToken)).status).toBe(422);
  });
});
