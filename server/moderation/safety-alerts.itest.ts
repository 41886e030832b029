import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { OneSafetyCase1795000600000 } from '../../migrations/1795000600000-one-safety-case.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { LiveClient } from '../../test/support/live-client.js';
import { type StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { SafetyClassifier } from '../safety/safety-classifier.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

const SLOW_WORKER = new URL('../../test/support/slow-safety-worker.ts', import.meta.url);
const UNSAFE = 'I hurt myself when I am sad';

interface Case {
  id: string;
  reason: string;
  status: string;
}

describe('safety cases', () => {
  const starling = useStarling({ own: true });
  let other: StarlingNode;
  let parent: Account;

  const casesOf = (messageId: string) =>
    starling.sql<Case>(`SELECT id, reason, status FROM reports WHERE message_id = $1 ORDER BY created_at`, [messageId]);
  const insertCase = (messageId: string, status: string) =>
    starling.sql(
      `INSERT INTO reports (id, message_id, source, reason, excerpt, status)
       VALUES (gen_random_uuid(), $1, 'safety', 'self_harm', '[]', $2)`,
      [messageId, status],
    );
  /** A stored message with its safety answer, without the event of the answer. */
  async function answered(): Promise<{ conversationId: string; messageId: string }> {
    const [conversationId, messageId] = [randomUUID(), randomUUID()];
    await starling.sql(`INSERT INTO conversations (id, user_id, message_count, last_seq) VALUES ($1, $2, 2, 2)`, [
      conversationId,
      parent.user.id,
    ]);
    await starling.sql(
      `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, reply_to, response_type)
       VALUES ($1, $3, $4, 1, 'user', $5, 'read', NULL, NULL),
              ($2, $3, $4, 2, 'assistant', 'You are not alone.', 'sent', $1, 'safety')`,
      [messageId, randomUUID(), conversationId, parent.user.id, UNSAFE],
    );
    return { conversationId, messageId };
  }

  beforeAll(async () => {
    // A second node looks for the same alerts.
    other = await starling.startNode();
    parent = await registerParent(starling);
  });

  it('opens one case if the process died after the answer', async () => {
    const { messageId } = await answered();
    await until(async () => (await casesOf(messageId)).length > 0);
    // Once a later alert is found, both nodes have also looked for the earlier one again.
    const later = await answered();
    await until(async () => (await casesOf(later.messageId)).length > 0);
    expect(await casesOf(messageId)).toMatchObject([{ reason: 'self_harm', status: 'open' }]);
    const noted = await starling.sql(`SELECT detail FROM audit_entries WHERE action = 'safety_alert' AND target = $1`, [
      (await casesOf(messageId))[0]!.id,
    ]);
    expect(noted).toEqual([{ detail: { reason: 'self_harm' } }]);
  });

  it('opens a case if the database failed right after the answer', async () => {
    const reports = starling.app.get(ReportsRepository, { strict: false });
    const { insert } = reports;
    reports.insert = async () => {
      reports.insert = insert;
      throw new Error('Connection terminated unexpectedly');
    };
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const end = await client.ask(UNSAFE);
    expect(end.metadata).toMatchObject({ response_type: 'safety' });
    expect(await until(async () => found(await casesOf(end.metadata.reply_to!)))).toHaveLength(1);
    await client.close();
  });

  it('opens a case for a message that could not be classified in time, and gives the cautious answer on either node', async () => {
    const slow = new SafetyClassifier({ counter: () => ({ inc: () => undefined }) }, SLOW_WORKER);
    for (const { app } of [starling, other]) {
      const classifier = app.get(SafetyClassifier, { strict: false });
      classifier.review = (text, context) => slow.review(text, context);
    }
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const end = await client.ask('stuck on this');
    expect(end.metadata).toMatchObject({ response_type: 'safety' });
    expect(end.content).toContain("I couldn't read this message well enough to answer it");
    expect(end.content).toContain('findahelpline.com');
    expect(await until(async () => found(await casesOf(end.metadata.reply_to!)))).toMatchObject([
      { reason: 'unchecked', status: 'open' },
    ]);
    await client.close();
    await slow.onApplicationShutdown();
    for (const { app } of [starling, other])
      Reflect.deleteProperty(app.get(SafetyClassifier, { strict: false }), 'review');
  });

  it('opens one case for two attempts, and another after the first is decided', async () => {
    const { conversationId, messageId } = await answered();
    const reports = starling.app.get(ReportsService, { strict: false });
    const alert = { userId: parent.user.id, conversationId, messageId, reason: 'self_harm' };
    const [first, second] = await Promise.all([reports.safetyAlert(alert), reports.safetyAlert(alert)]);
    expect(second.id).toBe(first.id);
    expect(await casesOf(messageId)).toHaveLength(1);
    await starling.sql(`UPDATE reports SET status = 'resolved' WHERE id = $1`, [first.id]);
    expect((await reports.safetyAlert(alert)).id).not.toBe(first.id);
  });

  it('opens another case after a decision only if the message was edited later', async () => {
    const [decided, edited] = [await answered(), await answered()];
    for (const { messageId } of [decided, edited]) await insertCase(messageId, 'resolved');
    await starling.sql(`UPDATE messages SET edited_at = clock_timestamp() WHERE id = $1`, [edited.messageId]);
    await until(async () => (await casesOf(edited.messageId)).some(({ status }) => status === 'open'));
    expect(await casesOf(decided.messageId)).toMatchObject([{ status: 'resolved' }]);
  });

  it('removes duplicate cases in the migration, but keeps one that a moderator has claimed', async () => {
    const runner = starling.app.get(DataSource).createQueryRunner();
    const migration = new OneSafetyCase1795000600000();
    const [worked, waiting, decided] = [randomUUID(), randomUUID(), randomUUID()];
    await migration.down(runner);
    for (const status of ['open', 'claimed', 'open']) await insertCase(worked, status);
    for (const status of ['open', 'open']) await insertCase(waiting, status);
    for (const status of ['resolved', 'resolved', 'open']) await insertCase(decided, status);
    const [oldest] = await casesOf(waiting);
    await migration.up(runner);
    await runner.release();
    expect(await casesOf(worked)).toMatchObject([{ status: 'claimed' }]);
    expect(await casesOf(waiting)).toEqual([oldest]);
    expect(await casesOf(decided)).toHaveLength(3);
  });
});

function found<Item>(items: Item[]): Item[] | null {
  return items.length > 0 ? items : null;
}
