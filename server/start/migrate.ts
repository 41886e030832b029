import { ConfigError, readConfig } from '../platform/config/config.js';
import { migrate } from '../platform/database/migrate.js';
import { StartError } from '../platform/errors/start-error.js';
import { checkNode } from './check-node.js';
import { checkPostgres } from './check-services.js';

/** Migrates the database at `DATABASE_URL` and exits: for deployments that migrate separately from the nodes. */
async function run(): Promise<void> {
  checkNode(process.versions.node);
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl) throw new ConfigError('DATABASE_URL: got nothing, takes a postgres:// address');
  await checkPostgres(databaseUrl);
  await migrate(databaseUrl);
  process.stdout.write('The database is up to date\n');
}

run().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  const reason = isExpected ? error.message : `internal error: ${error instanceof Error ? error.stack : String(error)}`;
  process.stderr.write(`The database cannot be brought up to date: ${reason}\n`);
  process.exitCode = 1;
});
