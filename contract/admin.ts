/** Bodies and words of the admin and moderation pages. */
import type { WaitlistMode } from './waitlist.js';

export const HEALTH_STATUSES = ['OK', 'DEGRADED', 'DOWN'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

/** `GET /admin/settings`; a `PATCH` takes any of them. */
export interface AdminSettingsBody {
  waitlist_enabled: boolean;
  waitlist_mode: WaitlistMode;
  waitlist_auto_approve: boolean;
}

/** One kind of data in `GET /admin/retention`: what the next sweep would delete. */
export interface RetentionClassBody {
  name: string;
  label: string;
  /** How long it is kept, in plain words. */
  rule: string;
  /** How often the sweep runs, in plain words. */
  sweep: string;
  due: number;
}

/** One day (UTC) of `GET /admin/analytics`. */
export interface AnalyticsDayBody {
  day: string;
  sign_ups: number;
  active_users: number;
  messages: number;
  replies: { final: number; stopped: number; error: number };
  /** From the user's message to the first text of its reply; null if no reply had text. */
  first_text_ms: { p50: number | null; p95: number | null };
  waitlist_joins: number;
  waitlist_approvals: number;
  /** Accounts of children at the end of the day. They count in none of the figures above. */
  child_accounts: number;
}
