import type { ReminderFieldsFragment } from '../gql/graphql';
import { missedSummary, noteSeen, seenUntilOf, unseenMissed } from './missed';
import { createInputOf, formOf, newReminder, problemsOf, updateInputOf } from './reminder-form';
import { reminderGroups } from './reminder-groups';
import { audienceText, nagChoices, offsetChoices, spanWords } from './reminder-words';

const NOW = Date.parse('2026-11-23T22:30:00Z');
const STORED: ReminderFieldsFragment = {
  id: 'r',
  childId: 'c',
  title: 'Pack the bag',
  note: null,
  recurrence: { zone: 'Europe/London', starts: '2026-11-24T08:00', rrule: 'FREQ=WEEKLY', exdates: [] },
  offsetMinutes: 0,
  nagEvery: null,
  audience: 'GUARDIANS',
  enabled: true,
  nextAt: null,
};

describe('the groups of reminders', () => {
  it('follow the calendar of the family, and leave out what is empty', () => {
    const reminder = (title: string, nextAt: string | null, enabled = true) => ({ title, nextAt, enabled });
    const given = [
      reminder('over', null),
      reminder('off', '2026-11-24T10:00:00Z', false),
      reminder('later', '2026-11-30T10:00:00Z'),
      reminder('tomorrow', '2026-11-24T10:00:00Z'),
      reminder('midnight', '2026-11-23T23:30:00Z'),
      reminder('late', '2026-11-23T22:00:00Z'),
    ];
    const shown = (zone: string) =>
      reminderGroups(given, NOW, zone).map(({ group, reminders }) => [group, reminders.map(({ title }) => title)]);
    expect(shown('Europe/London')).toEqual([
      ['today', ['late', 'midnight']],
      ['week', ['tomorrow']],
      ['later', ['later']],
      ['off', ['over', 'off']],
    ]);
    expect(shown('Europe/Berlin').slice(0, 2)).toEqual([
      ['today', ['late']],
      ['week', ['midnight', 'tomorrow']],
    ]);
  });
});

describe('the form of a reminder', () => {
  it('begins at the next full hour on the clock of the zone', () => {
    const form = newReminder(NOW, 'Europe/Berlin', 'c');
    expect([form.repeat.date, form.repeat.time, form.audience]).toEqual(['2026-11-24', '00:00', 'GUARDIANS']);
    expect(newReminder(NOW, 'UTC', null).audience).toBe('ME');
  });

  it('says what is missing', () => {
    const form = newReminder(NOW, 'UTC', 'c');
    expect(problemsOf(form)).toEqual({ title: 'Say what it is about' });
    expect(Object.keys(problemsOf({ ...form, title: 'x'.repeat(81), note: 'y'.repeat(501) }))).toEqual([
      'title',
      'note',
    ]);
    expect(problemsOf({ ...form, title: '🌻'.repeat(80) })).toEqual({});
  });

  it('sends only what has changed, so that a new title ends no snooze', () => {
    const form = formOf(STORED);
    expect(updateInputOf(form, STORED)).toEqual({});
    expect(updateInputOf({ ...form, title: ' Bag ', nagEvery: 10 }, STORED)).toEqual({ title: 'Bag', nagEvery: 10 });
    const later = { ...form, repeat: { ...form.repeat, time: '09:00' } };
    expect(Object.keys(updateInputOf(later, STORED))).toEqual(['recurrence']);
    expect(updateInputOf({ ...form, note: '' }, { ...STORED, note: 'x' })).toEqual({ note: null });
  });

  it('leaves out the child of a reminder for oneself', () => {
    expect(createInputOf({ ...newReminder(NOW, 'UTC', null), title: 'Call' })).not.toHaveProperty('childId');
    expect(createInputOf({ ...formOf(STORED) })).toMatchObject({ childId: 'c', title: 'Pack the bag' });
  });
});

describe('the words of a reminder', () => {
  it('say for whom it is', () => {
    expect(audienceText('ME', null)).toBe('Only you');
    expect(audienceText('ME', 'Mia')).toBe('Mia · only you');
    expect(audienceText('EVERYONE', 'Mia')).toBe('Mia · all guardians and the child’s devices');
  });

  it('name spans in their largest unit, and keep what is stored', () => {
    expect([45, 60, 120, 1_440, 20_160].map(spanWords)).toEqual([
      '45 minutes',
      '1 hour',
      '2 hours',
      '1 day',
      '2 weeks',
    ]);
    expect(
      offsetChoices(7)
        .slice(0, 3)
        .map(({ label }) => label),
    ).toEqual(['At the time', '5 minutes before', '7 minutes before']);
    expect(nagChoices(7).map(({ value }) => value)).toEqual(['', '5', '7', '10', '15', '30', '60']);
  });
});

describe('what was missed', () => {
  const missed = [
    { title: 'Cat', fireAt: '2026-11-23T10:00:00Z', occurrence: '2026-11-23T10:05:00Z' },
    { title: 'Plants', fireAt: '2026-11-23T09:00:00Z', occurrence: '2026-11-23T09:00:00Z' },
    { title: 'Cat', fireAt: '2026-11-22T10:00:00Z', occurrence: '2026-11-22T10:05:00Z' },
  ];

  it('is one line for each reminder, and is seen once by each account', () => {
    expect(missedSummary(missed)).toEqual([
      { title: 'Cat', times: 2, last: '2026-11-23T10:05:00Z' },
      { title: 'Plants', times: 1, last: '2026-11-23T09:00:00Z' },
    ]);
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    expect(unseenMissed(missed, seenUntilOf(storage, 'me'))).toHaveLength(3);
    noteSeen(storage, 'me', '2026-11-23T09:00:00Z');
    expect(unseenMissed(missed, seenUntilOf(storage, 'me')).map(({ fireAt }) => fireAt)).toEqual([
      '2026-11-23T10:00:00Z',
    ]);
    expect(unseenMissed(missed, seenUntilOf(storage, 'other'))).toHaveLength(3);
  });
});
