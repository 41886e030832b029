const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** `23 November 2026`, in the reader's language and time zone. */
export function dayText(value: string): string {
  return DAY.format(new Date(value));
}

/** The day with the time, for instants that something depends on. */
export function momentText(value: string): string {
  return MOMENT.format(new Date(value));
}
