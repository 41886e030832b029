/** What admins and moderators see (contract §5). */
import type { WaitlistMode } from './waitlist.js';

export const HEALTH_STATUSES = ['OK', 'DEGRADED', 'DOWN'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const REPORT_STATUSES = ['open', 'claimed', 'resolved'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What a moderator may decide on a report. */
export const REPORT_DECISIONS = ['keep', 'hide', 'warn'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Orders of the list of accounts. */
export const USER_SORTS = ['newest', 'oldest', 'last_seen', 'name'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const NOTIFICATION_KINDS = ['message', 'friend_request', 'system'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `GET /admin/settings`; a `PATCH` takes any of them. */
export interface AdminSettingsBody {
  waitlist_enabled: boolean;
  waitlist_mode: WaitlistMode;
  waitlist_auto_approve: boolean;
}

/** A line of the audit log. `detail` holds facts, never text of messages, tokens or whole addresses. */
export interface AuditEntryBody {
  id: string;
  at: string;
  action: string;
  actor: string | null;
  target: string | null;
  node: string;
  request_id: string | null;
  detail: Record<string, unknown>;
}

/** Whether the audit log is what was written, none of it changed or missing. */
export interface AuditIntegrityBody {
  intact: boolean;
  /** The first line that was changed or is missing. */
  broken_at: string | null;
}

/** One day (UTC) of `GET /admin/analytics`. */
export interface AnalyticsDayBody {
  day: string;
  sign_ups: number;
  active_users: number;
  messages: number;
  replies: { final: number; stopped: number; error: number };
  /** From the user's message to the reply's first text; null where no reply had any. */
  first_text_ms: { p50: number | null; p95: number | null };
  waitlist_joins: number;
  waitlist_approvals: number;
}
