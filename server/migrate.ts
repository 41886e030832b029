import { ConfigError, readConfig } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';
import { checkPostgres } from './start/check-services.js';
import { StartError } from './start/start-error.js';

/** Brings the database that `DATABASE_URL` names up to date, and ends: for deployments that do so apart from the nodes. */
async function run(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl) throw new ConfigError('DATABASE_URL: got nothing, takes a postgres:// address');
  await checkPostgres(databaseUrl);
  await migrate(databaseUrl);
  process.stdout.write('The database is up to date\n');
}

run().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  const reason = isExpected ? error.message : `a fault inside: ${error instanceof Error ? error.stack : String(error)}`;
  process.stderr.write(`The database cannot be brought up to date: ${reason}\n`);
  process.exitCode = 1;
});
