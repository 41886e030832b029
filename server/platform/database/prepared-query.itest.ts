import { Pool } from 'pg';
import { createTestDatabase } from '../../../test/support/starling.js';
import { PreparedQuery, type StatementValue } from './prepared-query.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const query = (name: string, text: string, values: StatementValue[] = []) =>
  pool.query(new PreparedQuery(name, text, values)) as unknown as Promise<object[]>;

const EVERY_TYPE = `
  SELECT $1::text AS text, $2::int AS number, $3::boolean AS truth, $4::timestamptz AS time, $5::text[] AS texts,
         $6::text AS nothing, '{"a": [1]}'::json AS json, $2::bigint AS big`;
const TIME = new Date('2026-11-26T12:00:00.123Z');
const TEXTS = ['a,b', 'quo"te', 'back\\slash', '{}', '', 'NULL', 'Käuzchen 🦉'];

it('reads every type of value as pg does, also when the columns are known', async () => {
  const values = ['it’s', 7, true, TIME, TEXTS, null] as const;
  const { rows } = await pool.query(EVERY_TYPE, values as unknown as unknown[]);
  for (let round = 0; round < 3; round += 1) expect(await query('types', EVERY_TYPE, [...values])).toEqual(rows);
  const others = ['', -1, false, null, [], undefined] as const;
  expect(await query('types', EVERY_TYPE, [...others])).toEqual([
    { text: '', number: -1, truth: false, time: null, texts: [], nothing: null, json: { a: [1] }, big: '-1' },
  ]);
});

it('answers with no rows, many rows, and none for a change without RETURNING', async () => {
  const series = 'SELECT n::int FROM generate_series(1, $1) n';
  expect(await query('series', series, [0])).toEqual([]);
  expect(await query('series', series, [3])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  await pool.query('CREATE TEMP TABLE kept (n int)');
  for (const n of [1, 2]) expect(await query('keep', 'INSERT INTO kept VALUES ($1)', [n])).toEqual([]);
  expect(await query('kept', 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
});

it('reports errors with their code, and the connection stays good', async () => {
  const divide = 'SELECT 1 / $1::int AS result';
  await expect(query('divide', divide, [0])).rejects.toMatchObject({ code: '22012' });
  expect(await query('divide', divide, [1])).toEqual([{ result: 1 }]);
  await expect(query('divide', divide, [0])).rejects.toMatchObject({ code: '22012' });
  await expect(query('broken', 'SELEKT 1')).rejects.toMatchObject({ code: '42601' });
  const time = 'SELECT $1::timestamptz AS time';
  await expect(query('time', time, [new Date(Number.NaN)])).rejects.toThrow('Invalid time value');
  expect(await query('divide', divide, [1])).toEqual([{ result: 1 }]);
});

it('refuses a second text under the name of the first', async () => {
  await query('one', 'SELECT 1 AS n');
  await expect(query('one', 'SELECT 2 AS n')).rejects.toThrow('Another statement has the name one');
  expect(await query('one', 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

it('refuses a statement whose columns a migration has changed, until its connection is replaced', async () => {
  await pool.query('CREATE TABLE moving (a int); INSERT INTO moving VALUES (1)');
  const read = 'SELECT * FROM moving';
  expect(await query('moving', read)).toEqual([{ a: 1 }]);
  await pool.query('ALTER TABLE moving ADD COLUMN b int');
  await expect(query('moving', read)).rejects.toThrow('cached plan must not change result type');
  const client = await pool.connect();
  client.release(true);
  expect(await query('moving', read)).toEqual([{ a: 1, b: null }]);
});
