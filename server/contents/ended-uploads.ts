import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { RetentionClasses } from '../privacy/retention-classes.js';
import { ContentChanges } from './content-changes.js';
import { UploadStatesRepository } from './upload-states.repository.js';

const BATCH = 200;

/** Forgets uploads that became no content, a week after they ended or, if they never did, after they began. */
@Injectable()
export class EndedUploads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly states: UploadStatesRepository,
    private readonly changes: ContentChanges,
    private readonly retention: RetentionClasses,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'ended_uploads',
      label: 'Uploads that were not kept',
      rule: 'Seven days after they were refused or cancelled, or began and never became whole',
      sweep: 'Every hour',
      count: (manager) => this.states.countEnded(manager),
    });
  }

  /** @returns how many it forgot */
  @OncePerCluster({ name: 'forget-ended-uploads', cron: '41 * * * *', timeoutMs: 300_000 })
  async run(): Promise<number> {
    let forgotten = 0;
    for (let batch = BATCH; batch === BATCH; forgotten += batch) batch = await this.forgetSome();
    return forgotten;
  }

  private forgetSome(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const households = await this.states.deleteEnded(BATCH, manager);
      for (const householdId of new Set(households)) this.changes.announce(householdId, manager);
      return households.length;
    });
  }
}
