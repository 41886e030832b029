import { readFileSync } from 'node:fs';

/** Fields of `/proc/<pid>/stat` after the name, which may itself contain blanks and brackets. */
function statusOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process has ended, or the system has no /proc.
    return null;
  }
}

/** Whether a process runs. A zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statusOf(pid)?.[0] !== 'Z';
}

/** When a process started, in system ticks: distinguishes it from a later one with the same id. Empty outside Linux. */
export function startOf(pid: number): string {
  return statusOf(pid)?.[19] ?? '';
}
