import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { ConversationBody } from '../contract/conversations.js';
import { type AiProviderDouble, startAiProvider } from './doubles/ai-provider.js';
import { type Account, registerParent, signInAs } from './support/accounts.js';
import { api } from './support/api.js';
import { insertConversation } from './support/conversation-rows.js';
import { GraphqlSocket, graphql } from './support/graphql-client.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling, testRedisUrl } from './support/starling.js';
import { until } from './support/wait.js';

describe('conversations', () => {
  let provider: AiProviderDouble;
  let starling: TestStarling;
  let parent: Account;
  const rest = () => api(starling.url);
  /** A conversation with one question and its answer. */
  const talk = async (account: Account, ...questions: string[]): Promise<string> => {
    const client = await LiveClient.join(starling, { token: account.accessToken });
    for (const question of questions)
      await client.ask(`${question} [[script:pieces n=1 text="answer to ${question}"]]`);
    await client.close();
    return client.conversationId;
  };
  const list = async (account: Account, query = '') => rest().get(`/conversations${query}`, account.accessToken);
  const idsOf = (answer: { body: { id: string }[] }) => answer.body.map((row) => row.id);

  beforeAll(async () => {
    provider = await startAiProvider();
    starling = await startStarling({ COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off' });
    parent = await registerParent(starling);
  });
  afterAll(async () => {
    await starling.stop();
    await provider.close();
  });

  it('lists what has messages, with its last one and the total', async () => {
    const account = await registerParent(starling);
    const silent = await LiveClient.join(starling, { token: account.accessToken });
    const id = await talk(account, 'hello');
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

  it('gives twenty where no limit is asked for', async () => {
    const account = await registerParent(starling);
    for (let index = 0; index < 21; index += 1) await insertConversation(starling, account.user.id);
    const answer = await list(account);
    expect(answer.body).toHaveLength(20);
    expect(answer.headers.get('x-total-count')).toBe('21');
  });

  it('sorts, filters and pages', async () => {
    const account = await registerParent(starling);
    const first = await talk(account, 'one', 'one more', 'and one more');
    const second = await talk(account, 'two', 'two more');
    const third = await talk(account, 'three');
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

  it('finds text in titles and messages, each character for itself', async () => {
    const account = await registerParent(starling);
    const id = await talk(account, 'Why is 100% of the_sky blue\\grey 🐦');
    await talk(account, 'another thing');
    for (const term of ['100%', 'the_', 'blue\\', '🐦 [[', 'SKY B', 'answer to Why']) {
      expect([term, idsOf(await list(account, `?search=${encodeURIComponent(term)}`))]).toEqual([term, [id]]);
    }
    for (const term of ['%%%%', '____', "' OR 1=1 --"]) {
      expect(idsOf(await list(account, `?search=${encodeURIComponent(term)}`))).toEqual([]);
    }
    expect((await list(account, '?search=')).body).toHaveLength(2);
    expect(await list(parent, `?search=${encodeURIComponent('another thing')}`)).toMatchObject({ body: [] });
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

  it('does not know what is not yours, whatever you do', async () => {
    const id = await talk(parent, 'mine');
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

  it('pages through messages with a link to earlier ones', async () => {
    const id = await talk(parent, 'one', 'two', 'three');
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

  it('tells when its last message came, also once later ones are removed', async () => {
    const account = await registerParent(starling);
    const id = await talk(account, 'one', 'two', 'three');
    const between = await talk(account, 'four');
    const path = `/conversations/${id}`;
    const messages = async () => (await rest().get(`${path}/messages`, account.accessToken)).body;
    // Nothing falls in time while the clock does not go back; here it has.
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
      // By its last message: ahead of the other one by the hour, or behind it.
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

  it('clears what the list shows, archived ones only when asked', async () => {
    const account = await registerParent(starling);
    const kept = await talk(account, 'kept');
    await talk(account, 'gone');
    await rest().patch(`/conversations/${kept}`, { is_archived: true }, account.accessToken);
    expect((await rest().delete('/conversations', account.accessToken)).body).toEqual({ deleted: 1 });
    expect(idsOf(await list(account, '?include_archived=true'))).toEqual([kept]);
    expect((await rest().delete('/conversations?include_archived=true', account.accessToken)).body).toEqual({
      deleted: 1,
    });
  });

  it('gives a conversation a title, a summary, a type and tags by itself, and keeps a title that a user set', async () => {
    const id = await talk(parent, 'Can you help my daughter with counting and math before bedtime?');
    const described = await until(async () => {
      const { body } = await rest().get(`/conversations/${id}`, parent.accessToken);
      return body.title ? body : null;
    });
    expect(described.title.length).toBeLessThanOrEqual(60);
    expect(described.summary.length).toBeLessThanOrEqual(200);
    expect(described.tags).toEqual(expect.arrayContaining(['math']));
    const named = await talk(parent, 'one');
    await rest().patch(`/conversations/${named}`, { title: 'My own title' }, parent.accessToken);
    const client = await LiveClient.join(starling, { token: parent.accessToken, conversationId: named });
    for (let asked = 0; asked < 6; asked += 1) await client.ask(`question ${asked}`);
    await client.has((frame) => frame.metadata.event === 'conversation_updated');
    await client.close();
    expect((await rest().get(`/conversations/${named}`, parent.accessToken)).body.title).toBe('My own title');
  });

  it('gives the same order page by page, from wherever it reads it', async () => {
    const account = await registerParent(starling);
    for (let index = 0; index < 23; index += 1) {
      // Times and counts that several share: the order goes by the id then.
      const seed = { minutesAgo: index % 5, messageCount: 1 + (index % 3), pinned: index % 7 === 0 };
      await insertConversation(starling, account.user.id, seed);
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

  it('tells open lists what they missed while the bus was broken', async () => {
    const account = await registerParent(starling);
    const id = await talk(account, 'hello');
    const socket = GraphqlSocket.signedIn(starling, account.accessToken);
    const changes = socket.subscribe('subscription { conversationChanged { kind id conversation { title } } }');
    await socket.subscribe('subscription { adminStats { totalUsers } }').ended;
    // As a change at another node that the bus did not carry.
    await starling.sql(`UPDATE conversations SET title = 'Unheard', updated_at = clock_timestamp() WHERE id = $1`, [
      id,
    ]);
    const redis = new Redis(testRedisUrl());
    await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    redis.disconnect();
    await changes.has(
      ({ conversationChanged: change }) => change.id === id && change.conversation?.title === 'Unheard',
    );
    await socket.close();
  });

  it('tells open lists over GraphQL what changes, on every node', async () => {
    const account = await registerParent(starling);
    const other = await starling.startNode();
    const socket = GraphqlSocket.signedIn(other, account.accessToken);
    const changes = socket.subscribe(`subscription {
      conversationChanged { kind id conversation { id title messageCount unreadCount lastMessage { role content } } }
    }`);
    // A socket is let in one after the other: once this answers, the subscription stands.
    const stranger = socket.subscribe('subscription { adminStats { totalUsers } }');
    await stranger.ended;
    const id = await talk(account, 'hello');
    await changes.has((item) => item.conversationChanged.kind === 'CREATED' && item.conversationChanged.id === id);
    await changes.has((item) => item.conversationChanged.conversation?.messageCount === 2);
    const { data } = await graphql(
      starling,
      `mutation ($id: ID!) { updateConversation(id: $id, input: { title: "New" }) { title } }`,
      {
        token: account.accessToken,
        variables: { id },
      },
    );
    expect(data.updateConversation.title).toBe('New');
    await changes.has((item) => item.conversationChanged.conversation?.title === 'New');
    await graphql(starling, `mutation ($id: ID!) { deleteConversation(id: $id) }`, {
      token: account.accessToken,
      variables: { id },
    });
    expect(await changes.has((item) => item.conversationChanged.kind === 'DELETED')).toEqual({
      conversationChanged: { kind: 'DELETED', id, conversation: null },
    });
    await socket.close();
    await other.stop();
  });

  describe('in an open list', () => {
    const REPLYING = 'subscription { conversationChanged { id conversation { isReplying messageCount } } }';
    type Seen = { conversationChanged: { id: string; conversation: { isReplying: boolean; messageCount: number } } };
    const isReplying = async (account: Account, id: string) => {
      const query = `query ($id: ID!) { conversation(id: $id) { isReplying } conversations { items { isReplying } } }`;
      const { data } = await graphql(starling, query, { token: account.accessToken, variables: { id } });
      expect(data.conversations.items).toEqual([data.conversation]);
      return data.conversation.isReplying as boolean;
    };
    /** A list at another node; `shows` resolves once it has shown that state. */
    const watch = async (account: Account, node: { url: string }) => {
      const socket = GraphqlSocket.signedIn(node, account.accessToken);
      const changes = socket.subscribe<Seen>(REPLYING);
      await socket.subscribe('subscription { adminStats { totalUsers } }').ended;
      const shows = (isReplying: boolean, messageCount: number) =>
        changes.has(
          ({ conversationChanged: { conversation } }) =>
            conversation.isReplying === isReplying && conversation.messageCount === messageCount,
        );
      return { socket, changes, shows };
    };

    it('a reply shows from its start to its end, at every node, and so does the one that waited behind it', async () => {
      const account = await registerParent(starling);
      const other = await starling.startNode();
      const { socket, changes, shows } = await watch(account, other);
      const client = await LiveClient.join(starling, { token: account.accessToken });
      const { conversationId: id } = client;
      client.say('One [[script:gate n=1]]');
      await shows(true, 1);
      client.say('Two [[script:gate n=1]]');
      await shows(true, 2);
      expect(await isReplying(account, id)).toBe(true);
      provider.release(1);
      await shows(true, 3);
      provider.release(1);
      await shows(false, 4);
      expect(changes.items.at(-1)?.conversationChanged).toMatchObject({ id, conversation: { isReplying: false } });
      expect(await isReplying(account, id)).toBe(false);
      await client.close();
      await socket.close();
      await other.stop();
    });

    it('a reply that is stopped before its first text is no longer being written', async () => {
      const account = await registerParent(starling);
      const other = await starling.startNode();
      const { socket, shows } = await watch(account, other);
      const client = await LiveClient.join(starling, { token: account.accessToken });
      const { conversationId: id } = client;
      client.say('One [[script:never-answers]]');
      await shows(true, 1);
      client.send('stop_streaming', 'STOP_STREAMING');
      await shows(false, 1);
      expect(await isReplying(account, id)).toBe(false);
      await client.close();
      await socket.close();
      await other.stop();
    });
  });

  it('answers lists and one conversation over GraphQL', async () => {
    const account = await registerParent(starling);
    const id = await talk(account, 'hello');
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

  it('says the same of a conversation in a page that Postgres wrote, alone, and over GraphQL', async () => {
    const account = await registerParent(starling);
    const add = (seed: Parameters<typeof insertConversation>[2]) => insertConversation(starling, account.user.id, seed);
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
      // As text: the order of the fields is the same, too.
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

  it('changes many at once, each once, and nothing of others', async () => {
    const account = await registerParent(starling);
    const ids = [await talk(account, 'one'), await talk(account, 'two')];
    const strange = await talk(parent, 'mine');
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
    const told = () => reader.frames.flatMap(({ metadata }) => metadata.changes?.is_archived ?? []);
    await until(() => told().length === 2);
    expect(told()).toEqual([true, false]);
    expect((await rest().get(`/conversations/${strange}`, parent.accessToken)).body.is_archived).toBe(false);
    await reader.close();
  });

  it('shows where a search was found, also in an account with many messages', async () => {
    const account = await registerParent(starling);
    const id = await talk(account, 'The moon is made of cheddar, says my son');
    const find = async () => {
      const query = `query ($search: String) {
        conversations(search: $search, limit: 5) { total items { id snippet } }
      }`;
      const found = await graphql(starling, query, { token: account.accessToken, variables: { search: 'CHEDDAR,' } });
      return found.data.conversations;
    };
    const expected = { total: 1, items: [{ id, snippet: expect.stringContaining('made of cheddar, says') }] };
    expect(await find()).toEqual(expected);
    await starling.sql(
      `INSERT INTO conversations (id, user_id, message_count, last_message_at)
       SELECT gen_random_uuid(), $1, 50, now() FROM generate_series(1, 250)`,
      [account.user.id],
    );
    expect(await find()).toEqual(expected);
    expect((await list(account, '?search=cheddar&offset=5')).headers.get('x-total-count')).toBe('1');
  });

  it('cuts what was found between words, with dots where it is cut', async () => {
    const account = await registerParent(starling);
    const snippetOf = async (content: string) => {
      const id = await insertConversation(starling, account.user.id, { said: { role: 'user', content } });
      const query = '{ conversations(search: "cheddar") { items { id snippet } } }';
      const { data } = await graphql(starling, query, { token: account.accessToken });
      return data.conversations.items.find((item: { id: string }) => item.id === id).snippet;
    };
    expect(await snippetOf('Cheddar is a cheese.')).toBe('Cheddar is a cheese.');
    expect(await snippetOf(`${'wonderful '.repeat(9)}Cheddar`)).toBe('…wonderful wonderful wonderful Cheddar');
    expect(await snippetOf(`${'x'.repeat(60)}cheddar`)).toBe(`…${'x'.repeat(40)}cheddar`);
    expect(await snippetOf(`cheddar ${'y'.repeat(200)}`)).toBe(`cheddar ${'y'.repeat(152)}…`);
  });

  it('takes a deletion back within ten seconds, and carries it out after', async () => {
    const account = await registerParent(starling);
    const id = await talk(account, 'hello');
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

  it('hands a conversation out as a file', async () => {
    const id = await talk(parent, 'to keep');
    const asMarkdown = await rest().get(`/conversations/${id}/export?format=markdown`, parent.accessToken);
    expect(asMarkdown.headers.get('content-type')).toContain('text/markdown');
    expect(asMarkdown.body).toContain('**You**');
    const asJson = await rest().get(`/conversations/${id}/export`, parent.accessToken);
    expect(asJson.body).toMatchObject({ id, messages: [{ message_role: 'user' }, { message_role: 'assistant' }] });
    expect((await rest().get(`/conversations/${id}/export?format=pdf`, parent.accessToken)).status).toBe(422);
  });
});
