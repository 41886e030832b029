import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The ids of a message about harm that may come from home, or that could not be checked, and of its answer. */
export interface SealedExchange {
  readonly messageId: string;
  readonly answerId: string;
  readonly conversationId: string;
  readonly clientMessageId: string;
  /** The safety check could not read it in time, so it may be about anything. */
  readonly isUnchecked: boolean;
  readonly at: Date;
}

/** `isFirst`: nothing of harm at home was told in the conversation before it. */
export type FoundExchange = SealedExchange & { readonly isFirst: boolean };

const COLUMNS = `message_id AS "messageId", answer_id AS "answerId", conversation_id AS "conversationId",
  client_message_id AS "clientMessageId", is_unchecked AS "isUnchecked", at`;

/** Keeps the ids of sealed exchanges, so that a message that is sent again is known. It holds no text. */
@Injectable()
export class SealedExchangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `null`: the message was sealed before. */
  async insert(
    exchange: Omit<SealedExchange, 'at'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SealedExchange | null> {
    const { messageId, answerId, conversationId, clientMessageId, isUnchecked } = exchange;
    const [stored] = await manager.query<SealedExchange[]>(
      `INSERT INTO sealed_exchanges (message_id, answer_id, conversation_id, client_message_id, is_unchecked)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (conversation_id, client_message_id) DO NOTHING RETURNING ${COLUMNS}`,
      [messageId, answerId, conversationId, clientMessageId, isUnchecked],
    );
    return stored ?? null;
  }

  async find(conversationId: string, clientMessageId: string): Promise<FoundExchange | null> {
    const [stored] = await this.dataSource.query<FoundExchange[]>(
      `SELECT ${COLUMNS}, NOT EXISTS (SELECT FROM sealed_exchanges e
                                       WHERE e.conversation_id = $1 AND NOT e.is_unchecked
                                         AND e.message_id < sealed.message_id) AS "isFirst"
         FROM sealed_exchanges sealed WHERE conversation_id = $1 AND client_message_id = $2`,
      [conversationId, clientMessageId],
    );
    return stored ?? null;
  }

  /** Whether the child has told of harm at home in this conversation before. */
  async holdsAny(conversationId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM sealed_exchanges WHERE conversation_id = $1 AND NOT is_unchecked LIMIT 1',
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
