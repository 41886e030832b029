import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { INVITATION_DAYS } from '../../contract/households.js';
import type { Invitation } from './household.js';

const COLUMNS = `i.id, i.household_id AS "householdId", i.role, i.email, i.child_ids AS "childIds", i.until,
  i.invited_by AS "invitedBy", i.created_at AS "createdAt", i.expires_at AS "expiresAt"`;
/** A helper's invitation ends with the help. */
const OPEN =
  'i.used_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now() AND (i.until IS NULL OR i.until > now())';

export interface NewInvitation extends Omit<Invitation, 'createdAt' | 'expiresAt'> {
  readonly tokenHash: string;
  /** The invitation approved its address on the waitlist. */
  readonly opensWaitlist: boolean;
}

/** An invitation as its holder sees it. */
export interface HeldInvitation extends Invitation {
  readonly householdName: string;
  readonly inviterName: string | null;
}

/** SQL of invitations. The token itself is never stored. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The open invitations of a household, the newest first. */
  listOpen(householdId: string, manager: EntityManager = this.dataSource.manager): Promise<Invitation[]> {
    return manager.query<Invitation[]>(
      `SELECT ${COLUMNS} FROM household_invitations i WHERE i.household_id = $1 AND ${OPEN}
       ORDER BY i.created_at DESC, i.id DESC`,
      [householdId],
    );
  }

  async insert(invitation: NewInvitation, manager: EntityManager): Promise<Invitation> {
    const { id, householdId, tokenHash, role, email, childIds, until, invitedBy, opensWaitlist } = invitation;
    const [row] = await manager.query<Invitation[]>(
      `INSERT INTO household_invitations AS i
         (id, household_id, token_hash, role, email, child_ids, until, invited_by, opened_waitlist, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + interval '${INVITATION_DAYS} days')
       RETURNING ${COLUMNS}`,
      [id, householdId, tokenHash, role, email, childIds, until, invitedBy, opensWaitlist],
    );
    return row!;
  }

  /** How many addresses the household's invitations have approved on the waitlist. */
  async countWaitlistOpened(householdId: string, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM household_invitations WHERE household_id = $1 AND opened_waitlist',
      [householdId],
    );
    return row!.count;
  }

  async findHeld(tokenHash: string, manager: EntityManager = this.dataSource.manager): Promise<HeldInvitation | null> {
    const [row] = await manager.query<HeldInvitation[]>(
      `SELECT ${COLUMNS}, h.name AS "householdName", coalesce(nullif(u.first_name, ''), u.username) AS "inviterName"
       FROM household_invitations i JOIN households h ON h.id = i.household_id LEFT JOIN users u ON u.id = i.invited_by
       WHERE i.token_hash = $1 AND ${OPEN}`,
      [tokenHash],
    );
    return row ?? null;
  }

  /** The household that the account joined with this invitation. */
  async joinedWith(tokenHash: string, userId: string, manager: EntityManager): Promise<string | null> {
    const [row] = await manager.query<{ household_id: string }[]>(
      'SELECT household_id FROM household_invitations WHERE token_hash = $1 AND used_by = $2',
      [tokenHash, userId],
    );
    return row?.household_id ?? null;
  }

  async markUsed(id: string, userId: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE household_invitations SET used_at = now(), used_by = $2 WHERE id = $1', [id, userId]);
  }

  async revoke(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE household_invitations SET revoked_at = now() WHERE id = $1', [id]);
  }

  /** A member who goes takes the invitations along. */
  async revokeAllOf(householdId: string, invitedBy: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE household_invitations i SET revoked_at = now()
       WHERE i.household_id = $1 AND i.invited_by = $2 AND ${OPEN}`,
      [householdId, invitedBy],
    );
  }
}
