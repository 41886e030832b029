import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface CalendarLink {
  readonly id: string;
  readonly householdId: string;
  readonly userId: string;
  /** Empty: every child of the household. */
  readonly childIds: string[];
  readonly names: boolean;
  readonly createdAt: Date;
}

const COLUMNS = `l.id, l.household_id AS "householdId", l.user_id AS "userId", l.child_ids AS "childIds", l.names,
  l.created_at AS "createdAt"`;

/** SQL of calendar links. Only hashes of their tokens are stored. */
@Injectable()
export class CalendarLinksRepository {
  constructor(private readonly dataSource: DataSource) {}

  listOf(userId: string, manager: EntityManager = this.dataSource.manager): Promise<CalendarLink[]> {
    return manager.query<CalendarLink[]>(
      `SELECT ${COLUMNS} FROM calendar_links l WHERE l.user_id = $1 ORDER BY l.created_at, l.id`,
      [userId],
    );
  }

  async ofToken(tokenHash: string): Promise<CalendarLink | null> {
    const [row] = await this.dataSource.query<CalendarLink[]>(
      `SELECT ${COLUMNS} FROM calendar_links l WHERE l.token_hash = $1`,
      [tokenHash],
    );
    return row ?? null;
  }

  /** Counts the links of an adult in a household. Another one of the adult waits until the transaction ends. */
  async countOf(userId: string, householdId: string, manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 19))', [`calendar ${userId}`]);
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM calendar_links l WHERE l.user_id = $1 AND l.household_id = $2',
      [userId, householdId],
    );
    return row!.count;
  }

  async insert(
    link: Omit<CalendarLink, 'createdAt'> & { readonly tokenHash: string },
    manager: EntityManager,
  ): Promise<CalendarLink> {
    const [row] = await manager.query<CalendarLink[]>(
      `INSERT INTO calendar_links AS l (id, household_id, user_id, child_ids, names, token_hash)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
      [link.id, link.householdId, link.userId, link.childIds, link.names, link.tokenHash],
    );
    return row!;
  }

  /** `null`: the account has no such link. */
  async delete(id: string, userId: string, manager: EntityManager): Promise<CalendarLink | null> {
    const [rows] = await manager.query<[CalendarLink[], number]>(
      `DELETE FROM calendar_links l WHERE l.id = $1 AND l.user_id = $2 RETURNING ${COLUMNS}`,
      [id, userId],
    );
    return rows[0] ?? null;
  }

  /** Links leave the child out. A link for this child alone ends: without a name in it, it would show every child. */
  async forgetChild(childId: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM calendar_links l WHERE l.child_ids = ARRAY[$1::uuid]', [childId]);
    await manager.query(
      'UPDATE calendar_links SET child_ids = array_remove(child_ids, $1) WHERE $1 = ANY (child_ids)',
      [childId],
    );
  }

  /** @returns how many there were */
  async deleteOfMember(userId: string, householdId: string, manager: EntityManager): Promise<number> {
    const [rows] = await manager.query<[unknown[], number]>(
      'DELETE FROM calendar_links l WHERE l.user_id = $1 AND l.household_id = $2 RETURNING l.id',
      [userId, householdId],
    );
    return rows.length;
  }
}
