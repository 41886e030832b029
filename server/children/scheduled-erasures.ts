import { Injectable, Logger } from '@nestjs/common';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { ErasuresService } from './erasures.service.js';

const ROUND_LIMIT = 20;

/** Erases what has waited for its seven days. Runs once a minute. */
@Injectable()
export class ScheduledErasures {
  private readonly logger = new Logger('ScheduledErasures');

  constructor(private readonly erasures: ErasuresService) {}

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
