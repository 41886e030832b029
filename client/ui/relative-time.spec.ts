import { relativeTime } from './relative-time';

const now = new Date(2026, 10, 22, 12, 0, 0);
const ago = (ms: number) => new Date(now.getTime() - ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relativeTime', () => {
  it.each([
    [-5 * MINUTE, 'Just now'],
    [0, 'Just now'],
    [MINUTE - 1, 'Just now'],
    [MINUTE, '1m ago'],
    [HOUR - 1, '59m ago'],
    [HOUR, '1h ago'],
    [DAY - 1, '23h ago'],
    [DAY, 'Yesterday'],
    [2 * DAY - 1, 'Yesterday'],
    [2 * DAY, '2d ago'],
    [7 * DAY - 1, '6d ago'],
    [7 * DAY, 'Nov 15'],
  ])('reads %d ms as %s', (age, text) => {
    expect(relativeTime(ago(age), now, 'en-US')).toBe(text);
  });

  it('says Yesterday for less than 48 hours, also two calendar days back', () => {
    const monday = new Date(2026, 10, 16, 23, 0);
    const wednesday = new Date(2026, 10, 18, 1, 0);
    expect(relativeTime(monday, wednesday, 'en-US')).toBe('Yesterday');
  });

  it('names the year where it is not the current one', () => {
    expect(relativeTime(new Date(2025, 11, 31), now, 'en-US')).toBe('Dec 31, 2025');
  });
});
