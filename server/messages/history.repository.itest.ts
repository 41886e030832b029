import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { buildLongConversation } from '../../test/factories/conversations.js';
import { registerParent } from '../../test/support/accounts.js';
import { useStarling } from '../../test/support/use-starling.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { HistoryRepository } from './history.repository.js';

const starling = useStarling({ own: true });

it('reads a log without a gap while entries are stored between two of its statements', async () => {
  const { user } = await registerParent(starling);
  const conversationId = await buildLongConversation(starling, user.id, { messages: 4 });
  const dataSource = starling.app.get(DataSource);
  let lastSeq = 4;
  const between = {
    async query(statement: string, values: unknown[]) {
      const rows: unknown = await dataSource.query(statement, values);
      await starling.sql(
        `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status)
         VALUES ($1, $2, $3, $4, 'user', 'One more', 'sent')`,
        [randomUUID(), conversationId, user.id, lastSeq + 1],
      );
      await starling.sql(`INSERT INTO conversation_events (conversation_id, seq, event) VALUES ($1, $2, 'renamed')`, [
        conversationId,
        lastSeq + 2,
      ]);
      lastSeq += 2;
      return rows;
    },
  } as Partial<DataSource> as DataSource;
  const history = new HistoryRepository(between, starling.app.get(PreparedStatements));

  const numbersBehind = async (seq: number) =>
    (await history.logAfter(conversationId, seq))?.entries.map((entry) => entry.seq);
  expect(await numbersBehind(2)).toEqual([3, 4]);
  expect(await numbersBehind(2)).toEqual([3, 4, 5, 6]);
  const [message, event] = (await history.logAfter(conversationId, 4))!.entries;
  expect(message).toMatchObject({ kind: 'message', content: 'One more', createdAt: expect.any(Date) });
  expect(event).toMatchObject({ kind: 'event', event: 'renamed', createdAt: expect.any(Date) });
});
