import type { ExcerptMessage, ReportBody, ReportDetailBody } from '../../contract/moderation.js';
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

/** What whoever reports is told: that it is in the queue, not how far the queue has come (contract §3). */
export function reportReceipt({ id }: Report): { id: string; status: 'open' } {
  return { id, status: 'open' };
}

export function reportDetailBody(report: Report): ReportDetailBody {
  return { ...reportBody(report), excerpt: readableExcerpt(report) };
}

/** What is kept of a decided safety case is sealed. */
function readableExcerpt({ status, excerpt }: Report): ExcerptMessage[] {
  return status === 'resolved' ? [] : excerpt;
}

/** GraphQL's shape of one that came over the bus. */
export function reportObjectOf(body: ReportBody): ReportObject {
  const { message_id: messageId, claimed_by: claimedBy, decided_by: decidedBy, ...rest } = body;
  const { claimed_at, decided_at, created_at, ...same } = rest;
  return {
    ...{ ...same, messageId, claimedBy, decidedBy, createdAt: new Date(created_at) },
    claimedAt: claimed_at === null ? null : new Date(claimed_at),
    decidedAt: decided_at === null ? null : new Date(decided_at),
  };
}

export function reportObject(report: Report): ReportObject {
  const { id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt, note } = report;
  return {
    ...{ id, source, reason, status, messageId, claimedBy, claimedAt, decision, decidedBy, decidedAt, note },
    createdAt: report.createdAt,
  };
}

export function reportDetailObject(report: Report): ReportDetailObject {
  const excerpt = readableExcerpt(report).map((message) => ({
    id: message.id,
    role: message.message_role,
    content: message.message_content,
    createdAt: new Date(message.created_at),
    reported: message.reported,
  }));
  return { ...reportObject(report), excerpt };
}
