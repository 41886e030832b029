import { Injectable } from '@nestjs/common';
import { type StaffAlert, StaffAlerts } from '../notifications/staff-alerts.js';
import { noticeText } from '../notifications/wording.js';

const NEW_REPORTS: StaffAlert = {
  link: '/moderation/reports',
  permission: 'manage_reports',
  async compose(since, manager) {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM reports
        WHERE status = 'open' AND NOT is_home AND created_at > $1 AND created_at <= now()`,
      [since],
    );
    const count = row!.count;
    if (count === 0) return null;
    return { title: noticeText('moderation.title'), message: noticeText('moderation.reports', { count }) };
  },
};

const MANY_DECISIONS: StaffAlert = {
  link: '/admin/audit',
  permission: 'manage_system_settings',
  intervalMs: 3_600_000,
  async compose(since, manager) {
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(DISTINCT decided_by)::int AS count FROM reports WHERE decided_at > $1 AND decided_at <= now()',
      [since],
    );
    if (row!.count === 0) return null;
    return { title: noticeText('moderation.title'), message: noticeText('moderation.manyDecisions') };
  },
};

/** Alerts moderators about new reports, and admins about a moderator who decides unusually many. */
@Injectable()
export class ReportAlerts {
  constructor(private readonly alerts: StaffAlerts) {}

  alertNewReports(): Promise<void> {
    return this.alerts.sendSoon(NEW_REPORTS);
  }

  async alertManyDecisions(): Promise<void> {
    await this.alerts.sendNow(MANY_DECISIONS);
  }
}
