import { dayHeading } from './day-heading';

const now = new Date(2026, 10, 22, 0, 30);

it.each([
  [new Date(2026, 10, 22, 0, 10), 'Today'],
  [new Date(2026, 10, 21, 23, 50), 'Yesterday'],
  [new Date(2026, 10, 21, 0, 0), 'Yesterday'],
  [new Date(2026, 10, 20, 23, 59), 'Friday, November 20, 2026'],
])('names the day of %s', (time, heading) => {
  expect(dayHeading(time, now, 'en-US')).toBe(heading);
});
