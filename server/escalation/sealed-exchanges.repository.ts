import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The ids of a message about harm that may come from home, or that could not be read, and of its answer. */
export interface SealedExchange {
  readonly messageId: string;
  readonly answerId: string;
  readonly conversationId: string;
  readonly clientMessageId: string;
  /** It could not be read in time, so nobody knows what it was about. */
  readonly isUnread: boolean;
  readonly at: Date;
}

const COLUMNS = `message_id AS "messageId", answer_id AS "answerId", conversation_id AS "conversationId",
  client_message_id AS "clientMessageId", is_unread AS "isUnread", at`;

/** Keeps the ids of sealed exchanges, so that a message that is sent again is known. It holds no text. */
@Injectable()
export class SealedExchangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `null`: the message was sealed before. */
  async insert(exchange: Omit<SealedExchange, 'at'>, manager: EntityManager): Promise<SealedExchange | null> {
    const { messageId, answerId, conversationId, clientMessageId, isUnread } = exchange;
    const [stored] = await manager.query<SealedExchange[]>(
      `INSERT INTO sealed_exchanges (message_id, answer_id, conversation_id, client_message_id, is_unread)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (conversation_id, client_message_id) DO NOTHING RETURNING ${COLUMNS}`,
      [messageId, answerId, conversationId, clientMessageId, isUnread],
    );
    return stored ?? null;
  }

  /** `isFirst`: nothing of harm at home was told in the conversation before it. */
  async find(conversationId: string, clientMessageId: string): Promise<(SealedExchange & { isFirst: boolean }) | null> {
    const [stored] = await this.dataSource.query<(SealedExchange & { isFirst: boolean })[]>(
      `SELECT ${COLUMNS}, NOT EXISTS (SELECT FROM sealed_exchanges e
                                       WHERE e.conversation_id = $1 AND NOT e.is_unread
                                         AND e.message_id < sealed.message_id) AS "isFirst"
         FROM sealed_exchanges sealed WHERE conversation_id = $1 AND client_message_id = $2`,
      [conversationId, clientMessageId],
    );
    return stored ?? null;
  }

  /** Whether the child has told of harm at home in this conversation before. */
  async holdsAny(conversationId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM sealed_exchanges WHERE conversation_id = $1 AND NOT is_unread LIMIT 1',
      [conversationId],
    );
    return rows.length > 0;
  }

  /** Whether the id is that of a sealed message or answer. */
  async holds(conversationId: string, messageId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM sealed_exchanges WHERE conversation_id = $1 AND $2 IN (message_id, answer_id)',
      [conversationId, messageId],
    );
    return rows.length > 0;
  }
}
