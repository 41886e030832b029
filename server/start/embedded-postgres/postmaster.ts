import { execFile } from 'node:child_process';
import { readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isRunning } from './process-state.js';
import { readIfExists } from './read-if-exists.js';

const run = promisify(execFile);

/** Signals to Postgres and the time given to each: a fast shutdown, one without a checkpoint, and a kill. */
const STOPS = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Stops a Postgres that still serves `directory` after its Starling was killed, and removes the lock of one that has exited.
 * Only the owner of the data directory's lock may call it: it would stop the Postgres of a running Starling too.
 */
export async function clearLeftOvers(directory: string): Promise<void> {
  const pidFile = join(directory, 'postmaster.pid');
  const pid = Number((await readIfExists(pidFile))?.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) {
    await rm(pidFile, { force: true });
    return;
  }
  if (await serves(pid, directory)) await stopProcess(pid);
  // The process id may have been reused, and Postgres would take that process for a running server.
  await rm(pidFile, { force: true });
}

/** Stops a Postgres, gently at first. Resolves when the process has exited. */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patienceMs] of STOPS) {
    send(pid, signal);
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      if (!isRunning(pid)) return;
      await delay(25);
    }
  }
  throw new Error(`Postgres (process ${pid}) does not stop`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function serves(pid: number, directory: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // The link of a process that has ended cannot be read.
    const [cwd, home] = await Promise.all([readlink(`/proc/${pid}/cwd`).catch(() => null), realpath(directory)]);
    return cwd === home;
  }
  const command = await run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return command.includes('postgres') && command.includes(directory);
}
