import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Transcript } from '../../contract/children.js';
import type { HouseholdRole } from '../../contract/households.js';
import { AppError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import { type ChildAction, GUARDIAN_ROLES, inForce, isGuardian, looksAfter, mayForChild } from './household.policy.js';

/** An adult's tie to a child: a membership in force of one of the child's homes. */
export interface Guardianship {
  readonly childId: string;
  /** The child's own account, which owns its conversations. */
  readonly childUserId: string;
  readonly householdId: string;
  readonly role: HouseholdRole;
  /** What the child's guardians may read of its conversations. */
  readonly transcript: Transcript;
}

/** Answers which accounts may act for a child. Other features ask here instead of reading memberships. */
@Injectable()
export class Guardianships {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The actor's tie to a child, for this action.
   * @throws AppError `child_not_found` if the actor does not look after the child, `forbidden` if the role may not do this
   */
  async require(actor: { userId: string }, childId: unknown, action: ChildAction): Promise<Guardianship> {
    const ties = await this.requireAll(actor, childId, action);
    return ties.find(({ role }) => mayForChild(role, action)) ?? ties[0]!;
  }

  /** All ties of the actor to the child, one for each home that they share. @throws as `require` */
  async requireAll(actor: { userId: string }, childId: unknown, action: ChildAction): Promise<Guardianship[]> {
    const id = existingId(childId);
    const ties = id ? await this.tiesOf(actor.userId, id) : [];
    if (ties.length === 0) throw new AppError('child_not_found');
    if (!ties.some(({ role }) => mayForChild(role, action))) throw new AppError('forbidden');
    return ties;
  }

  /** All ties of an account, to one child or to every child. */
  tiesOf(
    userId: string,
    childId: string | null = null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Guardianship[]> {
    return manager.query<Guardianship[]>(
      `SELECT c.id AS "childId", c.user_id AS "childUserId", m.household_id AS "householdId", m.role,
         c.transcript
       FROM household_members m
       JOIN child_homes h ON h.household_id = m.household_id
       JOIN children c ON c.id = h.child_id
       WHERE m.user_id = $1 AND ($2::uuid IS NULL OR c.id = $2) AND ${looksAfter('m', 'c.id')}
       ORDER BY c.created_at, c.id`,
      [userId, childId],
    );
  }

  /** The ties of many accounts in which they are guardians, with the account of each. */
  async guardedBy(
    userIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<(Guardianship & { readonly userId: string })[]> {
    const ties = await manager.query<(Guardianship & { readonly userId: string })[]>(
      `SELECT m.user_id AS "userId", c.id AS "childId", c.user_id AS "childUserId", m.household_id AS "householdId", m.role,
         c.transcript
       FROM household_members m
       JOIN child_homes h ON h.household_id = m.household_id
       JOIN children c ON c.id = h.child_id
       WHERE m.user_id = ANY($1::uuid[]) AND ${looksAfter('m', 'c.id')}`,
      [userIds],
    );
    return ties.filter(({ role }) => isGuardian(role));
  }

  /** The accounts of the child's guardians, helpers left out. `childUserId` is the child's account. */
  async guardiansOfAccount(childUserId: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.query<{ user_id: string; role: HouseholdRole }[]>(
      `SELECT DISTINCT m.user_id, m.role
       FROM children c
       JOIN child_homes h ON h.child_id = c.id
       JOIN household_members m ON m.household_id = h.household_id
       WHERE c.user_id = $1 AND ${looksAfter('m', 'c.id')}`,
      [childUserId],
    );
    return rows.filter(({ role }) => isGuardian(role)).map(({ user_id }) => user_id);
  }

  /** The guardians of these children with the accounts of both, helpers left out. */
  guardiansOfChildren(
    childIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ childId: string; childUserId: string; languages: readonly string[]; userId: string }[]> {
    return manager.query(
      `SELECT DISTINCT c.id AS "childId", c.user_id AS "childUserId", c.languages, m.user_id AS "userId"
       FROM children c
       JOIN child_homes h ON h.child_id = c.id
       JOIN household_members m ON m.household_id = h.household_id
       WHERE c.id = ANY($1::uuid[]) AND m.role IN (${GUARDIAN_ROLES}) AND ${inForce('m')}`,
      [childIds],
    );
  }

  /** The households in which the account is a guardian now. */
  async guardedHouseholds(userId: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ household_id: string; role: HouseholdRole }[]>(
      `SELECT m.household_id, m.role FROM household_members m WHERE m.user_id = $1 AND ${inForce('m')}`,
      [userId],
    );
    return rows.filter(({ role }) => isGuardian(role)).map(({ household_id }) => household_id);
  }

  /** The account's role in a household; null if it has none now. */
  async roleIn(userId: string, householdId: string): Promise<HouseholdRole | null> {
    const [row] = await this.dataSource.query<{ role: HouseholdRole }[]>(
      `SELECT m.role FROM household_members m WHERE m.user_id = $1 AND m.household_id = $2 AND ${inForce('m')}`,
      [userId, householdId],
    );
    return row?.role ?? null;
  }

  /** The households of a child. */
  async homesOf(childId: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ household_id: string }[]>(
      'SELECT h.household_id FROM child_homes h WHERE h.child_id = $1 ORDER BY h.household_id',
      [childId],
    );
    return rows.map(({ household_id }) => household_id);
  }

  /** The child of an account and its homes. `null`: the account is no child's. */
  async childOfAccount(userId: string): Promise<{ childId: string; householdIds: string[] } | null> {
    const [row] = await this.dataSource.query<{ childId: string; householdIds: string[] }[]>(
      `SELECT c.id AS "childId", array_agg(h.household_id ORDER BY h.household_id) AS "householdIds"
       FROM children c JOIN child_homes h ON h.child_id = c.id WHERE c.user_id = $1 GROUP BY c.id`,
      [userId],
    );
    return row ?? null;
  }
}
