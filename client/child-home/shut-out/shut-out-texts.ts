import type { PictureKey } from '../../../contract/pictures';
import type { ShutOutCode } from '../../platform/shut-out';
import { t } from '../texts';
import { daysBetween, type LocalTime, localTime, spokenNumber, spokenTime, weekdayName } from './spoken-time';

interface ShutOutText {
  /** What is the matter. */
  title: string;
  /** When it goes on. Empty where only a person knows. */
  when: string;
  /** What the child can do. */
  advice: string;
  /** The hour on the drawn clock, where the child waits for one. */
  clock: LocalTime | null;
  /** Drawn where there is no clock. */
  picture: PictureKey;
}

const PICTURES: Readonly<Record<ShutOutCode, PictureKey>> = {
  quiet_hours: 'moon',
  paused: 'leaf',
  budget_used: 'sun',
  break: 'cup',
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Sentences of at most eight words. @param now and @param until instants on the clock of the server */
export function shutOutText(code: ShutOutCode, until: number | null, now: number, timeZone: string): ShutOutText {
  const words = { title: t(`shut.${code}.title`), advice: t(`shut.${code}.advice`), picture: PICTURES[code] };
  // A time that has passed tells a child nothing: the screen is about to close.
  if (until === null || until <= now) return { ...words, when: '', clock: null };
  const at = localTime(until, timeZone);
  if (code === 'break') {
    const minutes = Math.ceil((until - now) / MINUTE_MS);
    const when = t('back.minutes', { count: minutes, number: spokenNumber(minutes) });
    return { ...words, when, clock: at };
  }
  const days = daysBetween(now, until, timeZone);
  if (code === 'budget_used' && days <= 1) return { ...words, when: t('back.tomorrow'), clock: null };
  if (until - now > DAY_MS) {
    return { ...words, when: t('back.on', { day: weekdayName(until, timeZone) }), clock: null };
  }
  // "Tomorrow" is said of an afternoon. The morning after a night needs no word.
  const isAfternoon = days === 1 && at.hour >= 12;
  const when = t(isAfternoon ? 'back.tomorrowAt' : 'back.at', { time: spokenTime(at) });
  return { ...words, when, clock: at };
}
