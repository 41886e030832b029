import { caseNumber } from '../../contract/moderation';
import type { ReportDecision, ReportRowFragment, ReportSeverity, ReportSource, ReportStatus } from '../gql/graphql';
import { CATEGORY_NAMES } from '../safety/safety-words';

const STATUS_LABELS: Readonly<Record<ReportStatus, string>> = {
  OPEN: 'Open',
  CLAIMED: 'In review',
  RESOLVED: 'Decided',
};
export const STATUS_COLORS: Readonly<Record<ReportStatus, string>> = {
  OPEN: 'red',
  CLAIMED: 'yellow',
  RESOLVED: 'teal',
};

/** The case number of a report, and where it comes from. */
export function caseText({ id, source }: Pick<ReportRowFragment, 'id' | 'source'>): string {
  return source === 'SAFETY' ? `Safety case ${caseNumber(id)}` : `Case ${caseNumber(id)}, reported by a user`;
}

/** The bands of the queue. */
export const BAND_TITLES: Readonly<Record<ReportSeverity, string>> = {
  URGENT: 'Someone may be in danger',
  SERIOUS: 'Other safety cases',
  NORMAL: 'Reports by users',
};

/** Labels for the findings of a safety check. */
const SAFETY_REASONS: Readonly<Record<string, string>> = {
  self_harm: 'Self-harm',
  abuse: 'Abuse',
  sexual: 'Sexual content',
  violence: 'Violence',
  drugs: 'Drugs',
  eating_disorder: 'Eating disorder',
  dangerous_acts: 'Dangerous acts',
  secrecy: 'Secrecy',
  personal_data: 'Personal data',
  unsafe: 'Unsafe content',
  unchecked: 'Could not be checked in time',
};

/** The reason of a report. Users write their own; a safety check sends a code. */
export function reasonText({ source, reason }: Pick<ReportRowFragment, 'source' | 'reason'>): string {
  if (source !== 'SAFETY') return reason;
  // The others are what Starling must not say.
  return SAFETY_REASONS[reason] ?? (CATEGORY_NAMES as Readonly<Record<string, string>>)[reason] ?? reason;
}

/** How severe the safety check found the message. Null for a report by a user, and where the check could not tell. */
export function severityText({ safetySeverity }: Pick<ReportRowFragment, 'safetySeverity'>): string | null {
  return safetySeverity === null ? null : `Severity ${safetySeverity} of 5`;
}

/** The name of the button that opens a report, for screen readers. */
export function reviewLabel(report: Pick<ReportRowFragment, 'id' | 'source' | 'reason'>): string {
  return `Review: ${reasonText(report)}, case ${caseNumber(report.id)}`;
}

interface DecisionTexts {
  value: ReportDecision;
  label: string;
  description: string;
  /** After "Decided:". */
  past: string;
  /** Confirms it. */
  done: string;
}

const REPORT_DECISIONS: readonly DecisionTexts[] = [
  {
    value: 'KEEP',
    label: 'Keep',
    description: 'The message is fine and stays visible.',
    past: 'kept',
    done: 'The message stays visible.',
  },
  {
    value: 'HIDE',
    label: 'Hide',
    description: 'A note replaces the message. Lists, search and summaries no longer quote it.',
    past: 'hidden',
    done: 'Message hidden.',
  },
  {
    value: 'WARN',
    label: 'Remind',
    description: 'Send a reminder of the rules to this account. The message stays visible.',
    past: 'reminder sent',
    done: 'The reminder was sent.',
  },
];

/** No one was reported, so these decisions leave the account alone. */
const SAFETY_OUTCOMES: readonly DecisionTexts[] = [
  {
    value: 'HELP_SHOWN',
    label: 'Help was shown',
    description: 'The person saw help lines, and nothing shows that someone is in danger now.',
    past: 'help was shown',
    done: 'Closed: help was shown.',
  },
  {
    value: 'PASSED_ON',
    label: 'Passed on',
    description: 'You passed the case on. Note the person or service, and the time.',
    past: 'passed on',
    done: 'Closed: passed on.',
  },
  {
    value: 'FALSE_ALARM',
    label: 'False alarm',
    description: 'The safety check misunderstood the message.',
    past: 'false alarm',
    done: 'Closed: false alarm.',
  },
];

/** What a moderator can decide on a report of this kind. */
export function decisionsFor(source: ReportSource): readonly DecisionTexts[] {
  return source === 'SAFETY' ? SAFETY_OUTCOMES : REPORT_DECISIONS;
}

function textsOf(decision: ReportDecision): DecisionTexts | undefined {
  return [...REPORT_DECISIONS, ...SAFETY_OUTCOMES].find(({ value }) => value === decision);
}

/** Confirms a decision. */
export function decidedText(decision: ReportDecision, isAnswer: boolean): string {
  if (decision === 'HIDE' && isAnswer) return 'Answer hidden.';
  return textsOf(decision)?.done ?? 'Decision saved.';
}

/** Explains why a report has no excerpt. */
export function excerptGone({
  status,
  source,
  isSealed,
}: Pick<ReportRowFragment, 'status' | 'source' | 'isSealed'>): string {
  if (isSealed)
    return 'The text of this case is sealed. The child may be at risk at home, so the family is not told of it.';
  if (status !== 'RESOLVED') return 'The excerpt was removed after 90 days.';
  return source === 'SAFETY'
    ? 'The excerpt is locked for 30 days after the decision and then deleted.'
    : 'The excerpt was removed with the decision.';
}

/** The status of a report, with its decision, or with "you" if the reader has claimed it. */
export function statusText(
  { status, decision, claimedBy }: Pick<ReportRowFragment, 'status'> & Partial<ReportRowFragment>,
  myId: string,
): string {
  if (decision) return `${STATUS_LABELS[status]}: ${textsOf(decision)?.past ?? decision.toLowerCase()}`;
  return status === 'CLAIMED' && claimedBy === myId ? `${STATUS_LABELS[status]}: you` : STATUS_LABELS[status];
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

/** `Waiting 3 hours`. */
export function waitingText(since: Date, now: Date): string {
  const waited = now.getTime() - since.getTime();
  const found = UNITS.find(({ ms }) => waited >= ms);
  if (!found) return 'Just came in';
  const count = Math.floor(waited / found.ms);
  return `Waiting ${count} ${found.unit}${count === 1 ? '' : 's'}`;
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
