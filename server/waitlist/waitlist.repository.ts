import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WaitlistSort, WaitlistState } from '../../contract/waitlist.js';
import {
  STANDING_COLUMNS,
  STANDING_JOIN,
  type StandingRow,
  standingOf,
  type WaitlistStanding,
} from '../access/waitlist-gate.js';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import { containing } from '../platform/database/like.js';

export interface WaitlistRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  joined_at: Date;
  approved_at: Date | null;
}

/** `position` counts from 1 and is `null` unless the entry waits. */
export type PlacedRow = WaitlistRow & { position: number | null };

/** `is_unproved`: the address has an account that has not proved it, so the entry does not let that account in. */
export type ListedRow = PlacedRow & { is_unproved: boolean };

export interface NewEntry {
  email: string;
  firstName: string | null;
  lastName: string | null;
  approved: boolean;
  /** `null`: made by the public form. */
  userId: string | null;
}

export interface ListQuery {
  status?: WaitlistState | null;
  search?: string | null;
  sortBy: WaitlistSort;
  reversed: boolean;
  limit: number;
  offset: number;
}

export interface Figures {
  waiting: number;
  approved: number;
  approvedLately: number;
  /** `null`: nobody was approved lately. */
  averageWaitDays: number | null;
  approvalsPerDay: number | null;
  now: Date;
}

/** The expressions of the indexes `waitlist_entries_search_idx` and `waitlist_entries_name_*_idx`. */
const SEARCHED = `lower(email || coalesce(' ' || first_name, '') || coalesce(' ' || last_name, ''))`;
const NAME = `lower(coalesce(first_name || ' ' || last_name, first_name, last_name))`;

/** Natural and reversed; whoever gave no name comes last in both. Ids follow the order of joining. */
const ORDER: Readonly<Record<WaitlistSort, readonly [natural: string, reversed: string]>> = {
  place: ['approved_at DESC NULLS FIRST, id', 'approved_at NULLS LAST, id DESC'],
  joined: ['id', 'id DESC'],
  email: ['lower(email)', 'lower(email) DESC'],
  name: [`${NAME} NULLS LAST, id`, `${NAME} DESC NULLS LAST, id DESC`],
};

/** How long an invitation is good. */
const INVITATION_DAYS = 30;
/** How far back figures about waiting look. */
const AVERAGE_DAYS = 90;
const RATE_DAYS = 30;
/** Entries that had to wait and do so no more. */
const WAITED = `approved_at > joined_at AND approved_at > now() - make_interval(days => ${RATE_DAYS})`;

