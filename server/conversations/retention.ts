import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { ConversationsService } from './conversations.service.js';

const EVERY_MS = 3_600_000;
/** Deleted by one statement, with all their messages, well within what a statement may take. */
const BATCH = 100;
const TRASH_EVERY_MS = 2_000;

/**
 * Deletes conversations that nobody has touched for `RETENTION_DAYS` (contract §1, quality C32), once an hour; and
 * what was trashed, within seconds.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private readonly timers: NodeJS.Timeout[] = [];
  private isEmptying = false;

  constructor(
    private readonly config: Config,
    private readonly conversations: ConversationsService,
  ) {}

  onApplicationBootstrap(): void {
    this.timers.push(
      setInterval(() => void this.run(), EVERY_MS),
      setInterval(() => void this.emptyTrash(), TRASH_EVERY_MS),
    );
    for (const timer of this.timers) timer.unref();
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** What was deleted with a way back, and was not taken back. */
  private async emptyTrash(): Promise<void> {
    if (this.isEmptying) return;
    this.isEmptying = true;
    try {
      for (let batch = BATCH; batch === BATCH; ) batch = await this.conversations.emptyTrash(BATCH);
    } catch (error) {
      this.logger.warn({ err: error }, 'The trash will be emptied a little later');
    } finally {
      this.isEmptying = false;
    }
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
