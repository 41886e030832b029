import type { ConversationBody } from '../../contract/conversations.js';
import { buildConversation } from '../../test/factories/conversations.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { startConversation } from '../../test/support/start-conversation.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('conversations', () => {
  const starling = useStarling({ provider: true });
  let parent: Account;
  const rest = () => api(starling.url);
  const list = async (account: Account, query = '') => rest().get(`/conversations${query}`, account.accessToken);

  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  it('returns lists and one conversation over GraphQL', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'hello');
    const { data, errors } = await graphql(
      starling,
      `query ($id: ID!) {
        conversations(limit: 5) { total hasMore items { id type isPinned lastMessage { role content } } }
        conversation(id: $id) { id }
        none: conversation(id: "00000000-0000-7000-8000-000000000000") { id }
        messages(conversationId: $id) { hasMore items { role content status replyTo truncated } }
      }`,
      { token: account.accessToken, variables: { id } },
    );
    expect(errors).toEqual([]);
    expect(data.conversations).toMatchObject({
      total: 1,
      hasMore: false,
      items: [{ id, lastMessage: { role: 'ASSISTANT' } }],
    });
    expect(data.conversation).toEqual({ id });
    expect(data.none).toBeNull();
    expect(data.messages.items.map((item: { role: string }) => item.role)).toEqual(['USER', 'ASSISTANT']);
    for (const [query, error] of [
      ['{ conversations(limit: 101) { total } }', 'validation_failed'],
      ['{ conversations(search: "abc") { total } }', 'validation_failed'],
      ['{ messages(conversationId: "00000000-0000-7000-8000-000000000000") { hasMore } }', 'conversation_not_found'],
    ] as const) {
      const refused = await graphql(starling, query, { token: account.accessToken });
      expect(refused.errors[0]!.extensions.error).toBe(error);
    }
  });

  it("gives each field of one GraphQL request its own conversation, and refuses another user's", async () => {
    const account = await registerParent(starling);
    const [first, second] = [
      await startConversation(starling, account, 'one'),
      await startConversation(starling, account, 'two'),
    ];
    const strange = await startConversation(starling, parent, 'mine');
    const query = `query ($first: ID!, $second: ID!) {
      first: messages(conversationId: $first) { items { conversationId } }
      second: messages(conversationId: $second) { items { conversationId } }
    }`;
    const { data } = await graphql(starling, query, {
      token: account.accessToken,
      variables: { first, second },
    });
    expect(data.first.items.map((item: { conversationId: string }) => item.conversationId)).toEqual([first, first]);
    expect(data.second.items.map((item: { conversationId: string }) => item.conversationId)).toEqual([second, second]);
    const mutation = `mutation ($own: ID!, $strange: ID!) {
      own: updateConversation(id: $own, input: { isPinned: true }) { id isPinned }
      strange: updateConversation(id: $strange, input: { isPinned: true }) { id }
    }`;
    const { errors } = await graphql(starling, mutation, {
      token: account.accessToken,
      variables: { own: first, strange },
    });
    expect(errors).toMatchObject([{ path: ['strange'], extensions: { error: 'conversation_not_found' } }]);
    expect((await rest().get(`/conversations/${first}`, account.accessToken)).body.is_pinned).toBe(true);
    expect((await rest().get(`/conversations/${strange}`, parent.accessToken)).body.is_pinned).toBe(false);
  });

  it('returns the same conversation in a list, alone and over GraphQL', async () => {
    const account = await registerParent(starling);
    const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(starling, account.user.id, seed);
    await add({
      title: null,
      pinned: true,
      unread: 12,
      said: { role: 'user', content: 'It\'s "so"\n\tdeep \\ \u2028 🐦‍⬛' },
    });
    await add({
      title: '{"a": [null, 1]}',
      summary: '',
      type: 'storytelling',
      tags: ['a "b", c', '{}', 'née'],
      archived: true,
    });
    const hidden = await add({ title: 'Hidden', said: { role: 'user', content: 'not for eyes' } });
    await starling.sql('UPDATE messages SET hidden_at = now() WHERE conversation_id = $1', [hidden]);
    const empty = await add({ title: 'Its last message is gone' });
    await starling.sql(
      `UPDATE conversations SET last_message_id = NULL, last_message_at = NULL, created_at = '1999-12-31T23:59:59.999999Z',
         updated_at = '2026-02-28T03:04:05.600000+05:30' WHERE id = $1`,
      [empty],
    );
    const page = await list(account, '?include_archived=true');
    expect(page.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(page.body).toHaveLength(4);
    for (const row of page.body) {
      const { body: alone } = await rest().get(`/conversations/${row.id}`, account.accessToken);
      // Compares the text, because the order of the fields must be the same too.
      expect(JSON.stringify(row)).toBe(JSON.stringify(alone));
    }
    expect(page.body.find(({ id }: { id: string }) => id === empty)).toMatchObject({
      created_at: '1999-12-31T23:59:59.999Z',
      updated_at: '2026-02-27T21:34:05.600Z',
      last_message: null,
    });
    const { data } = await graphql(
      starling,
      `{ conversations(includeArchived: true) { total items {
          id title summary type isPinned isArchived messageCount lastMessageAt createdAt updatedAt tags unreadCount
          lastMessage { role content } } } }`,
      { token: account.accessToken },
    );
    expect(data.conversations.total).toBe(Number(page.headers.get('x-total-count')));
    expect(data.conversations.items).toEqual(
      page.body.map((row: ConversationBody) => ({
        id: row.id,
        title: row.title,
        summary: row.summary,
        type: row.conversation_type.toUpperCase(),
        isPinned: row.is_pinned,
        isArchived: row.is_archived,
        messageCount: row.message_count,
        lastMessageAt: row.last_message_at,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        tags: row.tags,
        unreadCount: row.unread_count,
        lastMessage: row.last_message && {
          role: row.last_message.message_role.toUpperCase(),
          content: row.last_message.message_content,
        },
      })),
    );
    expect(await list(account, '?offset=50')).toMatchObject({ status: 200, body: [] });
  });
});
