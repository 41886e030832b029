import { join } from 'node:path';
import pg from 'pg';

/** Durability is not measured here. The pages that a list reads are in memory, as on a busy server. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '1GB',
  max_wal_size: '8GB',
};

export interface FilledDatabase {
  url: string;
  /** How long the database took to create, if this run created it. */
  seconds: number | null;
  stop(): Promise<void>;
}

/** The data of a database. Rows in `table` show that it was filled before. */
interface Filling {
  table: string;
  fill(client: pg.Client, url: string): Promise<void>;
}

/** An embedded Postgres with its data, kept in `dataDir` for the next run. */
export async function openDatabase(build: string, dataDir: string, filling: Filling): Promise<FilledDatabase> {
  const { EmbeddedPostgres } = await import(join(build, 'server/start/embedded-postgres/embedded-postgres.js'));
  const { migrate } = await import(join(build, 'server/platform/database/migrate.js'));
  const postgres = await EmbeddedPostgres.start({ dataDir, settings: SETTINGS });
  const url: string = postgres.url;
  try {
    await migrate(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const started = performance.now();
    const isMade = await fillOnce(client, filling, url).finally(() => client.end());
    return { url, seconds: isMade ? null : (performance.now() - started) / 1_000, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** @returns whether the data were there before */
async function fillOnce(client: pg.Client, filling: Filling, url: string): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(`SELECT EXISTS (SELECT 1 FROM ${filling.table}) AS made`);
  const isMade = rows[0]!.made;
  if (!isMade) await filling.fill(client, url);
  return isMade;
}
