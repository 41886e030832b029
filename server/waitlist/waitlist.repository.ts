import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WaitlistSort, WaitlistState } from '../../contract/waitlist.js';
import type { WaitlistStanding } from '../access/waitlist-gate.js';
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

export interface NewEntry {
  email: string;
  firstName: string | null;
  lastName: string | null;
  approved: boolean;
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
      `INSERT INTO waitlist_entries (email, first_name, last_name, approved_at)
       SELECT email, first_name, last_name, CASE WHEN approved THEN now() END
       FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[])
         WITH ORDINALITY AS entry (email, first_name, last_name, approved, place)
       ORDER BY place
       ON CONFLICT (lower(email)) DO NOTHING RETURNING *`,
      [
        entries.map(({ email }) => email),
        entries.map(({ firstName }) => firstName),
        entries.map(({ lastName }) => lastName),
        entries.map(({ approved }) => approved),
      ],
    );
    const [first] = added;
    if (!first) return [];
    await manager.query('DELETE FROM removed_from_waitlist WHERE email = ANY($1::text[])', [
      added.map(({ email }) => email),
    ]);
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

  async standing(email: string, manager: EntityManager = this.dataSource.manager): Promise<WaitlistStanding> {
    const [row] = await manager.query<{ joined_at: Date | null; approved_at: Date | null; removed: boolean }[]>(
      `SELECT w.joined_at, w.approved_at,
         EXISTS (SELECT 1 FROM removed_from_waitlist WHERE email = lower($1)) AS removed
       FROM (SELECT 1) AS one LEFT JOIN waitlist_entries w ON lower(w.email) = lower($1)`,
      [email],
    );
    return { joinedAt: row!.joined_at, approvedAt: row!.approved_at, removed: row!.removed };
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

  async delete(email: string, manager: EntityManager): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      'DELETE FROM waitlist_entries WHERE lower(email) = lower($1)',
      [email],
    );
    return count > 0;
  }

  async markRemoved(email: string, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO removed_from_waitlist (email) VALUES (lower($1)) ON CONFLICT DO NOTHING', [email]);
  }

  async unmarkRemoved(email: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query('DELETE FROM removed_from_waitlist WHERE email = lower($1)', [email]);
  }

  async list({
    status,
    search,
    sortBy,
    reversed,
    limit,
    offset,
  }: ListQuery): Promise<{ rows: PlacedRow[]; total: number }> {
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
    const rows = await this.dataSource.query<PlacedRow[]>(
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
       SELECT listed.*, placed.position FROM listed LEFT JOIN placed USING (id) ORDER BY ${order}`,
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
