import type { ReportDecision, ReportRowFragment, ReportSource, ReportStatus } from '../gql/graphql';

const STATUS_LABELS: Readonly<Record<ReportStatus, string>> = {
  OPEN: 'Open',
  CLAIMED: 'In hand',
  RESOLVED: 'Decided',
};
export const STATUS_COLORS: Readonly<Record<ReportStatus, string>> = {
  OPEN: 'red',
  CLAIMED: 'yellow',
  RESOLVED: 'teal',
};

export const SOURCE_LABELS: Readonly<Record<ReportSource, string>> = {
  USER: 'Reported by a user',
  SAFETY: 'Safety alert',
};

/** What a safety check finds, in words. */
const SAFETY_REASONS: Readonly<Record<string, string>> = {
  self_harm: 'Self-harm',
  abuse: 'Abuse',
  sexual: 'Sexual content',
  violence: 'Violence',
  drugs: 'Drugs',
  eating_disorder: 'Eating disorder',
  secrecy: 'Secrecy',
  unsafe: 'Unsafe content',
  unchecked: 'Could not be checked in time',
};

/** Why there is a report. Users write their reasons; a safety check gives a code. */
export function reasonText({ source, reason }: Pick<ReportRowFragment, 'source' | 'reason'>): string {
  return source === 'SAFETY' ? (SAFETY_REASONS[reason] ?? reason) : reason;
}

export const DECISIONS: readonly { value: ReportDecision; label: string; description: string }[] = [
  { value: 'KEEP', label: 'Keep', description: 'The message is fine and stays.' },
  { value: 'HIDE', label: 'Hide', description: 'The message is replaced by a line that says so.' },
  { value: 'WARN', label: 'Warn', description: 'The message stays, and the account is told to be careful.' },
];

export function decisionLabel(decision: ReportDecision): string {
  return DECISIONS.find(({ value }) => value === decision)?.label ?? decision;
}

/** Why there is no excerpt to read. */
export function excerptGone({ status, source }: Pick<ReportRowFragment, 'status' | 'source'>): string {
  if (status !== 'RESOLVED') return 'The excerpt was removed after 90 days.';
  return source === 'SAFETY'
    ? 'The excerpt is sealed for 30 days after the decision. Then it is erased.'
    : 'The excerpt was removed with the decision.';
}

/** Where a report stands: with what was decided, and whether it is in the reader's own hands. */
export function statusText(
  { status, decision, claimedBy }: Pick<ReportRowFragment, 'status'> & Partial<ReportRowFragment>,
  myId: string,
): string {
  if (decision) return `${STATUS_LABELS[status]}: ${decisionLabel(decision).toLowerCase()}`;
  return status === 'CLAIMED' && claimedBy === myId ? `${STATUS_LABELS[status]}: you` : STATUS_LABELS[status];
}

/** The status that an address asks for; null for all, `OPEN` where it asks for none. */
export function readStatus(parameters: URLSearchParams): ReportStatus | null {
  const asked = parameters.get('status');
  if (asked === 'ALL') return null;
  return asked === 'CLAIMED' || asked === 'RESOLVED' ? asked : 'OPEN';
}

/** What waits is worked off from the oldest, what is decided is looked up from the newest; `reversed` turns it round. */
export function isNewestFirst(status: ReportStatus | null, reversed: boolean): boolean {
  return (status === 'RESOLVED' || status === null) !== reversed;
}
