import { WEEKDAYS } from '../../contract/controls.js';
import { type DigestPeriod, PROGRESS_MAX_DAYS, TREND_WEEKS } from '../../contract/progress.js';
import { fieldError } from '../platform/errors/app-error.js';
import { addDays, type LocalDate, startOfDay, weekdayOf } from '../recurrence/zone.js';

const WEEK_DAYS = 7;

/** Days on the calendar of a zone. `to` is outside. */
export interface Span {
  readonly zone: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The day, or the week from Monday on, that holds a date. */
export function spanOfPeriod(period: DigestPeriod, date: LocalDate, zone: string): Span {
  if (period === 'day') return { zone, from: date, to: addDays(date, 1) };
  const monday = addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
  return { zone, from: monday, to: addDays(monday, WEEK_DAYS) };
}

/**
 * The span from a first to a last day.
 * @throws AppError `validation_failed` if it ends before it begins, or is longer than a year
 */
export function spanOfDays(first: LocalDate, last: LocalDate, zone: string): Span {
  if (last < first) throw fieldError('to', 'notBeforeFirst');
  const span = { zone, from: first, to: addDays(last, 1) };
  if (addDays(first, PROGRESS_MAX_DAYS) < span.to) throw fieldError('to', 'maxDays', { max: PROGRESS_MAX_DAYS });
  return span;
}

/** The days of a span, oldest first. */
export function daysOf({ from, to }: Span): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The instants at which the days of a span begin, and the one at which the last of them ends. */
export function edgesOf(span: Span): Date[] {
  return [...daysOf(span), span.to].map((day) => instantOf(day, span.zone));
}

/** The edges of the weeks of a trend. The last week ends with the span. */
export function trendEdges({ to, zone }: Span): Date[] {
  return Array.from({ length: TREND_WEEKS + 1 }, (_, index) =>
    instantOf(addDays(to, (index - TREND_WEEKS) * WEEK_DAYS), zone),
  );
}

export function instantOf(day: LocalDate, zone: string): Date {
  return new Date(startOfDay(day, zone));
}
