import type { EntityManager } from 'typeorm';
import { newId } from '../platform/ids.js';

/** An open reply that was cancelled, and the message that it would have answered. */
export interface CancelledReply {
  replyId: string;
  messageId: string;
}

/** Steps of a transaction that has locked the conversation. */

/** Queues the reply to a message. A node claims it after the commit. */
export async function queueReply(
  manager: EntityManager,
  message: { id: string; conversationId: string; userId: string; seq: number },
): Promise<void> {
  await manager.query(
    `INSERT INTO replies (id, conversation_id, message_id, message_seq, assistant_message_id, user_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [newId(), message.conversationId, message.id, message.seq, newId(), message.userId],
  );
}

/** Cancels the replies to a message and to all later ones. */
export async function cancelRepliesFrom(
  manager: EntityManager,
  message: { conversationId: string; seq: number },
): Promise<CancelledReply | null> {
  return firstOpen(
    await manager.query(`DELETE FROM replies WHERE conversation_id = $1 AND message_seq >= $2 ${RETURNING}`, [
      message.conversationId,
      message.seq,
    ]),
  );
}

/** Cancels the reply to one message. */
export async function cancelReplyTo(manager: EntityManager, message: { id: string }): Promise<CancelledReply | null> {
  return firstOpen(await manager.query(`DELETE FROM replies WHERE message_id = $1 ${RETURNING}`, [message.id]));
}

const RETURNING = `
  RETURNING id AS "replyId", message_id AS "messageId", message_seq::int AS seq,
            state IN ('waiting', 'running') AS "isOpen"`;

/** Of the open replies, readers can have seen only the oldest. */
function firstOpen(result: unknown): CancelledReply | null {
  const [rows] = result as [(CancelledReply & { seq: number; isOpen: boolean })[], number];
  const [oldest] = rows.filter(({ isOpen }) => isOpen).sort((left, right) => left.seq - right.seq);
  return oldest ? { replyId: oldest.replyId, messageId: oldest.messageId } : null;
}
