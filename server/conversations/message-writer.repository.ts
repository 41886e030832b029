import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { newId } from '../platform/ids.js';
import { type MessageRow, messageColumns } from './conversation-rows.js';
import { LEASE_SECONDS, type ReplyLease } from './replies.repository.js';
import { freeSlot, hasSlot, isSlotTaken, replySlots } from './reply-slots.js';

export interface NewMessage {
  id: string;
  conversationId: string;
  userId: string;
  clientMessageId: string;
  content: string;
}

/** `repeated`: this client id was stored before, and nothing has been written now. */
export interface StoredMessage {
  message: MessageRow;
  repeated: boolean;
  isFirst: boolean;
  /** The right to write the reply, where `owner` asked for it and no other reply was open. */
  lease: ReplyLease | null;
}

type StoredRow = MessageRow & { messageCount: number; lease: boolean; askedAt: Date };

const UNIQUE_VIOLATION = '23505';

/**
 * The one place where a user's message is written: message, reply and the conversation's counters in one statement
 * (quality C2, C3, C11). The update of the conversation's row is the lock that gives `seq` its order.
 */
@Injectable()
export class MessageWriterRepository {
  private readonly storeStatement: string;

  constructor(
    private readonly statements: PreparedStatements,
    config: Config,
  ) {
    this.storeStatement = storeStatement(replySlots(config));
  }

  /**
   * `owner` takes the reply's lease in the same commit, if it may and the account has a slot for it; without one the reply
   * waits to be claimed. `null` where the conversation is not the user's or does not exist.
   */
  async store(input: NewMessage, owner: string | null): Promise<StoredMessage | null> {
    const replyId = newId();
    const assistantMessageId = newId();
    try {
      const [row] = await this.statements.query<StoredRow>('store-message', this.storeStatement, [
        input.conversationId,
        input.userId,
        input.id,
        input.content,
        input.clientMessageId,
        replyId,
        assistantMessageId,
        owner,
      ]);
      if (!row) return null;
      const { messageCount, lease, askedAt, ...stored } = row;
      // That a lease has raised it already is told behind it, as for every other message.
      const message: MessageRow = { ...stored, status: 'sent' };
      return {
        message,
        repeated: false,
        isFirst: messageCount === 1,
        lease: lease ? firstLease(message, replyId, assistantMessageId, askedAt) : null,
      };
    } catch (error) {
      // Another message of the account took the slot at the same time: this reply waits to be claimed.
      if (isSlotTaken(error)) return this.store(input, null);
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      return this.findRepeated(input);
    }
  }

  private async findRepeated(input: NewMessage): Promise<StoredMessage | null> {
    const [message] = await this.statements.query<MessageRow>(
      'find-repeated-message',
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.user_id = $2 AND m.client_message_id = $3`,
      [input.conversationId, input.userId, input.clientMessageId],
    );
    return message ? { message, repeated: true, isFirst: false, lease: null } : null;
  }
}

function firstLease(message: MessageRow, replyId: string, assistantMessageId: string, askedAt: Date): ReplyLease {
  const { id: messageId, conversationId, userId, seq: messageSeq } = message;
  const reply = { replyId, conversationId, userId, messageId, messageSeq, assistantMessageId };
  return { ...reply, fence: 1, attempts: 1, stopRequested: false, exhausted: false, askedAt, textSoFar: '' };
}

/**
 * `earlier` is how things stood when the statement began. The update may have waited for another writer since; then a
 * number was given meanwhile, and `earlier` says nothing about open replies.
 */
const storeStatement = (slots: number | null) => `
  WITH earlier AS (
    SELECT last_seq, EXISTS (
             SELECT FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')) AS is_busy,
           ${hasSlot('$2', slots)} AS has_slot
      FROM conversations WHERE id = $1
  ), conversation AS (
    UPDATE conversations
       SET last_seq = last_seq + 1, message_count = message_count + 1, last_message_id = $3,
           last_message_at = greatest(clock_timestamp(), last_message_at), updated_at = clock_timestamp()
     WHERE id = $1 AND user_id = $2 AND delete_after IS NULL
    RETURNING id, user_id, last_seq, last_message_at, message_count
  ), place AS (
    SELECT conversation.*,
           $8::text IS NOT NULL AND NOT earlier.is_busy AND earlier.has_slot
             AND earlier.last_seq = conversation.last_seq - 1 AS is_taken
      FROM conversation, earlier
  ), m AS (
    INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, client_message_id, created_at)
    SELECT $3, id, user_id, last_seq, 'user', $4, CASE WHEN is_taken THEN 'delivered' ELSE 'sent' END, $5, last_message_at
      FROM place
    RETURNING *
  ), reply AS (
    INSERT INTO replies (id, conversation_id, message_id, message_seq, assistant_message_id,
                         state, fence, attempts, lease_owner, lease_until, user_id, account_slot)
    SELECT $6, id, $3, last_seq, $7, CASE WHEN is_taken THEN 'running' ELSE 'waiting' END, is_taken::int, is_taken::int,
           CASE WHEN is_taken THEN $8 END,
           CASE WHEN is_taken THEN clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}) END,
           user_id, CASE WHEN is_taken THEN ${freeSlot('$2', slots)} END
      FROM place
    RETURNING created_at
  )
  SELECT ${messageColumns('m')}, place.message_count AS "messageCount", place.is_taken AS lease, reply.created_at AS "askedAt"
    FROM m, place, reply`;
