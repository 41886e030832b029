import {
  REPORT_PREVIEW_LENGTH,
  type ReportBody,
  type ReportDetailBody,
  type ReportNote,
  severityOf,
} from '../../contract/moderation.js';
import { cutText } from '../platform/validation/text.js';
import type { OpenedReport } from './opened-report.js';
import type { Report, ReportSummary } from './report.entity.js';
import type { ReportDetailObject, ReportObject } from './report.types.js';

export function toRest(report: ReportSummary): ReportBody {
  const ageMs = Date.now() - report.createdAt.getTime();
  return { ...toNote(report), priority: severityOf(report), age_seconds: Math.max(0, Math.floor(ageMs / 1_000)) };
}

/** The form in which a report travels over the bus. */
export function toNote(report: ReportSummary): ReportNote {
  return {
    id: report.id,
    source: report.source,
    reason: report.reason,
    status: report.status,
    message_id: report.messageId,
    claimed_by: report.claimedBy,
    claimed_at: report.claimedAt?.toISOString() ?? null,
    decision: report.decision,
    decided_by: report.decidedBy,
    decided_at: report.decidedAt?.toISOString() ?? null,
    note: report.note,
    created_at: report.createdAt.toISOString(),
    severity: report.safetySeverity,
    is_sealed: report.isHome,
  };
}

export function fromNote(body: ReportNote): ReportSummary {
  return {
    id: body.id,
    source: body.source,
    reason: body.reason,
    status: body.status,
    messageId: body.message_id,
    claimedBy: body.claimed_by,
    claimedAt: body.claimed_at === null ? null : new Date(body.claimed_at),
    decision: body.decision,
    decidedBy: body.decided_by,
    decidedAt: body.decided_at === null ? null : new Date(body.decided_at),
    note: body.note,
    createdAt: new Date(body.created_at),
    safetySeverity: body.severity as ReportSummary['safetySeverity'],
    isHome: body.is_sealed,
  };
}

export function toGraphql(report: ReportSummary): ReportObject {
  const { id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt } = report;
  const { note, createdAt, safetySeverity, isHome: isSealed } = report;
  const severity = severityOf(report);
  return {
    ...{ id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt },
    ...{ note, createdAt, severity, priority: severity, safetySeverity, isSealed },
  };
}

/**
 * A row of the queue, with the first line of the reported message. A safety case and a message of a private conversation are
 * not quoted: opening the report is logged.
 */
export function toGraphqlRow(report: Report, quotableConversations: ReadonlySet<string>): ReportObject {
  const isQuoted = report.source !== 'safety' && quotableConversations.has(report.conversationId ?? '');
  const isReadable = isQuoted && report.status !== 'resolved';
  const message = isReadable ? report.excerpt.find(({ reported }) => reported) : undefined;
  const line = message?.message_content.trim().split('\n', 1)[0];
  return { ...toGraphql(report), preview: line === undefined ? null : cutText(line, REPORT_PREVIEW_LENGTH) };
}

/** What the reporter sees: the report is in the queue, but not what moderators do with it. */
export function toReceipt({ id }: Report): { id: string; status: 'open' } {
  return { id, status: 'open' };
}

export function toRestDetail({ report, excerpt, opening }: OpenedReport): ReportDetailBody {
  const breakGlass = opening && { reason: opening.reason, expires_at: opening.expiresAt.toISOString() };
  return { ...toRest(report), excerpt, break_glass: breakGlass };
}

export function toGraphqlDetail({ report, excerpt, opening }: OpenedReport): ReportDetailObject {
  const messages = excerpt.map((message) => ({
    id: message.id,
    role: message.message_role,
    content: message.message_content,
    createdAt: new Date(message.created_at),
    reported: message.reported,
  }));
  return { ...toGraphql(report), excerpt: messages, breakGlass: opening };
}
