import type { ReportBody, ReportDetailBody } from '../../contract/moderation.js';
import type { Report } from './report.entity.js';
import type { ReportDetailObject, ReportObject } from './report.types.js';

export function reportBody(report: Report): ReportBody {
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

export function reportDetailBody(report: Report): ReportDetailBody {
  return { ...reportBody(report), excerpt: report.excerpt };
}

export function reportObject(report: Report): ReportObject {
  const { id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt, note } = report;
  return {
    ...{ id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt, note },
    createdAt: report.createdAt,
  };
}

export function reportDetailObject(report: Report): ReportDetailObject {
  const excerpt = report.excerpt.map((message) => ({
    id: message.id,
    role: message.message_role,
    content: message.message_content,
    createdAt: new Date(message.created_at),
    reported: message.reported,
  }));
  return { ...reportObject(report), excerpt };
}
