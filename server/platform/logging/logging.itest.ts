import { randomUUID } from 'node:crypto';
import { type Account, registerParent, TEST_PASSWORD } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { graphql } from '../../../test/support/graphql-client.js';
import { LiveClient } from '../../../test/support/live-client.js';
import { type SpawnedStarling, spawnStarling } from '../../../test/support/spawn.js';
import { createTestDatabase, testRedisUrl } from '../../../test/support/starling.js';
import { until } from '../../../test/support/wait.js';

describe('the log of a busy service at level trace', () => {
  const canary = `canary-${randomUUID()}`;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let starling: SpawnedStarling;
  let parent: Account;
  beforeAll(async () => {
    database = await createTestDatabase();
    starling = await spawnStarling({
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl(),
      LOG_LEVEL: 'trace',
      COMPANION_API_KEY: `key-${canary}`,
    });
    parent = await registerParent(starling, { email: `${canary}@starling.test`, first_name: canary });
    const live = await LiveClient.join(starling, { token: parent.accessToken });
    await live.ask(`Please remember ${canary}`);
    live.socket.send(`{"type": "${canary}"`);
    await live.next('error');
    await live.close();
    await LiveClient.open(starling, { token: `eyJhbGciOiJIUzI1NiJ9.${canary}.c2ln` }).then((client) =>
      client.untilClosed(),
    );
    const rest = api(starling.url);
    await rest.post('/auth/login', { username: parent.email, password: `wrong-${canary}` });
    await rest.post('/auth/refresh', { refresh_token: `refresh-${canary}` });
    await rest.get(`/conversations?search=${canary}&token=${canary}`, parent.accessToken);
    await rest.get(`/auth/google/callback?code=${canary}&state=${canary}`);
    await rest.send('POST', '/auth/login', { headers: { 'Content-Type': 'application/json' }, body: `{"${canary}` });
    await graphql(starling, `{ conversations(search: "${canary}") { total nope } }`, { token: parent.accessToken });
    await until(() => starling.stderr.includes('/graphql'));
  });
  afterAll(async () => {
    await starling.stop();
    await database.drop();
  });

  it('holds one JSON object per line and nothing else', () => {
    const lines = starling.stderr.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), node: expect.any(String) });
  });

  it('warns once at the start of what practice mode means', () => {
    const warnings = starling.stderr.split('\n').filter((line) => line.includes('"level":"warn"'));
    const text = 'Practice mode: anyone who reaches this port can sign in as anyone, even as an admin.';
    expect(warnings.filter((line) => line.includes(text))).toHaveLength(1);
  });

  it('records each request with its id, method, path and status', () => {
    expect(starling.stderr).toMatch(
      /"request_id":"[^"]+".*"method":"POST","path":"\/api\/v1\/auth\/login","status":401/,
    );
  });

  it('contains no token, code, password, key, address or message', () => {
    const all = starling.stdout + starling.stderr;
    expect(all).not.toContain(canary);
    expect(all).not.toContain(parent.accessToken);
    expect(all).not.toContain(parent.accessToken.split('.')[1]!);
    expect(all).not.toContain(parent.refreshToken);
    expect(all).not.toContain(TEST_PASSWORD);
  });

  it('uses the id that a request brings if it is well-formed', async () => {
    const ask = (id: string) => fetch(`${starling.url}/health/live`, { headers: { 'X-Request-Id': id } });
    expect((await ask('from-the-door-1')).headers.get('x-request-id')).toBe('from-the-door-1');
    expect((await ask('"}{ injected')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
