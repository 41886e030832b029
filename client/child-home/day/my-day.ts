/** A child's day: what is now, what comes next, and what is behind. */
import type { PlanEntryFieldsFragment } from '../../gql/graphql';
import { localTime, spokenNumber, spokenTime } from '../shut-out/spoken-time';
import { t } from '../texts';

export type DayEntry = PlanEntryFieldsFragment;

export interface MyDay {
  now: DayEntry[];
  next: DayEntry | null;
  later: DayEntry[];
  /** Over, and still there to tick. */
  earlier: DayEntry[];
  done: DayEntry[];
}

type Part = Exclude<keyof MyDay, 'next'> | null;

/** The clock decides, because the plan was loaded a while ago. */
function partOf({ kind, state, startsAt, endsAt }: DayEntry, now: number): Part {
  if (state === 'DONE') return 'done';
  if (state === 'SKIPPED' || state === 'MISSED') return null;
  if (state === 'FIRED' || state === 'SNOOZED') return 'now';
  if (now < Date.parse(startsAt)) return 'later';
  // A reminder that the server calls over never fired.
  if (kind === 'REMINDER') return state === 'OVER' ? 'earlier' : 'now';
  return endsAt && now < Date.parse(endsAt) ? 'now' : 'earlier';
}

/** The entries are in order. */
export function myDay(entries: readonly DayEntry[], now: number): MyDay {
  const of = (part: Part) => entries.filter((entry) => partOf(entry, now) === part);
  const [next = null, ...later] = of('later');
  return { now: of('now'), next, later, earlier: of('earlier'), done: of('done') };
}

const MINUTE_MS = 60_000;

/** A count with its word: "five". */
const spoken = (count: number) => ({ count, number: spokenNumber(count) });
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "Five more minutes.", "About two more hours." */
export function leftText(end: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((end - now) / MINUTE_MS));
  if (minutes >= 60) return capital(t('day.hoursLeft', spoken(Math.round(minutes / 60))));
  return capital(t('day.minutesLeft', spoken(minutes)));
}

/** "At half past four.", "At eight, in ten minutes." */
export function startText(start: number, now: number, zone: string): string {
  const minutes = Math.ceil((start - now) / MINUTE_MS);
  const time = spokenTime(localTime(start, zone));
  return minutes >= 1 && minutes <= 60 ? t('day.atIn', { time, ...spoken(minutes) }) : t('day.at', { time });
}

/** What the ear reads of the whole page. */
export function dayText({ now, next, done }: MyDay, moment: number, zone: string): string {
  const parts = [
    ...now.map(({ title }) => t('day.saidNow', { title })),
    ...(next
      ? [t('day.saidNext', { title: next.title, start: startText(Date.parse(next.startsAt), moment, zone) })]
      : []),
  ];
  if (parts.length > 0) return parts.join(' ');
  return done.length > 0 ? t('day.allDone') : t('day.nothing');
}
