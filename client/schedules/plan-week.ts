/** The days of a child's week. Dates are those of the child's calendar. */
import { WEEKDAYS, type Weekday } from '../../contract/controls';
import { addDays, clockText, wallTimeAt, weekdayOf } from '../controls/child-clock';
import type { PlanEntryFieldsFragment } from '../gql/graphql';
import { wallDayText, wallRangeText } from '../platform/languages/formats';
import { t } from './texts';

/** The Monday of the week of a date. */
export function mondayOf(date: string): string {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
}

/** The dates of the week that begins at this Monday, by weekday. */
export function weekDates(monday: string): Record<Weekday, string> {
  return Object.fromEntries(WEEKDAYS.map((day, index) => [day, addDays(monday, index)])) as Record<Weekday, string>;
}

const dateOf = (date: string) => new Date(`${date}T00:00Z`);

/** `23–29 Nov`, `30 Nov – 6 Dec`. */
export const weekText = (monday: string): string =>
  wallRangeText(dateOf(monday), dateOf(addDays(monday, 6)), { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Monday 23 November`. */
export const dayText = (date: string): string =>
  wallDayText(dateOf(date), { weekday: 'long', day: 'numeric', month: 'long' });

/** A day that a link names, if it is one. */
export function readDate(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return Number.isNaN(dateOf(text).getTime()) ? null : text;
}

type Timed = Pick<PlanEntryFieldsFragment, 'title' | 'startsAt' | 'endsAt'>;

/** `07:00–07:30` on the child's clock, `07:00` for a reminder. */
export function timesText({ startsAt, endsAt }: Timed, zone: string): string {
  const time = (instant: string) => clockText(wallTimeAt(Date.parse(instant), zone).minutes);
  return endsAt ? `${time(startsAt)}–${time(endsAt)}` : time(startsAt);
}

/** The titles of those that happen at the same time, for each entry. Reminders take no time. */
export function overlapsOf(entries: readonly Timed[]): string[][] {
  const spans = entries.map(({ startsAt, endsAt }) => ({
    from: Date.parse(startsAt),
    to: endsAt && Date.parse(endsAt),
  }));
  return spans.map((span, index) =>
    entries.flatMap(({ title }, other) => {
      const second = spans[other]!;
      const isMeanwhile = span.to && second.to && span.from < second.to && second.from < span.to;
      return other !== index && isMeanwhile ? [title] : [];
    }),
  );
}

/** `4 steps`, `2 of 4 steps`; null without steps. */
export function stepsText(steps: readonly { done: boolean }[]): string | null {
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return done === 0 ? t('steps', { count: steps.length }) : t('stepsDone', { done, count: steps.length });
}
