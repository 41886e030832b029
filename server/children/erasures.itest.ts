import { buildFamily, buildMember, type Child } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { PROFILE_COLUMNS, PROFILE_KEYS } from '../privacy/child-profile-columns.js';
import { CHILD_TABLES } from '../privacy/child-tables.js';
import { ADULT_TABLES, SEALED_TABLES } from '../privacy/other-account-tables.js';

const starling = useStarling({ own: true });
const rest = () => api(starling.url);

async function errorOf(answer: Promise<{ status: number; body: Json }>) {
  const { status, body } = await answer;
  return [status, body?.error ?? null];
}

const DELETE_CONVERSATIONS = (nickname = '') => `mutation ($id: ID!) {
  deleteChildConversations(childId: $id${nickname && `, ${nickname}`}) { state deleted }
}`;

/** A family whose child has talked on a device of its own. */
async function talkedFamily(nickname = 'Zephyrine') {
  const parent = await registerParent(starling);
  const { child, householdId, children } = await buildFamily(starling, parent, { children: 2 });
  await starling.sql('UPDATE children SET nickname = $2, note = $3 WHERE id = $1', [
    child.id,
    nickname,
    `${nickname} loves quokkas`,
  ]);
  const device = await handOverDevice(starling, parent, child);
  const client = await LiveClient.join(starling, { token: device.accessToken });
  client.say(`Why do quokkas smile at ${nickname}?`);
  await client.has(({ type }) => type === 'stream_final');
  client.close();
  const erase = ({ accessToken }: Account, body: Json = { nickname }) =>
    rest().post(`/children/${child.id}/erasure`, body, accessToken);
  return {
    parent,
    child: { ...child, nickname },
    sibling: children[1] as Child,
    householdId,
    device,
    erase,
    conversationId: client.conversationId,
  };
}

