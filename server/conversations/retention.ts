import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { ConversationsService } from './conversations.service.js';

const EVERY_MS = 3_600_000;
const BATCH = 500;

/** Deletes conversations that nobody has touched for `RETENTION_DAYS` (contract §1, quality C32), once an hour. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly config: Config,
    private readonly conversations: ConversationsService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** One round. Safe on many nodes at once: a row is deleted by one of them. */
  async run(): Promise<number> {
    let deleted = 0;
    try {
      for (let batch = BATCH; batch === BATCH; deleted += batch) {
        batch = await this.conversations.deleteUnused(this.config.retentionDays, BATCH);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Retention will try again in an hour');
    }
    return deleted;
  }
}
