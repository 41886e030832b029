import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HouseholdRole } from '../../contract/households.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Household } from './household.js';
import { GUARDIAN_ROLES, inForce } from './household.policy.js';
import { MembersRepository } from './members.repository.js';

type HouseholdRow = Omit<Household, 'members'>;

/** SQL of households and of the homes of children. */
@Injectable()
export class HouseholdsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MembersRepository,
  ) {}

  /** The households in which the account is a member now, the oldest first. `id`: this one alone. */
  async listOf(
    userId: string,
    id: string | null = null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Household[]> {
    const rows = await manager.query<HouseholdRow[]>(
      `SELECT h.id, h.name, h.country, h.pin_hash IS NOT NULL AS "hasPin", h.created_at AS "createdAt",
         m.user_id AS "viewerId", m.role,
         ARRAY(SELECT home.child_id FROM child_homes home JOIN children c ON c.id = home.child_id
                WHERE home.household_id = h.id AND (m.role <> 'helper' OR c.id = ANY(m.child_ids))
                ORDER BY c.created_at, c.id) AS "childIds"
       FROM household_members m JOIN households h ON h.id = m.household_id
       WHERE m.user_id = $1 AND ($2::uuid IS NULL OR h.id = $2) AND ${inForce('m')}
       ORDER BY h.created_at, h.id`,
      [userId, id],
    );
    const members = await this.members.listOf(
      rows.map((row) => row.id),
      manager,
    );
    return rows.map((row) => ({ ...row, members: members.get(row.id) ?? [] }));
  }

  async countLedBy(userId: string, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM household_members WHERE user_id = $1 AND role = 'primary'`,
      [userId],
    );
    return row!.count;
  }

  async insert(
    { id, name, country, createdBy }: { id: string; name: string; country: string; createdBy: string },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('INSERT INTO households (id, name, country, created_by) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      country,
      createdBy,
    ]);
  }

  async update(
    id: string,
    { name = null, country = null }: { name?: string | null; country?: string | null },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE households SET name = coalesce($2, name), country = coalesce($3, country), updated_at = now() WHERE id = $1`,
      [id, name, country],
    );
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM households WHERE id = $1', [id]);
  }

  /** Changes of members, invitations and children of a household come one after the other. `false`: it is gone. */
  async lock(id: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT 1 FROM households WHERE id = $1 FOR UPDATE', [id]);
    return rows.length > 0;
  }

  /** Runs a change of the household in a transaction that holds its lock. @throws AppError `household_not_found` */
  change<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.lock(id, manager))) throw new AppError('household_not_found');
      return work(manager);
    });
  }

  /** The children of a household. */
  async childrenOf(id: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.query<{ child_id: string }[]>(
      'SELECT child_id FROM child_homes WHERE household_id = $1 ORDER BY child_id',
      [id],
    );
    return rows.map(({ child_id }) => child_id);
  }

  async addChild(id: string, childId: string, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO child_homes (child_id, household_id) VALUES ($1, $2)', [childId, id]);
  }

  /** The accounts of the children, whose open connections a change of members concerns. */
  async childAccountsOf(id: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ user_id: string }[]>(
      `SELECT c.user_id FROM child_homes home JOIN children c ON c.id = home.child_id WHERE home.household_id = $1`,
      [id],
    );
    return rows.map(({ user_id }) => user_id);
  }

  async forgetChild(childId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE household_members SET child_ids = array_remove(child_ids, $1) WHERE $1 = ANY(child_ids)',
      [childId],
    );
    await manager.query(
      'UPDATE household_invitations SET child_ids = array_remove(child_ids, $1) WHERE $1 = ANY(child_ids)',
      [childId],
    );
  }

  /** Children who have no other guardian than this account. */
  soleWards(userId: string): Promise<{ id: string; userId: string }[]> {
    return this.dataSource.query<{ id: string; userId: string }[]>(
      `SELECT DISTINCT c.id, c.user_id AS "userId"
       FROM household_members m
       JOIN child_homes home ON home.household_id = m.household_id
       JOIN children c ON c.id = home.child_id
       WHERE m.user_id = $1 AND m.role IN (${GUARDIAN_ROLES}) AND ${inForce('m')}
         AND NOT EXISTS (SELECT FROM child_homes every_home
           JOIN household_members other ON other.household_id = every_home.household_id
           WHERE every_home.child_id = c.id AND other.user_id <> $1 AND other.role IN (${GUARDIAN_ROLES})
             AND ${inForce('other')} AND ${isStaying('other')})`,
      [userId],
    );
  }

  /** The account's memberships, also those that wait or have ended, with what becomes of each household without it. */
  membershipsOf(userId: string, manager: EntityManager): Promise<EndingMembership[]> {
    return manager.query<EndingMembership[]>(
      `SELECT m.household_id AS "householdId", m.role,
         EXISTS (SELECT FROM child_homes home JOIN children c ON c.id = home.child_id JOIN users u ON u.id = c.user_id
           WHERE home.household_id = m.household_id AND u.erasure_requested_at IS NULL) AS "hasChildren",
         (SELECT other.user_id FROM household_members other
           WHERE other.household_id = m.household_id AND other.user_id <> m.user_id AND other.role = 'guardian'
             AND ${inForce('other')} AND ${isStaying('other')}
           ORDER BY other.joined_at, other.user_id LIMIT 1) AS "nextGuardian"
       FROM household_members m WHERE m.user_id = $1`,
      [userId],
    );
  }
}

/** SQL: the account of the member is not being erased. Its memberships last until the end of the erasure. */
const isStaying = (member: string) =>
  `EXISTS (SELECT FROM users staying WHERE staying.id = ${member}.user_id AND staying.erasure_requested_at IS NULL)`;

/** A membership, and who could look after the household's children without it. */
export interface EndingMembership {
  readonly householdId: string;
  readonly role: HouseholdRole;
  readonly hasChildren: boolean;
  /** The guardian who has been there the longest. */
  readonly nextGuardian: string | null;
}
