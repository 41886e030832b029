import { readDay, spanOf, spanText, stepFrom, todayIn } from './progress-span';

describe('the days of the progress page', () => {
  it.each([
    ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['week', '2026-03-29', '2026-03-23', '2026-03-29'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('of a %s that holds %s', (view, day, from, to) => {
    expect(spanOf(view, day)).toEqual({ from, to });
  });

  it('go back and forth by whole spans', () => {
    const week = spanOf('week', '2026-11-25');
    expect(spanOf('week', stepFrom(week, -1))).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(spanOf('week', stepFrom(week, 1))).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  });

  it('are those of the zone, and read as a range', () => {
    expect(todayIn('Pacific/Auckland', Date.parse('2026-11-25T12:00:00Z'))).toBe('2026-11-26');
    expect(spanText({ from: '2026-11-23', to: '2026-11-29' }, 'en-GB')).toMatch(/^23.?–.?29 November 2026$/);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-02-31', '2026-03-03'],
    ['2026-99-99', null],
    ['yesterday', null],
    [null, null],
  ])('read %j of a link as %j', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});
