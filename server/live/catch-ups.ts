import { Injectable } from '@nestjs/common';
import { CATCH_UPS_PER_ACCOUNT } from '../../contract/limits.js';
import { AppError } from '../platform/errors/app-error.js';
import { refusal } from '../platform/languages/refusals.js';

/** Shorter than a client waits for its welcome. */
const WAIT_MS = 8_000;

interface Account {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Limits how many subscribers of one account catch up at once on this node: each holds a page of the log in memory until
 * its connection has taken it. The others wait for their turn.
 */
@Injectable()
export class CatchUps {
  private readonly accounts = new Map<string, Account>();

  /**
   * Waits for a turn.
   * @returns a function that ends the turn; call it once
   * @throws AppError `rate_limited` if no turn came in time
   */
  async enter(userId: string): Promise<() => void> {
    const account = this.accounts.get(userId) ?? { running: 0, waiting: new Set() };
    this.accounts.set(userId, account);
    if (account.running < CATCH_UPS_PER_ACCOUNT) account.running += 1;
    else await waitForTurn(account);
    return () => this.leave(userId, account);
  }

  /** Hands the turn to the next in line, which leaves the count unchanged, or gives it up. */
  private leave(userId: string, account: Account): void {
    const [next] = account.waiting;
    if (next) next();
    else account.running -= 1;
    if (account.running === 0) this.accounts.delete(userId);
  }
}

function waitForTurn({ waiting }: Account): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(new AppError('rate_limited', { message: refusal('case.catchUps') }));
    }, WAIT_MS);
    waiting.add(begin);
  });
}
