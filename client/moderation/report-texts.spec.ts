import { decisionLabel, excerptGone, isNewestFirst, readStatus, reasonText, statusText } from './report-texts';

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

it('says why there is no excerpt', () => {
  expect(excerptGone({ status: 'RESOLVED', source: 'USER' })).toBe('The excerpt was removed with the decision.');
  expect(excerptGone({ status: 'RESOLVED', source: 'SAFETY' })).toBe(
    'The excerpt is sealed for 30 days after the decision. Then it is erased.',
  );
  expect(excerptGone({ status: 'OPEN', source: 'SAFETY' })).toBe('The excerpt was removed after 90 days.');
});

it.each(['self_harm', 'abuse', 'sexual', 'violence', 'drugs', 'eating_disorder', 'secrecy', 'unsafe', 'unchecked'])(
  'puts the code %s of a safety check into words',
  (reason) => {
    expect(reasonText({ source: 'SAFETY', reason })).toMatch(/^[A-Z][a-z -]+$/);
  },
);

it('repeats the reason that a user gave', () => {
  expect(reasonText({ source: 'USER', reason: 'self_harm' })).toBe('self_harm');
});

it('tells where a report stands', () => {
  expect(statusText({ status: 'OPEN' }, 'me')).toBe('Open');
  expect(statusText({ status: 'CLAIMED', claimedBy: 'other' }, 'me')).toBe('In hand');
  expect(statusText({ status: 'CLAIMED', claimedBy: 'me' }, 'me')).toBe('In hand: you');
  expect(statusText({ status: 'RESOLVED', claimedBy: 'me', decision: 'HIDE' }, 'me')).toBe('Decided: hide');
});
