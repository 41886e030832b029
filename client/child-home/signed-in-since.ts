const DAY_MS = 86_400_000;
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "since 3 November 2026 (22 days)" */
export function signedInSince(pairedAt: number, now: number): string {
  const days = Math.max(0, Math.floor((now - pairedAt) / DAY_MS));
  const length = days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
  return `since ${DATE.format(pairedAt)} (${length})`;
}
