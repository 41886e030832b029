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
  const idsOf = (answer: { body: { id: string }[] }) => answer.body.map((row) => row.id);

  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  it('finds the exact text in titles and messages, without wildcards', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'Why is 100% of the_sky blue\\grey 🐦');
    await startConversation(starling, account, 'another thing');
    for (const term of ['100%', 'the_', 'blue\\', '🐦 [[', 'SKY B', 'answer to Why']) {
      expect([term, idsOf(await list(account, `?search=${encodeURIComponent(term)}`))]).toEqual([term, [id]]);
    }
    for (const term of ['%%%%', '____', "' OR 1=1 --"]) {
      expect(idsOf(await list(account, `?search=${encodeURIComponent(term)}`))).toEqual([]);
    }
    expect((await list(account, '?search=')).body).toHaveLength(2);
    expect(await list(parent, `?search=${encodeURIComponent('another thing')}`)).toMatchObject({ body: [] });
  });

  it('takes capitals and small letters of every alphabet as the same', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'Über den Wolken: ПОЧЕМУ небо синее');
    const terms = ['über', 'ÜBER DEN', 'wolken: п', 'почему', 'WOLKEN', 'НЕБО'];
    const find = async (term: string) => idsOf(await list(account, `?search=${encodeURIComponent(term)}`));
    for (const term of terms) expect([term, await find(term)]).toEqual([term, [id]]);
    await starling.sql(
      `INSERT INTO conversations (id, user_id, message_count, last_message_at)
       SELECT gen_random_uuid(), $1, 50, now() FROM generate_series(1, 250)`,
      [account.user.id],
    );
    for (const term of terms) expect([term, await find(term)]).toEqual([term, [id]]);
  });

  it('shows an excerpt around the match of a search, even in an account with many messages', async () => {
    const account = await registerParent(starling);
    const id = await startConversation(starling, account, 'The moon is made of cheddar, says my son');
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

  it('lists only conversations with a tag over GraphQL, alone and with a search', async () => {
    const account = await registerParent(starling);
    const add = (seed: Parameters<typeof buildConversation>[2]) => buildConversation(starling, account.user.id, seed);
    const night = await add({ title: 'Lights out', tags: ['bedtime', 'routine'] });
    const nap = await add({ title: 'A nap at noon', tags: ['bedtime'], minutesAgo: 9 });
    await add({ title: 'Ducks at noon', tags: ['animals'] });
    const query = `query ($search: String, $tag: String) {
      conversations(search: $search, tag: $tag) { total items { id } }
    }`;
    const find = async (variables: Record<string, unknown>) => {
      const { data, errors } = await graphql(starling, query, { token: account.accessToken, variables });
      return data?.conversations ?? errors?.[0]?.extensions.code;
    };
    expect(await find({ tag: 'Bedtime' })).toEqual({ total: 2, items: [{ id: night }, { id: nap }] });
    expect(await find({ tag: 'bedtime', search: 'noon' })).toEqual({ total: 1, items: [{ id: nap }] });
    expect((await find({})).total).toBe(3);
    expect(await find({ tag: '' })).toBe('BAD_USER_INPUT');
  });

  it('cuts the excerpt of a search between words and marks each cut with dots', async () => {
    const account = await registerParent(starling);
    const snippetOf = async (content: string) => {
      const id = await buildConversation(starling, account.user.id, { said: { role: 'user', content } });
      const query = '{ conversations(search: "cheddar") { items { id snippet } } }';
      const { data } = await graphql(starling, query, { token: account.accessToken });
      return data.conversations.items.find((item: { id: string }) => item.id === id).snippet;
    };
    expect(await snippetOf('Cheddar is a cheese.')).toBe('Cheddar is a cheese.');
    expect(await snippetOf(`${'wonderful '.repeat(9)}Cheddar`)).toBe('…wonderful wonderful wonderful Cheddar');
    expect(await snippetOf(`${'x'.repeat(60)}cheddar`)).toBe(`…${'x'.repeat(40)}cheddar`);
    expect(await snippetOf(`cheddar ${'y'.repeat(200)}`)).toBe(`cheddar ${'y'.repeat(152)}…`);
  });
});
