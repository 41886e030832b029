import { createHash } from 'node:crypto';
import { type Account, registerParent, signInAgain, signInAs, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { type StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import type { Audit } from './audit.service.js';
import type { AuditIntegrityCheck } from './audit-integrity.js';

interface Row {
  id: string;
  at: Date;
  action: string;
  actor: string | null;
  target: string | null;
  node: string;
  request_id: string | null;
  detail: Record<string, unknown>;
  previous_hash: string;
  hash: string;
}

/** The hash of an entry from before there was a key, which write access to the database is enough to forge. */
function withoutKey(row: Row): string {
  const detail = Object.entries(row.detail).sort(([left], [right]) => (left < right ? -1 : 1));
  const { id, at, action, actor, target, node, request_id, previous_hash } = row;
  const facts = [id, at.toISOString(), action, actor, target, node, request_id, detail, previous_hash];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

describe('the audit log', () => {
  const starling = useStarling({ own: true });
  let admin: Account;

  const integrity = async (query = '') =>
    (await api(starling.url).get(`/admin/audit/integrity${query}`, admin.accessToken)).body;
  const head = async () => (await starling.sql<Row>('SELECT id, hash FROM audit_entries ORDER BY id DESC LIMIT 1'))[0]!;
  const entries = (action: string) =>
    starling.sql<Row>('SELECT * FROM audit_entries WHERE action = $1 ORDER BY id', [action]);
  /** Changes the log as the owner of the database, who can disable every trigger. */
  const tamper = async (...statements: string[]) => {
    await starling.sql('ALTER TABLE audit_entries DISABLE TRIGGER ALL');
    for (const statement of statements) await starling.sql(statement);
    await starling.sql('ALTER TABLE audit_entries ENABLE TRIGGER ALL');
  };
  /** Runs `work`, then puts the log back as it was. */
  const restored = async (work: () => Promise<void>) => {
    await starling.sql('CREATE TABLE kept AS SELECT * FROM audit_entries');
    try {
      await work();
    } finally {
      await tamper('DELETE FROM audit_entries', 'INSERT INTO audit_entries SELECT * FROM kept', 'DROP TABLE kept');
    }
  };

  beforeAll(async () => {
    admin = await signInAs(starling, 'admin');
    await Promise.all(Array.from({ length: 10 }, () => registerParent(starling)));
  });

  it('refuses changes, deletions and truncation', async () => {
    for (const statement of [
      'DELETE FROM audit_entries',
      `UPDATE audit_entries SET actor = 'x'`,
      'TRUNCATE audit_entries',
    ]) {
      await expect(starling.sql(statement)).rejects.toThrow('insert-only');
    }
    expect(await integrity()).toEqual({ intact: true, broken_at: null });
  });

  it.each([
    ['an entry that was changed', `UPDATE audit_entries SET action = 'x' WHERE id = 7`, '7'],
    ['an entry that is missing', 'DELETE FROM audit_entries WHERE id = 5', '6'],
    ['a beginning that is missing', 'DELETE FROM audit_entries WHERE id < 4', '4'],
    ['an end that was cut off', 'DELETE FROM audit_entries WHERE id > 9', '10'],
    ['a log that was emptied', 'TRUNCATE audit_entries', '1'],
  ])('shows %s', async (_name, statement, brokenAt) => {
    await restored(async () => {
      await tamper(statement);
      expect(await integrity()).toEqual({ intact: false, broken_at: brokenAt });
    });
    expect(await integrity()).toEqual({ intact: true, broken_at: null });
  });

  it('shows a cut-off end also behind entries that were written since', async () => {
    await restored(async () => {
      await tamper('DELETE FROM audit_entries WHERE id > 9');
      for (let index = 0; index < 40; index += 1) await signInAgain(starling, admin);
      expect((await integrity()).intact).toBe(false);
    });
  });

  it('shows a log that was forged from its beginning without the key', async () => {
    await restored(async () => {
      const rows = await starling.sql<Row>('SELECT * FROM audit_entries ORDER BY id');
      let previous = '0'.repeat(64);
      const forged = rows.map((row) => {
        const entry = { ...row, actor: 'nobody', key_id: null, previous_hash: previous };
        previous = withoutKey(entry);
        return { ...entry, hash: previous };
      });
      const values = `SELECT * FROM json_populate_recordset(NULL::audit_entries, $1::json)`;
      await tamper('DELETE FROM audit_entries');
      await starling.sql(`INSERT INTO audit_entries ${values}`, [JSON.stringify(forged)]);
      expect((await integrity()).intact).toBe(false);
      // A genuine entry after the forged ones does not hide that a known entry was replaced.
      await signInAgain(starling, admin);
      expect((await integrity()).intact).toBe(false);
    });
  });

  it('is compared with a published head by a node that has never seen that entry', async () => {
    const published = await head();
    const query = `?id=${published.id}&hash=${published.hash}`;
    expect(await integrity(query)).toEqual({ intact: true, broken_at: null });
    await restored(async () => {
      await tamper(`DELETE FROM audit_entries WHERE id > ${published.id}::bigint - 2`);
      let late: StarlingNode | undefined;
      try {
        late = await starling.startNode();
        const check = late.app.get<AuditIntegrityCheck>('AuditIntegrityCheck');
        expect(await check.findBreak()).toBeNull();
        expect(await check.findBreak(published)).toBe(String(BigInt(published.id) - 1n));
      } finally {
        await late?.stop();
      }
    });
    for (const bad of ['?id=1', `?hash=${published.hash}`, `?id=x&hash=${published.hash}`, '?id=1&hash=x']) {
      expect((await api(starling.url).get(`/admin/audit/integrity${bad}`, admin.accessToken)).status).toBe(422);
    }
  });

  it('verifies at nodes with the same secret, and at no other', async () => {
    const [same, other] = await Promise.all([
      starling.startNode(),
      starling.startNode({ AUDIT_SECRET: 'another secret that has nothing to do with it' }),
    ]);
    expect(await same.app.get<AuditIntegrityCheck>('AuditIntegrityCheck').findBreak()).toBeNull();
    expect(await other.app.get<AuditIntegrityCheck>('AuditIntegrityCheck').findBreak()).toBe('1');
    await Promise.all([same.stop(), other.stop()]);
    // The signing secret may change where `AUDIT_SECRET` keeps the old one.
    const rotated = await starling.startNode({
      JWT_SECRET: 'a new signing secret that only tests know',
      AUDIT_SECRET: 'a signing secret that only tests know',
    });
    expect(await rotated.app.get<AuditIntegrityCheck>('AuditIntegrityCheck').findBreak()).toBeNull();
    await rotated.stop();
  });

  it('is committed together with each change: neither is stored without the other', async () => {
    const parent = await registerParent(starling);
    await api(starling.url).post('/waitlist/join', { email: 'atomic@starling.test' });
    await starling.sql(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION fail()`);
    const state = () =>
      starling.sql(
        `SELECT (SELECT json_agg(u ORDER BY id) FROM (SELECT id, role, disabled_at, password_hash FROM users) u) AS users,
           (SELECT json_agg(w ORDER BY id) FROM waitlist_entries w) AS entries,
           (SELECT json_agg(s ORDER BY name) FROM product_settings s) AS settings,
           (SELECT json_agg(s ORDER BY id) FROM (SELECT id, ended_at FROM sessions) s) AS sessions`,
      );
    const before = await state();
    const admins = { token: admin.accessToken, variables: { id: parent.user.id } };
    const ask = (mutation: string) => graphql(starling, `mutation ($id: ID!) { ${mutation} }`, admins);
    try {
      const refused = [
        ask('setUserRole(userId: $id, role: MODERATOR) { id }'),
        ask('setUserDisabled(userId: $id, disabled: true) { id }'),
        ask('endUserSessions(userId: $id)'),
        graphql(starling, 'mutation { approveWaitlistEntries(emails: ["atomic@starling.test"]) }', admins),
        graphql(
          starling,
          'mutation { updateAdminSettings(input: { waitlistMode: DISABLED }) { waitlistMode } }',
          admins,
        ),
      ].map(async (answer) => (await answer).errors?.length);
      const calls = [
        api(starling.url).post('/waitlist/approve', { email: 'atomic@starling.test' }, admin.accessToken),
        api(starling.url).delete('/waitlist/remove/atomic@starling.test', admin.accessToken),
        api(starling.url).patch('/admin/settings', { waitlist_mode: 'disabled' }, admin.accessToken),
        api(starling.url).send('PUT', '/users/me/password', {
          headers: { Authorization: `Bearer ${parent.accessToken}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ current_password: TEST_PASSWORD, password: 'Another-1-word!' }),
        }),
        api(starling.url).delete('/users/me', parent.accessToken),
        api(starling.url).post('/auth/logout', undefined, parent.accessToken),
        api(starling.url).post('/auth/login', { username: parent.email, password: TEST_PASSWORD }),
        api(starling.url).post('/auth/register', { email: 'never@starling.test', password: TEST_PASSWORD }),
      ].map(async (answer) => (await answer).status);
      expect(await Promise.all(refused)).toEqual([1, 1, 1, 1, 1]);
      expect(await Promise.all(calls)).toEqual(Array(8).fill(500));
      expect(await state()).toEqual(before);
    } finally {
      await starling.sql('DROP FUNCTION fail() CASCADE');
    }

    const count = (await entries('role_changed')).length;
    const admin404 = { token: admin.accessToken, variables: { id: '0190a0a0-0000-7000-8000-000000000000' } };
    await graphql(starling, 'mutation ($id: ID!) { setUserRole(userId: $id, role: ADMIN) { id } }', admin404);
    expect(await entries('role_changed')).toHaveLength(count);
    expect((await ask('setUserRole(userId: $id, role: MODERATOR) { id }')).errors).toEqual([]);
    expect(await entries('role_changed')).toHaveLength(count + 1);
  });

  it('stores any text that a caller can send, so that no caller can prevent the entries of others', async () => {
    const emails = ['😀evil@x.example', 'good1@x.example', 'good2@x.example'];
    for (const email of emails) {
      expect((await api(starling.url).post('/waitlist/join', { email })).status).toBe(201);
    }
    const mutation = 'mutation ($emails: [String!]!) { approveWaitlistEntries(emails: $emails) }';
    const [approved, ...signedIn] = await Promise.all([
      graphql(starling, mutation, { token: admin.accessToken, variables: { emails } }),
      ...Array.from({ length: 10 }, () => signInAgain(starling, admin)),
    ]);
    expect(approved.data.approveWaitlistEntries.sort()).toEqual([...emails].sort());
    expect(signedIn).toHaveLength(10);
    expect((await entries('waitlist_approved')).map(({ target }) => target)).toEqual(
      expect.arrayContaining(['😀***@x***.example', 'g***@x***.example', 'g***@x***.example']),
    );
    const odd = { action: 'odd', actor: '\ud83d', target: 'a\u0000b', detail: { 'k\udc00': 'v\ud800' } };
    await starling.app.get<Audit>('Audit').record(odd);
    expect(await entries('odd')).toMatchObject([{ actor: '\ufffd', target: 'ab', detail: { 'k\ufffd': 'v\ufffd' } }]);
    expect(await integrity()).toEqual({ intact: true, broken_at: null });
  });

  it('records which staff member viewed accounts and the waitlist, without the search words', async () => {
    const moderator = await signInAs(starling, 'moderator');
    const users = 'query ($search: String) { users(search: $search) { total } }';
    for (const search of [undefined, 'someone@private.example', undefined]) {
      await graphql(starling, users, { token: moderator.accessToken, variables: { search } });
    }
    expect(await entries('users_viewed')).toMatchObject([
      { actor: moderator.user.id, detail: { searched: false, offset: 0, role: null } },
      { actor: moderator.user.id, detail: { searched: true, offset: 0, role: null } },
    ]);
    await graphql(starling, '{ waitlistEntries(status: APPROVED) { total } }', { token: admin.accessToken });
    expect(await entries('waitlist_viewed')).toMatchObject([
      { actor: admin.user.id, detail: { status: 'approved', searched: false } },
    ]);
    expect(JSON.stringify(await starling.sql('SELECT * FROM audit_entries'))).not.toContain('private.example');
  });

  it('of an older version still verifies once the first entry with a key follows it', async () => {
    await restored(async () => {
      await tamper('DELETE FROM audit_entries');
      let previous = '0'.repeat(64);
      for (let id = 1; id <= 3; id += 1) {
        const at = new Date(1_790_000_000_000 + id);
        const facts = {
          id: String(id),
          at,
          action: 'signed_in',
          actor: 'a',
          target: null,
          node: 'old',
          request_id: null,
        };
        const row: Row = { ...facts, detail: { method: 'password' }, previous_hash: previous, hash: '' };
        previous = withoutKey(row);
        const entry = JSON.stringify([{ ...row, key_id: null, hash: previous }]);
        await starling.sql(
          'INSERT INTO audit_entries SELECT * FROM json_populate_recordset(NULL::audit_entries, $1::json)',
          [entry],
        );
      }
      const upgraded = await starling.startNode();
      const check = upgraded.app.get<AuditIntegrityCheck>('AuditIntegrityCheck');
      expect(await entries('audit_log_keyed')).toHaveLength(1);
      expect(await check.findBreak()).toBeNull();
      await tamper(`UPDATE audit_entries SET actor = 'b' WHERE id = 2`);
      expect(await check.findBreak()).toBe('2');
      await upgraded.stop();
    });
  });
});
