import { Injectable } from '@nestjs/common';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { ReportsRepository } from './reports.repository.js';

const BATCH = 500;

/**
 * Erases the excerpts of safety cases 30 days after the decision, of other reports as soon as the decision can no longer be
 * undone, and of undecided reports after 90 days. The text of a sealed case ends 30 days after it was opened.
 */
@Injectable()
export class ExcerptRetention {
  constructor(private readonly reports: ReportsRepository) {}

  /** @returns how many excerpts it erased */
  @OncePerCluster({ name: 'erase-excerpts', cron: '* * * * *', timeoutMs: 50_000 })
  async run(): Promise<number> {
    let erased = 0;
    for (let batch = BATCH; batch === BATCH; erased += batch) batch = await this.reports.eraseExcerpts(BATCH);
    for (let batch = BATCH; batch === BATCH; erased += batch) batch = await this.reports.eraseSealed(BATCH);
    return erased;
  }
}
