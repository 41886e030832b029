import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config.js';

/** A session is written down at most once in this time; what waits is written together every second. */
const RECORD_EVERY_MS = 60_000;
const FLUSH_MS = 1_000;
const REMEMBERED_LIMIT = 100_000;
/** The analytics look back this far at most; days of use are kept no longer. */
const KEPT_DAYS = 365;
const PURGE_EVERY_MS = 60_000;
const PURGE_BATCH = 10_000;

/**
 * When users were last seen and on which days: the figures of the dashboard and of the session list. Collected in memory,
 * so that no call waits for it; a failed write is tried again with the next.
 */
@Injectable()
export class ActivityRecorder implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Activity');
  private readonly recordedAt = new Map<string, number>();
  private waiting = new Map<string, string>();
  private readonly timers: NodeJS.Timeout[] = [];
  private flushing: Promise<void> = Promise.resolve();
  private purging: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.timers.push(
      setInterval(() => {
        this.flushing = this.flush();
      }, FLUSH_MS),
      setInterval(() => {
        this.purging = this.purge();
      }, PURGE_EVERY_MS),
    );
    for (const timer of this.timers) timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([this.flushing, this.purging]);
    if (this.dataSource.isInitialized) await this.flush();
  }

  touch(userId: string, sessionId: string): void {
    const now = performance.now();
    const last = this.recordedAt.get(sessionId);
    if (last !== undefined && now - last < RECORD_EVERY_MS) return;
    if (this.recordedAt.size >= REMEMBERED_LIMIT) this.recordedAt.clear();
    this.recordedAt.set(sessionId, now);
    this.waiting.set(sessionId, userId);
  }

  /** One round. Safe on many nodes at once. */
  async purge(): Promise<void> {
    try {
      await this.dataSource.query(
        `DELETE FROM user_activity_days WHERE (day, user_id) IN (
           SELECT day, user_id FROM user_activity_days
            WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [KEPT_DAYS, PURGE_BATCH],
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'Old days of use could not be deleted; it is tried again');
    }
  }

  private async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    const batch = this.waiting;
    this.waiting = new Map();
    // Sorted, so that two nodes that write the same rows never wait for each other in a circle. Whoever just adds a row that
    // points at one of these (a key share) is in nobody's way; a row that is being changed is left for the next minute.
    const sessionIds = [...batch.keys()].sort();
    const userIds = [...new Set(batch.values())].sort();
    try {
      await this.dataSource.query(
        `UPDATE sessions SET last_used_at = now()
         WHERE id IN (SELECT id FROM sessions WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)`,
        [sessionIds],
      );
      await this.dataSource.query(
        `UPDATE users SET last_seen_at = now()
         WHERE id IN (SELECT id FROM users WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)`,
        [userIds],
      );
      if (!this.config.analytics) return;
      await this.dataSource.query(
        `INSERT INTO user_activity_days (day, user_id)
         SELECT (now() AT TIME ZONE 'UTC')::date, id FROM users WHERE id = ANY($1::uuid[]) ORDER BY id
         ON CONFLICT DO NOTHING`,
        [userIds],
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'Activity could not be written; it is tried again');
      for (const [sessionId, userId] of batch) this.waiting.set(sessionId, userId);
    }
  }
}
