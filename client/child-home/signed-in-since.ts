const DAY_MS = 86_400_000;
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** "since 3 November 2026 (22 days)" */
export function signedInSince(pairedAt: number, now: number): string {
  const days = Math.max(0, Math.floor((now - pairedAt) / DAY_MS));
  const length = days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
  // Made here, not when the script loads: a formatter costs a phone 40 ms, and one page of the device shows it.
  return `since ${new Intl.DateTimeFormat('en-GB', DATE).format(pairedAt)} (${length})`;
}
