/** The moderation queue as REST shows it. */
import type { MessageRole } from './conversations.js';

export const REPORT_SOURCES = ['user', 'safety'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

export const REPORT_STATUSES = ['open', 'claimed', 'resolved'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** How a safety case may end. No one has reported the person, so these decide nothing about the message or the account. */
const SAFETY_OUTCOMES = ['help_shown', 'passed_on', 'false_alarm'] as const;

/** What a moderator may decide. `warn` is for reports by users only, the outcomes of safety cases for those only. */
export const REPORT_DECISIONS = ['keep', 'hide', 'warn', ...SAFETY_OUTCOMES] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Whether the decision fits the kind of report. */
export function fitsSource(decision: ReportDecision, source: ReportSource): boolean {
  if (source === 'safety') return decision !== 'warn';
  return !(SAFETY_OUTCOMES as readonly ReportDecision[]).includes(decision);
}

/** The order of the queue: `urgent` first. */
export const REPORT_SEVERITIES = ['urgent', 'serious', 'normal'] as const;
export type ReportSeverity = (typeof REPORT_SEVERITIES)[number];

/** Reasons of safety cases in which a person may be in danger now. */
export const URGENT_REASONS = ['self_harm', 'abuse', 'sexual', 'violence'] as const;

/** The severity of a message from which its case comes first, whatever the reason. */
export const URGENT_CASE_SEVERITY = 5;

export function severityOf(report: {
  source: ReportSource;
  reason: string;
  safetySeverity: number | null;
  isHome: boolean;
}): ReportSeverity {
  const { source, reason, safetySeverity, isHome } = report;
  if (source !== 'safety') return 'normal';
  const isUrgent = isHome || safetySeverity === URGENT_CASE_SEVERITY;
  return isUrgent || (URGENT_REASONS as readonly string[]).includes(reason) ? 'urgent' : 'serious';
}

const CASE_NUMBER_LENGTH = 6;

/** How staff name a case to each other, such as `4F9A2C`: the end of its id, which is random. */
export function caseNumber(id: string): string {
  return id.slice(-CASE_NUMBER_LENGTH).toUpperCase();
}

/** The case number that a search asks for, as `4f9a2c`, `#4F9A2C` or `Case 4F9A2C`. Null for other words. */
export function searchedCase(search: string): string | null {
  return /^(?:#|case\s+)?([0-9a-f]{6})$/i.exec(search)?.[1]?.toUpperCase() ?? null;
}

/** Messages that stand on each side of the reported one in an excerpt. */
export const EXCERPT_NEIGHBOURS = 3;

/** Seconds in which a moderator can undo a decision; the web client offers ten of them. */
export const DECISION_UNDO_SECONDS = 15;
/** Length of the first line that the queue shows of a reported message. */
export const REPORT_PREVIEW_LENGTH = 140;

/** Days for which the excerpt of a decided safety case is kept as evidence. No call returns it. */
export const SEALED_EXCERPT_DAYS = 30;
/** Days after which the excerpt of an undecided report is erased. */
export const UNDECIDED_EXCERPT_DAYS = 90;

/** How long a moderator may read more than the excerpt after giving a reason. */
export const BREAK_GLASS_MINUTES = 30;
/** Messages on each side of the reported one that a moderator then sees. */
export const BREAK_GLASS_NEIGHBOURS = 20;
export const BREAK_GLASS_REASON_MAX_LENGTH = 500;
/** Days after which the text of a sealed case is erased, decided or not. */
export const SEALED_CASE_DAYS = 30;

/** A message at the time of its report, with e-mail addresses and telephone numbers blacked out. */
export interface ExcerptMessage {
  id: string;
  message_role: MessageRole;
  message_content: string;
  created_at: string;
  reported: boolean;
}

/** A row of the queue. It names neither the reporter nor the author. */
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
  /** Of a safety case: 1 to 5, how severe the message was. `null` where the rules could not tell. */
  severity: number | null;
  priority: ReportSeverity;
  /** How long ago it was opened. */
  age_seconds: number;
  /** Harm that may come from the child's home: its text is sealed, and closed to the household. */
  is_sealed: boolean;
}

/** A report as nodes send it to each other. The other fields follow from these, and from the clock. */
export type ReportNote = Omit<ReportBody, 'priority' | 'age_seconds'>;

/** A reason that a moderator gave, and until when it lets the moderator read more. */
export interface BreakGlassBody {
  reason: string;
  expires_at: string;
}

/**
 * An opened report. The excerpt is empty once the report is decided or the excerpt has expired, and in a sealed case; with
 * `break_glass` it holds more.
 */
export interface ReportDetailBody extends ReportBody {
  excerpt: ExcerptMessage[];
  /** What the moderator who asks has opened. */
  break_glass: BreakGlassBody | null;
}
