import type { PictureKey } from '../../../contract/pictures';
import type { ShutOutCode } from '../../platform/shut-out';
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

type Words = Pick<ShutOutText, 'title' | 'advice' | 'picture'>;

const WORDS: Readonly<Record<ShutOutCode, Words>> = {
  quiet_hours: { title: 'Starling sleeps now.', advice: 'Need something? Ask your grown-up.', picture: 'moon' },
  paused: { title: 'Your grown-up pressed pause.', advice: 'Ask them when it goes on.', picture: 'leaf' },
  budget_used: { title: 'All done for today.', advice: 'Want more time? Ask your grown-up.', picture: 'sun' },
  break: { title: 'Time for a break.', advice: 'Stretch. Drink some water. Look outside.', picture: 'cup' },
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Sentences of at most eight words. @param now and @param until instants on the clock of the server */
export function shutOutText(code: ShutOutCode, until: number | null, now: number, timeZone: string): ShutOutText {
  const words = WORDS[code];
  // A time that has passed tells a child nothing: the screen is about to close.
  if (until === null || until <= now) return { ...words, when: '', clock: null };
  const at = localTime(until, timeZone);
  if (code === 'break') {
    const minutes = Math.ceil((until - now) / MINUTE_MS);
    const when = `Back in ${spokenNumber(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    return { ...words, when, clock: at };
  }
  const days = daysBetween(now, until, timeZone);
  if (code === 'budget_used' && days <= 1) return { ...words, when: 'Back tomorrow.', clock: null };
  if (until - now > DAY_MS) return { ...words, when: `Back on ${weekdayName(until, timeZone)}.`, clock: null };
  // "Tomorrow" is said of an afternoon. The morning after a night needs no word.
  const day = days === 1 && at.hour >= 12 ? 'tomorrow ' : '';
  return { ...words, when: `Back ${day}at ${spokenTime(at)}.`, clock: at };
}
