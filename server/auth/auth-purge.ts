import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 60_000;
/** An ended session goes within a day; its tokens are refused alike with and without it. */
const ENDED_SESSION_HOURS = 23;
/** Sessions deleted in one round, with all their refresh tokens. */
const BATCH = 500;

/** Deletes what has run out: states, one-time codes, sessions with their refresh tokens (quality K5). */
@Injectable()
export class AuthPurge implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('AuthPurge');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.running = this.purge();
    }, EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One round. Safe on many nodes at once. */
  async purge(): Promise<void> {
    try {
      await this.dataSource.query('DELETE FROM oauth_states WHERE expires_at < now()');
      await this.dataSource.query('DELETE FROM one_time_codes WHERE expires_at < now()');
      await this.dataSource.query(
        `DELETE FROM sessions WHERE id IN (
           SELECT id FROM sessions
            WHERE expires_at < now() OR ended_at < now() - make_interval(hours => ${ENDED_SESSION_HOURS})
            LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [BATCH],
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'What has run out could not be deleted; it is tried again');
    }
  }
}
