import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 100;

/** Resolves when something is so. @throws where that takes too long */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await delay(PAUSE_MS);
  }
}
