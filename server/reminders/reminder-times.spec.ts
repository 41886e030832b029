import { dueTimes, firstTime, nextTime } from './reminder-times.js';

const at = (text: string) => Date.parse(text);
const daily = (offsetMinutes = 0) => ({
  recurrence: { zone: 'UTC', starts: '2026-11-01T19:30', rrule: 'FREQ=DAILY' },
  offsetMinutes,
});
const day = (date: number) => ({
  occurrence: at(`2026-11-${date}T19:30:00Z`),
  fireAt: at(`2026-11-${date}T19:30:00Z`),
});

test('a reminder fires so many minutes before its occurrence, also on the day before', () => {
  expect(nextTime(daily(1_200), at('2026-11-10T12:00:00Z'))).toEqual({
    occurrence: at('2026-11-11T19:30:00Z'),
    fireAt: at('2026-11-10T23:30:00Z'),
  });
});

test('a reminder for the very minute in which it is stored still fires', () => {
  expect(firstTime(daily(), at('2026-11-10T19:30:59Z'))).toEqual(day(10));
  expect(firstTime(daily(), at('2026-11-10T19:31:00Z'))).toEqual(day(11));
});

test('one that is up to two hours late fires, and older ones were missed', () => {
  expect(dueTimes(daily(), day(10), at('2026-11-12T21:30:00Z'))).toEqual({
    fires: [day(12)],
    missed: [day(10), day(11)],
    next: day(13),
  });
  expect(dueTimes(daily(), day(12), at('2026-11-12T21:30:00.001Z'))).toEqual({
    fires: [],
    missed: [day(12)],
    next: day(13),
  });
});

test('after years without the service, the latest occurrence still counts, and few are kept as missed', () => {
  const { fires, missed, next } = dueTimes(daily(), day(10), at('2031-11-12T19:31:00Z'));
  expect([fires.length, missed.length, new Date(next!.fireAt).toISOString()]).toEqual([
    1,
    60,
    '2031-11-13T19:30:00.000Z',
  ]);
});

test('nothing comes after the last occurrence', () => {
  const once = { recurrence: { zone: 'UTC', starts: '2026-11-10T19:30' }, offsetMinutes: 0 };
  expect(dueTimes(once, day(10), at('2026-11-10T19:30:00Z'))).toEqual({ fires: [day(10)], missed: [], next: null });
});
