import { jest } from '@jest/globals';
import { buildLongConversation } from '../../test/factories/conversations.js';
import { registerParent, signInAgain, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { LiveClient } from '../../test/support/live-client.js';
import { startStarling } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { PersonalData } from '../privacy/personal-data.js';
import { UnfinishedErasures } from './unfinished-erasures.js';

describe('export and erasure', () => {
  const starling = useStarling({ own: true });

  const tables = async () => {
    const rows = await starling.sql<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    return rows.map(({ name }) => name);
  };
  const dump = async () => {
    let text = '';
    for (const table of await tables()) {
      const rows = await starling.sql<{ row: string }>(`SELECT ${table}::text AS row FROM ${table}`);
      text += rows.map(({ row }) => `${table}: ${row}\n`).join('');
    }
    return text;
  };
  const canaries = (name: string) => ({
    username: `${name}-name`,
    first_name: `${name}-first`,
    last_name: `${name}-last`,
    bio: `${name}-bio`,
    phone: `${name}-phone`,
    location: `${name}-location`,
  });

  it('exports and erases everything of an account and nothing of others, and leaves a bare id in the audit log', async () => {
    const parent = await registerParent(starling, { email: 'canary-one@starling.test' });
    const other = await registerParent(starling, { email: 'canary-two@starling.test' });
    await api(starling.url).patch('/users/me', canaries('canary-one'), parent.accessToken);
    await api(starling.url).patch('/users/me', canaries('canary-two'), other.accessToken);
    await api(starling.url).post('/waitlist/join', { email: parent.email, first_name: 'canary-one-listed' });
    await starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [parent.user.id]);

    const clients: LiveClient[] = [];
    for (const { account, text } of [
      { account: parent, text: 'canary-one-message' },
      { account: other, text: 'canary-two-message' },
    ]) {
      const client = await LiveClient.join(starling, { token: account.accessToken });
      await client.ask(text);
      clients.push(client);
    }

    const exported = await api(starling.url).get('/users/me/export', parent.accessToken);
    expect(exported.status).toBe(200);
    const text = JSON.stringify(exported.body);
    for (const canary of [
      ...Object.values(canaries('canary-one')),
      'canary-one-listed',
      'canary-one-message',
      parent.email,
    ]) {
      expect(text).toContain(canary);
    }
    expect(text).not.toContain('canary-two');
    expect(text).not.toMatch(/argon2|password|token_hash|sealed/);
    // Everything except the settings is in snake_case, and its times are instants.
    const { settings: _settings, ...user } = exported.body.user;
    const facts = JSON.stringify({ ...exported.body, user });
    expect(facts).not.toMatch(/"[a-z]+[A-Z]\w*":/);
    expect(facts.match(/"\w+_at":"[^"]*"/g)?.filter((time) => !/:"[\d-]{10}T[\d:]{8}\.\d{3}Z"$/.test(time))).toEqual(
      [],
    );
    expect(await dump()).toContain('canary-one');

    expect((await api(starling.url).delete('/users/me', parent.accessToken)).status).toBe(204);
    expect((await clients[0]!.untilClosed()).code).toBe(1008);
    expect(clients[1]!.closed).toBeNull();
    clients[1]!.socket.close();
    const left = await dump();
    expect(left).not.toContain('canary-one');
    const lines = left.split('\n').filter((line) => line.includes(parent.user.id));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^audit_entries: /);
    expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(401);
    const refresh = await api(starling.url).post('/auth/refresh', { refresh_token: parent.refreshToken });
    expect(refresh.status).toBe(401);
    expect((await api(starling.url).get('/users/me', other.accessToken)).status).toBe(200);
    const lookup = await api(starling.url).get(`/waitlist/status/${parent.email}`);
    expect(lookup.body.status).toBe('not_registered');
  });

  it('erases any number of messages in short statements', async () => {
    const parent = await registerParent(starling);
    await buildLongConversation(starling, parent.user.id, { messages: 12_000 });
    await starling.sql(`
      CREATE FUNCTION refuse_long_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF (SELECT count(*) FROM gone) > 5000 THEN RAISE EXCEPTION 'too many rows in one statement'; END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER refuse_long_deletion AFTER DELETE ON messages REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_long_deletion()`);
    expect((await api(starling.url).delete('/users/me', parent.accessToken)).status).toBe(204);
    await starling.sql('DROP TRIGGER refuse_long_deletion ON messages; DROP FUNCTION refuse_long_deletion');
    expect(await starling.sql('SELECT 1 FROM messages WHERE user_id = $1 LIMIT 1', [parent.user.id])).toEqual([]);
  });

  it('finishes the erasure of a node that died, and keeps the account closed meanwhile', async () => {
    const parent = await registerParent(starling);
    await buildLongConversation(starling, parent.user.id, { messages: 10 });
    const died = jest.spyOn(starling.app.get(PersonalData), 'erase').mockRejectedValueOnce(new Error('killed'));
    expect((await api(starling.url).delete('/users/me', parent.accessToken)).status).toBe(500);
    died.mockRestore();
    expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(401);
    const signIn = { username: parent.email, password: parent.password };
    expect((await api(starling.url).post('/auth/login', signIn)).status).not.toBe(200);
    const unfinished = starling.app.get(UnfinishedErasures, { strict: false });
    const accounts = () => starling.sql('SELECT 1 FROM users WHERE id = $1', [parent.user.id]);
    await unfinished.run();
    expect(await accounts()).toHaveLength(1);
    await starling.sql(`UPDATE users SET erasure_requested_at = now() - interval '2 minutes' WHERE id = $1`, [
      parent.user.id,
    ]);
    await unfinished.run();
    expect(await accounts()).toEqual([]);
    const noted = await starling.sql(`SELECT 1 FROM audit_entries WHERE action = 'account_erased' AND target = $1`, [
      parent.user.id,
    ]);
    expect(noted).toHaveLength(1);
  });

  it('finishes each erasure on one node at a time, and a failing one does not delay the others', async () => {
    const node = await starling.startNode();
    const people = [await registerParent(starling), await registerParent(starling), await registerParent(starling)];
    const ids = people.map(({ user }) => user.id);
    await starling.sql(
      `UPDATE users SET disabled_at = now(), erasure_requested_at = now() - interval '1 hour' WHERE id = ANY($1)`,
      [ids],
    );
    const [first] = ids;
    await starling.sql(`UPDATE users SET erasure_requested_at = now() - interval '2 hours' WHERE id = $1`, [first]);
    const tried: string[] = [];
    const nodes = [starling.app, node.app];
    const spies = nodes.map((app) => {
      const personalData = app.get(PersonalData);
      const eraseInBatches = personalData.eraseInBatches.bind(personalData);
      return jest.spyOn(personalData, 'eraseInBatches').mockImplementation(async (subject) => {
        tried.push(subject.userId);
        if (subject.userId === first) throw new Error('too much');
        await eraseInBatches(subject);
      });
    });
    await Promise.all(nodes.map((app) => app.get(UnfinishedErasures, { strict: false }).run()));
    for (const spy of spies) spy.mockRestore();
    expect([...tried].sort()).toEqual([...ids].sort());
    expect(await starling.sql('SELECT id FROM users WHERE id = ANY($1)', [ids])).toEqual([{ id: first }]);
    await starling.sql('DELETE FROM users WHERE id = $1', [first]);
    await node.stop();
  });

  it('needs a sign-in within five minutes for export and erasure', async () => {
    const parent = await registerParent(starling);
    const aged = await signInAgain(starling, parent);
    await starling.sql(`UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE user_id = $1`, [
      parent.user.id,
    ]);
    for (const [method, path] of [
      ['GET', '/users/me/export'],
      ['DELETE', '/users/me'],
    ] as const) {
      const headers = { Authorization: `Bearer ${aged.accessToken}` };
      const { status, body } = await api(starling.url).send(method, path, { headers });
      expect([status, body.error]).toEqual([403, 'reauthentication_required']);
      expect((await api(starling.url).send(method, path)).status).toBe(401);
    }
  });

  it('refuses export and erasure to devices', async () => {
    const device = await signInAs(starling, 'device');
    expect((await api(starling.url).get('/users/me/export', device.accessToken)).body.error).toBe('forbidden');
    expect((await api(starling.url).delete('/users/me', device.accessToken)).body.error).toBe('forbidden');
  });

  it('refuses to erase the last admin', async () => {
    const admin = await signInAs(starling, 'admin');
    const last = await api(starling.url).delete('/users/me', admin.accessToken);
    expect([last.status, last.body.error]).toEqual([422, 'last_admin']);
    await signInAs(starling, 'admin');
    expect((await api(starling.url).delete('/users/me', admin.accessToken)).status).toBe(204);
  });

  it('allows two exports a day', async () => {
    const limited = await startStarling({ RATE_LIMITS: 'on' });
    try {
      const parent = await registerParent(limited);
      const statuses = [];
      for (let index = 0; index < 3; index += 1) {
        statuses.push((await api(limited.url).get('/users/me/export', parent.accessToken)).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });
});
