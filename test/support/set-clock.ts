import type { StarlingNode, TestStarling } from './starling.js';
import { until } from './wait.js';

/**
 * Lets a test set the time of a Starling. The product reads the time from its database, so the test gives the database other
 * functions of time: `now()` and `clock_timestamp()` of a schema that is searched first. Columns keep the real time as their
 * default. The connections that exist are cut, as at a restart of the database, and new ones find the functions.
 */
export async function controlClock(
  starling: Pick<TestStarling, 'sql' | 'url'>,
  nodes: readonly Pick<StarlingNode, 'url' | 'app'>[],
): Promise<(instant: number) => Promise<void>> {
  await starling.sql(`
    CREATE SCHEMA test_time;
    CREATE TABLE test_time.shift (by interval NOT NULL);
    INSERT INTO test_time.shift VALUES ('0');
    CREATE FUNCTION test_time.now() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.now() + by FROM test_time.shift';
    CREATE FUNCTION test_time.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
      AS 'SELECT pg_catalog.clock_timestamp() + by FROM test_time.shift';
    DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET search_path = test_time, public, pg_catalog', current_database());
    END $$`);
  await starling.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  for (const { url } of nodes) {
    await until(async () => (await fetch(`${url}/health/ready`)).status === 200, { what: 'the node to reconnect' });
  }
  return async (instant) => {
    await starling.sql(
      `UPDATE test_time.shift SET by = to_timestamp($1::double precision / 1000) - pg_catalog.clock_timestamp()`,
      [instant],
    );
    // Each node looks at the database's clock now, rather than with its next query.
    for (const { app } of nodes) await app.get<{ onModuleInit(): Promise<void> }>('DatabaseClock').onModuleInit();
  };
}
