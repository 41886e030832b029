const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * `Just now` (also for the future), `Nm ago`, `Nh ago`, `Yesterday`, `Nd ago`, then a short date; the year only where it
 * is not the current one. The steps go by age alone, so an older time never reads like a newer one.
 */
export function relativeTime(time: Date, now: Date, locale?: string): string {
  const age = now.getTime() - time.getTime();
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m ago`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}h ago`;
  if (age < 2 * DAY_MS) return 'Yesterday';
  if (age < 7 * DAY_MS) return `${Math.floor(age / DAY_MS)}d ago`;
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(time);
}

/** The exact time in the reader's zone, for a tooltip. */
export function exactTime(time: Date, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(time);
}
