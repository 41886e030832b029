/** A child's day: what is now, what comes next, and what is behind. */
import type { PlanEntryFieldsFragment } from '../../gql/graphql';
import { localTime, spokenNumber, spokenTime } from '../shut-out/spoken-time';

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

const hoursText = (hours: number) => `${spokenNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
const minutesText = (minutes: number) => `${spokenNumber(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** "Five more minutes.", "About two more hours." */
export function leftText(end: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((end - now) / MINUTE_MS));
  if (minutes >= 60) return sentence(`about ${hoursText(Math.round(minutes / 60)).replace(' ', ' more ')}`);
  return sentence(minutesText(minutes).replace(' ', ' more '));
}

/** "At half past four.", "At eight, in ten minutes." */
export function startText(start: number, now: number, zone: string): string {
  const minutes = Math.ceil((start - now) / MINUTE_MS);
  const at = `at ${spokenTime(localTime(start, zone))}`;
  return sentence(minutes >= 1 && minutes <= 60 ? `${at}, in ${minutesText(minutes)}` : at);
}

/** What the ear reads of the whole page. */
export function dayText({ now, next, done }: MyDay, moment: number, zone: string): string {
  const parts = [
    ...now.map(({ title }) => `Now: ${title}.`),
    ...(next ? [`Next: ${next.title}. ${startText(Date.parse(next.startsAt), moment, zone)}`] : []),
  ];
  if (parts.length > 0) return parts.join(' ');
  return done.length > 0 ? ALL_DONE : NOTHING;
}

export const ALL_DONE = 'All done for today.';
export const NOTHING = 'Nothing is planned today. You can play, read or rest.';
export const NOT_MARKED = 'That did not work. Try again.';
