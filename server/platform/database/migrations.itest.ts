import type pg from 'pg';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import { TEST_PASSWORD } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { createTestDatabase, execute, startNode } from '../../../test/support/starling.js';
import { until } from '../../../test/support/wait.js';

const PROVED_ENTRIES = 'OwnWaitlistEntries1795001200001';
const NEUTRAL_NAMES = 'NeutralUsernames1795001200002';
/** The argon2id hash of `TEST_PASSWORD`. */
let passwordHash: string;

/** A database from before addresses had to be proved and names were neutral, migrated to today's schema. */
describe('an older database that is migrated', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const sql = async <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]> =>
    (await execute(database.url, statement, values)).rows as Row[];
  /** Runs migrations up to `name`; the last one has to wait for an account's row. @returns the statements that it blocks */
  const migrateBesideOthers = async (name: string): Promise<string[]> => {
    const migrations = MIGRATIONS.slice(0, MIGRATIONS.findIndex((migration) => migration.name === name) + 1);
    const dataSource = new DataSource({ type: 'postgres', url: database.url, migrations });
    await dataSource.initialize();
    const holder = dataSource.createQueryRunner();
    const blocked: string[] = [];
    try {
      await holder.startTransaction();
      await holder.query(`SELECT FROM users WHERE email = 'ann@a.example' FOR UPDATE`);
      const migrating = dataSource.runMigrations({ transaction: 'each' });
      await until(
        async () =>
          (await sql(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
            .length > 0,
        { what: 'the migration to wait for the row' },
      );
      for (const statement of [
        'SELECT FROM waitlist_entries',
        `UPDATE users SET last_seen_at = now() WHERE email = 'boss@a.example'`,
      ]) {
        await sql(`SET lock_timeout = '500ms'; ${statement}`).catch(() => blocked.push(statement));
      }
      await holder.commitTransaction();
      await migrating;
    } finally {
      await holder.release();
      await dataSource.destroy();
    }
    return blocked;
  };
  const blocked: string[] = [];

  beforeAll(async () => {
    const { Passwords } = await import('../../auth/passwords.js');
    passwordHash = await new Passwords().hash(TEST_PASSWORD);
    database = await createTestDatabase();
    const dataSource = new DataSource({ type: 'postgres', url: database.url, migrations: MIGRATIONS });
    await dataSource.initialize();
    try {
      const names = MIGRATIONS.map(({ name }) => name);
      for (let left = names.length - names.indexOf(PROVED_ENTRIES); left > 0; left -= 1) {
        await dataSource.undoLastMigration({ transaction: 'each' });
      }
      const people = [
        // The three kinds of older names: plain, plain with a suffix because it was taken, and chosen.
        ['ann', 'ann@a.example', 'parent'],
        ['ann-x7k_29ab', 'ann@b.example', 'parent'],
        ['Kestrel', 'cara@a.example', 'parent'],
        ['boss', 'boss@a.example', 'admin'],
      ];
      for (const [username, email, role] of people) {
        await dataSource.query(
          `INSERT INTO users (id, username, email, role, password_hash) VALUES (gen_random_uuid(), $1, $2, $3, $4)`,
          [username, email, role, passwordHash],
        );
      }
      await dataSource.query(`
        INSERT INTO waitlist_entries (email, joined_at, approved_at) VALUES
          ('ann@a.example', now() - interval '2 days', now()), ('ann@b.example', now() - interval '2 days', NULL);
        INSERT INTO waitlist_entries (email, joined_at) SELECT email, created_at FROM users WHERE username = 'Kestrel';
        INSERT INTO product_settings (name, value)
          VALUES ('waitlist', '{"enabled": true, "mode": "approved_only", "autoApprove": false}')`);
      for (const name of [PROVED_ENTRIES, NEUTRAL_NAMES]) blocked.push(...(await migrateBesideOthers(name)));
      // As if a node had died before it recorded the migration.
      await dataSource.query('DELETE FROM migrations WHERE name = ANY($1)', [[PROVED_ENTRIES, NEUTRAL_NAMES]]);
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  });
  afterAll(() => database?.drop());

  it('can be used by other nodes while its accounts and its waitlist are rewritten', () => {
    expect(blocked).toEqual([]);
  });

  it('replaces names made from addresses by neutral ones, and keeps chosen ones', async () => {
    const users = await sql<{ email: string; username: string }>('SELECT email, username FROM users ORDER BY email');
    const neutral = expect.stringMatching(/^parent-[a-z0-9]{6}$/);
    expect(users).toEqual([
      { email: 'ann@a.example', username: neutral },
      { email: 'ann@b.example', username: neutral },
      { email: 'boss@a.example', username: neutral },
      { email: 'cara@a.example', username: 'Kestrel' },
    ]);
  });

  it('keeps admitted accounts admitted, and links waitlist entries to their accounts', async () => {
    const entries = await sql(
      `SELECT entry.email, entry.approved_at IS NOT NULL AS approved, account.email AS owner
       FROM waitlist_entries entry LEFT JOIN users account ON account.id = entry.user_id ORDER BY entry.email`,
    );
    expect(entries).toEqual([
      { email: 'ann@a.example', approved: true, owner: 'ann@a.example' },
      { email: 'ann@b.example', approved: false, owner: null },
      { email: 'boss@a.example', approved: true, owner: 'boss@a.example' },
      { email: 'cara@a.example', approved: false, owner: 'cara@a.example' },
    ]);
  });

  it('accepts the former name at sign-in, and does not give it to another account', async () => {
    const node = await startNode({ DATABASE_URL: database.url });
    try {
      const login = (username: string) => api(node.url).post('/auth/login', { username, password: TEST_PASSWORD });
      for (const name of ['ann', 'ANN', 'ann@a.example', 'boss']) {
        expect((await login(name)).body.auth_type).toBe('approved');
      }
      const registered = await api(node.url).post('/auth/register', {
        email: 'new@a.example',
        username: 'Ann',
        password: TEST_PASSWORD,
      });
      expect([registered.status, registered.body.error]).toEqual([409, 'username_taken']);
      const { data } = (await login('ann')).body;
      const exported = await api(node.url).get('/users/me/export', data.access_token);
      expect(exported.body.user.former_usernames).toEqual(['ann']);
      const back = await api(node.url).patch('/users/me', { username: 'ann' }, data.access_token);
      expect([back.status, back.body.username]).toEqual([200, 'ann']);
    } finally {
      await node.stop();
    }
  });
});
