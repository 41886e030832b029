import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const TICKS_PER_SECOND = 100;

/** What a Postgres has done so far. */
export interface PostgresWork {
  /** Of all its processes, those that ended included. */
  cpuSeconds: number;
  commits: number;
  walBytes: number;
}

/** Reads what the server at this address has done. */
export async function postgresWork(databaseUrl: string): Promise<PostgresWork> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query<{ commits: string; wal: string; pid: string }>(
      `SELECT (SELECT sum(xact_commit) FROM pg_stat_database) AS commits,
              pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS wal,
              split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
    );
    const { commits, wal, pid } = rows[0]!;
    return { cpuSeconds: cpuSecondsOfFamily(Number(pid)), commits: Number(commits), walBytes: Number(wal) };
  } finally {
    await client.end();
  }
}

/** CPU of a process, of its children, and of those that it has waited for. */
function cpuSecondsOfFamily(parent: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]!.split(' ');
      const isParent = Number(entry) === parent;
      if (!isParent && Number(fields[1]) !== parent) continue;
      for (const field of fields.slice(11, isParent ? 15 : 13)) ticks += Number(field);
    } catch {
      // The process has ended in the meantime.
    }
  }
  return ticks / TICKS_PER_SECOND;
}
