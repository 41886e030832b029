/** The moderators' queue as REST shows it (contract §3). */
import type { ReportDecision, ReportStatus } from './admin.js';
import type { MessageRole } from './conversations.js';

export const REPORT_SOURCES = ['user', 'safety'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** Messages that stand on each side of the reported one in an excerpt. */
export const EXCERPT_NEIGHBOURS = 3;

/** A message as it was when it was reported; addresses and telephone numbers are blacked out. */
export interface ExcerptMessage {
  id: string;
  message_role: MessageRole;
  message_content: string;
  created_at: string;
  reported: boolean;
}

/** A row of the queue. Who reported and whose message it is are not told. */
export interface ReportBody {
  id: string;
  source: ReportSource;
  reason: string;
  status: ReportStatus;
  message_id: string | null;
  claimed_by: string | null;
  claimed_at: string | null;
  decision: ReportDecision | null;
  decided_by: string | null;
  decided_at: string | null;
  note: string | null;
  created_at: string;
}

/** One report, opened. The excerpt is kept until it is decided. */
export interface ReportDetailBody extends ReportBody {
  excerpt: ExcerptMessage[];
}
