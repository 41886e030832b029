import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAiProvider } from '../../test/doubles/ai-provider.js';
import { registerParent, signInAgain } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { LiveClient } from '../../test/support/live-client.js';
import { launchStarling, type SpawnedStarling, spawnStarling } from '../../test/support/spawn.js';
import { createTestDatabase, type Settings, testRedisUrl } from '../../test/support/starling.js';
import { until } from '../../test/support/wait.js';
import { freePort } from './embedded-postgres/embedded-postgres.js';

describe('a start that cannot succeed', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let taken: Server;
  let takenPort: number;
  beforeAll(async () => {
    database = await createTestDatabase();
    taken = createServer().listen(0, '127.0.0.1');
    await new Promise((settle) => taken.once('listening', settle));
    takenPort = (taken.address() as { port: number }).port;
  });
  afterAll(async () => {
    taken.close();
    await database.drop();
  });

  const expectOneLine = async (settings: Settings, line: RegExp) => {
    const starling = await launchStarling({ DATABASE_URL: database.url, REDIS_URL: testRedisUrl(), ...settings });
    const { code } = await starling.ended;
    expect(starling.stderr).toMatch(line);
    expect(starling.stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  };

  it.concurrent.each<[string, Settings, RegExp]>([
    ['a port that is none', { PORT: 'abc' }, /PORT: got "abc", takes a port from 0 to 65535/],
    ['a host that is none', { HOST: 'no host' }, /HOST: got "no host", takes /],
    ['a short signing secret', { JWT_SECRET: 'too short' }, /JWT_SECRET: got .*, takes at least 32 bytes/],
    ['no switch', { PASSWORD_LOGIN: 'yes' }, /PASSWORD_LOGIN: got "yes", takes on or off/],
    [
      'a mode that is none',
      { WAITLIST_MODE: 'open' },
      /WAITLIST_MODE: got "open", takes disabled, enabled, approved_only/,
    ],
    ['a cluster without an address', { REDIS_CLUSTER: 'true', REDIS_URL: '' }, /REDIS_URL: got nothing, takes /],
    [
      'no secret in production',
      { NODE_ENV: 'production', JWT_SECRET: '', RATE_LIMITS: 'on' },
      /JWT_SECRET: got nothing/,
    ],
    ['no limits in production', { NODE_ENV: 'production' }, /RATE_LIMITS: got "off", takes on/],
    ['a log level that is none', { LOG_LEVEL: 'loud' }, /LOG_LEVEL: got "loud", takes /],
    ['an address of Postgres that is none', { DATABASE_URL: 'mysql://db' }, /DATABASE_URL: got .*, takes a postgres:/],
  ])('names %s', (_name, settings, line) => expectOneLine(settings, line));

  it('names a port that is taken', () =>
    expectOneLine({ PORT: String(takenPort) }, new RegExp(`PORT: ${takenPort} on 127.0.0.1 is taken`)));

  it('names a port that is taken while it starts', async () => {
    const port = await freePort();
    const starling = await launchStarling({
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl(),
      PORT: String(port),
    });
    await until(() => starling.stdout.includes('Starting the application'), {
      what: 'the port to be tried',
      timeoutMs: 60_000,
    });
    const other = createServer();
    await new Promise<void>((settle, fail) => other.once('error', fail).listen(port, '127.0.0.1', settle));
    try {
      expect((await starling.ended).code).toBe(1);
      expect(starling.stderr).toContain(
        `Starling cannot start: PORT: ${port} on 127.0.0.1 is taken by another process\n`,
      );
      expect(starling.stderr).not.toContain('    at ');
    } finally {
      other.close();
    }
  });

  it('names a database that does not answer, without its password', async () => {
    const url = `postgres://user:hidden@127.0.0.1:${await freePort()}/starling`;
    await expectOneLine(
      { DATABASE_URL: url },
      /DATABASE_URL: Postgres at 127\.0\.0\.1:\d+ cannot be used: (?!.*hidden)/,
    );
  });

  it('names a Redis that does not answer', async () => {
    const url = `redis://:hidden@127.0.0.1:${await freePort()}`;
    await expectOneLine({ REDIS_URL: url }, /REDIS_URL: Redis at 127\.0\.0\.1:\d+ cannot be used: (?!.*hidden)/);
  });

  it('names a data directory that cannot be created', () =>
    expectOneLine({ DATABASE_URL: '', DATA_DIR: '/dev/null/data' }, /DATA_DIR: \/dev\/null\/data cannot be used/));
});

