import { randomUUID } from 'node:crypto';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { type Answer, api, type Json } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { SOON_MS } from '../../test/support/wait.js';

/** Texts that try to inject a statement, reach another row or change the order. */
const STATEMENTS = [
  "' OR 1=1 --",
  "' OR '1'='1",
  "') OR ('1'='1",
  "'; DROP TABLE conversations; --",
  "'; DELETE FROM messages; --",
  "'; UPDATE users SET role='admin'; --",
  "' UNION SELECT password_hash FROM users --",
  "' UNION ALL SELECT NULL, NULL, NULL --",
  "' AND (SELECT pg_sleep(5)) IS NOT NULL --",
  "'||(SELECT pg_sleep(5))||'",
  "'; COPY users TO PROGRAM 'id'; --",
  '" OR ""="',
  '"; DROP TABLE users; --',
  '1; SELECT pg_sleep(5)',
  '1 OR 1=1',
  '1 UNION SELECT 1',
  '1/**/OR/**/1=1',
  '/* comment */ OR 1=1',
  '*/ OR 1=1 /*',
  '-- comment',
  '#comment',
  ';;;;',
  "''''",
  '""""',
  '$1::text',
  '$$; DROP TABLE users; $$',
  '$tag$ OR 1=1 $tag$',
  "E'\\x27 OR 1=1'",
  "U&'\\0027' OR 1=1",
  "\\'; DROP TABLE users; --",
  '\\\\\\\\',
  '%%%%',
  '____',
  '%_%_',
  '\\%\\_',
  '100% of_it\\',
  "x' LIMIT 1000000 --",
  "x' ORDER BY (SELECT 1/0) --",
  'CAST(id AS int)',
  "'1'::int",
  'id::text::uuid',
  '(SELECT 1/0)',
  'CASE WHEN 1=1 THEN 1 END',
  'created_at; --',
  'c.id DESC, c.user_id',
  'recent; DROP TABLE users',
  'recent--',
  'NULLIF(1,1)',
  'pg_catalog.pg_user',
  'information_schema.tables',
  "current_setting('is_superuser')",
  'lo_import(0)',
  '＇ OR １＝１',
  'ʼ OR 1=1',
  '\u02bc; DROP TABLE users',
  '%27%20OR%201=1',
  '0x27204f5220313d31',
  "'\t OR\t1=1",
  "'\r\nOR 1=1",
  '🐦🐦🐦🐦',
] as const;

/** Pages with impossible lengths, ranges and shapes. */
const NUMBERS = [
  ...['-1', '1e9', 'abc', '', ' ', '1.5', '01x', '0x10', '١', '１', 'NaN', 'Infinity', '-0.1', '1,000', '+1', 'null'],
  ...['true', '2147483648', '9007199254740993', '99999999999999999999', '1 ', '\u0000', '%00', '[]', '{}', '--1'],
];
const LIMITS = [...NUMBERS, '0', '101', '1000000000'].map((value) => `limit=${encodeURIComponent(value)}`);
const OFFSETS = [...NUMBERS, '1000001', '1000000000'].map((value) => `offset=${encodeURIComponent(value)}`);
const SHAPES = ['limit', 'offset', 'search', 'sort_by', 'type', 'include_archived'].flatMap((name) => {
  const value = { limit: '1', offset: '1', search: 'moon', sort_by: 'recent', type: 'casual' }[name] ?? 'true';
  return [
    `${name}=${value}&${name}=${value}`,
    `${name}[]=${value}`,
    `${name}[a]=${value}`,
    `${name.toUpperCase()}=${value}`,
  ];
});
const IDS = [
  ...['0', '-1', '1', 'abc', 'null', 'undefined', '%20', '%00', '*', '..%2F..%2Fusers', 'me', "'", '%25', '🐦', 'NaN'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '{00000000-0000-7000-8000-000000000000}',
    'ffffffffffffffffffffffffffffffff',
  ],
  ...[
    '00000000-0000-7000-8000-00000000000g',
    '00000000-0000-7000-8000-0000000000000',
    '00000000_0000_7000_8000_000000000000',
  ],
];

const CONVERSATIONS = 10_000;

