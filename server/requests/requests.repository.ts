import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestState } from '../../contract/controls.js';
import { newId } from '../platform/ids.js';
import type { HeldMessage, NewRequest, StoredRequest } from './request.js';

/** A request whose day is over counts as expired before the sweep has written it down. */
const STATE = `CASE WHEN r.state = 'pending' AND r.expires_at <= clock_timestamp() THEN 'expired' ELSE r.state END`;

const COLUMNS = `r.id, r.child_id AS "childId", r.kind, r.subject, r.message, ${STATE} AS state, r.asked_at AS "askedAt",
  r.expires_at AS "expiresAt", r.decided_by AS "decidedBy", r.decided_at AS "decidedAt", r.minutes, r.note,
  r.is_held AS "isHeld", r.conversation_id AS "conversationId", r.message_id AS "messageId"`;

/** The newest requests that a list shows. */
const LISTED = 200;

/** SQL of requests. */
@Injectable()
export class RequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<StoredRequest | null> {
    const [row] = await manager.query<StoredRequest[]>(`SELECT ${COLUMNS} FROM child_requests r WHERE r.id = $1`, [id]);
    return row ?? null;
  }

  /** The newest first: all of the children of `whole`, and those for time of the children of `onlyTime`. */
  list(
    { whole, onlyTime }: { whole: readonly string[]; onlyTime: readonly string[] },
    state: RequestState | null,
  ): Promise<StoredRequest[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM child_requests r
       WHERE (r.child_id = ANY($1::uuid[]) OR (r.child_id = ANY($2::uuid[]) AND r.kind = 'time'))
         AND ($3::text IS NULL OR ${STATE} = $3::text)
       ORDER BY r.asked_at DESC, r.id DESC LIMIT ${LISTED}`,
      [whole, onlyTime, state],
    );
  }

  /** Lets one call at a time ask for a child, on all nodes, until the transaction ends. */
  async lock(childId: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 17))', [`requests ${childId}`]);
  }

  /** All requests of a child, the oldest first. */
  all(childId: string, manager: EntityManager): Promise<StoredRequest[]> {
    return manager.query(`SELECT ${COLUMNS} FROM child_requests r WHERE r.child_id = $1 ORDER BY r.asked_at, r.id`, [
      childId,
    ]);
  }

  /** How many requests the child itself has made that are pending, and since `dayStart`; and whether an equal one is pending. */
  async countOf(
    childId: string,
    { kind, subject, message }: NewRequest,
    dayStart: Date,
    manager: EntityManager,
  ): Promise<{ pending: number; today: number; isAsked: boolean }> {
    const [row] = await manager.query<{ pending: number; today: number; isAsked: boolean }[]>(
      `SELECT (count(*) FILTER (WHERE ${STATE} = 'pending' AND NOT r.is_held))::int AS pending,
              (count(*) FILTER (WHERE r.asked_at >= $5::timestamptz AND NOT r.is_held))::int AS today,
              coalesce(bool_or(${STATE} = 'pending' AND r.kind = $2::text AND (r.kind = 'time' OR (
                lower(r.subject) IS NOT DISTINCT FROM lower($3::text)
                AND ($3::text IS NOT NULL OR r.message IS NOT DISTINCT FROM $4::text)))), false) AS "isAsked"
       FROM child_requests r WHERE r.child_id = $1 AND (r.asked_at >= $5::timestamptz OR r.state = 'pending')`,
      [childId, kind, subject, message, dayStart],
    );
    return row!;
  }

  /** The messages of a conversation that were or are held. */
  heldIn(conversationId: string): Promise<(HeldMessage & { messageId: string })[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM child_requests r WHERE r.conversation_id = $1 AND r.message_id IS NOT NULL`,
      [conversationId],
    );
  }

  /** Requests that were made in a span of time, and how they ended. `to` is outside. */
  async endingsBetween(
    childId: string,
    from: Date,
    to: Date,
  ): Promise<{ asked: number; granted: number; denied: number }> {
    const [row] = await this.dataSource.query<{ asked: number; granted: number; denied: number }[]>(
      `SELECT count(*)::int AS asked, (count(*) FILTER (WHERE r.state IN ('once', 'always')))::int AS granted,
         (count(*) FILTER (WHERE r.state = 'denied'))::int AS denied
       FROM child_requests r WHERE r.child_id = $1 AND r.asked_at >= $2 AND r.asked_at < $3`,
      [childId, from, to],
    );
    return row!;
  }

  /** How many messages of a child are held now. */
  async countHeld(childId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM child_requests r WHERE r.child_id = $1 AND r.is_held AND ${STATE} = 'pending'`,
      [childId],
    );
    return row!.count;
  }

  async insert(
    childId: string,
    request: NewRequest & { expiresAt: Date },
    held: { conversationId: string; messageId: string } | null,
    manager: EntityManager,
  ): Promise<StoredRequest> {
    const [row] = await manager.query<StoredRequest[]>(
      `INSERT INTO child_requests AS r (id, child_id, kind, subject, message, expires_at, conversation_id, message_id,
         is_held)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8::uuid, $8::uuid IS NOT NULL) RETURNING ${COLUMNS}`,
      [
        newId(),
        childId,
        request.kind,
        request.subject,
        request.message,
        request.expiresAt,
        held?.conversationId ?? null,
        held?.messageId ?? null,
      ],
    );
    return row!;
  }

  /**
   * Ends a pending request; of several at once, the first one. `null`: it has ended already. A decision comes too late once
   * the day of the child is over, and an expiry too early before.
   */
  async end(
    id: string,
    ending: { state: RequestState; decidedBy: string | null; minutes: number | null; note: string | null },
    manager: EntityManager,
  ): Promise<StoredRequest | null> {
    const { state, decidedBy, minutes, note } = ending;
    const [rows] = (await manager.query(
      `UPDATE child_requests r SET state = $2::text, decided_by = $3, decided_at = clock_timestamp(), minutes = $4, note = $5
       WHERE r.id = $1 AND r.state = 'pending' AND (r.expires_at <= clock_timestamp()) = ($2::text = 'expired')
       RETURNING ${COLUMNS}`,
      [id, state, decidedBy, minutes, note],
    )) as [StoredRequest[], number];
    return rows[0] ?? null;
  }

  /** Notes how many minutes a yes has given. */
  async setMinutes(id: string, minutes: number, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE child_requests SET minutes = $2 WHERE id = $1', [id, minutes]);
  }

  /** Pending requests whose day is over. */
  async findExpired(limit: number): Promise<StoredRequest[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM child_requests r
       WHERE r.state = 'pending' AND r.expires_at <= clock_timestamp() ORDER BY r.expires_at LIMIT $1`,
      [limit],
    );
  }
}
