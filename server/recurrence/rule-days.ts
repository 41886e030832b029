import type { Rule, RuleDay } from './rule.js';

/**
 * The days on which a rule happens, as days since 1970. Days know no zones and no clock changes, so whole numbers do.
 */

const DAY_MS = 86_400_000;
/** A rule that has not happened for a hundred years never does: by then, dates and weekdays have met in all ways. */
const YEARS_SEARCHED = 100;

export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * From the start on, in order, each day once. Without a COUNT, the days before `from` may be left out.
 * It ends after a hundred years without a match, and at the year 2500.
 */
export function* daysOf(rule: Rule, start: number, from: number): Generator<number> {
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  let deadline = Math.max(start, from) + YEARS_SEARCHED * 366;
  const periods = periodsOf(rule, start);
  for (let index = rule.count === null ? periods.before(from) : 0; left > 0; index += 1) {
    const { first, days } = periods.at(index * rule.interval);
    if (first > Math.min(deadline, LAST_DAY)) return;
    for (const day of days) {
      if (day < start || left === 0) continue;
      yield day;
      left -= 1;
      deadline = day + YEARS_SEARCHED * 366;
    }
  }
}

const LAST_DAY = dayOf('2500-01-01');

interface Periods {
  /** A period of the rule that begins before the day, with those before it. Not below 0. */
  before(day: number): number;
  /** The period so many units after that of the start: its first day, and its matching days in order. */
  at(offset: number): { first: number; days: number[] };
}

function periodsOf(rule: Rule, start: number): Periods {
  const unitsBefore = (units: number) => Math.max(0, Math.floor(units / rule.interval) - 1);
  const date = new Date(start * DAY_MS);
  const [year, month, monthDay] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (rule.frequency) {
    case 'DAILY':
      return {
        before: (day) => unitsBefore(day - start),
        at: (offset) => ({ first: start + offset, days: [start + offset].filter((day) => matches(rule, day)) }),
      };
    case 'WEEKLY': {
      const week = start - ((weekdayOf(start) - rule.weekStart + 7) % 7);
      const wanted = (rule.byDay ?? [{ weekday: weekdayOf(start) }]).map(({ weekday }) => weekday);
      return {
        before: (day) => unitsBefore((day - week) / 7),
        at: (offset) => {
          const first = week + 7 * offset;
          return { first, days: span(first, 7).filter((day) => wanted.includes(weekdayOf(day))) };
        },
      };
    }
    case 'MONTHLY':
      return {
        before: (day) => unitsBefore(monthsBetween(start, day)),
        at: (offset) => {
          const first = firstOfMonth(year, month + offset);
          const isWanted = rule.byDay || rule.byMonthDay ? rule : { ...rule, byMonthDay: [monthDay] };
          return { first, days: span(first, lengthOfMonth(first)).filter((day) => matches(isWanted, day)) };
        },
      };
    case 'YEARLY':
      return {
        before: (day) => unitsBefore(monthsBetween(start, day) / 12),
        at: (offset) => {
          const first = firstOfMonth(year + offset, 0);
          if (rule.byDay || rule.byMonthDay) {
            const length = firstOfMonth(year + offset + 1, 0) - first;
            return { first, days: span(first, length).filter((day) => matches(rule, day)) };
          }
          const sameMonth = firstOfMonth(year + offset, month);
          return { first, days: monthDay > lengthOfMonth(sameMonth) ? [] : [sameMonth + monthDay - 1] };
        },
      };
  }
}

function matches({ byDay, byMonthDay }: Pick<Rule, 'byDay' | 'byMonthDay'>, day: number): boolean {
  return (
    (byDay === null || byDay.some((wanted) => isDay(wanted, day))) &&
    (byMonthDay === null || byMonthDay.some((wanted) => isMonthDay(wanted, day)))
  );
}

function isDay({ weekday, nth }: RuleDay, day: number): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === null) return true;
  const { monthDay, length } = monthOf(day);
  const place = nth > 0 ? Math.ceil(monthDay / 7) : -Math.ceil((length - monthDay + 1) / 7);
  return place === nth;
}

function isMonthDay(wanted: number, day: number): boolean {
  const { monthDay, length } = monthOf(day);
  return wanted === -1 ? monthDay === length : monthDay === wanted;
}

/** 0 is Monday; 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function monthOf(day: number): { monthDay: number; length: number } {
  const date = new Date(day * DAY_MS);
  const first = firstOfMonth(date.getUTCFullYear(), date.getUTCMonth());
  return { monthDay: day - first + 1, length: lengthOfMonth(first) };
}

/** Months beyond December are in the next years. */
function firstOfMonth(year: number, month: number): number {
  return Date.UTC(year, month, 1) / DAY_MS;
}

function lengthOfMonth(first: number): number {
  const date = new Date(first * DAY_MS);
  return firstOfMonth(date.getUTCFullYear(), date.getUTCMonth() + 1) - first;
}

function monthsBetween(start: number, day: number): number {
  const [from, to] = [new Date(start * DAY_MS), new Date(day * DAY_MS)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

function span(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}
