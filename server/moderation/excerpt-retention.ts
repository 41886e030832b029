import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ReportsRepository } from './reports.repository.js';

const EVERY_MS = 3_600_000;
const BATCH = 500;

/**
 * Erases excerpts once an hour: those of decided safety cases 30 days after the decision, and those that no one has decided
 * after 90 days.
 */
@Injectable()
export class ExcerptRetention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ExcerptRetention');
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly reports: ReportsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** One round. Safe on many nodes at once: an excerpt is erased by one of them. */
  async run(): Promise<number> {
    let erased = 0;
    try {
      for (let batch = BATCH; batch === BATCH; erased += batch) batch = await this.reports.eraseExcerpts(BATCH);
    } catch (error) {
      this.logger.warn({ err: error }, 'Excerpts will be erased in an hour');
    }
    return erased;
  }
}
