import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActorActivity } from '../access/actor-activity.js';
import { Config } from '../platform/config/config.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { countRows, RetentionClasses } from '../privacy/retention-classes.js';

/** Analytics look back this far at most, so older days are deleted. */
const KEPT_DAYS = 365;
const PURGE_BATCH = 10_000;
/** SQL: `$1` is in days. */
const TOO_OLD = `day < (now() AT TIME ZONE 'UTC')::date - $1::int`;

/** Records when accounts were last seen and, for analytics, on which days. */
@Injectable()
export class UserActivity implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly activity: ActorActivity,
    private readonly retention: RetentionClasses,
  ) {}

  onModuleInit(): void {
    this.activity.onSeen((seen) => this.record([...new Set(seen.values())]));
    this.retention.register({
      name: 'activity_days',
      label: 'Days of use',
      rule: `${KEPT_DAYS} days`,
      sweep: 'Every minute',
      count: (manager) => countRows(manager, `user_activity_days WHERE ${TOO_OLD}`, [KEPT_DAYS]),
    });
  }

  /** Deletes old days. */
  @OncePerCluster({ name: 'purge-activity-days', cron: '* * * * *', timeoutMs: 50_000 })
  async purge(): Promise<void> {
    for (let batch = PURGE_BATCH; batch === PURGE_BATCH; ) batch = await this.purgeBatch();
  }

  private async purgeBatch(): Promise<number> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM user_activity_days WHERE (day, user_id) IN (
         SELECT day, user_id FROM user_activity_days
          WHERE ${TOO_OLD} LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [KEPT_DAYS, PURGE_BATCH],
    );
    return deleted;
  }

  /**
   * Rows are locked in the order of their ids, so that two nodes never wait for each other in a circle. A row that another
   * transaction is changing is skipped; NO KEY lets other transactions add rows that refer to it.
   */
  private async record(userIds: readonly string[]): Promise<void> {
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
  }
}