describe('a start with only a data directory', () => {
  let folder: string;
  let settings: Settings;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starling-start-'));
    // Only its owner may enter, as in a home directory.
    await chmod(folder, 0o700);
    settings = { DATA_DIR: join(folder, 'data'), JWT_SECRET: '' };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps its data after a stop, and after a kill', async () => {
    const first = await spawnStarling(settings);
    expect(first.stdout).toMatch(/^Starling is ready at http:\/\/127\.0\.0\.1:\d+$/m);
    const parent = await registerParent(first);
    expect(await first.stop()).toBe(0);

    const second = await spawnStarling(settings);
    // The same secret signs, so the token from before the stop is still good.
    expect((await api(second.url).get('/users/me', parent.accessToken)).status).toBe(200);
    await second.kill();

    const third = await spawnStarling(settings);
    expect((await signInAgain(third, parent)).user.id).toBe(parent.user.id);
    expect(await third.stop()).toBe(0);
  });

  it('answers an acknowledged message once after it was killed during the reply', async () => {
    const provider = await startAiProvider();
    const withProvider = { ...settings, COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off' };
    try {
      const killed = await spawnStarling(withProvider);
      const parent = await registerParent(killed);
      const client = await LiveClient.join(killed, { token: parent.accessToken });
      const { conversationId } = client;
      client.say('[[script:pieces n=60 delayMs=50]]');
      const acknowledged = await client.next('user_message');
      await client.has((frame) => frame.type === 'assistant_delta' && frame.content.includes('5'));
      await killed.kill();

      const again = await spawnStarling(withProvider);
      const path = `/conversations/${conversationId}/messages`;
      const messages = await until(
        async () => {
          const { body } = await api(again.url).get(path, parent.accessToken);
          return body.length > 1 ? body : null;
        },
        { what: 'the reply', timeoutMs: 40_000 },
      );
      expect(messages).toMatchObject([
        { id: acknowledged.metadata.message_id, message_role: 'user' },
        { message_role: 'assistant', message_content: expect.stringContaining('word 60'), truncated: false },
      ]);
      expect(await again.stop()).toBe(0);
    } finally {
      await provider.close();
    }
  }, 120_000);

  it('makes its secrets readable by its owner only', async () => {
    const modeOf = async (name: string) => (await stat(join(folder, 'data', name))).mode & 0o777;
    expect(await modeOf('.')).toBe(0o700);
    expect(await modeOf('postgres')).toBe(0o700);
    expect(await modeOf('jwt-secret')).toBe(0o600);
    expect(await modeOf('postgres-password')).toBe(0o600);
    expect((await readFile(join(folder, 'data/jwt-secret'), 'utf8')).trim().length).toBeGreaterThanOrEqual(32);
  });

  it('refuses a data directory that another process uses', async () => {
    const first = await spawnStarling(settings);
    const second = await launchStarling(settings);
    expect((await second.ended).code).toBe(1);
    expect(second.stderr).toMatch(/DATA_DIR: .* is in use by another Starling \(process \d+\)/);
    expect(await first.stop()).toBe(0);
  });
});

describe('a stop', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let starling: SpawnedStarling;
  beforeAll(async () => {
    database = await createTestDatabase();
    starling = await spawnStarling({ DATABASE_URL: database.url, REDIS_URL: testRedisUrl() });
  });
  afterAll(() => database.drop());

  it('ends with code 0, and frees the port', async () => {
    const { port } = new URL(starling.url);
    expect(await starling.stop()).toBe(0);
    await until(() =>
      fetch(`${starling.url}/health/live`).then(
        () => false,
        () => true,
      ),
    );
    const again = createServer();
    await new Promise<void>((settle, fail) => again.once('error', fail).listen(Number(port), '127.0.0.1', settle));
    again.close();
  });
});
