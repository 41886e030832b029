import { ProviderError } from './provider.js';
import { untilAborted } from './until-aborted.js';

/**
 * Protects a failing provider from a storm of requests: while it is open, one request at a time tries, and all others
 * share its outcome.
 *
 * Own code, because the breaker of `cockatiel` starts the next try when one has failed instead of sharing the failure,
 * does not let a waiting request be stopped, and stays open for hours if the wall clock is set back.
 */
export class ProviderBreaker {
  /** Resolves to whether the trial failed. */
  private trial: Promise<boolean> | null = null;

  constructor(private readonly isOpen: () => boolean) {}

  /**
   * Lets a request through. While the breaker is open, it waits for the running trial, and fails if that fails.
   * @returns a function to call with the outcome, or with `false` at the first text
   * @throws ProviderError `unreachable` if the trial failed; the signal's reason
   */
  async enter(signal: AbortSignal): Promise<(hasFailed: boolean) => void> {
    while (this.isOpen() && this.trial) {
      const hasFailed = await untilAborted(this.trial, signal);
      if (hasFailed) throw new ProviderError('unreachable', true, 'The provider is out of reach');
    }
    if (!this.isOpen()) return () => undefined;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.trial = promise;
    return (hasFailed) => {
      resolve(hasFailed);
      if (this.trial === promise) this.trial = null;
    };
  }
}
