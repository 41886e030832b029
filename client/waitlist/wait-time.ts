/** An estimated wait, in words; `days` null where nobody can tell. */
export function waitTimeText(days: number | null): string | null {
  if (days === null) return null;
  if (days < 1) return 'Less than a day';
  const whole = Math.round(days);
  if (whole < 14) return `About ${whole} ${whole === 1 ? 'day' : 'days'}`;
  return `About ${Math.round(whole / 7)} weeks`;
}
