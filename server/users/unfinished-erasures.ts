import { Injectable, Logger } from '@nestjs/common';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { AccountDataService } from './account-data.service.js';

const ROUND_LIMIT = 10;

/** Finishes erasures whose node died, or lost its database, before the end. Runs once a minute. */
@Injectable()
export class UnfinishedErasures {
  private readonly logger = new Logger('UnfinishedErasures');

  constructor(private readonly accountData: AccountDataService) {}

  @OncePerCluster({ name: 'finish-erasures', cron: '* * * * *', timeoutMs: 50_000 })
  async run(): Promise<void> {
    let isAnyLeft = true;
    for (let taken = 0; isAnyLeft && taken < ROUND_LIMIT; taken += 1) isAnyLeft = await this.finishOne();
  }

  /** Returns false if no erasure is left. An erasure that fails does not delay the others. */
  private async finishOne(): Promise<boolean> {
    let userId: string | null = null;
    try {
      userId = await this.accountData.claimUnfinishedErasure();
      if (userId !== null) await this.accountData.finishErasure(userId, userId);
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not finish an erasure; the next try is in a minute');
    }
    return userId !== null;
  }
}
