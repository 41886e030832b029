import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WaitlistSort, WaitlistState } from '../../contract/waitlist.js';
import { containing } from '../platform/database/like.js';
import { type EntryRow, entryOf } from './waitlist.repository.js';
import type { ListedEntry, WaitlistStats } from './waitlist-entry.js';

export interface ListQuery {
  status?: WaitlistState | null;
  search?: string | null;
  sortBy: WaitlistSort;
  reversed: boolean;
  limit: number;
  offset: number;
}

type ListedRow = EntryRow & { position: number | null; is_unproved: boolean; has_owner: boolean };

/** The expressions of the indexes `waitlist_entries_search_idx` and `waitlist_entries_name_*_idx`. */
const SEARCHED = `lower(email || coalesce(' ' || first_name, '') || coalesce(' ' || last_name, ''))`;
const NAME = `lower(coalesce(first_name || ' ' || last_name, first_name, last_name))`;

/** Natural and reversed. Entries without a name come last in both. Ids follow the order of joining. */
const ORDER: Readonly<Record<WaitlistSort, readonly [natural: string, reversed: string]>> = {
  place: ['approved_at DESC NULLS FIRST, id', 'approved_at NULLS LAST, id DESC'],
  joined: ['id', 'id DESC'],
  email: ['lower(email)', 'lower(email) DESC'],
  name: [`${NAME} NULLS LAST, id`, `${NAME} DESC NULLS LAST, id DESC`],
};

const CONDITION: Readonly<Record<WaitlistState, string>> = {
  waitlisted: 'approved_at IS NULL',
  approved: 'approved_at IS NOT NULL',
  not_registered: 'false',
};

/** How far back the stats look. */
const AVERAGE_DAYS = 90;
const RATE_DAYS = 30;
/** Entries that had to wait and were approved within the days of the rate. */
const WAITED = `approved_at > joined_at AND approved_at > now() - make_interval(days => ${RATE_DAYS})`;

/** SQL of what staff reads: pages of the list, and its stats. */
@Injectable()
export class WaitlistListsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: ListQuery): Promise<{ entries: Omit<ListedEntry, 'estimatedWaitDays'>[]; total: number }> {
    const values: unknown[] = [];
    const conditions = [query.status ? CONDITION[query.status] : 'true'];
    if (query.search) conditions.push(`${SEARCHED} LIKE lower($${values.push(containing(query.search))})`);
    const where = conditions.join(' AND ');
    const order = ORDER[query.sortBy][query.reversed ? 1 : 0];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM waitlist_entries WHERE ${where}`,
      values,
    );
    const rows = await this.dataSource.query<ListedRow[]>(
      `WITH listed AS MATERIALIZED (
         SELECT * FROM waitlist_entries WHERE ${where} ORDER BY ${order}
         LIMIT $${values.length + 1} OFFSET $${values.length + 2}),
       -- Counts the waiting entries once, from each of the page to the next, not from the first entry for each.
       stepped AS (
         SELECT id, lag(id, 1, 0::bigint) OVER (ORDER BY id) AS before FROM listed WHERE approved_at IS NULL),
       positioned AS (
         SELECT id, sum((
           SELECT count(*) FROM waitlist_entries w WHERE w.approved_at IS NULL AND w.id > before AND w.id <= stepped.id
         )) OVER (ORDER BY id)::int AS position FROM stepped)
       SELECT listed.*, positioned.position, EXISTS (
         SELECT FROM users u WHERE lower(u.email) = lower(listed.email) AND NOT u.email_verified
           AND u.id IS DISTINCT FROM listed.user_id) AS is_unproved, EXISTS (
         SELECT FROM users u WHERE lower(u.email) = lower(listed.email)
           AND (u.email_verified OR u.id = listed.user_id)) AS has_owner
       FROM listed LEFT JOIN positioned USING (id) ORDER BY ${order}`,
      [...values, query.limit, query.offset],
    );
    const entries = rows.map((row) => ({
      ...entryOf(row, row.position),
      isAddressUnproved: row.is_unproved,
      hasOwner: row.has_owner,
    }));
    return { entries, total: counted!.total };
  }

  /**
   * Entries that were approved as they were made (staff, auto-approve) count in the average as no wait at all, but not in
   * the rate, which says how soon waiting entries are approved.
   */
  async stats(): Promise<WaitlistStats> {
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