/** Every row of every table, as text. */
async function dump(): Promise<Map<string, string[]>> {
  const tables = await starling.sql(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`);
  const rows = new Map<string, string[]>();
  for (const { table_name: table } of tables) {
    const found = await starling.sql(`SELECT to_jsonb(t)::text AS row FROM "${table}" t`);
    rows.set(
      String(table),
      found.map(({ row }) => String(row)),
    );
  }
  return rows;
}

function tablesWith(rows: ReadonlyMap<string, readonly string[]>, text: string): string[] {
  return [...rows]
    .filter(([, found]) => found.some((row) => row.includes(text)))
    .map(([table]) => table)
    .sort();
}

describe('what is stored about a child', () => {
  it('is named column by column, for every table that refers to a child or an account', async () => {
    const columns = await starling.sql(
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const columnsOf = (table: string) =>
      columns
        .filter((row) => row.table_name === table)
        .map((row) => String(row.column_name))
        .sort();
    const referring = await starling.sql(
      `WITH RECURSIVE referring AS (
         SELECT conrelid AS table_id FROM pg_constraint
         WHERE contype = 'f' AND confrelid IN ('users'::regclass, 'children'::regclass)
         UNION SELECT c.conrelid FROM pg_constraint c JOIN referring r ON c.confrelid = r.table_id
         WHERE c.contype = 'f' AND c.confrelid <> 'households'::regclass)
       SELECT DISTINCT table_id::regclass::text AS table FROM referring`,
    );
    const known = ['children', ...CHILD_TABLES.map(({ table }) => table), ...ADULT_TABLES, ...SEALED_TABLES];
    expect([...referring.map((row) => String(row.table)), 'users'].sort()).toEqual([...known].sort());
    for (const { table, columns: named } of CHILD_TABLES) {
      expect([table, named.flatMap((list) => list.split(' ')).sort()]).toEqual([table, columnsOf(table)]);
    }
    expect([...PROFILE_COLUMNS, ...PROFILE_KEYS].sort()).toEqual(columnsOf('children'));
  });

  it('stands on its data card with values and counts', async () => {
    const { parent, child } = await talkedFamily();
    const { body } = await rest().get(`/children/${child.id}/data-card`, parent.accessToken);
    const entry = (field: string) => body.find((line: Json) => line.field === field);
    expect(entry('nickname')).toEqual({
      field: 'nickname',
      label: 'Nickname',
      purpose: expect.any(String),
      retention: expect.any(String),
      value: 'Zephyrine',
    });
    expect(entry('messages')).toMatchObject({ label: 'Messages and answers', count: 2 });
    expect(entry('devices')).toMatchObject({ count: 1 });
    expect(body).toHaveLength(PROFILE_COLUMNS.length + CHILD_TABLES.length);
  });

  it('stands on its data card and in the headings of its export in the language of the reader', async () => {
    const { parent, child } = await talkedFamily();
    await rest().patch('/users/me', { settings: { language: 'de' } }, parent.accessToken);
    const { body } = await rest().get(`/children/${child.id}/data-card`, parent.accessToken);
    expect(body.find(({ field }: Json) => field === 'messages')).toEqual({
      field: 'messages',
      label: 'Nachrichten und Antworten',
      purpose: 'Der Wortlaut der Gespräche',
      retention: 'So lange wie das Gespräch',
      count: 2,
    });
    const { data } = await graphql(
      starling,
      'query ($id: ID!) { childDataCard(childId: $id) { field label retention } }',
      { token: parent.accessToken, variables: { id: child.id } },
    );
    expect(data.childDataCard[0]).toEqual({
      field: 'nickname',
      label: 'Spitzname',
      retention: 'Bis Sie es ändern oder das Profil löschen',
    });
    const answer = await fetch(`${starling.url}/api/v1/children/${child.id}/export?format=zip`, {
      headers: { Authorization: `Bearer ${parent.accessToken}` },
    });
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(strFromU8(files['conversations/0001.md']!)).toMatch(/^# .+\n\nBegonnen 20/);
  });

  it('is exported as one JSON, or as a ZIP with a manifest', async () => {
    const { parent, child } = await talkedFamily();
    const path = `/children/${child.id}/export`;
    const { body } = await rest().get(path, parent.accessToken);
    expect(body.child).toMatchObject({ id: child.id, nickname: 'Zephyrine' });
    expect(body.conversations[0].messages).toHaveLength(2);
    const answer = await fetch(`${starling.url}/api/v1${path}?format=zip`, {
      headers: { Authorization: `Bearer ${parent.accessToken}` },
    });
    expect(answer.headers.get('content-type')).toContain('application/zip');
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['child.json', 'conversations/0001.md', 'manifest.json']);
    const { sha256 } = JSON.parse(strFromU8(files['manifest.json']!));
    const { createHash } = await import('node:crypto');
    for (const name of ['child.json', 'conversations/0001.md']) {
      expect(sha256[name]).toBe(createHash('sha256').update(files[name]!).digest('hex'));
    }
    expect(await errorOf(rest().get(`${path}?format=pdf`, parent.accessToken))).toEqual([422, 'validation_failed']);
  });
});

describe('an erasure', () => {
  it('leaves the id of the child in the receipt and the audit log alone, and no text of it', async () => {
    const { parent, child, sibling, device, conversationId, householdId, erase } = await talkedFamily('Quillemin');
    const helper = await registerParent(starling);
    await buildMember(starling, householdId, helper, 'helper', [child.id, sibling.id]);
    await rest().post('/requests', { kind: 'time', message: 'Quillemin wants to read on' }, device.accessToken);
    expect((await rest().get('/notifications', parent.accessToken)).body).toMatchObject([
      { title: 'Quillemin asks for more time', message: 'Quillemin wants to read on' },
      expect.anything(),
    ]);
    const preview = (await rest().get(`/children/${child.id}/erasure`, parent.accessToken)).body;
    expect(preview).toMatchObject({
      erases_at: null,
      counts: { children: 1, conversations: 1, messages: 2, devices: 1 },
    });
    const before = await dump();
    expect(tablesWith(before, 'Quillemin')).toEqual(expect.arrayContaining(['children', 'messages']));

    const { status, body: receipt } = await erase(parent);
    expect([status, receipt]).toEqual([
      200,
      {
        receipt_id: expect.any(String),
        at: expect.any(String),
        // The title of the conversation may have been written in between.
        counts: expect.objectContaining({ children: 1, conversations: 1, messages: 2, devices: 1 }),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);

    const after = await dump();
    expect(tablesWith(after, child.id)).toEqual(['audit_entries', 'erasure_receipts']);
    for (const text of ['Quillemin', 'smile at Quillemin', conversationId])
      expect([text, tablesWith(after, text)]).toEqual([text, []]);
    expect(tablesWith(after, child.userId)).toEqual(['audit_entries']);
    expect((await rest().get('/conversations', device.accessToken)).status).toBe(401);
    expect((await rest().get('/children', parent.accessToken)).body.map(({ id }: Json) => id)).toEqual([sibling.id]);
    expect((await rest().get(`/erasure-receipts/${receipt.receipt_id}`, parent.accessToken)).body).toEqual(receipt);
    const stranger = await registerParent(starling);
    expect(await errorOf(rest().get(`/erasure-receipts/${receipt.receipt_id}`, stranger.accessToken))).toEqual([
      404,
      'receipt_not_found',
    ]);
  });

  it('needs the nickname as it is written, and one call of many erases', async () => {
    const { parent, erase } = await talkedFamily();
    for (const body of [{}, { nickname: 'zephyrine' }, { nickname: '' }])
      expect(await errorOf(erase(parent, body))).toEqual([422, 'validation_failed']);
    const answers = await Promise.all([1, 2, 3].map(() => erase(parent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('waits for seven days where there is a second guardian, who is told and may call it off', async () => {
    const { parent, child, householdId, erase } = await talkedFamily();
    const other = await registerParent(starling);
    await buildMember(starling, householdId, other, 'guardian');
    const { status, body } = await erase(parent);
    expect([status, body]).toEqual([202, { state: 'scheduled', erases_at: expect.any(String) }]);
    const days = (Date.parse(body.erases_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect((await erase(other)).body).toEqual(body);
    const notices = (await rest().get('/notifications', other.accessToken)).body;
    expect(notices.map(({ title }: Json) => title)).toEqual(['A deletion waits for seven days']);
    const path = `/children/${child.id}/erasure`;
    expect((await rest().get(path, other.accessToken)).body.erases_at).toBe(body.erases_at);
    expect((await rest().delete(path, other.accessToken)).status).toBe(204);
    expect(await errorOf(rest().delete(path, parent.accessToken))).toEqual([404, 'erasure_not_found']);
  });

  it('that has waited long enough happens by itself', async () => {
    const { parent, child, householdId, erase } = await talkedFamily();
    await buildMember(starling, householdId, await registerParent(starling), 'guardian');
    await erase(parent);
    await starling.sql(`UPDATE child_erasures SET erases_at = now() WHERE child_id = $1`, [child.id]);
    await starling.app.get<{ run(): Promise<void> }>('ScheduledErasures').run();
    // The clock of the service may have come first, and may still be at it.
    await until(async () => (await starling.sql('SELECT 1 FROM users WHERE id = $1', [child.userId])).length === 0);
    expect(await starling.sql('SELECT 1 FROM erasure_receipts WHERE child_id = $1', [child.id])).toHaveLength(1);
  });

  it('of conversations keeps the profile and the device', async () => {
    const { parent, child, device } = await talkedFamily();
    const { status, body } = await rest().delete(`/children/${child.id}/conversations`, parent.accessToken);
    expect([status, body]).toEqual([200, { deleted: 1 }]);
    expect((await rest().get('/conversations', device.accessToken)).body).toEqual([]);
    expect((await rest().get(`/children/${child.id}`, parent.accessToken)).body.devices).toBe(1);
  });

  it('of conversations needs no nickname, and refuses a wrong one', async () => {
    const { parent, child } = await talkedFamily();
    const options = { token: parent.accessToken, variables: { id: child.id } };
    const wrong = await graphql(starling, DELETE_CONVERSATIONS('nickname: "Zeph"'), options);
    expect(wrong.errors[0]?.extensions.error).toBe('validation_failed');
    const path = `/api/v1/children/${child.id}/conversations`;
    const refused = await fetch(starling.url + path, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${parent.accessToken}` },
      body: JSON.stringify({ nickname: 'Zeph' }),
    });
    expect(refused.status).toBe(422);
    const { data } = await graphql(starling, DELETE_CONVERSATIONS(), options);
    expect(data.deleteChildConversations).toEqual({ state: 'ERASED', deleted: 1 });
  });
});
