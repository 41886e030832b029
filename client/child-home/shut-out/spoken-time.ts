import { dateText } from '../../platform/languages/formats';
import { numberText } from '../../platform/languages/numbers';
import { t } from '../texts';

const ONE_TO_TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The minutes that have words, before and after an hour. */
const IN_WORDS = [5, 10, 15, 20, 25] as const;

export interface LocalTime {
  hour: number;
  minute: number;
}

const onTheClock = (hour: number) => ONE_TO_TWELVE[(hour + 11) % 12] ?? 12;

/** A time as people say it to a child: "seven", "half past six", "twenty to eight". */
export function spokenTime({ hour, minute }: LocalTime): string {
  const onClock = onTheClock(hour);
  if (minute === 0) return t(`clock.hour.${onClock}`);
  if (minute === 30) return t(`clock.half.${onClock}`);
  const past = IN_WORDS.find((minutes) => minutes === minute);
  if (past) return t(`clock.past.${past}`, { hour: t(`clock.hour.${onClock}`) });
  const to = IN_WORDS.find((minutes) => minutes === 60 - minute);
  if (to) return t(`clock.to.${to}`, { hour: t(`clock.hour.${onTheClock(hour + 1)}`) });
  return t('clock.digits', { count: onClock, minute: String(minute).padStart(2, '0') });
}

/** Small numbers as words. */
export function spokenNumber(count: number): string {
  const small = ONE_TO_TWELVE.find((number) => number === count);
  return small ? t(`number.${small}`) : numberText(count);
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
  return dateText(instant, { weekday: 'long', timeZone });
}
