import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EntryRow } from './waitlist.repository.js';
import {
  STANDING_COLUMNS,
  STANDING_JOIN,
  type StandingRow,
  standingOf,
  type WaitlistStanding,
} from './waitlist-gate.js';
import { lockWaitlist } from './waitlist-lock.js';

/** SQL of the entries of accounts: which entry is an account's, and what it makes of the account. Reads `users`. */
@Injectable()
export class AccountEntriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Where an account stands, and the id of the entry with its address. */
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

  /** Where each account stands, in the order of the ids. */
  async standings(userIds: readonly string[]): Promise<{ standing: WaitlistStanding; entryId: string | null }[]> {
    const rows = await this.dataSource.query<(StandingRow & { id: string | null })[]>(
      `SELECT w.id, ${STANDING_COLUMNS}
       FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (user_id, place)
       LEFT JOIN users u ON u.id = asked.user_id ${STANDING_JOIN} ORDER BY asked.place`,
      [userIds],
    );
    return rows.map((row) => ({ standing: standingOf(row), entryId: row.id }));
  }

  /** The accounts with these addresses, in any spelling. */
  async accountIds(emails: readonly string[]): Promise<string[]> {
    const users = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM users WHERE lower(email) = ANY($1::text[])',
      [emails.map((email) => email.toLowerCase())],
    );
    return users.map(({ id }) => id);
  }

  /** Makes an approved entry the account's for its invitation, which is spent. False where the invitation is not valid. */
  async claim(userId: string, hash: string, manager: EntityManager): Promise<boolean> {
    await lockWaitlist(manager);
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE waitlist_entries entry SET user_id = account.id, invitation_hash = NULL, invitation_expires_at = NULL
       FROM users account
       WHERE account.id = $1 AND lower(entry.email) = lower(account.email) AND entry.approved_at IS NOT NULL
         AND entry.invitation_hash = $2 AND entry.invitation_expires_at > now()`,
      [userId, hash],
    );
    return count > 0;
  }

  /** Approves an account, whether it is on the list or not. True where that changed something. */
  async admit(userId: string, manager: EntityManager): Promise<boolean> {
    await lockWaitlist(manager);
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
   * Adds the next `limit` accounts that are not on the list, in the order of their registration. Accounts that staff has
   * removed stay removed.
   * @returns how many were added
   */
  async enlist(limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await lockWaitlist(manager);
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

  /** The entry that the account made, or whose address it has proved: its owner's to export. */
  async ofAccount(userId: string, manager: EntityManager): Promise<EntryRow | null> {
    const [row] = await manager.query<EntryRow[]>(
      `SELECT w.id, w.email, w.first_name, w.last_name, w.joined_at, w.approved_at FROM users u ${STANDING_JOIN}
       WHERE u.id = $1 AND (u.email_verified OR w.user_id = u.id) AND w.id IS NOT NULL`,
      [userId],
    );
    return row ?? null;
  }

  /** Deletes the entry that `ofAccount` returns, and the note that such an entry was removed. */
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
}
