/** Approvals a day that are assumed while nobody has been approved yet. */
const ASSUMED_APPROVALS_PER_DAY = 10;

/** Days until a place is reached at the rate of the last weeks, to one decimal and never 0. */
export function estimatedWaitDays(position: number, approvalsPerDay: number | null): number {
  const days = position / (approvalsPerDay ?? ASSUMED_APPROVALS_PER_DAY);
  return Math.max(0.1, Math.round(days * 10) / 10);
}
