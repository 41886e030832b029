import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type MessageRow, messageColumns } from '../conversations/conversation-rows.js';
import type { TitleCounts } from '../conversations/conversations.events.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { FIRST_OPEN, type ReplyLease } from './reply-lease.js';
import { REPLY_SNAPSHOT, type ReplySnapshot } from './reply-snapshot.js';

export interface FinishedReply {
  userId: string;
  seq: number;
  message: MessageRow | null;
  /** The status of the answered message rose to `read` in the same commit. */
  isReadNow: boolean;
  counts: TitleCounts;
}

type FoundRow = MessageRow & TitleCounts & { ownerId: string; logSeq: number };

/** What the statement decides. The rest of the message is known before. Without a message there is no `createdAt`. */
interface FinishedRow extends TitleCounts {
  ownerId: string;
  logSeq: number;
  conversationId: string;
  createdAt: Date;
  isReadNow: boolean;
}

/** Ends, stops and reads replies. Every writer locks in one order: conversation, reply, message. */
@Injectable()
export class RepliesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

  /** Raises the status of the answered message. `false`: it was `delivered` or higher already. */
  async markDelivered(messageId: string): Promise<boolean> {
    const rows = await returnedRows<{ id: string }>(
      this.dataSource.query(`UPDATE messages SET status = 'delivered' WHERE id = $1 AND status = 'sent' RETURNING id`, [
        messageId,
      ]),
    );
    return rows.length > 0;
  }

  /**
   * Ends a reply: a compare-and-set on (running, fence), so that it ends once. With `content` it stores the assistant's
   * message, without it only a log entry. `alongside` is part of the same commit. `null`: the reply has ended already, or
   * it is gone.
   */
  async finish(
    lease: Pick<ReplyLease, 'replyId' | 'conversationId' | 'fence' | 'messageId' | 'assistantMessageId'>,
    ending: { state: 'final' | 'stopped' | 'error'; content: string; responseType: string | null; truncated: boolean },
    alongside?: (manager: EntityManager) => Promise<void>,
  ): Promise<FinishedReply | null> {
    const { conversationId, replyId, fence } = lease;
    const { state, content, responseType, truncated } = ending;
    const values = [conversationId, replyId, fence, state];
    const withMessage = [...values, content, responseType, truncated];
    const [row] = alongside
      ? await this.dataSource.transaction(async (manager) => {
          const rows = await manager.query<FinishedRow[]>(FINISH_WITH_MESSAGE, withMessage);
          if (rows.length > 0) await alongside(manager);
          return rows;
        })
      : await (content === ''
          ? this.statements.query<FinishedRow>('finish-reply-without-message', FINISH_WITHOUT_MESSAGE, values)
          : this.statements.query<FinishedRow>('finish-reply', FINISH_WITH_MESSAGE, withMessage));
    if (!row) return null;
    const { ownerId: userId, logSeq: seq, isReadNow, createdAt, messageCount, titledAtCount } = row;
    const counts = { messageCount, titledAtCount };
    if (content === '') return { userId, seq, isReadNow, counts, message: null };
    const message: MessageRow = {
      id: lease.assistantMessageId,
      conversationId: row.conversationId,
      userId,
      seq,
      role: 'assistant',
      // As the store has it.
      content: content.toWellFormed(),
      status: 'sent',
      clientMessageId: null,
      replyTo: lease.messageId,
      reaction: null,
      responseType,
      truncated,
      editedAt: null,
      createdAt,
    };
    return { userId, seq, isReadNow, counts, message };
  }

  /** How a reply ended under this lease, for a writer that does not know whether its commit succeeded. `null`: it did not. */
  async findEnded(lease: Pick<ReplyLease, 'replyId' | 'fence'>): Promise<FinishedReply | null> {
    const rows = await this.dataSource.query<FoundRow[]>(
      `SELECT ${messageColumns('m')}, c.user_id AS "ownerId", coalesce(m.seq, e.seq)::int AS "logSeq",
              ${TITLE_COUNTS}
         FROM replies r
         JOIN conversations c ON c.id = r.conversation_id
         LEFT JOIN messages m ON m.id = r.assistant_message_id
         LEFT JOIN LATERAL (
           SELECT max(stopped.seq) AS seq FROM conversation_events stopped
            WHERE stopped.conversation_id = r.conversation_id
              AND stopped.message_id = r.message_id AND stopped.event = 'reply_stopped') e ON true
        WHERE r.id = $1 AND r.fence = $2 AND r.state IN ('final', 'stopped', 'error')`,
      [lease.replyId, lease.fence],
    );
    const row = rows[0];
    if (!row) return null;
    const { ownerId, logSeq, messageCount, titledAtCount, ...message } = row;
    return {
      userId: ownerId,
      seq: logSeq,
      isReadNow: false,
      counts: { messageCount, titledAtCount },
      message: message.id === null ? null : message,
    };
  }

  /** Requests the stop of the running reply, or else of the oldest that waits. Returns its id, or `null` where none is open. */
  async requestStop(conversationId: string): Promise<string | null> {
    const rows = await returnedRows<{ id: string }>(
      this.dataSource.query(
        `UPDATE replies SET stop_requested_at = coalesce(stop_requested_at, clock_timestamp())
          WHERE id = (SELECT id FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')
                       ORDER BY ${FIRST_OPEN} LIMIT 1)
            AND state IN ('waiting', 'running')
        RETURNING id`,
        [conversationId],
      ),
    );
    return rows[0]?.id ?? null;
  }

  async findRunning(conversationId: string): Promise<ReplySnapshot | null> {
    const rows = await this.dataSource.query<ReplySnapshot[]>(REPLY_SNAPSHOT, [conversationId]);
    return rows[0] ?? null;
  }
}

