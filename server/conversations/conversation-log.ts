import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../platform/database/prepared-statements.js';
import type { EventEntry } from './conversations.events.js';

export type NewEvent = Pick<EventEntry, 'event' | 'messageId' | 'changes'>;

/**
 * Steps of a transaction that changes what a conversation holds. Every writer locks in one order (conversation, replies,
 * messages), so that two never wait for each other and the log's numbers rise with their commits.
 */

/** Locks the conversation. `false`: it is gone. */
export async function lockConversation(manager: EntityManager, conversationId: string): Promise<boolean> {
  const rows = await queryPrepared(
    manager,
    'lock-conversation',
    'SELECT 1 FROM conversations WHERE id = $1 AND delete_after IS NULL FOR UPDATE',
    [conversationId],
  );
  return rows.length > 0;
}

/** Locks the conversation, also one in the trash. Returns its owner's id, or `null` where it is gone. */
export async function lockForModeration(manager: EntityManager, conversationId: string): Promise<string | null> {
  const [row] = await manager.query<{ userId: string }[]>(
    'SELECT user_id AS "userId" FROM conversations WHERE id = $1 FOR UPDATE',
    [conversationId],
  );
  return row?.userId ?? null;
}

/** Appends events to the log. Locks the conversation's row if the transaction has not done so. */
export async function appendEvents(
  manager: EntityManager,
  conversationId: string,
  events: NewEvent[],
): Promise<EventEntry[]> {
  if (events.length === 0) return [];
  const [rows] = (await manager.query(
    'UPDATE conversations SET last_seq = last_seq + $2 WHERE id = $1 RETURNING last_seq::int AS "lastSeq"',
    [conversationId, events.length],
  )) as [{ lastSeq: number }[], number];
  const firstSeq = rows[0]!.lastSeq - events.length + 1;
  return manager.query<EventEntry[]>(
    `INSERT INTO conversation_events (conversation_id, seq, event, message_id, changes)
     SELECT $1, $2 + ordinality - 1, event, message_id, changes
       FROM unnest($3::text[], $4::uuid[], $5::jsonb[]) WITH ORDINALITY AS e(event, message_id, changes, ordinality)
     RETURNING seq::int, event, message_id AS "messageId", changes, created_at AS "createdAt"`,
    [
      conversationId,
      firstSeq,
      events.map((entry) => entry.event),
      events.map((entry) => entry.messageId),
      events.map((entry) => JSON.stringify(entry.changes)),
    ],
  );
}

/**
 * Removes earlier events of one kind about these messages. Their numbers stay unused, so the caller must append an event
 * afterwards: a reader waits for the last number of the log.
 */
export async function removeEvents(
  manager: EntityManager,
  conversationId: string,
  event: 'message_edited' | 'reaction',
  messageIds: string[],
): Promise<void> {
  await manager.query(
    'DELETE FROM conversation_events WHERE conversation_id = $1 AND event = $2 AND message_id = ANY($3::uuid[])',
    [conversationId, event, messageIds],
  );
}

/** Brings the counters and the last message of a conversation up to date with its messages. */
export async function recountMessages(manager: EntityManager, conversationId: string): Promise<void> {
  await manager.query(
    `UPDATE conversations c
        SET message_count = (SELECT count(*) FROM messages WHERE conversation_id = $1),
            unread_count = (SELECT count(*) FROM messages WHERE conversation_id = $1 AND role = 'assistant'
                             AND seq > c.read_seq),
            (last_message_id, last_message_at) = (SELECT id, created_at FROM messages WHERE conversation_id = $1
                                                   ORDER BY seq DESC LIMIT 1),
            updated_at = clock_timestamp()
      WHERE id = $1`,
    [conversationId],
  );
}

/**
 * A condition on events `e`: updates that change no field outside `changes`. The log keeps only the newest value of a
 * field, so it does not grow when the same field changes again and again.
 */
export function supersededBy(changes: string): string {
  return `e.event = 'conversation_updated' AND e.changes - ARRAY(SELECT jsonb_object_keys(${changes})) = '{}'`;
}
