import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { buildConversation } from '../../test/factories/conversations.js';
import { createTestDatabase } from '../../test/support/starling.js';
import { ConversationsRepository } from './conversations.repository.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('empties the trash a batch at a time, and keeps conversations that are not due', async () => {
  const userId = randomUUID();
  const sql = <Row>(statement: string, values?: unknown[]) => dataSource.query<Row[]>(statement, values);
  await sql("INSERT INTO users (id, username, role) VALUES ($1, 'parent', 'parent')", [userId]);
  const conversations = new ConversationsRepository(dataSource);
  const due: string[] = [];
  for (let count = 0; count < 3; count += 1) due.push(await buildConversation({ sql }, userId));
  const later = await buildConversation({ sql }, userId);
  await conversations.moveToTrash(due, { userId }, -1);
  await conversations.moveToTrash([later], { userId }, 10);

  expect(await conversations.emptyTrash(2)).toBe(2);
  expect(await conversations.emptyTrash(2)).toBe(1);
  expect(await conversations.emptyTrash(2)).toBe(0);
  expect(await sql('SELECT id FROM conversations')).toEqual([{ id: later }]);
});
