const DAY_MS = 86_400_000;

/** Midnight of the reader's own day, so that days are counted by the calendar. */
function dayOf(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

/** Whether a date line stands between two messages. */
export function isOtherDay(before: string | undefined, after: string): boolean {
  return before === undefined || dayOf(new Date(before)) !== dayOf(new Date(after));
}

/** "Today", "Yesterday", else the date in the reader's words; the year only where it is not this one. */
export function dayLabel(timestamp: string, now: Date, locale?: string): string {
  const time = new Date(timestamp);
  const days = Math.round((dayOf(now) - dayOf(time)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const isThisYear = time.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(time);
}
