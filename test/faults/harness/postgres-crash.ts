import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execute } from '../../support/starling.js';
import { until } from '../../support/wait.js';

/** Sends `SIGQUIT` to an embedded Postgres, as `pg_ctl stop -m immediate` does. Resolves when it has exited. */
export async function crashPostgres(url: string): Promise<void> {
  const pid = await postmasterOf(url);
  process.kill(pid, 'SIGQUIT');
  await until(() => !isAlive(pid), { what: 'Postgres to be gone', timeoutMs: 30_000 });
}

/** The process id of the server behind `url`. */
async function postmasterOf(url: string): Promise<number> {
  const { rows } = await execute(url, "SELECT current_setting('data_directory') AS directory");
  const file = await readFile(join(rows[0].directory as string, 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
