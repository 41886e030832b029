import type { Recurrence } from '../../contract/recurrence.js';
import { firstOccurrences, nextOccurrence, occurrencesBetween } from './occurrences.js';

const at = (text: string) => Date.parse(text);

function first(count: number, recurrence: Recurrence, from?: string): string[] {
  return firstOccurrences(recurrence, count, from === undefined ? undefined : at(from)).map((one) => one.local);
}

it.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'gap'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'overlap'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', 'gap'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', 'overlap'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', 'gap'],
  ['Africa/Cairo', '2026-04-24T00:30', '2026-04-23T22:30:00.000Z', 'gap'],
  ['Asia/Kathmandu', '2026-03-29T02:30', '2026-03-28T20:45:00.000Z', null],
])('in %s, %s happens once, at %s (%s)', (zone, local, instant, shifted) => {
  const recurrence = { zone, starts: `${local.slice(0, 8)}01${local.slice(10)}`, rrule: 'FREQ=DAILY' };
  const day = { from: at(`${local}Z`) - 86_400_000, to: at(`${local}Z`) + 86_400_000 };
  const found = occurrencesBetween(recurrence, day.from, day.to).filter((one) => one.local === local);
  expect(found).toEqual([{ local, at: at(instant), shifted }]);
});

it.each<[string, Omit<Recurrence, 'zone'>, string[]]>([
  [
    'the start only where the rule matches it',
    { starts: '2026-11-24T08:00', rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=2' },
    ['11-30', '12-07'],
  ],
  ['two of the count', { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;COUNT=2' }, ['11-24', '11-25']],
  [
    'no excluded time, which the count includes',
    { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;COUNT=3', exdates: ['2026-11-25T08:00'] },
    ['11-24', '11-26'],
  ],
  [
    'the last moment of a local end',
    { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;UNTIL=20261125T080000' },
    ['11-24', '11-25'],
  ],
  ['nothing after a local end', { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;UNTIL=20261125T075959' }, ['11-24']],
  [
    'the last moment of an end in UTC',
    { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;UNTIL=20261125T130000Z' },
    ['11-24', '11-25'],
  ],
  [
    'nothing after an end in UTC',
    { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;UNTIL=20261125T125959Z' },
    ['11-24'],
  ],
  [
    'the last day of each month',
    { starts: '2026-11-24T08:00', rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3' },
    ['11-30', '12-31', '01-31'],
  ],
  [
    'months that have the day',
    { starts: '2026-12-31T08:00', rrule: 'FREQ=MONTHLY;COUNT=3' },
    ['12-31', '01-31', '03-31'],
  ],
  [
    'the second-last Friday',
    { starts: '2026-11-01T08:00', rrule: 'FREQ=MONTHLY;BYDAY=-2FR;COUNT=2' },
    ['11-20', '12-18'],
  ],
  ['itself alone without a rule', { starts: '2026-11-24T08:00' }, ['11-24']],
])('happens on %s', (_what, recurrence, dates) => {
  expect(first(5, { zone: 'America/New_York', ...recurrence }).map((local) => local.slice(5, 10))).toEqual(dates);
});

it('weeks begin on the day that WKST names', () => {
  const every = (start: string) =>
    first(4, {
      zone: 'UTC',
      starts: '1997-08-05T09:00',
      rrule: `FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=${start}`,
    });
  // The example of RFC 5545.
  expect(every('MO').map((local) => local.slice(5, 10))).toEqual(['08-05', '08-10', '08-19', '08-24']);
  expect(every('SU').map((local) => local.slice(5, 10))).toEqual(['08-05', '08-17', '08-19', '08-31']);
});

it.each<[string, Omit<Recurrence, 'zone'>]>([
  ['February has no 31st', { starts: '2026-02-01T08:00', rrule: 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31' }],
  ['each seventh day is a Tuesday', { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;INTERVAL=7;BYDAY=MO' }],
  ['it ends before it starts', { starts: '2026-11-24T08:00', rrule: 'FREQ=DAILY;UNTIL=20261123T000000' }],
  ['its only time is excluded', { starts: '2026-11-24T08:00', exdates: ['2026-11-24T08:00'] }],
])('never happens where %s', (_why, recurrence) => {
  expect(nextOccurrence({ zone: 'UTC', ...recurrence })).toBeNull();
});

it('happens on 29 February that is a Monday, though not for 28 years', () => {
  expect(
    first(2, { zone: 'UTC', starts: '2025-02-01T08:00', rrule: 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=29;BYDAY=MO' }),
  ).toEqual(['2044-02-29T08:00', '2072-02-29T08:00']);
});

it('starts in the middle as it does from the beginning', () => {
  for (const rrule of [
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=SU',
    'FREQ=MONTHLY;INTERVAL=5;BYDAY=1MO',
    'FREQ=YEARLY;INTERVAL=2;BYDAY=TU',
  ]) {
    const recurrence = { zone: 'Europe/Berlin', starts: '2020-02-29T07:15', rrule };
    const all = first(400, recurrence).filter((local) => local >= '2021-05-05T07:15');
    expect(first(20, recurrence, '2021-05-05T05:15:00Z')).toEqual(all.slice(0, 20));
  }
});
