import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '../platform/ids.js';
import { type MessageRow, messageColumns } from './conversation-rows.js';

export interface NewMessage {
  id: string;
  conversationId: string;
  userId: string;
  clientMessageId: string;
  content: string;
}

/** `repeated`: this client id was stored before; `replyId` is the one of the first time. */
export interface StoredMessage {
  message: MessageRow;
  replyId: string | null;
  repeated: boolean;
  isFirst: boolean;
}

interface PostgresError {
  driverError?: { code?: string };
}

const UNIQUE_VIOLATION = '23505';

/**
 * The one place where a user's message is written: message, waiting reply and the conversation's counters in one
 * statement (quality C2, C3, C11). The update of the conversation's row is the lock that gives `seq` its order.
 */
@Injectable()
export class MessageWriterRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `null` where the conversation is not the user's or does not exist. */
  async store(input: NewMessage): Promise<StoredMessage | null> {
    const replyId = newId();
    try {
      const rows = await this.dataSource.query<(MessageRow & { messageCount: number })[]>(STORE, [
        input.conversationId,
        input.userId,
        input.id,
        input.content,
        input.clientMessageId,
        replyId,
        newId(),
      ]);
      const row = rows[0];
      if (!row) return null;
      const { messageCount, ...message } = row;
      return { message, replyId, repeated: false, isFirst: messageCount === 1 };
    } catch (error) {
      if ((error as PostgresError).driverError?.code !== UNIQUE_VIOLATION) throw error;
      return this.findRepeated(input);
    }
  }

  private async findRepeated(input: NewMessage): Promise<StoredMessage | null> {
    const rows = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.user_id = $2 AND m.client_message_id = $3`,
      [input.conversationId, input.userId, input.clientMessageId],
    );
    return rows[0] ? { message: rows[0], replyId: null, repeated: true, isFirst: false } : null;
  }
}

const STORE = `
  WITH conversation AS (
    UPDATE conversations
       SET last_seq = last_seq + 1, message_count = message_count + 1, last_message_id = $3,
           last_message_at = greatest(clock_timestamp(), last_message_at), updated_at = clock_timestamp()
     WHERE id = $1 AND user_id = $2 AND delete_after IS NULL
    RETURNING id, user_id, last_seq, last_message_at, message_count
  ), m AS (
    INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, client_message_id, created_at)
    SELECT $3, id, user_id, last_seq, 'user', $4, 'sent', $5, last_message_at FROM conversation
    RETURNING *
  ), reply AS (
    INSERT INTO replies (id, conversation_id, message_id, message_seq, assistant_message_id)
    SELECT $6, conversation_id, id, seq, $7 FROM m
  )
  SELECT ${messageColumns('m')}, conversation.message_count AS "messageCount" FROM m, conversation`;
