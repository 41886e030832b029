import { z } from 'zod';
import { MESSAGE_ROLES } from '../../../contract/conversations.js';
import {
  type BreakGlassBody,
  type ExcerptMessage,
  REPORT_DECISIONS,
  REPORT_SEVERITIES,
  REPORT_SOURCES,
  REPORT_STATUSES,
  type ReportBody,
  type ReportDetailBody,
} from '../../../contract/moderation.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

const reportFields = {
  id,
  source: z.enum(REPORT_SOURCES),
  reason: z.string(),
  status: z.enum(REPORT_STATUSES),
  message_id: id.nullable(),
  claimed_by: id.nullable(),
  claimed_at: time.nullable(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  decided_by: id.nullable(),
  decided_at: time.nullable(),
  note: z.string().nullable(),
  created_at: time,
  severity: z.int().min(1).max(5).nullable().meta({ description: 'Of a safety case, where the rules could tell.' }),
  priority: z.enum(REPORT_SEVERITIES),
  age_seconds: z.int().nonnegative(),
  is_sealed: z.boolean().meta({ description: "Harm that may come from the child's home." }),
};

export const report = exactly<ReportBody>()(z.object(reportFields)).meta({
  id: 'Report',
  description: 'A reported message. It names neither the reporter nor the author.',
});

const excerptMessage = exactly<ExcerptMessage>()(
  z.object({
    id,
    message_role: z.enum(MESSAGE_ROLES),
    message_content: z.string(),
    created_at: time,
    reported: z.boolean(),
  }),
).meta({ id: 'ExcerptMessage' });

const breakGlass = exactly<BreakGlassBody>()(z.object({ reason: z.string(), expires_at: time })).meta({
  id: 'BreakGlass',
  description: 'What the moderator who asks has opened, and until when.',
});

export const reportDetail = exactly<ReportDetailBody>()(
  z.object({ ...reportFields, excerpt: z.array(excerptMessage), break_glass: breakGlass.nullable() }),
).meta({ id: 'ReportDetail', description: 'A report with its excerpt, which is empty once the report is decided.' });

export const reportReceipt = z.object({ id, status: z.literal('open') });