/** TypeORM answers `UPDATE … RETURNING` with `[rows, count]`. */
async function returnedRows<Row>(query: Promise<unknown>): Promise<Row[]> {
  const [rows] = (await query) as [Row[], number];
  return rows;
}

const TITLE_COUNTS = 'c.message_count AS "messageCount", c.titled_at_count AS "titledAtCount"';

const ENDED_REPLY = `
  locked AS (SELECT id FROM conversations WHERE id = $1 FOR UPDATE),
  reply AS (
    UPDATE replies SET state = $4::text, lease_until = NULL, finished_at = clock_timestamp()
      FROM locked WHERE replies.id = $2 AND replies.fence = $3 AND replies.state = 'running'
    RETURNING replies.*
  )`;

const FINISH_WITH_MESSAGE = `
  WITH ${ENDED_REPLY}, conversation AS (
    UPDATE conversations c
       SET last_seq = c.last_seq + 1, message_count = c.message_count + 1, unread_count = c.unread_count + 1,
           last_message_id = reply.assistant_message_id,
           last_message_at = greatest(clock_timestamp(), c.last_message_at), updated_at = clock_timestamp()
      FROM reply WHERE c.id = reply.conversation_id
    RETURNING c.id, c.user_id, c.last_seq, c.last_message_at, c.message_count, c.titled_at_count
  ), m AS (
    INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, reply_to, response_type, truncated,
                          created_at)
    SELECT reply.assistant_message_id, c.id, c.user_id, c.last_seq, 'assistant', $5, 'sent', reply.message_id,
           $6, $7, c.last_message_at
      FROM conversation c, reply
    RETURNING conversation_id, seq, created_at
  ), read AS (
    UPDATE messages SET status = 'read' FROM reply
     WHERE messages.id = reply.message_id AND messages.status <> 'read' AND $4 <> 'error'
    RETURNING messages.id
  )
  SELECT m.conversation_id AS "conversationId", m.created_at AS "createdAt", c.user_id AS "ownerId",
         m.seq::int AS "logSeq", EXISTS (SELECT FROM read) AS "isReadNow", ${TITLE_COUNTS}
    FROM m, conversation c`;

const FINISH_WITHOUT_MESSAGE = `
  WITH ${ENDED_REPLY}, conversation AS (
    UPDATE conversations c SET last_seq = c.last_seq + 1, updated_at = clock_timestamp()
      FROM reply WHERE c.id = reply.conversation_id
    RETURNING c.id, c.user_id, c.last_seq, c.message_count, c.titled_at_count
  ), event AS (
    INSERT INTO conversation_events (conversation_id, seq, event, message_id)
    SELECT c.id, c.last_seq, 'reply_stopped', reply.message_id FROM conversation c, reply
  )
  SELECT c.user_id AS "ownerId", c.last_seq::int AS "logSeq", false AS "isReadNow", ${TITLE_COUNTS} FROM conversation c`;