/** All SQL of the waitlist. Addresses come in normalised (`normalizeEmail`). */
@Injectable()
export class WaitlistRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }

  /**
   * Adds those that are not on the list, in their order, and tells the place of each; returns the added ones alone.
   * However many try at once, each address gets one entry and one place: entries are made one transaction after the
   * other, so that all with a smaller id are seen when places are counted.
   */
  async insert(entries: readonly NewEntry[], manager: EntityManager): Promise<PlacedRow[]> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.waitlistJoins]);
    const added = await manager.query<WaitlistRow[]>(
      `INSERT INTO waitlist_entries (email, first_name, last_name, approved_at, user_id)
       SELECT email, first_name, last_name, CASE WHEN approved THEN now() END, user_id
       FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::uuid[])
         WITH ORDINALITY AS entry (email, first_name, last_name, approved, user_id, place)
       ORDER BY place
       ON CONFLICT (lower(email)) DO NOTHING RETURNING *`,
      [
        entries.map(({ email }) => email),
        entries.map(({ firstName }) => firstName),
        entries.map(({ lastName }) => lastName),
        entries.map(({ approved }) => approved),
        entries.map(({ userId }) => userId),
      ],
    );
    const [first] = added;
    if (!first) return [];
    // An account that staff had let in gets its entry back with its new place; nobody else's address is taken for it.
    await manager.query(
      `WITH back AS (DELETE FROM removed_from_waitlist WHERE email = ANY($1::text[]) RETURNING *)
       UPDATE waitlist_entries entry SET user_id = back.user_id FROM back
       WHERE lower(entry.email) = back.email AND entry.user_id IS NULL AND back.was_approved`,
      [added.map(({ email }) => email)],
    );
    let position = (await this.position(first.id, manager)) - (first.approved_at === null ? 1 : 0);
    return added.map((row) => {
      if (row.approved_at !== null) return { ...row, position: null };
      position += 1;
      return { ...row, position };
    });
  }

  /** Entries of these addresses, each with its place. */
  async findPlaced(emails: readonly string[]): Promise<PlacedRow[]> {
    return this.dataSource.query<PlacedRow[]>(
      `SELECT entry.*, CASE WHEN approved_at IS NULL THEN (
         SELECT count(*)::int FROM waitlist_entries w WHERE w.approved_at IS NULL AND w.id <= entry.id) END AS position
       FROM waitlist_entries entry WHERE lower(email) = ANY($1::text[])`,
      [emails],
    );
  }

  async find(email: string, manager: EntityManager = this.dataSource.manager): Promise<WaitlistRow | null> {
    const rows = await manager.query<WaitlistRow[]>('SELECT * FROM waitlist_entries WHERE lower(email) = lower($1)', [
      email,
    ]);
    return rows[0] ?? null;
  }

  /** Where an account stands, and its entry's id if there is one. */
  async standing(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ standing: WaitlistStanding; entryId: string | null }> {
    const [row] = await manager.query<(StandingRow & { id: string | null })[]>(
      `SELECT w.id, ${STANDING_COLUMNS} FROM users u ${STANDING_JOIN} WHERE u.id = $1`,
      [userId],
    );
    if (!row) return { standing: { joinedAt: null, approvedAt: null, isOwn: false }, entryId: null };
    return { standing: standingOf(row), entryId: row.id };
  }

  /** The place of a waiting entry, counted from 1: computed, never stored, so that places close up by themselves. */
  async position(id: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const [row] = await manager.query<{ position: number }[]>(
      'SELECT count(*)::int AS position FROM waitlist_entries WHERE approved_at IS NULL AND id <= $1',
      [id],
    );
    return row!.position;
  }

  /** Approves the waiting among these addresses; returns those that were waiting. */
  async approve(emails: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<WaitlistRow[]> {
    const [rows] = await manager.query<[WaitlistRow[], number]>(
      `UPDATE waitlist_entries SET approved_at = now()
       WHERE approved_at IS NULL AND lower(email) = ANY($1::text[]) RETURNING *`,
      [emails],
    );
    return rows;
  }

  /**
   * Approves those of these addresses that are on the list, and gives each a new invitation in place of the one before.
   * `is_new`: it was waiting until now.
   */
  async invite(
    invitations: readonly { email: string; hash: string }[],
    manager: EntityManager,
  ): Promise<(WaitlistRow & { is_new: boolean })[]> {
    const [rows] = await manager.query<[(WaitlistRow & { is_new: boolean })[], number]>(
      `UPDATE waitlist_entries entry
       SET approved_at = coalesce(entry.approved_at, now()), invitation_hash = given.hash,
         invitation_expires_at = now() + make_interval(days => ${INVITATION_DAYS})
       FROM unnest($1::text[], $2::text[]) AS given (email, hash) WHERE lower(entry.email) = lower(given.email)
       RETURNING entry.id, entry.email, entry.first_name, entry.last_name, entry.joined_at, entry.approved_at,
         entry.approved_at = now() AS is_new`,
      [invitations.map(({ email }) => email), invitations.map(({ hash }) => hash)],
    );
    return rows;
  }

  /** Makes an entry the account's, once, for the invitation of its approval. False where the invitation is no good. */
  async claim(userId: string, hash: string, manager: EntityManager): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE waitlist_entries entry SET user_id = account.id, invitation_hash = NULL, invitation_expires_at = NULL
       FROM users account
       WHERE account.id = $1 AND lower(entry.email) = lower(account.email) AND entry.approved_at IS NOT NULL
         AND entry.invitation_hash = $2 AND entry.invitation_expires_at > now()`,
      [userId, hash],
    );
    return count > 0;
  }

  /** Lets an account in, on the list or not. True where that changed something. */
  async admitAccount(userId: string, manager: EntityManager): Promise<boolean> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.waitlistJoins]);
    const admitted = await manager.query<{ email: string }[]>(
      `INSERT INTO waitlist_entries AS entry (email, first_name, last_name, user_id, approved_at)
       SELECT email, first_name, last_name, id, now() FROM users WHERE id = $1 AND email IS NOT NULL
       ON CONFLICT (lower(email)) DO UPDATE
       SET approved_at = coalesce(entry.approved_at, excluded.approved_at), user_id = excluded.user_id
       WHERE entry.approved_at IS NULL OR entry.user_id IS DISTINCT FROM excluded.user_id
       RETURNING email`,
      [userId],
    );
    const [first] = admitted;
    if (first) await manager.query('DELETE FROM removed_from_waitlist WHERE email = lower($1)', [first.email]);
    return admitted.length > 0;
  }

  /**
   * Puts accounts on the list that are not on it, in the order in which they were made; those that were taken off stay off.
   * @returns how many of the next `limit` were put on it
   */
  async enlistAccounts(limit: number): Promise<number> {
    return this.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.waitlistJoins]);
      const added = await manager.query<unknown[]>(
        `INSERT INTO waitlist_entries (email, first_name, last_name, user_id)
         SELECT email, first_name, last_name, id FROM users
         WHERE email IS NOT NULL AND erasure_requested_at IS NULL
           AND NOT EXISTS (SELECT FROM waitlist_entries w WHERE lower(w.email) = lower(users.email))
           AND NOT EXISTS (SELECT FROM removed_from_waitlist r WHERE r.email = lower(users.email))
         ORDER BY created_at, id LIMIT $1
         ON CONFLICT (lower(email)) DO NOTHING RETURNING 1`,
        [limit],
      );
      return added.length;
    });
  }

  async isRemoved(email: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('SELECT FROM removed_from_waitlist WHERE email = lower($1)', [
      email,
    ]);
    return rows.length > 0;
  }

  /** Takes an address off the list and remembers that, and whose the entry was. False where it is not on it. */
  async remove(email: string, manager: EntityManager): Promise<boolean> {
    const removed = await manager.query<unknown[]>(
      `WITH gone AS (DELETE FROM waitlist_entries WHERE lower(email) = lower($1) RETURNING *)
       INSERT INTO removed_from_waitlist (email, user_id, was_approved)
       SELECT lower(email), user_id, approved_at IS NOT NULL FROM gone
       ON CONFLICT (email) DO UPDATE SET user_id = excluded.user_id, was_approved = excluded.was_approved
       RETURNING 1`,
      [email],
    );
    return removed.length > 0;
  }

  /** What an account may take with it: the entry that it made, or whose address it has proved. */
  async ofAccount(userId: string, manager: EntityManager): Promise<WaitlistRow | null> {
    const [row] = await manager.query<WaitlistRow[]>(
      `SELECT w.id, w.email, w.first_name, w.last_name, w.joined_at, w.approved_at FROM users u ${STANDING_JOIN}
       WHERE u.id = $1 AND (u.email_verified OR w.user_id = u.id) AND w.id IS NOT NULL`,
      [userId],
    );
    return row ?? null;
  }

  /** Deletes what `ofAccount` gives, and that such an entry was removed. */
  async eraseOfAccount(userId: string, manager: EntityManager): Promise<void> {
    for (const table of ['waitlist_entries', 'removed_from_waitlist']) {
      await manager.query(
        `DELETE FROM ${table} entry USING users account
         WHERE account.id = $1 AND lower(entry.email) = lower(account.email)
           AND (account.email_verified OR entry.user_id = account.id)`,
        [userId],
      );
    }
  }

  async list({
    status,
    search,
    sortBy,
    reversed,
    limit,
    offset,
  }: ListQuery): Promise<{ rows: ListedRow[]; total: number }> {
    const conditions = ['true'];
    const values: unknown[] = [];
    if (status === 'waitlisted') conditions.push('approved_at IS NULL');
    if (status === 'approved') conditions.push('approved_at IS NOT NULL');
    if (status === 'not_registered') conditions.push('false');
    if (search) conditions.push(`${SEARCHED} LIKE lower($${values.push(containing(search))})`);
    const where = conditions.join(' AND ');
    const order = ORDER[sortBy][reversed ? 1 : 0];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM waitlist_entries WHERE ${where}`,
      values,
    );
    const rows = await this.dataSource.query<ListedRow[]>(
      `WITH listed AS MATERIALIZED (
         SELECT * FROM waitlist_entries WHERE ${where} ORDER BY ${order}
         LIMIT $${values.length + 1} OFFSET $${values.length + 2}),
       -- The waiting ones are counted once, from each of the page to the next, not from the beginning for each.
       stepped AS (
         SELECT id, lag(id, 1, 0::bigint) OVER (ORDER BY id) AS before FROM listed WHERE approved_at IS NULL),
       placed AS (
         SELECT id, sum((
           SELECT count(*) FROM waitlist_entries w WHERE w.approved_at IS NULL AND w.id > before AND w.id <= stepped.id
         )) OVER (ORDER BY id)::int AS position FROM stepped)
       SELECT listed.*, placed.position, EXISTS (
         SELECT FROM users u WHERE lower(u.email) = lower(listed.email) AND NOT u.email_verified
           AND u.id IS DISTINCT FROM listed.user_id) AS is_unproved
       FROM listed LEFT JOIN placed USING (id) ORDER BY ${order}`,
      [...values, limit, offset],
    );
    return { rows, total: counted!.total };
  }

  /**
   * The list's figures; "lately" is the last 90 days. Entries that were approved as they were made (staff, auto-approve)
   * count as approved after no time, but not in the rate: it says how fast those go on who have to wait.
   */
  async figures(): Promise<Figures> {
    const [row] = await this.dataSource.query<
      { waiting: number; approved: number; lately: number; average: number | null; rate: number | null; now: Date }[]
    >(
      `SELECT
         (SELECT count(*)::int FROM waitlist_entries WHERE approved_at IS NULL) AS waiting,
         (SELECT count(*)::int FROM waitlist_entries WHERE approved_at IS NOT NULL) AS approved,
         recent.lately, recent.average, recent.rate, now() AS now
       FROM (
         SELECT count(*)::int AS lately,
           round(extract(epoch FROM avg(approved_at - joined_at)) / 86400, 2)::float8 AS average,
           (count(*) FILTER (WHERE ${WAITED}) / greatest(1, extract(epoch
             FROM now() - min(approved_at) FILTER (WHERE ${WAITED})) / 86400))::float8 AS rate
         FROM waitlist_entries
         WHERE approved_at > now() - make_interval(days => ${AVERAGE_DAYS})
       ) AS recent`,
    );
    const { waiting, approved, lately, average, rate, now } = row!;
    return { waiting, approved, approvedLately: lately, averageWaitDays: average, approvalsPerDay: rate || null, now };
  }
}
