import { RECURRENCE_COUNT_MAX, RECURRENCE_INTERVAL_MAX } from '../../contract/recurrence.js';

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Monday first, as in ISO 8601. */
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export interface RuleDay {
  /** 0 is Monday. */
  readonly weekday: number;
  /** The second or, with -1, the last one of the month. `null`: every one. */
  readonly nth: number | null;
}

/** An end: a wall time, or an instant in milliseconds since 1970. Both are inside. */
export type Until = { readonly local: string } | { readonly instant: number };

/** A checked recurrence rule of RFC 5545. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly byDay: readonly RuleDay[] | null;
  /** Days of the month; -1 is the last one. */
  readonly byMonthDay: readonly number[] | null;
  readonly count: number | null;
  readonly until: Until | null;
  /** The day on which a week begins; 0 is Monday. */
  readonly weekStart: number;
}

/** A part of a rule that cannot be used. The message names the part. */
export class RuleFault extends Error {
  constructor(
    readonly part: string,
    reason: string,
  ) {
    super(`${part}: ${reason}`);
  }
}

type Parts = ReadonlyMap<string, string>;

const KNOWN_PARTS = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL', 'WKST'];

/** @throws RuleFault for anything beyond the supported subset of RFC 5545 */
export function parseRule(text: string): Rule {
  const parts = partsOf(text);
  const frequency = oneOf(FREQUENCIES, 'FREQ', parts.get('FREQ'));
  const count = numberOf(parts, 'COUNT', RECURRENCE_COUNT_MAX);
  const until = untilOf(parts.get('UNTIL'));
  if (count !== null && until !== null) throw new RuleFault('UNTIL', 'cannot stand beside COUNT');
  return {
    frequency,
    interval: numberOf(parts, 'INTERVAL', RECURRENCE_INTERVAL_MAX) ?? 1,
    byDay: byDayOf(parts.get('BYDAY'), frequency),
    byMonthDay: byMonthDayOf(parts.get('BYMONTHDAY'), frequency),
    count,
    until,
    weekStart: parts.has('WKST') ? DAYS.indexOf(oneOf(DAYS, 'WKST', parts.get('WKST'))) : 0,
  };
}

function partsOf(text: string): Parts {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, name = '', value = ''] = /^([A-Z-]+)=(.*)$/.exec(part) ?? [];
    if (name === '') throw new RuleFault(part === '' ? 'RRULE' : part, 'write parts such as FREQ=DAILY;INTERVAL=2');
    if (!KNOWN_PARTS.includes(name)) throw new RuleFault(name, 'is not supported');
    if (parts.has(name)) throw new RuleFault(name, 'stands twice');
    parts.set(name, value);
  }
  return parts;
}

function oneOf<const T extends readonly string[]>(values: T, part: string, value: string | undefined): T[number] {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new RuleFault(part, `one of ${values.join(', ')}`);
  return found;
}

function numberOf(parts: Parts, part: string, maximum: number): number | null {
  const value = parts.get(part);
  if (value === undefined) return null;
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > maximum) throw new RuleFault(part, `a whole number from 1 to ${maximum}`);
  return number;
}

function byDayOf(value: string | undefined, frequency: Frequency): RuleDay[] | null {
  if (value === undefined) return null;
  return value.split(',').map((item) => {
    const [, sign = '', digit, name = ''] = /^([+-]?)([1-4])?([A-Z]{2})$/.exec(item) ?? [];
    const weekday = (DAYS as readonly string[]).indexOf(name);
    if (weekday === -1 || (sign !== '' && digit === undefined)) {
      throw new RuleFault('BYDAY', 'days such as MO, or from 1MO to 4MO and from -1MO to -4MO of a month');
    }
    if (digit !== undefined && frequency !== 'MONTHLY') throw new RuleFault('BYDAY', `${item} needs FREQ=MONTHLY`);
    const nth = digit === undefined ? null : Number(digit) * (sign === '-' ? -1 : 1);
    return { weekday, nth };
  });
}

function byMonthDayOf(value: string | undefined, frequency: Frequency): number[] | null {
  if (value === undefined) return null;
  if (frequency === 'WEEKLY') throw new RuleFault('BYMONTHDAY', 'does not go with FREQ=WEEKLY');
  return value.split(',').map((item) => {
    const day = /^(?:\d{1,2}|-1)$/.test(item) ? Number(item) : 0;
    if (day === 0 || day > 31) throw new RuleFault('BYMONTHDAY', 'days from 1 to 31, or -1 for the last one');
    return day;
  });
}

function untilOf(value: string | undefined): Until | null {
  if (value === undefined) return null;
  const [, year, month, day, hour, minute, second, zulu] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(value) ?? [];
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const instant = Date.parse(`${local}Z`);
  // A date such as 31 February moves on, and is refused.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 19) !== local) {
    throw new RuleFault('UNTIL', 'a time such as 20261231T235900Z, or 20261231T235900 on the clock of the zone');
  }
  return zulu === 'Z' ? { instant } : { local };
}
