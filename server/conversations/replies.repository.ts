import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { type MessageRow, messageColumns } from './conversation-rows.js';
import { freeSlot, isSlotTaken, isTurn, replySlots } from './reply-slots.js';

/** The right to write a reply, until `LEASE_SECONDS` after the last renewal. A higher fence wins. */
export interface ReplyLease {
  replyId: string;
  conversationId: string;
  userId: string;
  /** The user's message that is answered. */
  messageId: string;
  messageSeq: number;
  assistantMessageId: string;
  fence: number;
  attempts: number;
  stopRequested: boolean;
  askedAt: Date;
  /** Tried once more than allowed: nobody may write it, it ends as an error. */
  exhausted: boolean;
  /** What an earlier writer had published of it and kept: what readers have, until this one brings a text of its own. */
  textSoFar: string;
}

export interface RunningReply {
  replyId: string;
  assistantMessageId: string;
  replyTo: string;
  /** Of the writer of the text: after a takeover the one before, until the new one has kept a text of its own. */
  fence: number;
  text: string;
}

/** `isReadNow`: the status of the answered message rose to `read` in the same commit. */
export interface KeptReply {
  stopRequested: boolean;
  isReadNow: boolean;
}

export interface FinishedReply {
  userId: string;
  seq: number;
  message: MessageRow | null;
  isReadNow: boolean;
}

type FinishedRow = MessageRow & { ownerId: string; logSeq: number; isReadNow: boolean };

/** On the database's clock (quality C7, C16). */
export const LEASE_SECONDS = 10;
export const MAX_ATTEMPTS = 3;

