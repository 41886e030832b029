/** When something repeats, in words. */
import { WEEKDAYS, type Weekday } from '../../contract/controls';
import { weekdayOf } from '../controls/child-clock';
import { daysInSentence, daysText, hasSpan } from '../controls/day-words';
import { wallDateText } from '../platform/languages/formats';
import { listText } from '../platform/languages/names';
import { dayName } from '../platform/languages/week-days';
import { type MonthlyBy, nthOf, type StoredRecurrence } from './repeat';
import { partsOf, type RuleDay, ruleDaysOf, untilDateOf } from './rule-parts';
import { t } from './texts';

const ORDINALS = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const NTH: Readonly<Record<number, 'first' | 'second' | 'third' | 'fourth' | 'last'>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
};

/** `1st`, `22nd`: only English needs to know which. */
function ordinal(day: number): string {
  const form = ORDINALS.select(day);
  return t(`ordinal.${form === 'one' || form === 'two' || form === 'few' ? form : 'other'}`, { day });
}

const monthDay = (day: number): string => (day === -1 ? t('the.lastDay') : t('the.nth', { nth: ordinal(day) }));

const dateOf = (date: string): Date => new Date(`${date}T00:00Z`);

/** `Once`, `Every day`, `Every 2 weeks on Monday`, `On the second Tuesday of each month, 10 times`. */
export function repeatText({ starts, rrule }: StoredRecurrence): string {
  if (!rrule) return t('once');
  const parts = partsOf(rrule);
  return withEnd(rhythmText(parts, starts.slice(0, 10)), parts);
}

function rhythmText(parts: ReadonlyMap<string, string>, start: string): string {
  const every = Number(parts.get('INTERVAL') ?? 1);
  const days = ruleDaysOf(parts.get('BYDAY'));
  const monthDays = parts.get('BYMONTHDAY')?.split(',').map(Number) ?? [];
  switch (parts.get('FREQ')) {
    case 'DAILY':
      if (days.length > 0 || monthDays.length > 0) return t('chosen.days');
      return every === 1 ? t('every.day') : t('every.days', { count: every });
    case 'WEEKLY':
      return weeklyText(every, days.length > 0 ? days : [{ day: weekdayOf(start), nth: null }]);
    case 'MONTHLY':
      return monthlyText(every, days, monthDays, start);
    default:
      return days.length > 0 || monthDays.length > 0 ? t('chosen.year') : yearlyText(every, start);
  }
}

function weeklyText(every: number, ruleDays: readonly RuleDay[]): string {
  const days = WEEKDAYS.filter((one) => ruleDays.some(({ day }) => day === one));
  if (every > 1) {
    if (days.length === WEEKDAYS.length) return t('every.weeksAll', { count: every });
    return t('every.weeks', { count: every, days: daysInSentence(days) });
  }
  return hasSpan(days) ? daysText(days) : t('every.weekday', { days: daysInSentence(days) });
}

function monthlyText(every: number, days: readonly RuleDay[], monthDays: readonly number[], start: string): string {
  if (days.length > 0 && monthDays.length > 0) return t('chosen.month');
  const which =
    days.length > 0
      ? days.map(({ day, nth }) => (nth === null ? t('the.every', { day: dayName(day) }) : nthText(nth, day)))
      : (monthDays.length > 0 ? monthDays : [Number(start.slice(8))]).map(monthDay);
  const text = listText(which);
  return every === 1 ? t('every.month', { days: text }) : t('every.months', { count: every, days: text });
}

function yearlyText(every: number, start: string): string {
  const date = wallDateText(dateOf(start), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return every === 1 ? t('every.year', { date }) : t('every.years', { count: every, date });
}

function nthText(nth: number, weekday: Weekday): string {
  const [which, day] = [NTH[nth], dayName(weekday)];
  return which ? t(`the.${which}`, { day }) : t('the.fromEnd', { nth: ordinal(-nth), day });
}

function withEnd(rhythm: string, parts: ReadonlyMap<string, string>): string {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count) return t('end.times', { rhythm, count: Number(count) });
  if (!until) return rhythm;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(until) ?? [];
  const last = dateOf(untilDateOf(until) ?? `${year}-${month}-${day}`);
  return t('end.until', { rhythm, date: wallDateText(last, { dateStyle: 'long', timeZone: 'UTC' }) });
}

/** A choice of the form: `On the 8th`, `On the second Tuesday`. */
export function monthlyLabel(by: MonthlyBy, date: string): string {
  const day = dayName(weekdayOf(date));
  if (by === 'weekday') return t(`on.${NTH[nthOf(date)] ?? 'last'}`, { day });
  if (by === 'last_weekday') return t('on.last', { day });
  return by === 'last_day' ? t('on.lastDay') : t('on.nth', { nth: ordinal(Number(date.slice(8))) });
}
