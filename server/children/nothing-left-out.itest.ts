import { buildFamily } from '../../test/factories/families.js';
import { registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { ChildFiller, type FilledTable } from '../../test/support/filled-child.js';
import { useStarling } from '../../test/support/use-starling.js';
import { CHILD_TABLES } from '../privacy/child-tables.js';
import { ADULT_TABLES, SEALED_TABLES } from '../privacy/other-account-tables.js';

const starling = useStarling({ own: true });
/** Tables of adults that name children in a list, and the receipt that stays. */
const LISTS_OF_CHILDREN = ['calendar_links', 'household_invitations', 'household_members'];
const RECEIPT = 'erasure_receipts';

async function emptyChild() {
  const parent = await registerParent(starling);
  const { child, householdId } = await buildFamily(starling, parent);
  const filler = await ChildFiller.start(starling, { child, householdId, guardianId: parent.user.id });
  return { parent, child, filler };
}

async function filledChild() {
  const { parent, child, filler } = await emptyChild();
  await starling.sql('DELETE FROM child_controls WHERE child_id = $1', [child.id]);
  const tables = [
    ...CHILD_TABLES.map(({ table }) => table),
    ...SEALED_TABLES,
    'calendar_links',
    'contents',
    'household_invitations',
  ];
  return { parent, child, rows: await filler.fill(tables) };
}

/** Every row of every table, as text, by table. */
async function tablesWith(texts: readonly string[]): Promise<Record<string, string[]>> {
  const tables = await starling.sql(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`);
  const found: Record<string, string[]> = {};
  for (const { table_name: table } of tables) {
    const rows = await starling.sql<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${table}" t`);
    const holds = texts.filter((text) => rows.some(({ row }) => row.includes(text)));
    if (holds.length > 0) found[String(table)] = holds;
  }
  return found;
}

it('knows each table with a column that refers to a child, by a key or by its name', async () => {
  const { filler } = await emptyChild();
  const known = [...CHILD_TABLES.map(({ table }) => table), ...ADULT_TABLES, ...SEALED_TABLES];
  expect(filler.referring().filter((table) => !known.includes(table))).toEqual([]);
  const ofAdults = filler.referring().filter((table) => ADULT_TABLES.includes(table));
  expect(ofAdults).toEqual([...LISTS_OF_CHILDREN, RECEIPT].sort());
  await starling.sql('CREATE TABLE forgotten (favourite_child_id uuid)');
  const { filler: later } = await emptyChild();
  expect(later.referring().filter((table) => !known.includes(table))).toEqual(['forgotten']);
  await starling.sql('DROP TABLE forgotten');
});

it('exports each row about a child, or says why not', async () => {
  const { parent, child, rows } = await filledChild();
  const { body } = await rest().get<Json>(`/children/${child.id}/export`, parent.accessToken);
  const rowOf = (table: string) => rows.find((row) => row.table === table)!;
  const missing: string[] = [];
  for (const { table, columns, exported } of CHILD_TABLES) {
    const filled = rows.find((row) => row.table === table);
    if (!filled) continue;
    if (!exported) {
      const names = columns.flatMap((list) => list.split(' '));
      expect(body.records[table]).toContainEqual(Object.fromEntries(names.map((name) => [name, filled.row[name]])));
    } else if ('as' in exported && !marksOf(filled).some((mark) => JSON.stringify(body[exported.as]).includes(mark))) {
      missing.push(table);
    }
  }
  expect(missing).toEqual([]);
  const reasons = CHILD_TABLES.flatMap(({ exported }) => (exported && 'no' in exported ? [exported.no] : []));
  expect(reasons.every((reason) => reason.length > 20)).toBe(true);
  for (const table of [...SEALED_TABLES, 'refresh_tokens']) {
    for (const mark of marksOf(rowOf(table)))
      expect([table, JSON.stringify(body).includes(mark)]).toEqual([table, false]);
  }
});

it('leaves nothing of a filled child behind but the receipt and pseudonymous lines', async () => {
  const { parent, child, rows } = await filledChild();
  // Invitations and contents are the family's own, and a line of the activity stays without the child.
  const stays = ['contents', 'household_invitations', 'household_activity'];
  const marks = rows.filter(({ table }) => !stays.includes(table)).flatMap(({ marks: made }) => made);
  expect(Object.keys(await tablesWith(marks)).length).toBeGreaterThan(CHILD_TABLES.length / 2);
  const { status } = await rest().post(
    `/children/${child.id}/erasure`,
    { nickname: child.nickname },
    parent.accessToken,
  );
  expect(status).toBe(200);
  expect(Object.keys(await tablesWith([child.id]))).toEqual([RECEIPT]);
  expect(Object.keys(await tablesWith([child.userId]))).toEqual(['audit_entries']);
  expect(await tablesWith(marks)).toEqual({});
});

it('keeps words out of an export for guardians who may see topics only', async () => {
  const { parent, child, rows } = await filledChild();
  await starling.sql(`UPDATE children SET transcript = 'topics' WHERE id = $1`, [child.id]);
  const { body } = await rest().get<Json>(`/children/${child.id}/export`, parent.accessToken);
  const conversation = rows.find(({ table }) => table === 'conversations')!.row;
  expect(body.conversations).toMatchObject([{ id: conversation.id, title: null, summary: null, messages: [] }]);
  const message = rows.find(({ table }) => table === 'messages')!.row;
  expect(JSON.stringify(body)).not.toContain(message.content);
  expect(JSON.stringify(body)).not.toContain(conversation.title);
});

function rest() {
  return api(starling.url);
}

/** What a part of the export in its own form must show at least one of. */
function marksOf({ row, marks }: FilledTable): string[] {
  return marks.length > 0 ? [...marks] : [String(Object.values(row)[0])];
}
