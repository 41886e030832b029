import { z } from 'zod';
import type { AdminSettingsBody, AnalyticsDayBody, RetentionClassBody } from '../../../contract/admin.js';
import type { AuditEntryBody, AuditIntegrityBody } from '../../../contract/audit.js';
import { WAITLIST_MODES } from '../../../contract/waitlist.js';
import { count, time } from './common.js';
import { exactly } from './exact.js';

export const adminSettings = exactly<AdminSettingsBody>()(
  z.object({
    waitlist_enabled: z.boolean(),
    waitlist_mode: z.enum(WAITLIST_MODES),
    waitlist_auto_approve: z.boolean(),
  }),
).meta({ id: 'AdminSettings' });

export const auditEntry = exactly<AuditEntryBody>()(
  z.object({
    id: z.string(),
    at: time,
    action: z.string(),
    actor: z.string().nullable(),
    target: z.string().nullable(),
    node: z.string(),
    request_id: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
  }),
).meta({ id: 'AuditEntry', description: 'Facts only: no message text, no token, no whole address.' });

export const auditIntegrity = exactly<AuditIntegrityBody>()(
  z.object({ intact: z.boolean(), broken_at: z.string().nullable() }),
).meta({ id: 'AuditIntegrity' });

const milliseconds = z.number().nonnegative().nullable();

export const analyticsDay = exactly<AnalyticsDayBody>()(
  z.object({
    day: z.iso.date(),
    sign_ups: count,
    active_users: count,
    messages: count,
    replies: z.object({ final: count, stopped: count, error: count }),
    first_text_ms: z.object({ p50: milliseconds, p95: milliseconds }),
    waitlist_joins: count,
    waitlist_approvals: count,
    child_accounts: count.meta({ description: 'Accounts of children at the end of the day.' }),
  }),
).meta({ id: 'AnalyticsDay', description: 'One day, UTC.' });

export const retentionClass = exactly<RetentionClassBody>()(
  z.object({ name: z.string(), label: z.string(), rule: z.string(), sweep: z.string(), due: count }),
).meta({ id: 'RetentionClass', description: 'Rule and sweep in plain words.' });
