import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHILD_TABLES } from './child-tables.js';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The rows about a child that no feature exports in a form of its own. Names of tables and columns come from the catalogue alone. */
@Injectable()
export class ChildRecords {
  /** Rows by table. */
  async read(childId: string, childUserId: string, manager: EntityManager): Promise<Record<string, Rows>> {
    const records: Record<string, Rows> = {};
    for (const { table, columns, condition, exported, exportedRows = 'true' } of CHILD_TABLES) {
      if (exported) continue;
      const [row] = await manager.query<{ rows: Rows }[]>(
        `SELECT coalesce(json_agg(kept), '[]') AS rows FROM (
           SELECT ${columns.flatMap((list) => list.split(' ')).join(', ')} FROM ${table}
           WHERE $1::uuid IS NOT NULL AND $2::uuid IS NOT NULL AND ${condition} AND ${exportedRows} ORDER BY 1, 2) kept`,
        [childId, childUserId],
      );
      records[table] = row!.rows;
    }
    return records;
  }
}
