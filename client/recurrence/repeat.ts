/** When something repeats, as the fields of a form. */
import { WEEKDAYS, type Weekday } from '../../contract/controls';
import { RECURRENCE_COUNT_MAX, RECURRENCE_INTERVAL_MAX, type Recurrence } from '../../contract/recurrence';
import { weekdayOf } from '../controls/child-clock';
import { rangeText } from '../controls/day-words';
import { dayCode, partsOf, ruleDaysOf, untilDateOf } from './rule-parts';
import { t } from './texts';

/** `other`: a rule that these fields cannot show. It stays as it is until another choice is made. */
export type Repeats = 'never' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'other';
export type MonthlyBy = 'day' | 'last_day' | 'weekday' | 'last_weekday';
export type Ends = 'never' | 'on' | 'after';

export interface RepeatForm {
  /** `2026-11-23`, of the first time. */
  date: string;
  /** `19:30` */
  time: string;
  zone: string;
  repeats: Repeats;
  every: number;
  days: Weekday[];
  monthlyBy: MonthlyBy;
  ends: Ends;
  until: string;
  count: number;
  /** The rule of `other`. */
  rule: string;
  exdates: string[];
}

/** What a stored recurrence looks like over GraphQL. */
export interface StoredRecurrence {
  zone: string;
  starts: string;
  rrule?: string | null;
  exdates?: readonly string[] | null;
}

export function newRepeat(date: string, time: string, zone: string): RepeatForm {
  return {
    ...{ date, time, zone, repeats: 'never', every: 1, days: [weekdayOf(date)] },
    ...{ monthlyBy: 'day', ends: 'never', until: date, count: 10, rule: '', exdates: [] },
  };
}

/** Which week of its month the date is in, from 1. */
export const nthOf = (date: string): number => Math.ceil(Number(date.slice(8)) / 7);

const daysInMonth = (date: string): number => new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7), 0)).getUTCDate();

/** The ways to say which day of a month the date is. */
export function monthlyChoices(date: string): MonthlyBy[] {
  const [day, days] = [Number(date.slice(8)), daysInMonth(date)];
  return [
    'day',
    ...(day === days ? (['last_day'] as const) : []),
    ...(nthOf(date) < 5 ? (['weekday'] as const) : []),
    ...(day > days - 7 ? (['last_weekday'] as const) : []),
  ];
}

function monthlyPart({ date, monthlyBy }: RepeatForm): string {
  const by = monthlyChoices(date).includes(monthlyBy) ? monthlyBy : 'day';
  const code = dayCode(weekdayOf(date));
  if (by === 'weekday') return `BYDAY=${nthOf(date)}${code}`;
  if (by === 'last_weekday') return `BYDAY=-1${code}`;
  return `BYMONTHDAY=${by === 'last_day' ? -1 : Number(date.slice(8))}`;
}

