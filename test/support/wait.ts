import { setTimeout as delay } from 'node:timers/promises';

export interface UntilOptions {
  /** For the error: what was waited for. */
  what?: string;
  timeoutMs?: number;
  everyMs?: number;
}

/**
 * Asks again and again until the answer is truthy, and returns it. A throw counts as "not yet".
 * @throws after `timeoutMs` (10 s), with the last error as its cause.
 */
export async function until<T>(ask: () => T | Promise<T>, options: UntilOptions = {}): Promise<NonNullable<T>> {
  const { what = 'a state that did not come', timeoutMs = 10_000, everyMs = 20 } = options;
  const deadline = performance.now() + timeoutMs;
  let cause: unknown;
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await delay(everyMs);
  } while (performance.now() < deadline);
  throw new Error(`Waited ${timeoutMs} ms for ${what}`, { cause });
}
