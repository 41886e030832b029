import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** SQL: the households of the account `$1`, which is a child's or an adult's. */
const HOUSEHOLDS_OF = `
  SELECT home.household_id FROM children c JOIN child_homes home ON home.child_id = c.id WHERE c.user_id = $1
  UNION
  SELECT own.household_id FROM household_members own WHERE own.user_id = $1`;

/** Which accounts belong together, whatever their roles and rights. */
@Injectable()
export class HouseholdTies {
  constructor(private readonly dataSource: DataSource) {}

  /** Every adult of every household of the account, also those whose membership waits or has run out. */
  async adultsAround(userId: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT m.user_id AS id FROM household_members m WHERE m.household_id IN (${HOUSEHOLDS_OF})`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** The country of the household that the account has belonged to for longest. `null`: it belongs to none. */
  async countryOf(userId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ country: string }[]>(
      `SELECT h.country FROM households h WHERE h.id IN (${HOUSEHOLDS_OF}) ORDER BY h.created_at, h.id LIMIT 1`,
      [userId],
    );
    return row?.country ?? null;
  }
}
