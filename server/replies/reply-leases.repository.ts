import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ownedBy } from '../conversations/conversation.policy.js';
import { Config } from '../platform/config/config.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { FIRST_OPEN, LEASE_SECONDS, MAX_ATTEMPTS, type ReplyLease } from './reply-lease.js';
import { freeSlot, isSlotTaken, isTurn, replySlots } from './reply-slots.js';

/** `isReadNow`: the status of the answered message rose to `read` in the same commit. */
export interface CheckpointResult {
  stopRequested: boolean;
  isReadNow: boolean;
}

/** Claims, renews and releases leases on replies. Every writer locks in one order: conversation, reply, message. */
@Injectable()
export class ReplyLeasesRepository {
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
   * Leases the oldest open reply of a conversation, if no other node holds it and its account has a free slot. Two nodes
   * that try at once meet at the row's lock, and the second finds the lease alive. Two replies of one account meet at the
   * slot, and the second tries another.
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
        // Each collision means that another reply has started, so the loop ends with the last slot.
        if (!isSlotTaken(error)) throw error;
      }
    }
  }

  /**
   * Conversations with an open reply that no node writes, for the sweep. Skips replies that wait behind a running one or
   * for a slot of their account, however many there are.
   */
  async findAbandoned(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ conversation_id: string }[]>(
      `SELECT conversation_id FROM (${OLDEST_OPEN}) open
        WHERE (lease_until IS NULL OR lease_until < clock_timestamp())
          AND (state = 'running' OR $2::int IS NULL OR turn <= $2 OR stop_requested_at IS NOT NULL)
        LIMIT $1`,
      [limit, this.slots],
    );
    return rows.map((row) => row.conversation_id);
  }

  /** Conversations of these accounts whose waiting replies may start now, the oldest first. */
  async findNext(userIds: readonly string[]): Promise<string[]> {
    const rows = await this.statements.query<{ conversation_id: string }>(
      'find-next-replies',
      `SELECT conversation_id FROM (${OLDEST_OPEN} AND ${ownedBy('ANY($1::uuid[])', 'r')}) open
        WHERE state = 'waiting' AND ($2::int IS NULL OR turn <= $2) ORDER BY turn`,
      [userIds, this.slots],
    );
    return rows.map((row) => row.conversation_id);
  }

  /**
   * Renews the lease and stores the text so far. With its first text, the answered message counts as read. `null`: the
   * lease is lost, so the writer must publish nothing more.
   */
  async checkpoint(lease: ReplyLease, text: string): Promise<CheckpointResult | null> {
    const [result] = await this.statements.query<CheckpointResult>('checkpoint-reply', CHECKPOINT, [
      lease.replyId,
      lease.fence,
      text,
    ]);
    return result ?? null;
  }

  /** Gives the lease up, so that another node can go on at once. The attempt does not count. */
  async release(lease: ReplyLease, text: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE replies
          SET state = 'waiting', lease_owner = NULL, lease_until = NULL, account_slot = NULL,
              attempts = greatest(attempts - 1, 0),
              ${CHECKPOINT_TEXT}
        WHERE id = $1 AND fence = $2 AND state = 'running'`,
      [lease.replyId, lease.fence, text],
    );
  }
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
                  ORDER BY ${FIRST_OPEN} LIMIT 1)
     AND ((r.state = 'waiting' AND ${isTurn('c.user_id', slots)})
          OR (r.state = 'running' AND r.lease_until < clock_timestamp()))
  RETURNING r.id AS "replyId", r.conversation_id AS "conversationId", c.user_id AS "userId",
            r.message_id AS "messageId", r.message_seq::int AS "messageSeq",
            r.assistant_message_id AS "assistantMessageId", r.fence, r.attempts,
            r.stop_requested_at IS NOT NULL AS "stopRequested", r.created_at AS "askedAt",
            r.text AS "textSoFar", r.attempts > ${MAX_ATTEMPTS} AS exhausted`;

/**
 * The first open reply of each conversation with its turn in the account: running replies first, then by age. Reads one
 * row for each conversation, however many replies wait.
 */
const OLDEST_OPEN = `
  SELECT r.conversation_id, r.state, r.lease_until, r.stop_requested_at,
         row_number() OVER (PARTITION BY coalesce(r.user_id, r.id)
                            ORDER BY r.state = 'running' DESC, r.created_at, r.id) AS turn
    FROM replies r
   WHERE r.state IN ('waiting', 'running')
     AND NOT EXISTS (SELECT FROM replies other
                      WHERE other.conversation_id = r.conversation_id AND other.id <> r.id
                        AND other.state IN ('waiting', 'running') AND r.state = 'waiting'
                        AND (other.state = 'running' OR other.message_seq < r.message_seq))`;

/** A writer without text of its own keeps the text of the writer before it, because readers have that. */
const CHECKPOINT_TEXT = `
  text = CASE WHEN $3 = '' THEN text ELSE $3 END, text_fence = CASE WHEN $3 = '' THEN text_fence END`;

/**
 * Its commit does not wait for the disk. A crash of Postgres can lose the newest text and renewal, which costs one
 * takeover at most. Whether the lease still holds is read in any case.
 */
const CHECKPOINT = `
  WITH unhurried AS MATERIALIZED (
    SELECT set_config('synchronous_commit', 'off', true)
  ), reply AS (
    UPDATE replies
       SET ${CHECKPOINT_TEXT}, lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}),
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
