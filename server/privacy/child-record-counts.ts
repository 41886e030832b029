import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PROFILE_COLUMNS } from './child-profile-columns.js';
import { CHILD_TABLES } from './child-tables.js';

/** How many rows each table holds about a child, and the profile itself. Names of tables come from the catalogue alone. */
@Injectable()
export class ChildRecordCounts {
  constructor(private readonly dataSource: DataSource) {}

  /** Rows by table, `children` included. */
  async count(
    childId: string,
    childUserId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Record<string, number>> {
    // Both parameters in every part, so that Postgres knows their types where a condition needs one alone.
    const parts = CHILD_TABLES.map(
      ({ table, condition }) =>
        `(SELECT count(*)::int FROM ${table} WHERE $1::uuid IS NOT NULL AND $2::uuid IS NOT NULL AND ${condition}) AS ${table}`,
    );
    const [row] = await manager.query<Record<string, number>[]>(`SELECT 1 AS children, ${parts.join(', ')}`, [
      childId,
      childUserId,
    ]);
    return row ?? {};
  }

  /** The columns of the profile that the catalogue names. */
  async profile(childId: string, manager: EntityManager = this.dataSource.manager): Promise<Record<string, unknown>> {
    const columns = PROFILE_COLUMNS.join(', ');
    const [row] = await manager.query<Record<string, unknown>[]>(`SELECT ${columns} FROM children WHERE id = $1`, [
      childId,
    ]);
    return row ?? {};
  }
}
