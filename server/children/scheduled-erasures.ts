import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ERASURE_WAIT_DAYS } from '../../contract/children.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { countRows, RetentionClasses } from '../privacy/retention-classes.js';
import { ErasuresService } from './erasures.service.js';

const ROUND_LIMIT = 20;

/** Erases what has waited for its seven days. Runs once a minute. */
@Injectable()
export class ScheduledErasures implements OnModuleInit {
  private readonly logger = new Logger('ScheduledErasures');

  constructor(
    private readonly erasures: ErasuresService,
    private readonly retention: RetentionClasses,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'planned_erasures',
      label: 'Children and conversations whose erasure has waited',
      rule: `${ERASURE_WAIT_DAYS} days, while another guardian may call it off`,
      sweep: 'Every minute',
      count: (manager) => countRows(manager, 'child_erasures WHERE erases_at <= now()'),
    });
  }

  @OncePerCluster({ name: 'erase-scheduled-children', cron: '* * * * *', timeoutMs: 50_000 })
  async run(): Promise<void> {
    for (const due of await this.erasures.findDue(ROUND_LIMIT)) {
      try {
        await this.erasures.eraseDue(due);
      } catch (error) {
        this.logger.warn({ err: error }, 'Could not erase what was due; the next try is in a minute');
      }
    }
  }
}
