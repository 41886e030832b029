import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, startOf } from './process-state.js';

/** Thrown where another live Starling uses the data directory. */
export class DataDirectoryInUse extends Error {}

/**
 * Claims a data directory for this process; a lock of a process that is gone is taken over.
 * @returns what gives the directory free again.
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'starling.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 1; ; attempt++) {
    try {
      await writeFile(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 5) throw error;
    }
    const [pid, start] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
    if (pid && Number(pid) !== process.pid && isRunning(Number(pid)) && startOf(Number(pid)) === start) {
      throw new DataDirectoryInUse(`is in use by another Starling (process ${pid})`);
    }
    await rm(file, { force: true });
  }
}
