/** The days that the progress page shows. Dates are `2026-11-23`, on the calendar of the child. */
import { dateRangeText, dateText } from '../platform/languages/formats';

export const PROGRESS_VIEWS = ['week', 'month'] as const;
export type ProgressView = (typeof PROGRESS_VIEWS)[number];

export interface ProgressSpan {
  readonly from: string;
  /** The last day. */
  readonly to: string;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Today on the calendar of a zone. */
export function todayIn(zone: string, now = Date.now()): string {
  // Swedish writes dates as ISO 8601 does.
  return dateText(now, { timeZone: zone, dateStyle: 'short' }, 'sv-SE');
}

/** The week from Monday on, or the month, that holds a day. */
export function spanOf(view: ProgressView, day: string): ProgressSpan {
  const date = dateOf(day);
  if (view === 'week') {
    const monday = addDays(day, -((date.getUTCDay() + 6) % WEEK_DAYS));
    return { from: monday, to: addDays(monday, WEEK_DAYS - 1) };
  }
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { from: textOf(Date.UTC(year, month, 1)), to: textOf(Date.UTC(year, month + 1, 0)) };
}

export interface ShownDays {
  readonly view: ProgressView;
  readonly span: ProgressSpan;
}

/** The days that an address names; without a day, those that hold today. */
export function readSpan(address: URLSearchParams, today: string): ShownDays {
  const view = address.get('view') === 'month' ? 'month' : 'week';
  return { view, span: spanOf(view, readDay(address.get('from')) ?? today) };
}

/** A day of the span before, or of the one after. */
export function stepFrom(span: ProgressSpan, steps: -1 | 1): string {
  return steps < 0 ? addDays(span.from, -1) : addDays(span.to, 1);
}

/** Such as `23–29 November 2026`. */
export function spanText({ from, to }: ProgressSpan, tag?: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateRangeText(dateOf(from), dateOf(to), options, tag);
}

/** Such as `Mon 23`. */
export function dayText(day: string): string {
  return dateText(dateOf(day), { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** Such as `Mon`. */
export function weekdayText(day: string): string {
  return dateText(dateOf(day), { weekday: 'short', timeZone: 'UTC' });
}

/** A day that a link names, if it is one. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = dateOf(text);
  return Number.isNaN(date.getTime()) ? null : textOf(date.getTime());
}

function addDays(day: string, days: number): string {
  return textOf(dateOf(day).getTime() + days * DAY_MS);
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