function ruleOf(form: RepeatForm): string | null {
  const { repeats, every, days, ends, until, count } = form;
  if (repeats === 'never') return null;
  if (repeats === 'other') return form.rule;
  return [
    `FREQ=${repeats.toUpperCase()}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(repeats === 'weekly'
      ? [
          `BYDAY=${WEEKDAYS.filter((day) => days.includes(day))
            .map(dayCode)
            .join(',')}`,
        ]
      : []),
    ...(repeats === 'monthly' ? [monthlyPart(form)] : []),
    ...(ends === 'on' ? [`UNTIL=${until.replaceAll('-', '')}T235900`] : []),
    ...(ends === 'after' ? [`COUNT=${count}`] : []),
  ].join(';');
}

/** What the server takes. */
export function toRecurrence(form: RepeatForm): Recurrence {
  const rrule = ruleOf(form);
  const { zone, date, time, exdates } = form;
  return {
    ...{ zone, starts: `${date}T${time}` },
    ...(rrule === null ? {} : { rrule }),
    ...(rrule === null || exdates.length === 0 ? {} : { exdates }),
  };
}

/** The fields of a stored recurrence. */
export function fromRecurrence({ zone, starts, rrule, exdates }: StoredRecurrence): RepeatForm {
  const form = { ...newRepeat(starts.slice(0, 10), starts.slice(11, 16), zone), exdates: [...(exdates ?? [])] };
  if (!rrule) return form;
  const shown = { ...form, ...shownParts(rrule, form) };
  return sameRule(ruleOf(shown) ?? '', rrule, form.date) ? shown : { ...form, repeats: 'other', rule: rrule };
}

function shownParts(rrule: string, { days, count, until, date }: RepeatForm): Partial<RepeatForm> {
  const parts = partsOf(rrule);
  const ruleDays = ruleDaysOf(parts.get('BYDAY'));
  const repeats = parts.get('FREQ')?.toLowerCase() as Repeats;
  const isByDay = ruleDays.length > 0;
  return {
    repeats,
    every: Number(parts.get('INTERVAL') ?? 1),
    days: repeats === 'weekly' && isByDay ? ruleDays.map(({ day }) => day) : days,
    monthlyBy: isByDay
      ? ruleDays[0]?.nth === -1
        ? 'last_weekday'
        : 'weekday'
      : parts.get('BYMONTHDAY') === '-1'
        ? 'last_day'
        : 'day',
    ends: parts.has('UNTIL') ? 'on' : parts.has('COUNT') ? 'after' : 'never',
    until: parts.has('UNTIL') ? (untilDateOf(parts.get('UNTIL')) ?? date) : until,
    count: Number(parts.get('COUNT') ?? count),
  };
}

/** Whether two rules mean the same, as far as the fields can show it. */
function sameRule(one: string, other: string, date: string): boolean {
  const shown = (rule: string) => {
    const parts = new Map(partsOf(rule));
    if (parts.get('INTERVAL') === '1') parts.delete('INTERVAL');
    if (parts.get('WKST') === 'MO') parts.delete('WKST');
    if (parts.get('FREQ') === 'WEEKLY' && !parts.has('BYDAY')) parts.set('BYDAY', dayCode(weekdayOf(date)));
    if (parts.get('FREQ') === 'MONTHLY' && !parts.has('BYDAY') && !parts.has('BYMONTHDAY')) {
      parts.set('BYMONTHDAY', String(Number(date.slice(8))));
    }
    const until = untilDateOf(parts.get('UNTIL'));
    if (until) parts.set('UNTIL', until);
    if (parts.has('BYDAY')) parts.set('BYDAY', parts.get('BYDAY')!.split(',').toSorted().join());
    return [...parts]
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join(';');
  };
  return shown(one) === shown(other);
}

export type RepeatProblems = Partial<Record<'date' | 'time' | 'every' | 'days' | 'until' | 'count', string>>;

/** What is missing before the server can be asked. */
export function repeatProblems(form: RepeatForm): RepeatProblems {
  const { date, time, repeats, every, days, ends, until, count } = form;
  const isRepeated = repeats !== 'never' && repeats !== 'other';
  const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  return {
    ...(date === '' ? { date: t('problem.noDate') } : {}),
    ...(time === '' ? { time: t('problem.noTime') } : {}),
    ...(isRepeated && !isWithin(every, RECURRENCE_INTERVAL_MAX)
      ? { every: rangeText(1, RECURRENCE_INTERVAL_MAX) }
      : {}),
    ...(repeats === 'weekly' && days.length === 0 ? { days: t('problem.noDay') } : {}),
    ...(isRepeated && ends === 'on' && (until === '' || until < date) ? { until: t('problem.until') } : {}),
    ...(isRepeated && ends === 'after' && !isWithin(count, RECURRENCE_COUNT_MAX)
      ? { count: rangeText(1, RECURRENCE_COUNT_MAX) }
      : {}),
  };
}

/** The fields after the date has changed: the chosen weekday moves along where it was the only one. */
export function withDate(form: RepeatForm, date: string): RepeatForm {
  if (date === '') return { ...form, date };
  const isAlone = form.date !== '' && form.days.length === 1 && form.days[0] === weekdayOf(form.date);
  return {
    ...form,
    date,
    days: isAlone ? [weekdayOf(date)] : form.days,
    until: form.until < date ? date : form.until,
    monthlyBy: monthlyChoices(date).includes(form.monthlyBy) ? form.monthlyBy : 'day',
  };
}
