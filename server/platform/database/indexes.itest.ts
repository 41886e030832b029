import { createTestDatabase, execute } from '../../../test/support/starling.js';

describe('the indexes of the schema', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('cover the columns of each foreign key that cascades a deletion', async () => {
    const { rows } = await execute(
      database.url,
      `SELECT key.conrelid::regclass::text AS "table", key.conname AS "key",
         EXISTS (
           SELECT 1 FROM pg_index i
            WHERE i.indrelid = key.conrelid AND i.indisvalid AND i.indpred IS NULL
              AND (SELECT array_agg(a.attnum ORDER BY a.attnum) FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS a (attnum, place)
                    WHERE a.place <= cardinality(key.conkey))
                = (SELECT array_agg(c.attnum ORDER BY c.attnum) FROM unnest(key.conkey) AS c (attnum))) AS indexed
       FROM pg_constraint key
       WHERE key.contype = 'f' AND key.confdeltype IN ('c', 'n', 'd') AND key.connamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
  });

  it.each([
    ['search', "WHERE reason ILIKE '%kite%'", 'reports_reason_idx'],
    ['order', 'ORDER BY created_at DESC, id DESC LIMIT 20', 'reports_created_at_idx'],
    ['order, the other way round,', 'ORDER BY created_at, id LIMIT 20', 'reports_created_at_idx'],
  ])('serve the %s of the report queue', async (_name, clause, index) => {
    // Postgres would scan an empty table, whatever indexes it has.
    const answers = await execute(
      database.url,
      `SET enable_seqscan = off; SET enable_sort = off; EXPLAIN SELECT * FROM reports ${clause}`,
    );
    expect(JSON.stringify(answers)).toContain(index);
  });
});
