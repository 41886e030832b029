/** When something repeats, in words. */
import { WEEKDAYS } from '../../contract/controls';
import { joinNames } from '../children/child-words';
import { weekdayOf } from '../controls/child-clock';
import { daysText } from '../controls/day-words';
import { dayName } from '../platform/languages/week-days';
import { type MonthlyBy, nthOf, type StoredRecurrence } from './repeat';
import { partsOf, type RuleDay, ruleDaysOf, untilDateOf } from './rule-parts';

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const ORDINALS = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const NTH: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' };

/** `1st`, `22nd`. */
const ordinal = (day: number): string => `${day}${ENDINGS[ORDINALS.select(day)] ?? 'th'}`;

const monthDay = (day: number): string => (day === -1 ? 'the last day' : `the ${ordinal(day)}`);

const dateOf = (date: string): Date => new Date(`${date}T00:00Z`);

/** `Once`, `Every day`, `Every 2 weeks on Monday`, `On the second Tuesday of each month, 10 times`. */
export function repeatText({ starts, rrule }: StoredRecurrence): string {
  if (!rrule) return 'Once';
  const parts = partsOf(rrule);
  return `${rhythmText(parts, starts.slice(0, 10))}${endText(parts)}`;
}

function rhythmText(parts: ReadonlyMap<string, string>, start: string): string {
  const every = Number(parts.get('INTERVAL') ?? 1);
  const days = ruleDaysOf(parts.get('BYDAY'));
  const monthDays = parts.get('BYMONTHDAY')?.split(',').map(Number) ?? [];
  switch (parts.get('FREQ')) {
    case 'DAILY':
      if (days.length > 0 || monthDays.length > 0) return 'On chosen days';
      return every === 1 ? 'Every day' : `Every ${every} days`;
    case 'WEEKLY':
      return weeklyText(every, days.length > 0 ? days : [{ day: weekdayOf(start), nth: null }]);
    case 'MONTHLY':
      return monthlyText(every, days, monthDays, start);
    default:
      if (days.length > 0 || monthDays.length > 0) return 'On chosen days of the year';
      return `Every ${every === 1 ? 'year' : `${every} years`} on ${DAY_OF_YEAR.format(dateOf(start))}`;
  }
}

function weeklyText(every: number, days: readonly RuleDay[]): string {
  const names = daysText(WEEKDAYS.filter((one) => days.some(({ day }) => day === one)));
  if (every > 1) return `Every ${every} weeks on ${names === 'Every day' ? 'all days' : names}`;
  return names === 'Every day' || names.includes(' to ') ? names : `Every ${names}`;
}

function monthlyText(every: number, days: readonly RuleDay[], monthDays: readonly number[], start: string): string {
  if (days.length > 0 && monthDays.length > 0) return 'On chosen days of the month';
  const which =
    days.length > 0
      ? days.map(({ day, nth }) => (nth === null ? `every ${dayName(day)}` : nthText(nth, dayName(day))))
      : (monthDays.length > 0 ? monthDays : [Number(start.slice(8))]).map(monthDay);
  return every === 1 ? `On ${joinNames(which)} of each month` : `Every ${every} months on ${joinNames(which)}`;
}

const nthText = (nth: number, name: string): string =>
  NTH[nth] ? `the ${NTH[nth]} ${name}` : `the ${ordinal(-nth)} ${name} from the end`;

function endText(parts: ReadonlyMap<string, string>): string {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count) return count === '1' ? ', one time' : `, ${count} times`;
  if (!until) return '';
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(until) ?? [];
  return `, until ${DATE.format(dateOf(untilDateOf(until) ?? `${year}-${month}-${day}`))}`;
}

/** A choice of the form: `On the 8th`, `On the second Tuesday`. */
export function monthlyLabel(by: MonthlyBy, date: string): string {
  const name = dayName(weekdayOf(date));
  if (by === 'weekday') return `On ${nthText(nthOf(date), name)}`;
  if (by === 'last_weekday') return `On the last ${name}`;
  return `On ${monthDay(by === 'last_day' ? -1 : Number(date.slice(8)))}`;
}
