import {
  fromRecurrence,
  monthlyChoices,
  newRepeat,
  type RepeatForm,
  repeatProblems,
  toRecurrence,
  withDate,
} from './repeat';

const MONDAY = '2026-11-23';
const form = (part: Partial<RepeatForm> = {}): RepeatForm => ({
  ...newRepeat(MONDAY, '19:30', 'Europe/London'),
  ...part,
});

describe('the fields of a repetition', () => {
  it.each<[string, Partial<RepeatForm>, string | undefined]>([
    ['nothing', {}, undefined],
    ['days', { repeats: 'daily' }, 'FREQ=DAILY'],
    ['every third day', { repeats: 'daily', every: 3 }, 'FREQ=DAILY;INTERVAL=3'],
    ['chosen weekdays in order', { repeats: 'weekly', days: ['fri', 'mon'] }, 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['a day of the month', { repeats: 'monthly' }, 'FREQ=MONTHLY;BYMONTHDAY=23'],
    ['the fourth Monday', { repeats: 'monthly', monthlyBy: 'weekday' }, 'FREQ=MONTHLY;BYDAY=4MO'],
    ['the last day', { repeats: 'monthly', date: '2026-11-30', monthlyBy: 'last_day' }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    [
      'the last Monday',
      { repeats: 'monthly', date: '2026-11-30', monthlyBy: 'last_weekday' },
      'FREQ=MONTHLY;BYDAY=-1MO',
    ],
    ['years until a date', { repeats: 'yearly', ends: 'on', until: '2030-12-31' }, 'FREQ=YEARLY;UNTIL=20301231T235900'],
    ['ten times', { repeats: 'daily', ends: 'after', count: 10 }, 'FREQ=DAILY;COUNT=10'],
  ])('become a rule and come back from it: %s', (_what, part, rrule) => {
    const given = form(part);
    const recurrence = toRecurrence(given);
    expect(recurrence).toEqual({
      zone: 'Europe/London',
      starts: `${given.date}T19:30`,
      ...(rrule ? { rrule } : {}),
    });
    expect(toRecurrence(fromRecurrence(recurrence))).toEqual(recurrence);
    expect(fromRecurrence(recurrence).repeats).toBe(given.repeats);
  });

  it.each([
    ['FREQ=WEEKLY', 'weekly'],
    ['FREQ=MONTHLY;WKST=MO;INTERVAL=1', 'monthly'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'other'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'other'],
    ['FREQ=WEEKLY;WKST=SU;INTERVAL=2', 'other'],
    ['FREQ=DAILY;UNTIL=20301231T100000Z', 'other'],
  ])('show %s as %s', (rrule, repeats) => {
    const shown = fromRecurrence({ zone: 'UTC', starts: `${MONDAY}T08:00`, rrule, exdates: [`${MONDAY}T08:00`] });
    expect(shown.repeats).toBe(repeats);
    if (repeats === 'other') expect(toRecurrence(shown)).toMatchObject({ rrule, exdates: [`${MONDAY}T08:00`] });
  });

  it('offer only what says which day of the month the date is', () => {
    expect(monthlyChoices(MONDAY)).toEqual(['day', 'weekday']);
    expect(monthlyChoices('2026-11-24')).toEqual(['day', 'weekday', 'last_weekday']);
    expect(monthlyChoices('2026-11-30')).toEqual(['day', 'last_day', 'last_weekday']);
    expect(monthlyChoices('2028-02-29')).toEqual(['day', 'last_day', 'last_weekday']);
  });

  it('say what is missing', () => {
    expect(repeatProblems(form())).toEqual({});
    expect(Object.keys(repeatProblems(form({ date: '', time: '', repeats: 'weekly', days: [], every: 100 })))).toEqual([
      'date',
      'time',
      'every',
      'days',
    ]);
    expect(repeatProblems(form({ repeats: 'daily', ends: 'on', until: '2026-11-22' }))).toHaveProperty('until');
    expect(repeatProblems(form({ repeats: 'daily', ends: 'after', count: 731 }))).toHaveProperty('count');
    expect(repeatProblems(form({ ends: 'after', count: 0 }))).toEqual({});
  });

  it('move the only weekday along with the date', () => {
    expect(withDate(form(), '2026-11-25').days).toEqual(['wed']);
    expect(withDate(form({ days: ['mon', 'tue'] }), '2026-11-25').days).toEqual(['mon', 'tue']);
    expect(withDate(form({ monthlyBy: 'weekday' }), '2026-11-30').monthlyBy).toBe('day');
    expect(withDate(form(), '2027-01-01').until).toBe('2027-01-01');
    expect(withDate(form(), '').days).toEqual(['mon']);
  });
});
