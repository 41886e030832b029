import { Injectable } from '@nestjs/common';
import { ownedBy, writableBy } from '../conversations/conversation.policy.js';
import { type MessageRow, messageColumns } from '../conversations/conversation-rows.js';
import { Config } from '../platform/config/config.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { newId } from '../platform/ids.js';
import { LEASE_SECONDS, type ReplyLease } from '../replies/reply-lease.js';
import { freeSlot, hasSlot, isSlotTaken, replySlots } from '../replies/reply-slots.js';

export interface NewMessage {
  id: string;
  conversationId: string;
  userId: string;
  clientMessageId: string;
  content: string;
}

/** `repeated`: the client id was stored before, so nothing was written now. */
export interface StoredMessage {
  message: MessageRow;
  repeated: boolean;
  isFirst: boolean;
  /** The right to write the reply, where the lease owner got it in the same commit. */
  lease: ReplyLease | null;
}

/** What the statement decides. The rest of the message is known before. */
type StoredRow = Pick<MessageRow, 'conversationId' | 'userId' | 'seq' | 'createdAt'> & {
  messageCount: number;
  lease: boolean;
  askedAt: Date;
};

const UNIQUE_VIOLATION = '23505';

/**
 * The only place that writes a user's message: message, reply and the conversation's counters in one statement, so that
 * none exists without the others. Updating the conversation's row is the lock that orders `seq`.
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
   * Leases the reply to `leaseOwner` in the same commit, if no other reply is open in the conversation and the account has
   * a free slot. Otherwise the reply waits to be claimed. `null`: the user may not write in the conversation.
   */
  async store(input: NewMessage, leaseOwner: string | null): Promise<StoredMessage | null> {
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
        leaseOwner,
      ]);
      if (!row) return this.findRepeated(input);
      const { messageCount, lease, askedAt, ...stored } = row;
      const message = newMessage(input, stored);
      return {
        message,
        repeated: false,
        isFirst: messageCount === 1,
        lease: lease ? firstLease(message, replyId, assistantMessageId, askedAt) : null,
      };
    } catch (error) {
      // Another message of the account took the slot at the same time, so this reply waits to be claimed.
      if (isSlotTaken(error)) return this.store(input, null);
      // Two copies at the same time. The statement finds an earlier one itself: an error costs the pool its connection.
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      return this.findRepeated(input);
    }
  }

  private async findRepeated(input: NewMessage): Promise<StoredMessage | null> {
    const [message] = await this.statements.query<MessageRow>(
      'find-repeated-message',
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND ${ownedBy('$2', 'm')} AND m.client_message_id = $3
          AND EXISTS (SELECT FROM conversations WHERE id = $1 AND ${writableBy('$2')})`,
      [input.conversationId, input.userId, input.clientMessageId],
    );
    return message ? { message, repeated: true, isFirst: false, lease: null } : null;
  }
}

/** A lease has already raised the status to `delivered`. That is announced separately, as for every message. */
function newMessage(
  { id, content, clientMessageId }: NewMessage,
  stored: Pick<MessageRow, 'conversationId' | 'userId' | 'seq' | 'createdAt'>,
): MessageRow {
  return {
    ...stored,
    id,
    role: 'user',
    content,
    status: 'sent',
    clientMessageId,
    replyTo: null,
    reaction: null,
    responseType: null,
    truncated: false,
    editedAt: null,
  };
}

function firstLease(message: MessageRow, replyId: string, assistantMessageId: string, askedAt: Date): ReplyLease {
  const { id: messageId, conversationId, userId, seq: messageSeq } = message;
  const reply = { replyId, conversationId, userId, messageId, messageSeq, assistantMessageId };
  return { ...reply, fence: 1, attempts: 1, stopRequested: false, exhausted: false, askedAt, textSoFar: '' };
}

/**
 * `earlier` is the state when the statement started. If the update had to wait for another writer, `last_seq` has moved
 * since, and `earlier` is too old to say whether a reply is open.
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
     WHERE id = $1 AND ${writableBy('$2')}
       AND NOT EXISTS (SELECT FROM messages sent
                        WHERE sent.conversation_id = $1 AND ${ownedBy('$2', 'sent')} AND sent.client_message_id = $5)
    RETURNING id, user_id, last_seq, last_message_at, message_count
  ), granted AS (
    SELECT conversation.*,
           $8::text IS NOT NULL AND NOT earlier.is_busy AND earlier.has_slot
             AND earlier.last_seq = conversation.last_seq - 1 AS is_leased
      FROM conversation, earlier
  ), m AS (
    INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, client_message_id, created_at)
    SELECT $3, id, user_id, last_seq, 'user', $4, CASE WHEN is_leased THEN 'delivered' ELSE 'sent' END, $5, last_message_at
      FROM granted
    RETURNING conversation_id, user_id, seq, created_at
  ), reply AS (
    INSERT INTO replies (id, conversation_id, message_id, message_seq, assistant_message_id,
                         state, fence, attempts, lease_owner, lease_until, user_id, account_slot)
    SELECT $6, id, $3, last_seq, $7, CASE WHEN is_leased THEN 'running' ELSE 'waiting' END, is_leased::int, is_leased::int,
           CASE WHEN is_leased THEN $8 END,
           CASE WHEN is_leased THEN clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}) END,
           user_id, CASE WHEN is_leased THEN ${freeSlot('$2', slots)} END
      FROM granted
    RETURNING created_at
  )
  SELECT m.conversation_id AS "conversationId", m.user_id AS "userId", m.seq::int AS seq, m.created_at AS "createdAt",
         granted.message_count AS "messageCount", granted.is_leased AS lease, reply.created_at AS "askedAt"
    FROM m, granted, reply`;