/** Replies and their leases. Writers lock in one order: conversation, reply, message. */
@Injectable()
export class RepliesRepository {
  private readonly slots: number | null;
  private readonly claimStatement: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
    config: Config,
  ) {
    this.slots = replySlots(config);
    this.claimStatement = claimStatement(this.slots);
  }

  /**
   * Takes the oldest open reply of a conversation, if nobody else writes it and its account has a slot for it: one runner
   * a conversation. Two nodes that try at once meet at the row's lock, and the second finds the lease alive; for two
   * replies of one account they meet at the slot, and the second looks for another.
   */
  async claim(conversationId: string, owner: string): Promise<ReplyLease | null> {
    for (;;) {
      try {
        const [claimed] = await this.statements.query<ReplyLease>('claim-reply', this.claimStatement, [
          conversationId,
          owner,
        ]);
        return claimed ?? null;
      } catch (error) {
        // Each time another reply of the account has begun, so this ends with the last slot.
        if (!isSlotTaken(error)) throw error;
      }
    }
  }

  /**
   * Conversations with a reply that nobody writes: what a sweep has to wake. What waits behind a reply that is being
   * written, or for a slot of its account, is none of them, however much that is.
   */
  async findAbandoned(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ conversation_id: string }[]>(
      `SELECT conversation_id FROM (${OLDEST_OPEN}) open
        WHERE (lease_until IS NULL OR lease_until < clock_timestamp())
          AND (state = 'running' OR $2::int IS NULL OR place <= $2 OR stop_requested_at IS NOT NULL)
        LIMIT $1`,
      [limit, this.slots],
    );
    return rows.map((row) => row.conversation_id);
  }

  /** Conversations of an account whose replies may begin now that another has ended, the oldest first. */
  async findNext(userId: string): Promise<string[]> {
    const rows = await this.statements.query<{ conversation_id: string }>(
      'find-next-replies',
      `SELECT conversation_id FROM (${OLDEST_OPEN} AND r.user_id = $1) open
        WHERE state = 'waiting' AND ($2::int IS NULL OR place <= $2) ORDER BY place`,
      [userId, this.slots],
    );
    return rows.map((row) => row.conversation_id);
  }

  /** A responder has the message. Says whether its status rose. */
  async raiseToDelivered(messageId: string): Promise<boolean> {
    const rows = await returning<{ id: string }>(
      this.dataSource.query(`UPDATE messages SET status = 'delivered' WHERE id = $1 AND status = 'sent' RETURNING id`, [
        messageId,
      ]),
    );
    return rows.length > 0;
  }

  /**
   * Renews the lease and keeps the text so far; with its first text the answered message counts as read. `null`: the lease
   * is lost and the writer must not say another word.
   */
  async checkpoint(lease: ReplyLease, text: string): Promise<KeptReply | null> {
    const [kept] = await this.statements.query<KeptReply>('keep-reply', KEEP, [lease.replyId, lease.fence, text]);
    return kept ?? null;
  }

  /** Gives the lease up at once, so that another node need not wait for its end. The attempt does not count. */
  async release(lease: ReplyLease, text: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE replies
          SET state = 'waiting', lease_owner = NULL, lease_until = NULL, account_slot = NULL,
              attempts = greatest(attempts - 1, 0),
              ${TEXT_TO_KEEP}
        WHERE id = $1 AND fence = $2 AND state = 'running'`,
      [lease.replyId, lease.fence, text],
    );
  }

  /**
   * The one ending of a reply: a compare-and-set on (running, fence). With `content` an assistant message is stored,
   * without one only the log moves on. `null`: somebody else has ended it, or it is gone.
   */
  async finish(
    lease: Pick<ReplyLease, 'replyId' | 'conversationId' | 'fence'>,
    ending: { state: 'final' | 'stopped' | 'error'; content: string; responseType: string | null; truncated: boolean },
  ): Promise<FinishedReply | null> {
    const { conversationId, replyId, fence } = lease;
    const { state, content, responseType, truncated } = ending;
    const values = [conversationId, replyId, fence, state];
    const [row] = await (content === ''
      ? this.statements.query<FinishedRow>('finish-reply-without-message', FINISH_WITHOUT_MESSAGE, values)
      : this.statements.query<FinishedRow>('finish-reply', FINISH_WITH_MESSAGE, [
          ...values,
          content,
          responseType,
          truncated,
        ]));
    if (!row) return null;
    const { ownerId, logSeq, isReadNow, ...message } = row;
    return { userId: ownerId, seq: logSeq, isReadNow, message: content === '' ? null : message };
  }

  /** How a reply ended under this lease; `null` where it has not. For a writer that does not know if its end was kept. */
  async findEnded(lease: Pick<ReplyLease, 'replyId' | 'fence'>): Promise<FinishedReply | null> {
    const rows = await this.dataSource.query<FinishedRow[]>(
      `SELECT ${messageColumns('m')}, c.user_id AS "ownerId", coalesce(m.seq, e.seq)::int AS "logSeq",
              false AS "isReadNow"
         FROM replies r
         JOIN conversations c ON c.id = r.conversation_id
         LEFT JOIN messages m ON m.id = r.assistant_message_id
         LEFT JOIN conversation_events e ON e.conversation_id = r.conversation_id
                AND e.message_id = r.message_id AND e.event = 'reply_stopped'
        WHERE r.id = $1 AND r.fence = $2 AND r.state IN ('final', 'stopped', 'error')`,
      [lease.replyId, lease.fence],
    );
    const row = rows[0];
    if (!row) return null;
    const { ownerId, logSeq, isReadNow, ...message } = row;
    return { userId: ownerId, seq: logSeq, isReadNow, message: message.id === null ? null : message };
  }

  /** Notes the wish to stop. The oldest open reply; its id and whether somebody is writing it. */
  async requestStop(conversationId: string): Promise<{ replyId: string; fence: number; isRunning: boolean } | null> {
    const rows = await returning<{ replyId: string; fence: number; isRunning: boolean }>(
      this.dataSource.query(
        `UPDATE replies SET stop_requested_at = coalesce(stop_requested_at, clock_timestamp())
          WHERE id = (SELECT id FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')
                       ORDER BY message_seq LIMIT 1)
            AND state IN ('waiting', 'running')
        RETURNING id AS "replyId", fence, state = 'running' AS "isRunning"`,
        [conversationId],
      ),
    );
    return rows[0] ?? null;
  }

  async findRunning(conversationId: string): Promise<RunningReply | null> {
    const rows = await this.dataSource.query<RunningReply[]>(RUNNING_REPLY, [conversationId]);
    return rows[0] ?? null;
  }
}

/** The reply that is being written in conversation `$1`, with the text so far. */
export const RUNNING_REPLY = `
  SELECT id AS "replyId", assistant_message_id AS "assistantMessageId", message_id AS "replyTo",
         coalesce(text_fence, fence) AS fence, text
    FROM replies WHERE conversation_id = $1 AND state = 'running' ORDER BY message_seq LIMIT 1`;

/** An `UPDATE … RETURNING` answers `[rows, count]` in TypeORM. */
async function returning<T>(query: Promise<unknown>): Promise<T[]> {
  const [rows] = (await query) as [T[], number];
  return rows;
}

const claimStatement = (slots: number | null) => `
  UPDATE replies r
     SET state = 'running', lease_owner = $2, fence = r.fence + 1, attempts = r.attempts + 1,
         lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}),
         text_fence = CASE WHEN r.text <> '' THEN coalesce(r.text_fence, r.fence) END,
         user_id = c.user_id,
         account_slot = CASE WHEN r.state = 'running' THEN r.account_slot ELSE ${freeSlot('c.user_id', slots)} END
    FROM conversations c
   WHERE c.id = r.conversation_id
     AND r.id = (SELECT id FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')
                  ORDER BY message_seq LIMIT 1)
     AND ((r.state = 'waiting' AND ${isTurn('c.user_id', slots)})
          OR (r.state = 'running' AND r.lease_until < clock_timestamp()))
  RETURNING r.id AS "replyId", r.conversation_id AS "conversationId", c.user_id AS "userId",
            r.message_id AS "messageId", r.message_seq::int AS "messageSeq",
            r.assistant_message_id AS "assistantMessageId", r.fence, r.attempts,
            r.stop_requested_at IS NOT NULL AS "stopRequested", r.created_at AS "askedAt",
            r.text AS "textSoFar", r.attempts > ${MAX_ATTEMPTS} AS exhausted`;

/**
 * The oldest open reply of each conversation with its place in the account: running ones first, then by age. One row for
 * each and no look at the others of an account, however many wait.
 */
const OLDEST_OPEN = `
  SELECT r.conversation_id, r.state, r.lease_until, r.stop_requested_at,
         row_number() OVER (PARTITION BY coalesce(r.user_id, r.id)
                            ORDER BY r.state = 'running' DESC, r.created_at, r.id) AS place
    FROM replies r
   WHERE r.state IN ('waiting', 'running')
     AND NOT EXISTS (SELECT FROM replies earlier
                      WHERE earlier.conversation_id = r.conversation_id AND earlier.message_seq < r.message_seq
                        AND earlier.state IN ('waiting', 'running'))`;

/** A writer that has none yet leaves what an earlier one had brought: readers have it. */
const TEXT_TO_KEEP = `
  text = CASE WHEN $3 = '' THEN text ELSE $3 END, text_fence = CASE WHEN $3 = '' THEN text_fence END`;

/**
 * Its commit does not wait for the disk: what a crash of Postgres takes of it, the text so far and the last renewal, costs
 * a takeover at most. Whether the lease still holds is read in any case.
 */
const KEEP = `
  WITH unhurried AS MATERIALIZED (
    SELECT set_config('synchronous_commit', 'off', true)
  ), reply AS (
    UPDATE replies
       SET ${TEXT_TO_KEEP}, lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}),
           first_text_at = CASE WHEN $3 = '' THEN first_text_at ELSE coalesce(first_text_at, clock_timestamp()) END
      FROM unhurried
     WHERE id = $1 AND fence = $2 AND state = 'running'
    RETURNING message_id, stop_requested_at IS NOT NULL AS "stopRequested"
  ), read AS (
    UPDATE messages SET status = 'read' FROM reply
     WHERE messages.id = reply.message_id AND messages.status <> 'read' AND $3 <> ''
    RETURNING messages.id
  )
  SELECT "stopRequested", EXISTS (SELECT FROM read) AS "isReadNow" FROM reply`;

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
    RETURNING c.id, c.user_id, c.last_seq, c.last_message_at
  ), m AS (
    INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, reply_to, response_type, truncated,
                          created_at)
    SELECT reply.assistant_message_id, c.id, c.user_id, c.last_seq, 'assistant', $5, 'sent', reply.message_id,
           $6, $7, c.last_message_at
      FROM conversation c, reply
    RETURNING *
  ), read AS (
    UPDATE messages SET status = 'read' FROM reply
     WHERE messages.id = reply.message_id AND messages.status <> 'read' AND $4 <> 'error'
    RETURNING messages.id
  )
  SELECT ${messageColumns('m')}, conversation.user_id AS "ownerId", m.seq::int AS "logSeq",
         EXISTS (SELECT FROM read) AS "isReadNow"
    FROM m, conversation`;

const FINISH_WITHOUT_MESSAGE = `
  WITH ${ENDED_REPLY}, conversation AS (
    UPDATE conversations c SET last_seq = c.last_seq + 1, updated_at = clock_timestamp()
      FROM reply WHERE c.id = reply.conversation_id
    RETURNING c.id, c.user_id, c.last_seq
  ), event AS (
    INSERT INTO conversation_events (conversation_id, seq, event, message_id)
    SELECT c.id, c.last_seq, 'reply_stopped', reply.message_id FROM conversation c, reply
  )
  SELECT conversation.user_id AS "ownerId", conversation.last_seq::int AS "logSeq", false AS "isReadNow" FROM conversation`;
