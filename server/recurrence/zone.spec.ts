import { wallTime } from '../../test/support/wall-clock.js';
import { localDateOf } from './zone.js';

const MINUTE_MS = 60_000;

/** Clocks of these places have changed at midnight, a minute after it, by half an hour, and by a whole day. */
it.each([
  ['America/St_Johns', '2006-10-29T00:00:00Z'],
  ['America/St_Johns', '2006-04-02T00:00:00Z'],
  ['Africa/Cairo', '2026-10-29T12:00:00Z'],
  ['Africa/Cairo', '2026-04-23T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T06:00:00Z'],
  ['Pacific/Apia', '2011-12-29T12:00:00Z'],
  ['Europe/Berlin', '2026-10-24T12:00:00Z'],
  ['Asia/Kathmandu', '2026-10-24T12:00:00Z'],
])('the local date in %s is that of the clock on the wall, forwards and backwards over %s', (zone, start) => {
  const minutes = Array.from({ length: 2 * 1440 }, (_, minute) => Date.parse(start) + minute * MINUTE_MS);
  const expected = (instant: number) => new Date(wallTime(instant, zone)).toISOString().slice(0, 10);
  const wrong = [...minutes, ...minutes.toReversed()].filter(
    (instant) => localDateOf(instant, zone) !== expected(instant),
  );
  expect(wrong.map((instant) => new Date(instant).toISOString())).toEqual([]);
});
