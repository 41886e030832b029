import { caseNumber } from '../../contract/moderation';
import type { ReportDecision, ReportRowFragment, ReportSeverity, ReportSource, ReportStatus } from '../gql/graphql';
import { calendarDays } from '../ui/relative-time';
import { isNamedReason, t } from './texts';

export const STATUS_COLORS: Readonly<Record<ReportStatus, string>> = {
  OPEN: 'red',
  CLAIMED: 'yellow',
  RESOLVED: 'teal',
};

/** The case number of a report, and where it comes from. */
export function caseText({ id, source }: Pick<ReportRowFragment, 'id' | 'source'>): string {
  return t(source === 'SAFETY' ? 'case.safety' : 'case.user', { number: caseNumber(id) });
}

/** The reason of a report. Users write their own; a safety check sends a code. */
export function reasonText({ source, reason }: Pick<ReportRowFragment, 'source' | 'reason'>): string {
  return source === 'SAFETY' && isNamedReason(reason) ? t(`reason.${reason}`) : reason;
}

/** How severe the safety check found the message. Null for a report by a user, and where the check could not tell. */
export function severityText({ safetySeverity }: Pick<ReportRowFragment, 'safetySeverity'>): string | null {
  return safetySeverity === null ? null : t('case.severity', { severity: safetySeverity });
}

/** The name of the button that opens a report, for screen readers. */
export function reviewLabel(report: Pick<ReportRowFragment, 'id' | 'source' | 'reason'>): string {
  return t('case.review', { reason: reasonText(report), number: caseNumber(report.id) });
}

/** What a moderator can decide on a report of this kind. In a safety case no one was reported, so the account is left alone. */
export function decisionsFor(source: ReportSource): readonly ReportDecision[] {
  return source === 'SAFETY' ? ['HELP_SHOWN', 'PASSED_ON', 'FALSE_ALARM'] : ['KEEP', 'HIDE', 'WARN'];
}

/** Confirms a decision. */
export function decidedText(decision: ReportDecision, isAnswer: boolean): string {
  return t(decision === 'HIDE' && isAnswer ? 'done.answerHidden' : `done.${decision}`);
}

/** Explains why a report has no excerpt. */
export function excerptGone({
  status,
  source,
  isSealed,
}: Pick<ReportRowFragment, 'status' | 'source' | 'isSealed'>): string {
  if (isSealed) return t('excerpt.sealed');
  if (status !== 'RESOLVED') return t('excerpt.old');
  return source === 'SAFETY' ? t('excerpt.locked') : t('excerpt.removed');
}

/** The status of a report, with its decision, or with "you" if the reader has claimed it. */
export function statusText(
  { status, decision, claimedBy }: Pick<ReportRowFragment, 'status'> & Partial<ReportRowFragment>,
  myId: string,
): string {
  if (decision) return t(`decided.${decision}`);
  return status === 'CLAIMED' && claimedBy === myId ? t('state.mine') : t(`state.${status}`);
}

/** The status filter of a URL: null for all reports, `OPEN` by default. */
export function readStatus(parameters: URLSearchParams): ReportStatus | null {
  const asked = parameters.get('status');
  if (asked === 'ALL') return null;
  return asked === 'CLAIMED' || asked === 'RESOLVED' ? asked : 'OPEN';
}

/** In each band, waiting reports start with the oldest, decided ones with the newest. `reversed` swaps that. */
export function isNewestFirst(status: ReportStatus | null, reversed: boolean): boolean {
  return (status === 'RESOLVED' || status === null) !== reversed;
}

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** `Waiting 3 hours`. Days are those of the calendar, as in all other times. */
export function waitingText(since: Date, now: Date): string {
  const waited = now.getTime() - since.getTime();
  const found = UNITS.find(({ ms }) => waited >= ms);
  if (!found) return t('waiting.now');
  const count = found.unit === 'day' ? calendarDays(since, now) : Math.floor(waited / found.ms);
  return t(`waiting.${found.unit}`, { count });
}

/** Rows in the order of the queue, one group for each band. */
export function inBands<Row extends { severity: ReportSeverity }>(
  rows: readonly Row[],
): { severity: ReportSeverity; rows: Row[] }[] {
  const bands: { severity: ReportSeverity; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = bands.at(-1);
    if (last?.severity === row.severity) last.rows.push(row);
    else bands.push({ severity: row.severity, rows: [row] });
  }
  return bands;
}
