import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The pg pool that TypeORM uses. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
