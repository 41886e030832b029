const HOURS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
const MINUTES: Readonly<Record<number, string>> = {
  5: 'five',
  10: 'ten',
  15: 'quarter',
  20: 'twenty',
  25: 'twenty-five',
  30: 'half',
};

export interface LocalTime {
  hour: number;
  minute: number;
}

/** A time as people say it to a child: "seven", "half past six", "twenty to eight". */
export function spokenTime({ hour, minute }: LocalTime): string {
  const nameOf = (hours: number) => HOURS[hours % 12];
  if (minute === 0) return nameOf(hour)!;
  const before = MINUTES[minute];
  if (before) return `${before} past ${nameOf(hour)}`;
  const after = MINUTES[60 - minute];
  if (after) return `${after} to ${nameOf(hour + 1)}`;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** Small numbers as words. */
export function spokenNumber(count: number): string {
  return (count >= 1 && count <= 12 && HOURS[count]) || String(count);
}

/** The time on the wall of the zone. */
export function localTime(instant: number, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .formatToParts(instant)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { hour = 0, minute = 0 } = Object.fromEntries(parts);
  return { hour, minute };
}

const DAY_MS = 86_400_000;

/** How many days on the calendar of the zone lie between two instants. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  const dayOf = (instant: number) => Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant));
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
}

export function weekdayName(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(instant);
}
