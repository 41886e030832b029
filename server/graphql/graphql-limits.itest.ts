import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { type GraphqlAnswer, GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { SOON_MS } from '../../test/support/wait.js';
import { GRAPHQL_LIMITS } from './limits/document-limits.js';

/** Operations that are made to be expensive are refused before any resolver runs, over HTTP and over the socket. */

const REFUSALS = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');
const range = (from: number, to: number, steps: number) =>
  Array.from({ length: steps }, (_, step) => Math.round(from + ((to - from) * step) / (steps - 1)));

/** Valid except for its depth: fragments inside fragments of the same type. */
const deepFragments = (depth: number) => `{ ${'... on Query { '.repeat(depth)} me { id } ${'}'.repeat(depth)} }`;
const deepFields = (depth: number) => `{ ${'me { '.repeat(depth)} id ${'}'.repeat(depth)} }`;

const bombs: [string, string, Record<string, unknown>?][] = [
  ...range(11, 1_000, 25).map((n): [string, string] => [`fields ${n} deep`, deepFields(n)]),
  ...range(12, 1_000, 25).map((n): [string, string] => [`fragments ${n} deep`, deepFragments(n)]),
  ...range(16, 1_000, 30).map((n): [string, string] => [
    `${n} aliases of an object`,
    `{ ${times(n, (i) => `a${i}: me { id }`)} }`,
  ]),
  ['16 aliases beside the field itself', `{ me { id } ${times(16, (i) => `a${i}: me { id }`)} }`],
  ...range(16, 1_000, 20).map((n): [string, string] => [
    `${n} aliases of a scalar`,
    `{ me { ${times(n, (i) => `a${i}: id`)} } }`,
  ]),
  ...range(16, 1_000, 10).map((n): [string, string] => [
    `${n} aliases of __typename`,
    `{ ${times(n, (i) => `a${i}: __typename`)} }`,
  ]),
  ...range(16, 300, 10).map((n): [string, string] => [
    `${n} aliases in fragments`,
    `{ ${times(n, (i) => `...f${i}`)} } ${times(n, (i) => `fragment f${i} on Query { a${i}: me { id } }`)}`,
  ]),
  ...range(16, 1_000, 10).map((n): [string, string] => [
    `${n} aliases of a mutation`,
    `mutation { ${times(n, (i) => `a${i}: clearConversations`)} }`,
  ]),
  ...range(GRAPHQL_LIMITS.tokens + 1, 100_000, 25).map((n): [string, string] => [
    `${n} tokens`,
    `{ me { ${'id '.repeat(n)} } }`,
  ]),
  ...range(101, 1_000, 20).map((n): [string, string] => [`a field ${n} times`, `{ ${'me { id } '.repeat(n)} }`]),
  ...range(2, 15, 14).map((n): [string, string] => [
    `${n} lists of 500`,
    `{ ${times(n, (i) => `a${i}: conversations(limit: 500) { items { id } }`)} }`,
  ]),
  ...range(1_000, 2 ** 31, 20).map((limit): [string, string] => [
    `a list of ${limit}`,
    `{ conversations(limit: ${limit}) { items { id } } }`,
  ]),
  ...range(1_000, 2 ** 31, 20).map((limit): [string, string, Record<string, unknown>] => [
    `a list of a variable ${limit}`,
    'query ($limit: Int) { conversations(limit: $limit) { items { id } } }',
    { limit },
  ]),
  ...range(1_000, 2 ** 31 - 1, 10).map((limit): [string, string] => [
    `a list of a default ${limit}`,
    `query ($limit: Int = ${limit}) { conversations(limit: $limit) { items { id } } }`,
  ]),
  ...range(11, 15, 5).map((n): [string, string] => [
    `${n} lists of the default length`,
    `{ ${times(n, (i) => `a${i}: conversations(limit: 50) { items { lastMessage { id } } }`)} }`,
  ]),
  ...range(2, 1_000, 20).map((n): [string, string] => [
    `${n} directives`,
    `{ me { id ${'@include(if: true) '.repeat(n)} } }`,
  ]),
  ...range(10, 300, 10).map((n): [string, string] => [
    `a circle of ${n} fragments`,
    `{ ...f0 } ${times(n, (i) => `fragment f${i} on Query { me { id } ...f${(i + 1) % n} }`)}`,
  ]),
  ...range(10, 300, 10).map((n): [string, string] => [
    `${n} fragments that double`,
    `{ ...f0 } ${times(n, (i) => `fragment f${i} on Query { ${i + 1 < n ? `a: me { id } ...f${i + 1} ...f${i + 1}` : 'nope'} }`)}`,
  ]),
  ...range(33, 3_000, 10).map((n): [string, string, Record<string, unknown>] => [
    `variables ${n} deep`,
    '{ __typename }',
    { deep: JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`) as unknown },
  ]),
];

describe('the limits of GraphQL', () => {
  const starling = useStarling();
  let parent: Account;
  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  const expectRefusal = ({ data, errors }: Pick<GraphqlAnswer<unknown>, 'data' | 'errors'>) => {
    expect(data).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions } of errors) {
      expect(REFUSALS).toContain(extensions.code);
      expect(['validation_failed', 'payload_too_large']).toContain(extensions.error);
    }
  };

  // Not `it.each`: Jest would format each document and its variables.
  for (const [name, query, variables] of bombs) {
    it(`refuses ${name}`, async () => {
      const start = performance.now();
      expectRefusal(await graphql(starling, query, { token: parent.accessToken, variables }));
      // The goal is 50 ms of processor time.
      expect(performance.now() - start).toBeLessThan(SOON_MS);
    });
  }

  it('refuses expensive operations over the socket, too', async () => {
    const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
    // The socket is closed for frames over 64 KiB.
    for (const [, query, variables] of bombs.filter(([, text], i) => i % 7 === 0 && text.length < 60_000)) {
      const operation = socket.subscribe(query, variables);
      await operation.ended;
      expect(operation.items).toEqual([]);
      expect(operation.errors.map(({ extensions }) => extensions.code)).toEqual(
        operation.errors.map(({ extensions }) => REFUSALS.find((code) => code === extensions.code)),
      );
      expect(operation.errors.length).toBeGreaterThan(0);
    }
    expect(socket.closed).toBeNull();
    await socket.close();
  });

  describe('operations within the limits', () => {
    it.each<[string, string]>([
      ['15 aliases of one field', `{ ${times(15, (i) => `a${i}: me { id }`)} }`],
      ['15 aliases beside the field itself', `{ me { id } ${times(15, (i) => `a${i}: me { id }`)} }`],
      ['the longest list', '{ conversations(limit: 100) { items { id lastMessage { id } } hasMore } }'],
      ['a list of the default length', '{ conversations { items { id lastMessage { id content } } total } }'],
      [
        'a fragment at several places',
        '{ me { ...u } b: me { ...u } } fragment u on User { id waitlistStatus { status } }',
      ],
    ])('accepts %s', async (_name, query) => {
      const { errors, data } = await graphql(starling, query, { token: parent.accessToken });
      expect(errors).toEqual([]);
      expect(data).not.toBeNull();
    });

    it('accepts introspection of any depth', async () => {
      const { getIntrospectionQuery } = await import('graphql');
      const { errors, data } = await graphql<{ __schema: unknown }>(starling, getIntrospectionQuery());
      expect(errors).toEqual([]);
      expect(data?.__schema).toBeDefined();
    });
  });

  const post = (body: unknown) =>
    fetch(`${starling.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${parent.accessToken}` },
      body: JSON.stringify(body),
    });

  describe('batches', () => {
    it('answers a batch of ten operations', async () => {
      const response = await post(Array.from({ length: 10 }, () => ({ query: '{ me { id } }' })));
      const answers = (await response.json()) as { data: { me: { id: string } } }[];
      expect(answers.map(({ data }) => data.me.id)).toEqual(Array(10).fill(parent.user.id));
    });

    it.each([11, 100, 1_000])('refuses a batch of %i operations', async (count) => {
      const response = await post(Array.from({ length: count }, () => ({ query: 'mutation { clearConversations }' })));
      expect(response.status).toBe(400);
      expectRefusal({ data: null, ...((await response.json()) as Pick<GraphqlAnswer<unknown>, 'errors'>) });
    });
  });

  describe('the transport', () => {
    it('refuses a GET without a preflight header, and a mutation by GET in any case', async () => {
      const query = encodeURIComponent('mutation { clearConversations }');
      expect((await fetch(`${starling.url}/graphql?query=${encodeURIComponent('{ me { id } }')}`)).status).toBe(400);
      expect((await fetch(`${starling.url}/graphql?query=${query}`)).status).toBe(400);
      const headers = { 'Apollo-Require-Preflight': 'true', Authorization: `Bearer ${parent.accessToken}` };
      expect((await fetch(`${starling.url}/graphql?query=${query}`, { headers })).status).toBe(405);
    });

    it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
      'refuses a body of %s',
      async (type) => {
        const response = await fetch(`${starling.url}/graphql`, {
          method: 'POST',
          headers: { 'Content-Type': type, Authorization: `Bearer ${parent.accessToken}` },
          body: JSON.stringify({ query: 'mutation { clearConversations }' }),
        });
        expect([400, 415]).toContain(response.status);
      },
    );

    it('refuses subscriptions over HTTP', async () => {
      const query = 'query A { me { id } } subscription B { notificationAdded { id } }';
      const { errors, data } = await graphql(starling, query, { token: parent.accessToken, operationName: 'B' });
      expect(data).toBeNull();
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', error: 'validation_failed' });
      const other = await graphql(starling, query, { token: parent.accessToken, operationName: 'A' });
      expect(other.errors).toEqual([]);
    });

    it('serves a page with instructions and the schema to a browser', async () => {
      const response = await fetch(`${starling.url}/graphql`, { headers: { Accept: 'text/html,*/*;q=0.8' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const page = await response.text();
      expect(page).toContain('type Query {');
      expect(page).not.toContain('<script');
    });

    it.each([
      ['{ me { id }', 'GRAPHQL_PARSE_FAILED'],
      ['{ nope }', 'GRAPHQL_VALIDATION_FAILED'],
      ['query ($limit: Int) { conversations(limit: $limit) { total } }', 'BAD_USER_INPUT'],
    ])('reports the error code for %s', async (query, code) => {
      const variables = { limit: 'many' };
      const { errors } = await graphql(starling, query, { token: parent.accessToken, variables });
      expect(errors[0]?.extensions.code).toBe(code);
      expect(JSON.stringify(errors)).not.toMatch(/stack|node_modules/);
    });

    it.each([-1, 0, 101, 1_000])('refuses the limit %i of a list', async (limit) => {
      const query = 'query ($limit: Int) { conversations(limit: $limit) { total } }';
      const { errors } = await graphql(starling, query, { token: parent.accessToken, variables: { limit } });
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', error: 'validation_failed' });
    });
  });
});

describe('the limits of GraphQL in production', () => {
  const starling = useStarling({ settings: { NODE_ENV: 'production', RATE_LIMITS: 'on' } });

  it('discloses neither the schema nor names similar to a wrong one', async () => {
    for (const query of [
      '{ __schema { queryType { name } } }',
      '{ __type(name: "User") { name } }',
      '{ mee { id } }',
    ]) {
      const { errors, data } = await graphql(starling, query);
      expect(data).toBeNull();
      expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
      expect(JSON.stringify(errors)).not.toContain('Did you mean');
    }
  });

  it('limits an account to 300 operations a minute and counts each operation of a batch', async () => {
    const admin = await signInAs(starling, 'admin');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.accessToken}` };
    const body = JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ me { id } }' })));
    const send = () => fetch(`${starling.url}/graphql`, { method: 'POST', headers, body });
    for (let batch = 0; batch < 30; batch += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { errors } = (await refused.json()) as Pick<GraphqlAnswer<unknown>, 'errors'>;
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', error: 'rate_limited' });
  });
});
