import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';

/** The counts that the dashboard shows. Accounts of children do not count as users. */
export const COUNTS = `
  (SELECT count(*)::int FROM users WHERE role <> 'device') AS users,
  (SELECT count(*)::int FROM users WHERE role <> 'device' AND last_seen_at > now() - interval '24 hours') AS active,
  (SELECT count(*)::int FROM waitlist_entries WHERE approved_at IS NULL) AS waiting,
  (SELECT count(*)::int FROM waitlist_entries WHERE approved_at IS NOT NULL) AS approved,
  (SELECT coalesce(sum(delta), 0)::int FROM conversation_counts) AS conversations,
  (SELECT count(*)::int FROM reports WHERE status IN ('open', 'claimed') AND NOT is_home) AS alerts`;

export interface Counts {
  users: number;
  active: number;
  waiting: number;
  approved: number;
  conversations: number;
  alerts: number;
}

/** Stores the counts of each full hour, so that the dashboard can show the change since the same time yesterday. */
@Injectable()
export class StatSnapshots {
  constructor(private readonly dataSource: DataSource) {}

  @OncePerCluster({ name: 'snapshot-stats', cron: '0 * * * *', timeoutMs: 50_000 })
  async take(): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO stat_snapshots (taken_at, users, active, waiting, approved, conversations, alerts)
       SELECT date_trunc('hour', now()), counted.* FROM (SELECT ${COUNTS}) AS counted ON CONFLICT DO NOTHING`,
    );
    await this.dataSource.query(`DELETE FROM stat_snapshots WHERE taken_at < now() - interval '2 days'`);
  }

  /** The counts of about this time yesterday; null if none were stored then. */
  async yesterday(): Promise<Counts | null> {
    const [row] = await this.dataSource.query<Counts[]>(
      `SELECT users, active, waiting, approved, conversations, alerts FROM stat_snapshots
       WHERE taken_at BETWEEN now() - interval '25 hours' AND now() - interval '23 hours'
       ORDER BY abs(extract(epoch FROM now() - interval '24 hours' - taken_at)) LIMIT 1`,
    );
    return row ?? null;
  }
}
