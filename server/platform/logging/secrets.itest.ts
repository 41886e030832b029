import { randomBytes } from 'node:crypto';
import { AiProviderDouble, PROVIDER_SECRET } from '../../../test/doubles/ai-provider.js';
import { GoogleDouble } from '../../../test/doubles/google.js';
import { type Account, registerParent, signInAgain, TEST_PASSWORD } from '../../../test/support/accounts.js';
import type { Json } from '../../../test/support/api.js';
import { beginSignIn, callback, visitGoogle } from '../../../test/support/google-sign-in.js';
import { GraphqlSocket, graphql } from '../../../test/support/graphql-client.js';
import { LiveClient } from '../../../test/support/live-client.js';
import { type SpawnedStarling, spawnStarling } from '../../../test/support/spawn.js';
import { createTestDatabase, execute, testRedisUrl } from '../../../test/support/starling.js';
import { until } from '../../../test/support/wait.js';

const METRICS_TOKEN = `metrics-${randomBytes(12).toString('hex')}`;
const PROVIDER_KEY = `provider-key-${randomBytes(12).toString('hex')}`;
const SIGNING_SECRET = `signing-secret-${randomBytes(16).toString('hex')}`;
/** Where a person's words, and their titles, may be kept. */
const PLACES_OF_TEXT = ['conversation_events', 'conversations', 'messages', 'replies', 'reports'];

