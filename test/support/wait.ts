import { setTimeout as delay } from 'node:timers/promises';

/** What the tests wait at most for anything. It only ends those that would wait forever, also on a busy machine. */
export const PATIENCE_MS = 30_000;

/**
 * For what the product does at once or within a second or two. A busy machine may take longer, so this shows only that it
 * does not wait for one of its slow fallbacks.
 */
export const SOON_MS = 10_000;

export interface UntilOptions {
  /** What the caller waits for, for the error message. */
  what?: string;
  timeoutMs?: number;
  everyMs?: number;
}

/**
 * Repeats `ask` until it returns a truthy value, and returns that. An error counts as "not yet".
 * @throws after `timeoutMs`, with the last error as its cause.
 */
export async function until<T>(ask: () => T | Promise<T>, options: UntilOptions = {}): Promise<NonNullable<T>> {
  const { what = 'a state that did not come', timeoutMs = PATIENCE_MS, everyMs = 20 } = options;
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
