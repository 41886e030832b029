import type { ShutOut, ShutOutCode } from '../platform/shut-out';

interface ShutOutText {
  title: string;
  /** When it goes on. */
  when: string;
  /** Who the child can ask. */
  ask: string;
}

const TITLES: Readonly<Record<ShutOutCode, string>> = {
  paused: 'Starling is taking a pause',
  quiet_hours: 'It is quiet time',
  budget_used: "Today's time is used up",
  break: 'Time for a break',
};

const ASKS: Readonly<Record<ShutOutCode, string>> = {
  paused: 'A grown-up pressed pause. Ask them when it goes on.',
  quiet_hours: 'Do you need something? Go to a grown-up.',
  budget_used: 'Would you like more time? Ask a grown-up.',
  break: 'Stretch, drink some water, look out of the window. Do you need something? Go to a grown-up.',
};

const TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en', { weekday: 'long' });
const DAY_MS = 86_400_000;

/** "at 6:30", "tomorrow at 6:30", "on Monday at 6:30". */
export function untilText(until: string, now: Date): string | null {
  const end = new Date(until);
  if (Number.isNaN(end.getTime())) return null;
  const time = `at ${TIME.format(end)}`;
  const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  // Rounded, because a day may have 23 or 25 hours.
  const days = Math.round((startOfDay(end) - startOfDay(now)) / DAY_MS);
  if (days <= 0) return time;
  return days === 1 ? `tomorrow ${time}` : `on ${DAY.format(end)} ${time}`;
}

/** The reason, the end, and who the child can ask. */
export function shutOutText({ code, until }: ShutOut, now: Date): ShutOutText {
  const end = until === null ? null : untilText(until, now);
  return { title: TITLES[code], when: end ? `Starling is back ${end}.` : '', ask: ASKS[code] };
}
