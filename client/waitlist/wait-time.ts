/** A longer wait is a guess that would only discourage. */
const MAX_KNOWN_DAYS = 56;

/** A sentence about the estimated wait, in days. */
export function waitTimeText(days: number | null): string {
  if (days === null) return 'We cannot say yet how long it will take.';
  if (days > MAX_KNOWN_DAYS) return 'It will take a while. We cannot say how long.';
  if (days < 1) return 'Estimated wait: less than a day';
  const whole = Math.round(days);
  if (whole < 14) return `Estimated wait: about ${whole} ${whole === 1 ? 'day' : 'days'}`;
  return `Estimated wait: about ${Math.round(whole / 7)} weeks`;
}
