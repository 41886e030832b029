import {
  type ExcerptMessage,
  REPORT_PREVIEW_LENGTH,
  type ReportBody,
  type ReportDetailBody,
  severityOf,
} from '../../contract/moderation.js';
import { cutText } from '../platform/validation/text.js';
import type { Report, ReportSummary } from './report.entity.js';
import type { ReportDetailObject, ReportObject } from './report.types.js';

export function toRest(report: ReportSummary): ReportBody {
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
  };
}

/** Reads the form in which a report travels over the bus. */
export function fromRest(body: ReportBody): ReportSummary {
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
  };
}

export function toGraphql(report: ReportSummary): ReportObject {
  const { id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt } = report;
  const { note, createdAt } = report;
  return {
    ...{ id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt },
    ...{ note, createdAt, severity: severityOf(report) },
  };
}

/**
 * A row of the queue, with the first line of the reported message. A safety case and a message of a private conversation are
 * not quoted: opening the report is logged.
 */
export function toGraphqlRow(report: Report, quotableConversations: ReadonlySet<string>): ReportObject {
  const isQuoted = report.source !== 'safety' && quotableConversations.has(report.conversationId ?? '');
  const message = isQuoted ? readableExcerpt(report).find(({ reported }) => reported) : undefined;
  const line = message?.message_content.trim().split('\n', 1)[0];
  return { ...toGraphql(report), preview: line === undefined ? null : cutText(line, REPORT_PREVIEW_LENGTH) };
}

/** What the reporter sees: the report is in the queue, but not what moderators do with it. */
export function toReceipt({ id }: Report): { id: string; status: 'open' } {
  return { id, status: 'open' };
}

export function toRestDetail(report: Report): ReportDetailBody {
  return { ...toRest(report), excerpt: readableExcerpt(report) };
}

export function toGraphqlDetail(report: Report): ReportDetailObject {
  const excerpt = readableExcerpt(report).map((message) => ({
    id: message.id,
    role: message.message_role,
    content: message.message_content,
    createdAt: new Date(message.created_at),
    reported: message.reported,
  }));
  return { ...toGraphql(report), excerpt };
}

/** The excerpt of a decided safety case is kept, but sealed. */
function readableExcerpt({ status, excerpt }: Report): ExcerptMessage[] {
  return status === 'resolved' ? [] : excerpt;
}
