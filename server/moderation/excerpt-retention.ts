import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { RetentionClasses } from '../privacy/retention-classes.js';
import { ReportsRepository } from './reports.repository.js';

const BATCH = 500;

/**
 * Erases the excerpts of safety cases 30 days after the decision, of other reports as soon as the decision can no longer be
 * undone, and of undecided reports after 90 days. The text of a sealed case ends 30 days after it was opened.
 */
@Injectable()
export class ExcerptRetention implements OnModuleInit {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly retention: RetentionClasses,
  ) {}

  onModuleInit(): void {
    this.retention.register(
      {
        name: 'case_excerpts',
        label: 'Excerpts in cases',
        rule: 'Safety cases 30 days after the decision, other reports until it can no longer be undone; undecided 90 days',
        sweep: 'Every minute',
        count: (manager) => this.reports.countExcerpts(manager),
      },
      {
        name: 'sealed_cases',
        label: 'Sealed cases',
        rule: 'Their text and whom they are about, 30 days',
        sweep: 'Every minute',
        count: (manager) => this.reports.countSealed(manager),
      },
    );
  }

  /** @returns how many excerpts it erased */
  @OncePerCluster({ name: 'erase-excerpts', cron: '* * * * *', timeoutMs: 50_000 })
  async run(): Promise<number> {
    let erased = 0;
    for (let batch = BATCH; batch === BATCH; erased += batch) batch = await this.reports.eraseExcerpts(BATCH);
    for (let batch = BATCH; batch === BATCH; erased += batch) batch = await this.reports.eraseSealed(BATCH);
    return erased;
  }
}
