/** Approvals a day, assumed until there are any. */
const ASSUMED_APPROVALS_PER_DAY = 10;

/** Days until a position is approved at the recent rate, to one decimal and never 0. */
export function estimatedWaitDays(position: number, approvalsPerDay: number | null): number {
  const days = position / (approvalsPerDay ?? ASSUMED_APPROVALS_PER_DAY);
  return Math.max(0.1, Math.round(days * 10) / 10);
}
