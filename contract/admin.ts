/** What admins and moderators see (contract §5). */

export const HEALTH_STATUSES = ['OK', 'DEGRADED', 'DOWN'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const REPORT_STATUSES = ['open', 'claimed', 'resolved'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What a moderator may decide on a report. */
export const REPORT_DECISIONS = ['keep', 'hide', 'warn'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const NOTIFICATION_KINDS = ['message', 'friend_request', 'system'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
