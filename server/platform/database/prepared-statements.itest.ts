import { DataSource } from 'typeorm';
import { createTestDatabase } from '../../../test/support/starling.js';
import { queryPrepared } from './prepared-statements.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  await dataSource.query('CREATE TABLE kept (n int PRIMARY KEY)');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const KEEP = 'INSERT INTO kept VALUES ($1) RETURNING n';
const kept = () => dataSource.query('SELECT n FROM kept ORDER BY n');

describe('a prepared statement of a transaction', () => {
  it('takes part in it: nothing stays of one that fails', async () => {
    const failing = dataSource.transaction(async (manager) => {
      expect(await queryPrepared(manager, 'keep', KEEP, [1])).toEqual([{ n: 1 }]);
      expect(await kept()).toEqual([]);
      await queryPrepared(manager, 'keep', KEEP, [1]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await dataSource.transaction((manager) => queryPrepared(manager, 'keep', KEEP, [2]));
    expect(await kept()).toEqual([{ n: 2 }]);
  });

  it('is found again after a migration has changed its columns', async () => {
    // One connection, so that the second reading would be on that of the first.
    const single = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
    try {
      await single.query('CREATE TABLE moving (a int)');
      const read = () =>
        single.transaction((manager) => queryPrepared(manager, 'read-moving', 'SELECT * FROM moving', []));
      expect(await read()).toEqual([]);
      await single.query('ALTER TABLE moving ADD COLUMN b int');
      await expect(read()).rejects.toMatchObject({ code: '0A000' });
      expect(await read()).toEqual([]);
    } finally {
      await single.destroy();
    }
  });

  it('is refused outside one', async () => {
    await expect(queryPrepared(dataSource.manager, 'keep', KEEP, [3])).rejects.toThrow('needs a transaction');
  });
});
