import {
  caseText,
  decidedText,
  decisionsFor,
  excerptGone,
  inBands,
  isNewestFirst,
  readStatus,
  reasonText,
  statusText,
  waitingText,
} from './report-texts';

it.each([
  ['', 'OPEN'],
  ['status=CLAIMED', 'CLAIMED'],
  ['status=RESOLVED', 'RESOLVED'],
  ['status=ALL', null],
  ['status=nonsense', 'OPEN'],
])('reads the status filter of %p as %p', (query, status) => {
  expect(readStatus(new URLSearchParams(query))).toBe(status);
});

it('offers no reminder of the rules in a safety case, and only such outcomes there', () => {
  expect(decisionsFor('USER')).toEqual(['KEEP', 'HIDE', 'WARN']);
  expect(decisionsFor('SAFETY')).toEqual(['HELP_SHOWN', 'PASSED_ON', 'FALSE_ALARM']);
});

it('tells two cases of the same kind apart by the end of their ids', () => {
  const [one, other] = ['0193a5f0-7b1c-7cc0-8f00-00000a4f9a2c', '0193a5f0-7b1c-7cc0-8f00-00000b77e01d'];
  expect(caseText({ id: one, source: 'SAFETY' })).toBe('Safety case 4F9A2C');
  expect(caseText({ id: other, source: 'SAFETY' })).toBe('Safety case 77E01D');
  expect(caseText({ id: other, source: 'USER' })).toBe('Case 77E01D, reported by a user');
});

it('confirms a decision in words', () => {
  expect([decidedText('HIDE', true), decidedText('HIDE', false)]).toEqual(['Answer hidden.', 'Message hidden.']);
  expect(decidedText('PASSED_ON', false)).toBe('Closed: passed on.');
});

it.each([
  [20, 'Just came in'],
  [60, 'Waiting 1 minute'],
  [3 * 3_600, 'Waiting 3 hours'],
  [48 * 3_600, 'Waiting 2 days'],
])('shows of a case that came in %i seconds ago: %s', (seconds, text) => {
  const now = new Date('2026-11-23T20:00:00Z');
  expect(waitingText(new Date(now.getTime() - seconds * 1_000), now)).toBe(text);
});

it('counts the days of a case by the calendar, as the times beside it do', () => {
  expect(waitingText(new Date(2026, 10, 20, 23), new Date(2026, 10, 23, 1))).toBe('Waiting 3 days');
});

it('groups the queue into bands without changing its order', () => {
  const row = (id: number, severity: 'URGENT' | 'NORMAL') => ({ id, severity });
  expect(inBands([row(1, 'URGENT'), row(2, 'NORMAL'), row(3, 'NORMAL')])).toEqual([
    { severity: 'URGENT', rows: [row(1, 'URGENT')] },
    { severity: 'NORMAL', rows: [row(2, 'NORMAL'), row(3, 'NORMAL')] },
  ]);
});

it('starts with the oldest waiting report or the newest decided one, and can be reversed', () => {
  expect([isNewestFirst('OPEN', false), isNewestFirst('CLAIMED', false)]).toEqual([false, false]);
  expect([isNewestFirst('RESOLVED', false), isNewestFirst(null, false)]).toEqual([true, true]);
  expect([isNewestFirst('OPEN', true), isNewestFirst(null, true)]).toEqual([true, false]);
});

it('explains why there is no excerpt', () => {
  expect(excerptGone({ status: 'RESOLVED', source: 'USER', isSealed: false })).toBe(
    'The excerpt was removed with the decision.',
  );
  expect(excerptGone({ status: 'RESOLVED', source: 'SAFETY', isSealed: false })).toBe(
    'The excerpt is locked for 30 days after the decision and then deleted.',
  );
  expect(excerptGone({ status: 'OPEN', source: 'SAFETY', isSealed: false })).toBe(
    'The excerpt was removed after 90 days.',
  );
  expect(excerptGone({ status: 'OPEN', source: 'SAFETY', isSealed: true })).toContain('sealed');
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

it('shows the status of a report, its decision, and who claimed it', () => {
  expect(statusText({ status: 'OPEN' }, 'me')).toBe('Open');
  expect(statusText({ status: 'CLAIMED', claimedBy: 'other' }, 'me')).toBe('In review');
  expect(statusText({ status: 'CLAIMED', claimedBy: 'me' }, 'me')).toBe('In review: you');
  expect(statusText({ status: 'RESOLVED', claimedBy: 'me', decision: 'HIDE' }, 'me')).toBe('Decided: hidden');
  expect(statusText({ status: 'RESOLVED', claimedBy: 'me', decision: 'FALSE_ALARM' }, 'me')).toBe(
    'Decided: false alarm',
  );
});
