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

  it('is refused outside one', async () => {
    await expect(queryPrepared(dataSource.manager, 'keep', KEEP, [3])).rejects.toThrow('needs a transaction');
  });
});
