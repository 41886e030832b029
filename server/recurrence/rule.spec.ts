import { parseRule } from './rule.js';

it.each([
  ['FREQ=HOURLY', 'FREQ'],
  ['INTERVAL=2', 'FREQ'],
  ['FREQ=DAILY;INTERVAL=0', 'INTERVAL'],
  ['FREQ=DAILY;INTERVAL=100', 'INTERVAL'],
  ['FREQ=DAILY;INTERVAL=1.5', 'INTERVAL'],
  ['FREQ=DAILY;COUNT=731', 'COUNT'],
  ['FREQ=DAILY;COUNT=0', 'COUNT'],
  ['FREQ=DAILY;COUNT=2;UNTIL=20261231T235900Z', 'UNTIL'],
  ['FREQ=DAILY;UNTIL=20260231T235900Z', 'UNTIL'],
  ['FREQ=DAILY;UNTIL=tomorrow', 'UNTIL'],
  ['FREQ=WEEKLY;BYDAY=1MO', 'BYDAY'],
  ['FREQ=MONTHLY;BYDAY=5MO', 'BYDAY'],
  ['FREQ=MONTHLY;BYDAY=-MO', 'BYDAY'],
  ['FREQ=WEEKLY;BYDAY=', 'BYDAY'],
  ['FREQ=WEEKLY;BYMONTHDAY=3', 'BYMONTHDAY'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY'],
  ['FREQ=MONTHLY;BYMONTHDAY=-2', 'BYMONTHDAY'],
  ['FREQ=WEEKLY;WKST=XX', 'WKST'],
  ['FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO', 'BYSETPOS'],
  ['FREQ=YEARLY;BYMONTH=2', 'BYMONTH'],
  ['FREQ=DAILY;FREQ=DAILY', 'FREQ'],
  ['FREQ=DAILY;', 'RRULE'],
  ['', 'RRULE'],
  ['RRULE:FREQ=DAILY', 'RRULE:FREQ=DAILY'],
])('refuses %j and names %s', (text, part) => {
  expect(() => parseRule(text)).toThrow(expect.objectContaining({ part }));
});

test('a rule has its parts in any order, and defaults for what is left out', () => {
  expect(parseRule('BYDAY=-1FR,2MO;FREQ=MONTHLY')).toEqual({
    frequency: 'MONTHLY',
    interval: 1,
    byDay: [
      { weekday: 4, nth: -1 },
      { weekday: 0, nth: 2 },
    ],
    byMonthDay: null,
    count: null,
    until: null,
    weekStart: 0,
  });
});
