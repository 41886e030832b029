import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnalyticsDayBody } from '../../contract/admin.js';
import { Config } from '../platform/config/config.js';
import { AppError } from '../platform/errors/app-error.js';
import { refusal } from '../platform/languages/refusals.js';

interface DayRow {
  day: string;
  sign_ups: number;
  active_users: number;
  messages: number;
  final: number;
  stopped: number;
  error: number;
  p50: number | null;
  p95: number | null;
  waitlist_joins: number;
  waitlist_approvals: number;
  child_accounts: number;
}

/** Aggregates `table` by the UTC day of `column`. */
const byDay = (table: string, column: string, aggregates: string, condition = 'true') => `
  SELECT (${column} AT TIME ZONE 'UTC')::date AS day, ${aggregates} FROM ${table}
  WHERE ${column} >= (SELECT start FROM period) AND ${condition} GROUP BY 1`;

const QUERY = `
  WITH period AS (
    SELECT ((now() AT TIME ZONE 'UTC')::date - ($1::int - 1))::timestamp AT TIME ZONE 'UTC' AS start),
  days AS (
    SELECT generate_series((now() AT TIME ZONE 'UTC')::date - ($1::int - 1), (now() AT TIME ZONE 'UTC')::date,
      interval '1 day')::date AS day),
  sign_ups AS (${byDay('users', 'created_at', 'count(*)::int AS count', "role <> 'device'")}),
  active AS (
    SELECT day, count(*)::int AS count FROM user_activity_days JOIN users ON users.id = user_activity_days.user_id
    WHERE day > (now() AT TIME ZONE 'UTC')::date - $1::int AND role <> 'device' GROUP BY day),
  written AS (${byDay('messages', 'created_at', 'count(*)::int AS count')}),
  answered AS (${byDay(
    'replies',
    'finished_at',
    `count(*) FILTER (WHERE state = 'final')::int AS final,
     count(*) FILTER (WHERE state = 'stopped')::int AS stopped,
     count(*) FILTER (WHERE state = 'error')::int AS error,
     percentile_cont(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY extract(epoch FROM first_text_at - created_at) * 1000)
       FILTER (WHERE first_text_at IS NOT NULL) AS first_text`,
  )}),
  joined AS (${byDay('waitlist_entries', 'joined_at', 'count(*)::int AS count')}),
  approved AS (${byDay('waitlist_entries', 'approved_at', 'count(*)::int AS count')})
  SELECT days.day::text, coalesce(sign_ups.count, 0) AS sign_ups, coalesce(active.count, 0) AS active_users,
    coalesce(written.count, 0) AS messages, coalesce(answered.final, 0) AS final,
    coalesce(answered.stopped, 0) AS stopped, coalesce(answered.error, 0) AS error,
    round(answered.first_text[1])::int AS p50, round(answered.first_text[2])::int AS p95,
    coalesce(joined.count, 0) AS waitlist_joins, coalesce(approved.count, 0) AS waitlist_approvals,
    (SELECT count(*)::int FROM users
      WHERE role = 'device' AND created_at < (days.day + 1)::timestamp AT TIME ZONE 'UTC') AS child_accounts
  FROM days LEFT JOIN sign_ups USING (day) LEFT JOIN active USING (day) LEFT JOIN written USING (day)
    LEFT JOIN answered USING (day) LEFT JOIN joined USING (day) LEFT JOIN approved USING (day)
  ORDER BY days.day`;

/** Usage by day, in UTC. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** The last `days` days, today included, the oldest first. @throws AppError `not_found` if analytics are switched off */
  async byDay(days: number): Promise<AnalyticsDayBody[]> {
    if (!this.config.analytics) throw new AppError('not_found', { message: refusal('case.analyticsOff') });
    const rows = await this.dataSource.query<DayRow[]>(QUERY, [days]);
    return rows.map(({ final, stopped, error, p50, p95, ...row }) => ({
      ...row,
      replies: { final, stopped, error },
      first_text_ms: { p50, p95 },
    }));
  }
}
