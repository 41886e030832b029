import { DataSource } from 'typeorm';
import { EarlierPrivateConversations1795001400072 } from '../../migrations/1795001400072-earlier-private-conversations.js';
import { buildConversation } from '../../test/factories/conversations.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { startStarling, type TestStarling } from '../../test/support/starling.js';
import { until } from '../../test/support/wait.js';
import { ConversationsService } from './conversations.service.js';

const UNSAFE = 'My husband hits us and I am scared';
const WORDS = /husband|scared|hits us/i;
const ROW = 'id title summary tags snippet isPrivate lastMessage { content }';

describe('a conversation with a safety answer', () => {
  let starling: TestStarling;
  let parent: Account;

  beforeAll(async () => {
    starling = await startStarling();
  });
  beforeEach(async () => {
    parent = await registerParent(starling);
  });
  afterAll(() => starling.stop());

  const get = (path: string, account = parent) => api(starling.url).get(path, account.accessToken);
  const rename = (id: string, title: string) =>
    api(starling.url).patch(`/conversations/${id}`, { title }, parent.accessToken);
  const search = (term: string) =>
    graphql(starling, `query ($term: String) { conversations(search: $term) { items { ${ROW} } } }`, {
      token: parent.accessToken,
      variables: { term },
    });
  async function talk(...contents: string[]): Promise<string> {
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    for (const content of contents) await client.ask(content);
    await client.close();
    return client.conversationId;
  }
  const eventsOf = (id: string) =>
    starling.sql<{ changes: Record<string, unknown> }>(
      'SELECT changes FROM conversation_events WHERE conversation_id = $1 ORDER BY seq',
      [id],
    );

  it('is quoted by no list, search, subscription and notification', async () => {
    const moderator = await signInAs(starling, 'moderator');
    const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
    const seen = socket.subscribe<{
      conversationChanged: { kind: string; id: string; conversation: { isPrivate: boolean } | null };
    }>(`subscription { conversationChanged { kind id conversation { ${ROW} messageCount } } }`);
    // The subscription is active once a change arrives.
    await talk('How do owls sleep?');
    await seen.has(({ conversationChanged: { conversation } }) => conversation !== null);
    const id = await talk(UNSAFE);
    await seen.has(({ conversationChanged: { id: changed, kind } }) => changed === id && kind === 'CREATED');
    await seen.has(({ conversationChanged }) => conversationChanged.conversation?.isPrivate === true);

    const list = await get('/conversations');
    const row = list.body.find((one: { id: string }) => one.id === id);
    expect(row).toEqual({
      id,
      title: 'Private conversation',
      summary: null,
      conversation_type: 'casual',
      is_pinned: false,
      is_archived: false,
      message_count: 2,
      last_message_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      tags: [],
      unread_count: 1,
      last_message: null,
    });
    expect((await get(`/conversations/${id}`)).body).toEqual(row);
    expect((await get('/conversations?search=husband')).body).toEqual([row]);
    const found = await search('husband');
    expect(found.data.conversations.items).toEqual([
      {
        id,
        title: 'Private conversation',
        summary: null,
        tags: [],
        snippet: null,
        isPrivate: true,
        lastMessage: null,
      },
    ]);
    await until(async () => (await get('/notifications', moderator)).body.length > 0);
    const told = [list.body, seen.items, (await get('/notifications')).body];
    expect(JSON.stringify([...told, (await get('/notifications', moderator)).body])).not.toMatch(WORDS);
    await socket.close();
  });

  it('loses the title, summary and tags that it had, and keeps a title that its owner gives it later', async () => {
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const { conversationId: id } = client;
    await client.ask('How do owls sleep at night?');
    await until(async () => (await get(`/conversations/${id}`)).body.summary !== null);
    await rename(id, 'Owls at our house');
    await client.ask(UNSAFE);
    const { metadata } = await client.has((frame) => frame.metadata.changes?.title === 'Private conversation');
    expect(metadata.changes).toMatchObject({ summary: null, tags: [] });
    expect((await get(`/conversations/${id}`)).body).toMatchObject({
      title: 'Private conversation',
      summary: null,
      tags: [],
    });
    expect(JSON.stringify(await eventsOf(id))).not.toMatch(/owls/i);

    await rename(id, 'Call Anna');
    await client.ask(UNSAFE);
    expect((await get(`/conversations/${id}`)).body).toMatchObject({ title: 'Call Anna', last_message: null });

    const path = `/conversations/${id}`;
    const cleared = await api(starling.url).patch(path, { title: null }, parent.accessToken);
    expect(cleared).toMatchObject({ status: 200, body: { title: 'Private conversation' } });
    expect((await eventsOf(id)).at(-1)?.changes).toEqual({ title: 'Private conversation' });
    await client.close();
  });

  it('is never described again', async () => {
    const id = await talk(UNSAFE);
    const conversations = starling.app.get(ConversationsService, { strict: false });
    expect(await conversations.describedState(id)).toBeNull();
    // A description that was already being written comes too late.
    const description = { title: 'Hit', summary: 'Hit', type: 'casual' as const, tags: ['health'] };
    await conversations.describe(id, description, { messageCount: 2, textsChangedAt: 0 });
    expect((await get(`/conversations/${id}`)).body).toMatchObject({ title: 'Private conversation', summary: null });
  });

  it('becomes private with an edit that needs a safety answer', async () => {
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const { metadata } = await client.ask('Tell me about the moon');
    const path = `/conversations/${client.conversationId}/messages/${metadata.reply_to}`;
    await api(starling.url).patch(path, { content: UNSAFE }, parent.accessToken);
    await client.has(({ type }) => type === 'ai_response');
    expect(JSON.stringify((await get('/conversations')).body)).not.toMatch(/husband|moon/i);
    await client.close();
  });

  it('is private even if a node of an earlier version writes the answer and a description', async () => {
    const id = await buildConversation(starling, parent.user.id, {
      title: 'My husband',
      summary: 'He hits us',
      tags: ['counting'],
    });
    const description = { title: 'My husband', summary: 'He hits us', tags: ['counting'] };
    await starling.sql(
      `INSERT INTO conversation_events (conversation_id, seq, event, changes) VALUES ($1, 2, 'conversation_updated', $2)`,
      [id, description],
    );
    // As the statement that ends a reply, with both tables.
    await starling.sql(
      `WITH c AS (UPDATE conversations SET last_seq = 3, message_count = 3 WHERE id = $1 RETURNING id, user_id)
       INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, response_type)
       SELECT gen_random_uuid(), id, user_id, 3, 'assistant', 'Call for help', 'sent', 'safety' FROM c`,
      [id],
    );
    const neutral = { title: 'Private conversation', summary: null, tags: [], last_message: null };
    expect((await get(`/conversations/${id}`)).body).toMatchObject({ ...neutral, message_count: 3 });
    expect(await eventsOf(id)).toEqual([{ changes: {} }]);

    const describe = `UPDATE conversations SET title = CASE WHEN title_by_user THEN title ELSE 'My husband' END,
                             summary = 'He hits us', tags = CASE WHEN tags_by_user THEN tags ELSE '{counting}' END
                       WHERE id = $1`;
    await starling.sql(describe, [id]);
    expect((await get(`/conversations/${id}`)).body).toMatchObject(neutral);
    await api(starling.url).patch(`/conversations/${id}`, { title: 'Call Anna', tags: ['health'] }, parent.accessToken);
    await starling.sql(describe, [id]);
    expect((await get(`/conversations/${id}`)).body).toMatchObject({
      ...neutral,
      title: 'Call Anna',
      tags: ['health'],
    });
  });

  it('from before is made private by the migration, unless its owner renamed it after the answer', async () => {
    const talks = await Promise.all(
      ['never', 'before', 'after'].map(async (renamed) => {
        const id = await buildConversation(starling, parent.user.id, {
          title: 'My husband',
          summary: 'He hits us',
          tags: ['counting'],
        });
        await starling.sql(`UPDATE conversations SET last_seq = 4, title_by_user = $2 WHERE id = $1`, [
          id,
          renamed !== 'never',
        ]);
        await starling.sql(`UPDATE messages SET seq = 3, response_type = 'safety' WHERE conversation_id = $1`, [id]);
        const description = { title: 'My husband', summary: 'He hits us', tags: ['counting'] };
        await starling.sql(
          `INSERT INTO conversation_events (conversation_id, seq, event, changes)
           VALUES ($1, 1, 'conversation_updated', $2), ($1, $3, 'conversation_updated', $4)`,
          [id, description, renamed === 'before' ? 2 : 4, renamed === 'never' ? {} : { title: 'My husband' }],
        );
        return id;
      }),
    );
    const untouched = await buildConversation(starling, parent.user.id, { title: 'Owls', tags: ['animals'] });
    const runner = starling.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await new EarlierPrivateConversations1795001400072().up(runner);
    await runner.commitTransaction();
    await runner.release();

    const rows = await Promise.all([...talks, untouched].map(async (id) => (await get(`/conversations/${id}`)).body));
    expect(rows.map(({ title, summary, tags, last_message: last }) => [title, summary, tags, last === null])).toEqual([
      ['Private conversation', null, [], true],
      ['Private conversation', null, [], true],
      ['My husband', null, [], true],
      ['Owls', null, ['animals'], false],
    ]);
    expect(JSON.stringify(await Promise.all(talks.slice(0, 2).map(eventsOf)))).not.toMatch(/husband|counting/i);
    expect((await eventsOf(talks[2]!)).map(({ changes }) => changes)).toEqual([{}, { title: 'My husband' }]);
  });
});
