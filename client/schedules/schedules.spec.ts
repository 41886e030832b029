import type { ScheduleItemFieldsFragment } from '../gql/graphql';
import { formOf, inputOf, newItem, presets, problemsOf, updateInputOf, withoutDate, withPreset } from './item-form';
import { pictureLabel } from './picture-words';
import { dayText, mondayOf, overlapsOf, readDate, stepsText, timesText, weekDates, weekText } from './plan-week';
import { DAY_PICTURES, pictureOf } from './schedule-pictures';

describe('a week', () => {
  it('begins on Monday, also over the end of a year', () => {
    expect(mondayOf('2027-01-03')).toBe('2026-12-28');
    expect(mondayOf('2026-12-28')).toBe('2026-12-28');
    expect(Object.values(weekDates('2026-12-28')).slice(-2)).toEqual(['2027-01-02', '2027-01-03']);
    expect(weekText('2026-11-23')).toMatch(/^23\W+29 Nov$/);
    expect(weekText('2026-11-30')).toMatch(/^30 Nov\W+6 Dec$/);
    expect(dayText('2026-11-23')).toBe('Monday 23 November');
    expect([readDate('2026-11-23'), readDate('2026-13-40'), readDate('x'), readDate(null)]).toEqual([
      '2026-11-23',
      null,
      null,
      null,
    ]);
  });
});

describe('the entries of a day', () => {
  const entry = (title: string, startsAt: string, endsAt: string | null) => ({
    title,
    startsAt: `2026-11-23T${startsAt}:00Z`,
    endsAt: endsAt && `2026-11-23T${endsAt}:00Z`,
  });

  it('say what happens at the same time, which a reminder does not', () => {
    const day = [
      entry('School', '08:00', '12:00'),
      entry('Call', '09:00', null),
      entry('Dentist', '11:30', '12:30'),
      entry('Lunch', '12:30', '13:00'),
    ];
    expect(overlapsOf(day)).toEqual([['Dentist'], [], ['School'], []]);
  });

  it('have times on the clock of the child, and count steps', () => {
    expect(timesText(entry('School', '08:00', '12:00'), 'Europe/Berlin')).toBe('09:00–13:00');
    expect(timesText(entry('Call', '09:00', null), 'UTC')).toBe('09:00');
    expect(stepsText([])).toBeNull();
    expect(stepsText([{ done: true }])).toBe('1 of 1 step');
    expect(stepsText([{ done: false }, { done: false }])).toBe('2 steps');
    expect(stepsText([{ done: true }, { done: false }])).toBe('1 of 2 steps');
  });
});

describe('the form of an item', () => {
  const STORED: ScheduleItemFieldsFragment = {
    ...{ id: 'i', childId: 'c', title: 'Morning', kind: 'ROUTINE', picture: 'sun', steps: ['Teeth'], minutes: 45 },
    recurrence: { zone: 'UTC', starts: '2026-11-23T07:00', rrule: 'FREQ=DAILY', exdates: ['2026-11-25T07:00'] },
    quiet: false,
  };

  it('keeps what is stored, and leaves out empty steps', () => {
    const form = formOf(STORED);
    expect(inputOf({ ...form, title: ' Morning ', steps: ['Teeth ', '', ' '] })).toEqual({
      ...{ title: 'Morning', kind: 'ROUTINE', picture: 'sun', steps: ['Teeth'], minutes: 45, quiet: false },
      recurrence: STORED.recurrence,
    });
    expect(problemsOf(form)).toEqual({});
  });

  it('sends only what has changed', () => {
    const form = formOf(STORED);
    expect(updateInputOf(form, STORED)).toEqual({});
    expect(updateInputOf({ ...form, title: ' Early morning ', steps: ['Teeth', ''] }, STORED)).toEqual({
      title: 'Early morning',
    });
    expect(updateInputOf({ ...form, picture: null, repeat: withoutDate(form.repeat, '2026-11-24') }, STORED)).toEqual({
      picture: null,
      recurrence: { ...STORED.recurrence, exdates: ['2026-11-24T07:00', '2026-11-25T07:00'] },
    });
    // A picture that this version of the page does not know stays.
    const unknown = { ...STORED, picture: 'rocket' };
    expect(updateInputOf(formOf(unknown), unknown)).toEqual({});
  });

  it('says what is missing', () => {
    const form = newItem('2026-11-23', 'UTC');
    expect(problemsOf(form)).toEqual({ title: 'Give it a name' });
    expect(Object.keys(problemsOf({ ...form, title: 'x', steps: ['y'.repeat(81)], minutes: 0 }))).toEqual([
      'steps',
      'minutes',
    ]);
  });

  it('begins on the day that was opened, or as a preset says', () => {
    const form = newItem('2026-11-24', 'UTC');
    expect([form.repeat.repeats, form.repeat.days]).toEqual(['weekly', ['tue']]);
    for (const { form: preset } of presets()) {
      const filled = withPreset(form, preset);
      expect(problemsOf(filled)).toEqual({});
      expect([filled.repeat.time, filled.repeat.date]).toEqual([preset.time, '2026-11-24']);
    }
  });

  it('leaves out one day, once', () => {
    const { repeat } = formOf(STORED);
    const without = withoutDate(withoutDate(repeat, '2026-11-24'), '2026-11-24');
    expect(without.exdates).toEqual(['2026-11-24T07:00', '2026-11-25T07:00']);
  });
});

describe('the pictures', () => {
  it('are drawn by us, and each has one word', () => {
    expect(DAY_PICTURES.map(pictureOf)).toEqual(DAY_PICTURES);
    expect(new Set(DAY_PICTURES.map(pictureLabel)).size).toBe(DAY_PICTURES.length);
    expect([pictureOf('rocket'), pictureOf(null)]).toEqual([null, null]);
    expect([pictureLabel('moon'), pictureLabel('whale')]).toEqual(['Bed', 'Whale']);
  });
});
