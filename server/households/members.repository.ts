import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HouseholdRole, MemberState } from '../../contract/households.js';
import type { Member } from './household.js';
import { inForce } from './household.policy.js';

const COLUMNS = `m.household_id AS "householdId", m.user_id AS "userId", m.role, m.state, m.label, m.until,
  m.child_ids AS "childIds", m.invited_by AS "invitedBy", m.joined_at AS "joinedAt",
  coalesce(nullif(u.first_name, ''), u.username) AS "displayName"`;

export interface NewMember {
  readonly householdId: string;
  readonly userId: string;
  readonly role: HouseholdRole;
  readonly state: MemberState;
  readonly childIds?: readonly string[];
  readonly until?: Date | null;
  readonly invitedBy?: string | null;
}

export interface MemberPatch {
  readonly role?: HouseholdRole | undefined;
  readonly label?: string | null | undefined;
  readonly childIds?: readonly string[] | undefined;
  readonly until?: Date | null | undefined;
}

/** SQL of the members of households. A helper whose time is over is no longer a member. */
@Injectable()
export class MembersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The members of these households, by household, in the order in which they joined. */
  async listOf(
    householdIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, Member[]>> {
    const rows = await manager.query<Member[]>(
      `SELECT ${COLUMNS} FROM household_members m JOIN users u ON u.id = m.user_id
       WHERE m.household_id = ANY($1::uuid[]) AND (m.until IS NULL OR m.until > now())
       ORDER BY m.joined_at, m.user_id`,
      [householdIds],
    );
    const members = new Map<string, Member[]>(householdIds.map((id) => [id, []]));
    for (const row of rows) members.get(row.householdId)?.push(row);
    return members;
  }

  async find(householdId: string, userId: string, manager: EntityManager): Promise<Member | null> {
    const members = (await this.listOf([householdId], manager)).get(householdId) ?? [];
    return members.find((member) => member.userId === userId) ?? null;
  }

  /** Also makes a past helper a member again. */
  async insert(member: NewMember, manager: EntityManager): Promise<void> {
    const { householdId, userId, role, state, childIds = [], until = null, invitedBy = null } = member;
    await manager.query(
      `INSERT INTO household_members (household_id, user_id, role, state, child_ids, until, invited_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (household_id, user_id) DO UPDATE
       SET role = excluded.role, state = excluded.state, child_ids = excluded.child_ids, until = excluded.until,
         invited_by = excluded.invited_by, joined_at = now()`,
      [householdId, userId, role, state, childIds, until, invitedBy],
    );
  }

  async update(householdId: string, userId: string, patch: MemberPatch, manager: EntityManager): Promise<void> {
    const { role, label, childIds, until } = patch;
    await manager.query(
      `UPDATE household_members SET role = coalesce($3, role),
         label = CASE WHEN $4 THEN $5 ELSE label END,
         child_ids = coalesce($6::uuid[], child_ids),
         until = CASE WHEN $7 THEN $8::timestamptz ELSE until END
       WHERE household_id = $1 AND user_id = $2`,
      [
        householdId,
        userId,
        role ?? null,
        label !== undefined,
        label ?? null,
        childIds ?? null,
        until !== undefined,
        until,
      ],
    );
  }

  async confirm(householdId: string, userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE household_members SET state = 'member', joined_at = now() WHERE household_id = $1 AND user_id = $2`,
      [householdId, userId],
    );
  }

  async delete(householdId: string, userId: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM household_members WHERE household_id = $1 AND user_id = $2', [
      householdId,
      userId,
    ]);
  }

  /** Swaps the roles: a household has one primary. */
  async handOver(householdId: string, fromId: string, toId: string, manager: EntityManager): Promise<void> {
    await this.update(householdId, fromId, { role: 'guardian' }, manager);
    await this.update(householdId, toId, { role: 'primary' }, manager);
  }

  /** The accounts that are members now. */
  async accountsIn(householdId: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.query<{ user_id: string }[]>(
      `SELECT m.user_id FROM household_members m WHERE m.household_id = $1 AND ${inForce('m')}`,
      [householdId],
    );
    return rows.map(({ user_id }) => user_id);
  }
}
