import type { DataSource, EntityManager } from 'typeorm';
import { UsersRepository } from './users.repository.js';

it('tries a longer neutral user name if the shorter one is taken', async () => {
  const tried: string[] = [];
  const manager = {
    query: async (_statement: string, [name]: [string]) => {
      tried.push(name);
      return [{ taken: tried.length < 3 }];
    },
  };
  const name = await new UsersRepository({} as DataSource).freeUsername(manager as unknown as EntityManager);
  expect(tried.map(({ length }) => length - 'parent-'.length)).toEqual([4, 5, 6]);
  expect(name).toBe(tried[2]);
});
