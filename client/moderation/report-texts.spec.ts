import { decisionLabel, isNewestFirst, readStatus } from './report-texts';

it.each([
  ['', 'OPEN'],
  ['status=CLAIMED', 'CLAIMED'],
  ['status=RESOLVED', 'RESOLVED'],
  ['status=ALL', null],
  ['status=nonsense', 'OPEN'],
])('reads %p as %p', (query, status) => {
  expect(readStatus(new URLSearchParams(query))).toBe(status);
});

it('names decisions', () => {
  expect(decisionLabel('HIDE')).toBe('Hide');
});

it('begins with what waited longest, or was reported last, and turns round', () => {
  expect([isNewestFirst('OPEN', false), isNewestFirst('CLAIMED', false)]).toEqual([false, false]);
  expect([isNewestFirst('RESOLVED', false), isNewestFirst(null, false)]).toEqual([true, true]);
  expect([isNewestFirst('OPEN', true), isNewestFirst(null, true)]).toEqual([true, false]);
});