describe('conversation lists under hostile input', () => {
  const starling = useStarling();
  let account: Account;
  /** Conversations by the statement in their title. */
  const stored = new Map<string, string>();
  const durations: number[] = [];

  const list = async (query: string): Promise<Answer<Json>> => {
    const started = performance.now();
    const answer = await api(starling.url).get(`/conversations?${query}`, account.accessToken);
    durations.push(performance.now() - started);
    return answer;
  };
  /** The rows that no request of this file may change. */
  const fingerprint = async () => {
    const [row] = await starling.sql(
      `SELECT (SELECT md5(string_agg(concat_ws(' ', table_name, column_name, data_type), ',' ORDER BY table_name, column_name))
                 FROM information_schema.columns WHERE table_schema = 'public') AS columns,
              (SELECT count(*)::int FROM conversations) AS conversations, (SELECT count(*)::int FROM messages) AS messages,
              (SELECT md5(string_agg(concat_ws(' ', id, role, username), ',' ORDER BY id)) FROM users) AS users`,
    );
    return row;
  };

  beforeAll(async () => {
    account = await registerParent(starling);
    const stranger = await registerParent(starling);
    const insert = `INSERT INTO conversations (id, user_id, title, message_count, last_seq, last_message_id, last_message_at)
                    SELECT id, $1, title, 1, 1, message_id, now() FROM unnest($2::uuid[], $3::uuid[], $4::text[]) made(id, message_id, title)`;
    const say = `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status)
                 SELECT message_id, id, $1, 1, 'user', content, 'sent' FROM unnest($2::uuid[], $3::uuid[], $4::text[]) made(id, message_id, content)`;
    const texts = Array.from({ length: CONVERSATIONS }, (_, index) => STATEMENTS[index] ?? `Talk number ${index}`);
    const ids = texts.map(() => randomUUID());
    const messageIds = texts.map(() => randomUUID());
    await starling.sql(insert, [account.user.id, ids, messageIds, texts]);
    await starling.sql(say, [account.user.id, ids, messageIds, texts.map((_, index) => `What was said in ${index}`)]);
    for (const [index, statement] of STATEMENTS.entries()) stored.set(ids[index]!, statement);
    // Another family has the same conversations, and no response may contain any of them.
    const theirs = STATEMENTS.map(() => randomUUID());
    const theirMessages = STATEMENTS.map(() => randomUUID());
    await starling.sql(insert, [stranger.user.id, theirs, theirMessages, [...STATEMENTS]]);
    await starling.sql(say, [stranger.user.id, theirs, theirMessages, [...STATEMENTS]]);
    await starling.sql('ANALYZE conversations, messages');
  }, 120_000);

  it('treats SQL in a search as plain text', async () => {
    const before = await fingerprint();
    for (const statement of STATEMENTS) {
      const expected = [...stored].filter(([, title]) => title.toLowerCase().includes(statement.toLowerCase()));
      const found = await list(`limit=100&search=${encodeURIComponent(statement)}`);
      const titles = found.body.map((row: { title: string }) => row.title).sort();
      expect([statement, found.status, titles]).toEqual([statement, 200, expected.map(([, title]) => title).sort()]);
      expect(found.headers.get('x-total-count')).toBe(String(expected.length));
      const { data } = await graphql(starling, 'query ($search: String) { conversations(search: $search) { total } }', {
        token: account.accessToken,
        variables: { search: statement },
      });
      expect([statement, data?.conversations]).toEqual([statement, { total: expected.length }]);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('refuses SQL in place of a value and names the field', async () => {
    const before = await fingerprint();
    for (const statement of STATEMENTS) {
      for (const field of ['sort_by', 'type', 'limit', 'offset', 'include_archived']) {
        const { status, body } = await list(`${field}=${encodeURIComponent(statement)}`);
        expect([field, statement, status, Object.keys(body.detail?.fields ?? {})]).toEqual([
          field,
          statement,
          422,
          [field],
        ]);
      }
      const { status, body } = await list(`${encodeURIComponent(statement)}=1`);
      expect([statement, status, body.error]).toEqual([statement, 422, 'validation_failed']);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('finds no conversation by SQL in place of its id', async () => {
    const before = await fingerprint();
    const rest = api(starling.url);
    for (const statement of STATEMENTS) {
      const path = `/conversations/${encodeURIComponent(statement)}`;
      const answers = [
        await rest.get(path, account.accessToken),
        await rest.patch(path, { is_archived: true }, account.accessToken),
        await rest.delete(path, account.accessToken),
      ];
      expect([statement, answers.map(({ status }) => status)]).toEqual([statement, [404, 404, 404]]);
      const { data, errors } = await graphql(starling, 'mutation ($ids: [ID!]!) { trashConversations(ids: $ids) }', {
        token: account.accessToken,
        variables: { ids: [statement] },
      });
      expect([statement, data, errors[0]?.extensions.error]).toEqual([statement, null, 'validation_failed']);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('refuses impossible pages with 422', async () => {
    for (const query of [...LIMITS, ...OFFSETS, ...SHAPES]) {
      const { status, body } = await list(query);
      expect([query, status, body.error]).toEqual([query, 422, 'validation_failed']);
    }
    const id = [...stored.keys()][0]!;
    for (const query of [...LIMITS, 'limit=501', 'before=abc', 'before=1'].filter((limit) => limit !== 'limit=101')) {
      const { status } = await api(starling.url).get(`/conversations/${id}/messages?${query}`, account.accessToken);
      // A page may hold more messages than conversations.
      expect([query, status]).toEqual([query, 422]);
    }
  });

  it('finds a conversation by its id in capitals, but by no id of another shape or kind', async () => {
    const rest = api(starling.url);
    const [id] = [...stored.keys()];
    const [message] = await starling.sql<{ id: string }>('SELECT id FROM messages WHERE conversation_id = $1', [id]);
    for (const other of [...IDS, message!.id, account.user.id, randomUUID(), `${id}%20`, `urn:uuid:${id}`]) {
      for (const path of [
        `/conversations/${other}`,
        `/conversations/${other}/messages`,
        `/conversations/${other}/export`,
      ]) {
        const { status, body } = await rest.get(path, account.accessToken);
        expect([path, status, body.error]).toEqual([path, 404, 'conversation_not_found']);
      }
    }
    expect((await rest.get(`/conversations/${id!.toUpperCase()}`, account.accessToken)).body.id).toBe(id);
  });

  it('answers each hostile request soon', () => {
    expect(durations.length).toBeGreaterThan(400);
    expect(Math.max(...durations)).toBeLessThan(SOON_MS);
  });
});
