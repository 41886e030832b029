/** The moderators' queue as REST shows it (contract §3). */
import type { ReportDecision, ReportStatus } from './admin.js';
import type { MessageRole } from './conversations.js';

export const REPORT_SOURCES = ['user', 'safety'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** Messages that stand on each side of the reported one in an excerpt. */
export const EXCERPT_NEIGHBOURS = 3;

/** After the decision the excerpt of a safety case is kept for so long, where no one can read it. */
export const SEALED_EXCERPT_DAYS = 30;
/** The excerpt of a report that no one decides is erased after so long. */
export const UNDECIDED_EXCERPT_DAYS = 90;

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

/** One report, opened. The excerpt can be read until the report is decided or its time is over; then it is empty. */
export interface ReportDetailBody extends ReportBody {
  excerpt: ExcerptMessage[];
}
