import { monthlyLabel, repeatText } from './repeat-words';
import { daysAhead, placeOf, previewWords, whenWords } from './when-words';

describe('a repetition in words', () => {
  it.each([
    [null, 'Once'],
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=10', 'Every 3 days, 10 times'],
    ['FREQ=DAILY;COUNT=1', 'Every day, one time'],
    ['FREQ=DAILY;BYDAY=MO', 'On chosen days'],
    ['FREQ=WEEKLY', 'Every Monday'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Monday to Friday'],
    ['FREQ=WEEKLY;BYDAY=SU,SA', 'Every Saturday and Sunday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'Every 2 weeks on Monday'],
    ['FREQ=MONTHLY', 'On the 23rd of each month'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'On the last day of each month'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'On the 1st and the 15th of each month'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU', 'Every 3 months on the second Tuesday'],
    ['FREQ=MONTHLY;BYDAY=-2FR', 'On the 2nd Friday from the end of each month'],
    ['FREQ=YEARLY;UNTIL=20301231T235900', 'Every year on 23 November, until 31 December 2030'],
  ])('%s is "%s"', (rrule, text) => {
    expect(repeatText({ zone: 'UTC', starts: '2026-11-23T08:00', rrule })).toBe(text);
  });

  it('names the choices for a month', () => {
    expect(monthlyLabel('day', '2026-11-22')).toBe('On the 22nd');
    expect(monthlyLabel('weekday', '2026-11-24')).toBe('On the fourth Tuesday');
    expect(monthlyLabel('last_weekday', '2026-11-30')).toBe('On the last Monday');
    expect(monthlyLabel('last_day', '2026-11-30')).toBe('On the last day');
  });
});

describe('an instant in words', () => {
  const NOW = Date.parse('2026-11-23T22:30:00Z');

  it.each([
    ['2026-11-23T23:15:00Z', 'Today, 23:15'],
    ['2026-11-24T07:00:00Z', 'Tomorrow, 07:00'],
    ['2026-11-22T07:00:00Z', 'Yesterday, 07:00'],
    ['2026-11-27T19:30:00Z', 'Friday, 19:30'],
    ['2026-11-30T19:30:00Z', 'Monday 30 November, 19:30'],
    ['2027-01-05T02:10:00Z', 'Tuesday 5 January 2027, 02:10'],
  ])('%s is "%s"', (instant, text) => {
    expect(whenWords(Date.parse(instant), NOW, 'Europe/London')).toBe(text);
  });

  it('follows the calendar of the zone', () => {
    expect(daysAhead(NOW, NOW - 3_600_000, 'Europe/Berlin')).toBe(0);
    expect(daysAhead(NOW + 3_600_000, NOW, 'Europe/Berlin')).toBe(1);
    expect(placeOf('America/New_York')).toBe('New York');
    expect(placeOf('UTC')).toBe('UTC');
  });

  it('says how a clock change moves it', () => {
    const gap = { local: '2026-03-29T02:30', at: '2026-03-29T01:30:00Z', shifted: 'gap' } as const;
    expect(previewWords(gap, 'Europe/Berlin')).toEqual({
      when: 'Sunday 29 March 2026, 03:30',
      note: 'On 29 March this happens at 03:30, once. Clocks go forward, and 02:30 is skipped.',
    });
    const overlap = { local: '2026-10-25T02:30', at: '2026-10-25T00:30:00Z', shifted: 'overlap' } as const;
    expect(previewWords(overlap, 'Europe/Berlin').note).toBe(
      'On 25 October this happens at the first 02:30, once. Clocks go back, and 02:30 comes twice.',
    );
    const plain = { local: '2026-10-26T02:30', at: '2026-10-26T01:30:00Z', shifted: null };
    expect(previewWords(plain, 'Europe/Berlin')).toEqual({ when: 'Monday 26 October 2026, 02:30', note: null });
  });
});