/** One busy hour of a service, and afterwards a look at everything that it left behind. */
describe('the traces that a service leaves', () => {
  const words = `words-${randomBytes(8).toString('hex')}`;
  /** Tokens, codes, states, cookies, passwords and keys by name: none of them may be anywhere. */
  const secrets = new Map<string, string>();
  /** Of every answer that was an error. */
  const errors: { call: string; status: number; text: string; requestId: string | null }[] = [];
  const closings: string[] = [];
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let starling: SpawnedStarling;
  let google: GoogleDouble;
  let provider: AiProviderDouble;
  let parent: Account;
  let metrics: string;

  const keep = (name: string, value: string | null | undefined) => {
    if (!value || value.length < 16) throw new Error(`There is no ${name} to look for`);
    secrets.set(name, value);
  };
  const keepToken = (name: string, token: string) => {
    const [, payload, signature] = token.split('.');
    keep(`${name} (its claims)`, payload);
    keep(`${name} (its signature)`, signature);
  };

  /** Every call goes through here, so that no error body is missed. */
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<{ status: number; body: Json }> => {
    const response = await fetch(path.startsWith('/graphql') ? starling.url + path : `${starling.url}/api/v1${path}`, {
      redirect: 'manual',
      ...init,
      method,
    });
    const text = await response.text();
    if (response.status >= 400) {
      const requestId = response.headers.get('x-request-id');
      errors.push({ call: `${method} ${path.split('?', 1)[0]}`, status: response.status, text, requestId });
    }
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };
  const json = (body: unknown, token?: string, more: Record<string, string> = {}): RequestInit => ({
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

  async function signIn(): Promise<void> {
    parent = await registerParent(starling);
    keep('password', TEST_PASSWORD);
    keepToken('access token', parent.accessToken);
    keep('refresh token', parent.refreshToken);
    const wrong = `Wrong-1-${randomBytes(12).toString('hex')}`;
    keep('wrong password', wrong);
    await ask('POST', '/auth/login', json({ username: parent.email, password: wrong }));
    await ask('POST', '/auth/register', json({ email: 'x', password: wrong, role: 'admin' }));
    await ask('POST', '/auth/login', json(`{"username": "${wrong}"`));
    const rotated = await ask('POST', '/auth/refresh', json({ refresh_token: parent.refreshToken, rotate: true }));
    keepToken('refreshed access token', rotated.body.access_token);
    keep('rotated refresh token', rotated.body.refresh_token);
    await ask('POST', '/auth/refresh', json({ refresh_token: rotated.body.refresh_token }));

    const reused = await signInAgain(starling, parent);
    const next = await ask('POST', '/auth/refresh', json({ refresh_token: reused.refreshToken, rotate: true }));
    await ask('POST', '/auth/refresh', json({ refresh_token: next.body.refresh_token }));
    await ask('POST', '/auth/refresh', json({ refresh_token: reused.refreshToken, rotate: true }));
    await ask('GET', '/users/me', bearer(reused.accessToken));
    keep('reused refresh token', reused.refreshToken);
    keep('successor of the reused one', next.body.refresh_token);
    keepToken('access token of the ended session', reused.accessToken);
  }

  async function signInWithGoogle(): Promise<void> {
    const begin = async (name: string) => {
      const begun = await beginSignIn(starling.url);
      keep(`${name} state`, begun.state);
      keep(`${name} verifier`, begun.codeVerifier);
      keep(`${name} cookie`, begun.cookie.split('=')[1]);
      return begun;
    };
    const first = await begin('first');
    const answer = await visitGoogle(google, first);
    keep("Google's code", answer.code);
    const { body } = await callback(starling.url, answer, { cookie: first.cookie });
    keepToken('access token by Google', body.tokens.accessToken);
    keep('refresh token by Google', body.tokens.refreshToken);
    await ask('GET', `/auth/google/callback?${new URLSearchParams(answer)}`, { headers: { Cookie: first.cookie } });

    const second = await begin('second');
    const navigated = await callback(starling.url, await visitGoogle(google, second), {
      cookie: second.cookie,
      accept: 'text/html,*/*',
    });
    const code = new URL(navigated.headers.get('location')!, starling.url).searchParams.get('code');
    keep('one-time code', code);
    const exchanged = await ask('POST', '/auth/google/exchange-token', json({ authorization_code: code }));
    keep('exchanged refresh token', exchanged.body.refresh_token);
    await ask('POST', '/auth/google/exchange-token', json({ authorization_code: code }));

    const third = await callback(starling.url, await visitGoogle(google, await begin('unused')), {});
    errors.push({
      call: 'GET /auth/google/callback',
      status: third.status,
      text: JSON.stringify(third.body),
      requestId: third.headers.get('x-request-id'),
    });
    const open = await begin('open');
    await google.visit(open.authUrl);

    const popUp = google.popUpCode();
    keep("code of Google's pop-up", popUp);
    await ask('POST', '/auth/google/link', json({ googleAuthCode: popUp }, parent.accessToken));
    await ask('POST', '/auth/google/sync', json({}, body.tokens.accessToken));
    for (const call of google.calls) {
      if (call.path === '/userinfo') keep(`Google's token ${secrets.size}`, call.authorization?.replace('Bearer ', ''));
      const grant = call.form.get('refresh_token');
      if (grant) keep(`Google's grant ${secrets.size}`, grant);
    }
  }

  async function converse(): Promise<void> {
    const live = await LiveClient.join(starling, { token: parent.accessToken });
    await live.ask(`Please remember ${words} for me`);
    live.socket.send(`{"type": "message", "content": "${words}`);
    closings.push((await live.next('error')).content);
    await live.ask('[[script:status code=500]] and then?');
    await live.ask('What is a hedgehog?');
    const { body: messages } = await ask(
      'GET',
      `/conversations/${live.conversationId}/messages`,
      bearer(parent.accessToken),
    );
    const path = `/conversations/${live.conversationId}/messages/${messages[0].id}`;
    await ask('PUT', `${path}/reaction`, json({ type: 'love' }, parent.accessToken));
    await ask('PUT', `${path}/reaction`, json({ type: words }, parent.accessToken));
    await ask('POST', `${path}/report`, json({ reason: 'Not kind' }, parent.accessToken));
    const edit = await ask(
      'PATCH',
      `/conversations/${live.conversationId}/messages/${messages.at(-2).id}`,
      json({ content: `Now ${words} again` }, parent.accessToken),
    );
    expect(edit.status).toBe(200);
    await ask('GET', `/conversations?search=${words}`, bearer(parent.accessToken));
    await ask('GET', `/conversations?limit=${words}`, bearer(parent.accessToken));
    await ask('GET', `/users/me?token=${parent.accessToken}`);
    await ask(
      'POST',
      '/graphql',
      json({ query: `{ conversations(search: "${words}") { items { title } nope } }` }, parent.accessToken),
    );
    await ask('POST', '/graphql', json({ query: '{ adminStats { totalUsers } }' }, parent.accessToken));
    await graphql(starling, `{ conversations(search: "${words}") { total } }`, { token: parent.accessToken });
    const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
    const frames = socket.subscribe('subscription ($id: ID!) { liveFrames(conversationId: $id) { type } }', {
      id: live.conversationId,
    });
    await frames.has((item) => item.liveFrames.type === 'welcome');
    await socket.close();
    for (const [name, token] of [
      ['a forged', `${parent.accessToken.slice(0, -4)}AAAA`],
      ['no', ''],
    ]) {
      const refused = await LiveClient.open(starling, { token });
      closings.push(`${name} token: ${JSON.stringify(await refused.untilClosed())} ${JSON.stringify(refused.frames)}`);
    }
    await live.close();
  }

  async function goWrong(): Promise<void> {
    const token = parent.accessToken;
    const calls: [string, string, RequestInit][] = [
      ['GET', '/nothing/at/all', {}],
      ['GET', '/conversations/0190a0a0-0000-7000-8000-000000000000', bearer(token)],
      ['GET', `/conversations/'; DROP TABLE users; --`, bearer(token)],
      ['GET', '/conversations?sort_by=%00&limit=1e999', bearer(token)],
      ['GET', '/waitlist/stats', bearer(token)],
      ['GET', '/waitlist/position/nobody@starling.test', {}],
      ['GET', '/waitlist/status/%E0%A4%A', {}],
      ['PATCH', '/users/me', json({ role: 'admin', bio: 1 }, token)],
      ['PATCH', '/users/me', json('[', token)],
      ['PATCH', '/users/me', json(`{"bio":"${'x'.repeat(300_000)}"}`, token)],
      ['POST', '/auth/login', { body: 'a=b', headers: { 'Content-Type': 'text/plain' } }],
      ['POST', '/auth/login', json('{}', undefined, { 'Content-Type': 'application/json; charset=utf-7' })],
      ['POST', '/auth/login', json({}, undefined, { Origin: 'https://evil.example' })],
      ['DELETE', '/users/me/sessions/x', bearer(token)],
      ['GET', '/admin/audit', bearer(token)],
      ['GET', '/admin/audit', {}],
      ['GET', '/auth/google/login?redirect_uri=https://evil.example/oauth/callback', {}],
      ['POST', '/auth/google/link', json({ googleAuthCode: 'unknown-to-google' }, token)],
      ['POST', '/graphql', json('{"query":', token)],
      ['POST', '/graphql', json({ query: '{ me { id } }' })],
      ['POST', '/graphql', { body: '{"query":"{ me { id } }"}', headers: { 'Content-Type': 'text/plain' } }],
      ['GET', '/graphql', {}],
      ['GET', '/graphql?query=%7Bme%7Bid%7D%7D', {}],
      ['DELETE', '/graphql', bearer(token)],
      ['POST', '/graphql', json({ query: 'mutation { deleteConversation(id: "x") }' }, token)],
    ];
    for (const [method, path, init] of calls) await ask(method, path, init);
  }

  beforeAll(async () => {
    [database, google] = await Promise.all([createTestDatabase(), GoogleDouble.start()]);
    provider = new AiProviderDouble();
    await provider.listen();
    keep('metrics token', METRICS_TOKEN);
    keep("provider's key", PROVIDER_KEY);
    keep("Google's client secret", GoogleDouble.clientSecret);
    keep('signing secret', SIGNING_SECRET);
    keep("provider's own words", PROVIDER_SECRET);
    starling = await spawnStarling({
      ...google.settings,
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl(),
      JWT_SECRET: SIGNING_SECRET,
      METRICS_TOKEN,
      COMPANION_BASE_URL: provider.url,
      COMPANION_API_KEY: PROVIDER_KEY,
      COMPANION_MODEL: 'double',
      LOG_LEVEL: 'debug',
    });
    await signIn();
    await signInWithGoogle();
    await converse();
    await goWrong();
    await ask('POST', '/auth/logout', bearer(parent.accessToken));
    await ask('GET', '/users/me', bearer(parent.accessToken));
    const figures = await fetch(`${starling.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(figures.status).toBe(200);
    metrics = await figures.text();
    await until(() => starling.stderr.includes('"path":"/metrics"'));
  }, 120_000);

  afterAll(async () => {
    await starling?.stop();
    await Promise.all([google?.stop(), provider?.close(), database?.drop()]);
  });

  /** Every row of every table, as text, by table. */
  async function dump(): Promise<Map<string, string>> {
    const { rows: tables } = await execute(
      database.url,
      `SELECT format('%I.%I', schemaname, tablename) AS path, tablename AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found = new Map<string, string>();
    for (const { path, name } of tables) {
      const { rows } = await execute(database.url, `SELECT to_jsonb(entry)::text AS row FROM ${path} entry`);
      found.set(name, rows.map(({ row }) => row).join('\n'));
    }
    return found;
  }

  /** A secret as it is, and as bytes are often written. */
  const spellings = (value: string) => [
    value,
    encodeURIComponent(value),
    Buffer.from(value).toString('hex'),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
  ];
  const secretsIn = (text: string) =>
    [...secrets]
      .filter(([, value]) => spellings(value).some((spelling) => text.includes(spelling)))
      .map(([name]) => name);

  it('come from a busy run with every kind of secret and many failed calls', () => {
    expect(secrets.size).toBeGreaterThan(30);
    const statuses = new Set(errors.map(({ status }) => status));
    for (const status of [400, 401, 403, 404, 413, 415, 422]) expect(statuses).toContain(status);
    expect(errors.length).toBeGreaterThan(30);
    expect(starling.stderr.split('\n').length).toBeGreaterThan(50);
    expect(secretsIn(`x ${TEST_PASSWORD} y`)).toEqual(['password']);
  });

  it('contain no secret and no text of a message in the output', () => {
    const output = starling.stdout + starling.stderr;
    expect(secretsIn(output)).toEqual([]);
    expect(output).not.toContain(words);
    expect(output).not.toContain(parent.email);
  });

  it('contain no secret, no text and no person in the metrics', () => {
    expect(metrics).toContain('# TYPE');
    expect(secretsIn(metrics)).toEqual([]);
    for (const told of [words, parent.email, parent.user.id]) expect(metrics).not.toContain(told);
  });

  it('contain secrets in the database only hashed or sealed', async () => {
    const tables = await dump();
    expect(tables.get('refresh_tokens')).toMatch(/"token_hash": "[0-9a-f]{64}"/);
    expect(tables.get('oauth_states')).toMatch(/"state_hash": "[0-9a-f]{64}"/);
    expect(tables.get('users')).toContain('$argon2id$');
    const found = [...tables].flatMap(([name, rows]) => secretsIn(rows).map((secret) => `${secret} in ${name}`));
    expect(found).toEqual([]);
  });

  it('contain message texts only in the tables of conversations', async () => {
    const holders = [...(await dump())].filter(([, rows]) => rows.includes(words)).map(([name]) => name);
    expect(holders).toEqual(expect.arrayContaining(['messages']));
    expect(holders.filter((name) => !PLACES_OF_TEXT.includes(name))).toEqual([]);
  });

  it('contain in errors the request id and a remedy, but no internals', () => {
    const inside =
      /\bat .+:\d+:\d+|node_modules|\/(?:home|work|tmp|usr|var|app)\/|\b(?:SELECT|INSERT|UPDATE|DELETE) .*\b(?:FROM|INTO|SET)\b|QueryFailed|TypeORM|postgres|ioredis|\bECONN|Nest|Express|Apollo|127\.0\.0\.1|undefined/i;
    for (const { call, status, text, requestId } of errors) {
      const body = JSON.parse(text);
      expect([call, status, text.match(inside)?.[0]]).toEqual([call, status, undefined]);
      if (call.endsWith('/graphql'))
        expect([call, text, body.errors[0].extensions.error]).toEqual([call, text, expect.any(String)]);
      else {
        expect([call, body]).toEqual([
          call,
          expect.objectContaining({ status, error: expect.any(String), request_id: requestId }),
        ]);
        expect(body.detail.message).toBe(body.message);
        expect(requestId).toMatch(/^[\w-]{8,}$/);
      }
      expect([call, secretsIn(text)]).toEqual([call, []]);
    }
    for (const closing of closings) expect([closing, closing.match(inside)?.[0]]).toEqual([closing, undefined]);
  });
});
