import { WEEKDAYS } from '../../contract/controls.js';
import { instantOf, isTimeZone, localDateOf, startOfDay } from '../recurrence/zone.js';
import { nextQuietStart, quietTimeAt } from './quiet-times.js';

const night = (starts: string, ends: string) => [
  { id: 'night', label: 'Night', days: WEEKDAYS, starts, ends, enabled: true },
];
const at = (text: string) => Date.parse(text);
const minutes = ({ from, to }: { from: number; to: number }) => (to - from) / 60_000;

it.each([
  ['Europe/Berlin', '2026-03-28T22:00:00Z', 570],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', 690],
  ['America/New_York', '2026-03-08T03:00:00Z', 570],
  ['America/New_York', '2026-11-01T03:00:00Z', 690],
  // Lord Howe Island moves its clocks by half an hour.
  ['Australia/Lord_Howe', '2026-04-04T12:00:00Z', 660],
  ['Australia/Lord_Howe', '2026-10-03T12:00:00Z', 600],
  ['Asia/Kathmandu', '2026-03-28T18:00:00Z', 630],
])(
  'bedtime from 20:00 to 06:30 in %s lasts %s → %i minutes in the night of a clock change',
  (zone, instant, length) => {
    expect(minutes(quietTimeAt(night('20:00', '06:30'), zone, at(instant))!)).toBe(length);
  },
);

test('a day that a clock change shortens at midnight starts at its first instant', () => {
  expect(new Date(startOfDay('2026-04-24', 'Africa/Cairo')).toISOString()).toBe('2026-04-23T22:00:00.000Z');
  expect(localDateOf(at('2026-04-23T21:59:59Z'), 'Africa/Cairo')).toBe('2026-04-23');
});

test('a skipped wall time counts with the offset before it, a repeated one first for a start and second for an end', () => {
  const zone = 'Europe/Berlin';
  const iso = (date: string, edge: 'start' | 'end') => new Date(instantOf(date, '02:30', zone, edge)).toISOString();
  expect(iso('2026-03-29', 'start')).toBe('2026-03-29T01:30:00.000Z');
  expect(iso('2026-03-29', 'end')).toBe('2026-03-29T01:30:00.000Z');
  expect(iso('2026-10-25', 'start')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('2026-10-25', 'end')).toBe('2026-10-25T01:30:00.000Z');
});

test('windows that touch are one quiet time', () => {
  const windows = [...night('20:00', '22:00'), ...night('22:00', '06:30')];
  expect(minutes(quietTimeAt(windows, 'UTC', at('2026-11-23T21:00:00Z'))!)).toBe(630);
});

test('a window holds from its start until before its end, on its days alone', () => {
  const windows = [{ ...night('13:00', '14:00')[0]!, days: ['mon'] as const }];
  expect(quietTimeAt(windows, 'UTC', at('2026-11-23T12:59:59.999Z'))).toBeNull();
  expect(quietTimeAt(windows, 'UTC', at('2026-11-23T13:00:00Z'))).not.toBeNull();
  expect(quietTimeAt(windows, 'UTC', at('2026-11-23T14:00:00Z'))).toBeNull();
  expect(quietTimeAt(windows, 'UTC', at('2026-11-24T13:30:00Z'))).toBeNull();
  expect(nextQuietStart(windows, 'UTC', at('2026-11-23T13:30:00Z'))).toBe(at('2026-11-30T13:00:00Z'));
});

it.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['CET', false],
  ['+02:00', false],
  ['Europe/Atlantis', false],
  ['', false],
])('takes %j for a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
