import { decisionLabel, readStatus } from './report-texts';

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
