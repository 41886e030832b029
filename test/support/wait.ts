import { setTimeout as delay } from 'node:timers/promises';

export interface UntilOptions {
  /** What the caller waits for, for the error message. */
  what?: string;
  timeoutMs?: number;
  everyMs?: number;
}

/**
 * Repeats `ask` until it returns a truthy value, and returns that. An error counts as "not yet".
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
