import { openingEntry, openingLine } from './opening-line';

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 16, 0);
const at = (month: number, day: number) => new Date(2026, month - 1, day, 18, 5).toISOString();

test.each([
  [11, 25, 'Dad opened this today'],
  [11, 24, 'Dad opened this yesterday'],
  [11, 20, 'Dad opened this on Friday'],
  [11, 19, 'Dad opened this on Thursday'],
  [11, 18, 'Dad opened this on 18 November'],
])('an opening of %s/%s reads %j', (month, day, line) => {
  expect(openingLine({ at: at(month, day), by: 'Dad' }, NOW)).toBe(line);
});

test('the list names the time, and no grown-up who has left', () => {
  expect(openingEntry({ at: at(11, 24), by: null }, NOW)).toBe('A grown-up opened a talk yesterday at 18:05');
});
