import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createTestDatabase } from '../../../test/support/starling.js';
import { Events } from '../events.js';
import { afterCommit, runEffectsAfterCommit } from './after-commit.js';

class RoomPainted {
  constructor(readonly room: string) {}
}

describe('events of a transaction', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataSource: DataSource;
  let painted: string[];
  const events = new Events();
  events.on(RoomPainted, ({ room }) => void painted.push(room));

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = new DataSource({ type: 'postgres', url: database.url });
    await dataSource.initialize();
    runEffectsAfterCommit(dataSource);
  });
  beforeEach(() => {
    painted = [];
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('are emitted in their order when it has committed, not before', async () => {
    const before = await dataSource.transaction(async (manager) => {
      events.emitAfterCommit(manager, new RoomPainted('kitchen'));
      events.emitAfterCommit(manager, new RoomPainted('cellar'));
      await manager.query('SELECT 1');
      return [...painted];
    });
    expect(before).toEqual([]);
    expect(painted).toEqual(['kitchen', 'cellar']);
  });

  it('are dropped when it rolls back', async () => {
    const failing = dataSource.transaction(async (manager) => {
      events.emitAfterCommit(manager, new RoomPainted('kitchen'));
      throw new Error('no paint');
    });
    await expect(failing).rejects.toThrow('no paint');
    await dataSource.transaction((manager) => manager.query('SELECT 1'));
    expect(painted).toEqual([]);
  });

  it('are dropped when the commit itself fails', async () => {
    const failing = dataSource.transaction(async (manager) => {
      events.emitAfterCommit(manager, new RoomPainted('kitchen'));
      await manager.query('CREATE TEMPORARY TABLE rooms (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)');
      await manager.query('INSERT INTO rooms VALUES (1), (1)');
    });
    await expect(failing).rejects.toThrow('duplicate key');
    expect(painted).toEqual([]);
  });

  it('wait for the outer transaction when a savepoint emitted them', async () => {
    await dataSource.transaction(async (manager) => {
      await manager.transaction(async (nested) => events.emitAfterCommit(nested, new RoomPainted('kitchen')));
      expect(painted).toEqual([]);
    });
    expect(painted).toEqual(['kitchen']);
  });

  it('cannot be emitted outside of one', () => {
    expect(() => events.emitAfterCommit(dataSource.manager, new RoomPainted('kitchen'))).toThrow('needs a transaction');
  });

  it('leave the transaction committed when an effect fails, and the failure is logged', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const answer = await dataSource.transaction(async (manager) => {
      afterCommit(manager, () => Promise.reject(new Error('no bus')));
      return 'painted';
    });
    expect(answer).toBe('painted');
    await Promise.resolve();
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});
