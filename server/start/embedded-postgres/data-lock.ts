import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, startOf } from './process-state.js';
import { readIfExists } from './read-if-exists.js';

/** Another running Starling uses the data directory. */
export class DataDirectoryInUse extends Error {}

/**
 * Locks a data directory for this process; the lock of a process that has exited is taken over.
 * @returns how to release it.
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
    const [pid, start] = ((await readIfExists(file)) ?? '').split(' ');
    if (pid && Number(pid) !== process.pid && isRunning(Number(pid)) && startOf(Number(pid)) === start) {
      throw new DataDirectoryInUse(`is in use by another Starling (process ${pid})`);
    }
    await rm(file, { force: true });
  }
}
