import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import { migrateJobs } from '../jobs/jobs.js';
import { ADVISORY_LOCKS } from './advisory-locks.js';

/**
 * Migrates the schema. Many nodes may call it at once: one migrates under an advisory lock, the others wait and then find
 * nothing to do. A node that dies releases the lock with its connection. The lock belongs to a transaction, not to the
 * session, because a pooler may give each transaction another session.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    poolSize: 3,
    extra: { connectionTimeoutMillis: 5_000 },
  });
  await dataSource.initialize();
  try {
    const lock = dataSource.createQueryRunner();
    try {
      await lock.startTransaction();
      await lock.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await lock.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations]);
      await dataSource.runMigrations();
      await migrateJobs(databaseUrl);
      await lock.commitTransaction();
    } finally {
      await lock.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
