import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WaitlistEntry } from './waitlist-entry.js';
import { lockWaitlist } from './waitlist-lock.js';

export interface NewEntry {
  email: string;
  firstName: string | null;
  lastName: string | null;
  isApproved: boolean;
  /** `null`: made by the public form. */
  userId: string | null;
}

export interface EntryRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  joined_at: Date;
  approved_at: Date | null;
}

/** How long an invitation is valid. */
const INVITATION_DAYS = 30;
/** How long staff can take an approval back. */
const UNDO_SECONDS = 60;

/** SQL of the entries. Addresses come in normalised (`normalizeEmail`). */
@Injectable()
export class WaitlistRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }

  /** Adds the addresses that are not on the list, in their order, and returns those alone, with their positions. */
  async insert(entries: readonly NewEntry[], manager: EntityManager): Promise<WaitlistEntry[]> {
    // Under the lock, ids are assigned and committed in one order: every entry before a new one can be counted.
    await lockWaitlist(manager);
    const added = await manager.query<EntryRow[]>(
      `INSERT INTO waitlist_entries (email, first_name, last_name, approved_at, user_id)
       SELECT email, first_name, last_name, CASE WHEN approved THEN now() END, user_id
       FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::uuid[])
         WITH ORDINALITY AS entry (email, first_name, last_name, approved, user_id, rank)
       ORDER BY rank
       ON CONFLICT (lower(email)) DO NOTHING RETURNING *`,
      [
        entries.map(({ email }) => email),
        entries.map(({ firstName }) => firstName),
        entries.map(({ lastName }) => lastName),
        entries.map(({ isApproved }) => isApproved),
        entries.map(({ userId }) => userId),
      ],
    );
    const [first] = added;
    if (!first) return [];
    await this.giveBack(added, manager);
    let position = (await this.position(first.id, manager)) - (first.approved_at === null ? 1 : 0);
    return added.map((row) => {
      if (row.approved_at !== null) return entryOf(row, null);
      position += 1;
      return entryOf(row, position);
    });
  }

  async find(emails: readonly string[]): Promise<WaitlistEntry[]> {
    const rows = await this.dataSource.query<(EntryRow & { position: number | null })[]>(
      `SELECT entry.*, CASE WHEN approved_at IS NULL THEN (
         SELECT count(*)::int FROM waitlist_entries w WHERE w.approved_at IS NULL AND w.id <= entry.id) END AS position
       FROM waitlist_entries entry WHERE lower(email) = ANY($1::text[])`,
      [emails],
    );
    return rows.map((row) => entryOf(row, row.position));
  }

  /** The position of a waiting entry: counted, never stored, so that positions move up by themselves. */
  async position(id: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const [row] = await manager.query<{ position: number }[]>(
      'SELECT count(*)::int AS position FROM waitlist_entries WHERE approved_at IS NULL AND id <= $1',
      [id],
    );
    return row!.position;
  }

  /** The positions of waiting entries, by their id. */
  async positions(entryIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (entryIds.length === 0) return new Map();
    const rows = await this.dataSource.query<{ id: string; position: number }[]>(
      `SELECT entry.id, (SELECT count(*)::int FROM waitlist_entries w WHERE w.approved_at IS NULL AND w.id <= entry.id) AS position
       FROM waitlist_entries entry WHERE entry.id = ANY($1)`,
      [entryIds],
    );
    return new Map(rows.map(({ id, position }) => [id, position]));
  }

  /** Approves the waiting ones of these addresses and returns them. */
  async approve(emails: readonly string[], manager: EntityManager): Promise<WaitlistEntry[]> {
    await lockWaitlist(manager);
    const [rows] = await manager.query<[EntryRow[], number]>(
      `UPDATE waitlist_entries SET approved_at = now()
       WHERE approved_at IS NULL AND lower(email) = ANY($1::text[]) RETURNING *`,
      [emails],
    );
    return rows.map((row) => entryOf(row, null));
  }

  /**
   * Approves those of these addresses that are on the list, and replaces the invitation of each. `wasWaiting`: this call
   * has approved the entry.
   */
  async invite(
    invitations: readonly { email: string; hash: string }[],
    manager: EntityManager,
  ): Promise<(WaitlistEntry & { wasWaiting: boolean })[]> {
    await lockWaitlist(manager);
    const [rows] = await manager.query<[(EntryRow & { was_waiting: boolean })[], number]>(
      `UPDATE waitlist_entries entry
       SET approved_at = coalesce(entry.approved_at, now()), invitation_hash = given.hash,
         invitation_expires_at = now() + make_interval(days => ${INVITATION_DAYS})
       FROM unnest($1::text[], $2::text[]) AS given (email, hash) WHERE lower(entry.email) = lower(given.email)
       RETURNING entry.id, entry.email, entry.first_name, entry.last_name, entry.joined_at, entry.approved_at,
         entry.approved_at = now() AS was_waiting`,
      [invitations.map(({ email }) => email), invitations.map(({ hash }) => hash)],
    );
    return rows.map((row) => ({ ...entryOf(row, null), wasWaiting: row.was_waiting }));
  }

  /**
   * Puts those of these addresses back to waiting that were approved within the last minute and whose invitation is not
   * used. They get their old positions, because positions follow the order of joining. The invitations are deleted.
   */
  async undoApprovals(emails: readonly string[], manager: EntityManager): Promise<WaitlistEntry[]> {
    await lockWaitlist(manager);
    const [rows] = await manager.query<[EntryRow[], number]>(
      `UPDATE waitlist_entries SET approved_at = NULL, invitation_hash = NULL, invitation_expires_at = NULL
       WHERE lower(email) = ANY($1::text[]) AND approved_at > now() - make_interval(secs => ${UNDO_SECONDS})
         AND invitation_hash IS NOT NULL RETURNING *`,
      [emails],
    );
    return rows.map((row) => entryOf(row, null));
  }

  /** Takes an address off the list and remembers whose entry it was. False where the address is not on the list. */
  async remove(email: string, manager: EntityManager): Promise<boolean> {
    await lockWaitlist(manager);
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

  async isRemoved(email: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('SELECT FROM removed_from_waitlist WHERE email = lower($1)', [
      email,
    ]);
    return rows.length > 0;
  }

  /** An entry that was approved before its removal belongs to its account again; others stay as they were added. */
  private async giveBack(added: readonly EntryRow[], manager: EntityManager): Promise<void> {
    await manager.query(
      `WITH back AS (DELETE FROM removed_from_waitlist WHERE email = ANY($1::text[]) RETURNING *)
       UPDATE waitlist_entries entry SET user_id = back.user_id FROM back
       WHERE lower(entry.email) = back.email AND entry.user_id IS NULL AND back.was_approved`,
      [added.map(({ email }) => email)],
    );
  }
}

export function entryOf(row: EntryRow, position: number | null): WaitlistEntry {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    joinedAt: row.joined_at,
    approvedAt: row.approved_at,
    position,
  };
}
