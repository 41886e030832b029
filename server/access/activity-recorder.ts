import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A session is written down at most once in this time; what waits is written together every second. */
const RECORD_EVERY_MS = 60_000;
const FLUSH_MS = 1_000;
const REMEMBERED_LIMIT = 100_000;

/**
 * When users were last seen and on which days: the figures of the dashboard and of the session list. Collected in memory,
 * so that no call waits for it; a failed write is tried again with the next.
 */
@Injectable()
export class ActivityRecorder implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Activity');
  private readonly recordedAt = new Map<string, number>();
  private waiting = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.flushing = this.flush();
    }, FLUSH_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flushing;
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

  private async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    const batch = this.waiting;
    this.waiting = new Map();
    // Sorted, so that two nodes that write the same rows never wait for each other in a circle.
    const sessionIds = [...batch.keys()].sort();
    const userIds = [...new Set(batch.values())].sort();
    try {
      await this.dataSource.query(
        `UPDATE sessions SET last_used_at = now()
         WHERE id IN (SELECT id FROM sessions WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED)`,
        [sessionIds],
      );
      await this.dataSource.query(
        `UPDATE users SET last_seen_at = now()
         WHERE id IN (SELECT id FROM users WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED)`,
        [userIds],
      );
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
