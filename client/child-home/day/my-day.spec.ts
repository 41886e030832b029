import { type DayEntry, dayText, leftText, myDay, startText } from './my-day';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;

const entry = (title: string, from: number, to: number | null, more: Partial<DayEntry> = {}): DayEntry => ({
  ...{ id: title, title, kind: to === null ? 'REMINDER' : 'ITEM', picture: null, steps: [], state: 'PLANNED' },
  startsAt: new Date(NOON + from * MINUTE).toISOString(),
  endsAt: to === null ? null : new Date(NOON + to * MINUTE).toISOString(),
  ...more,
});

const titlesOf = (entries: readonly DayEntry[], now = NOON) => {
  const { next, ...lists } = myDay(entries, now);
  return {
    next: next?.title,
    ...Object.fromEntries(Object.entries(lists).map(([part, all]) => [part, all.map(({ title }) => title)])),
  };
};

describe('a day', () => {
  const DAY = [
    entry('morning', -300, -240, { state: 'DONE' }),
    entry('walk', -120, -60, { state: 'OVER' }),
    entry('missed', -100, null, { state: 'MISSED' }),
    entry('call', -50, null, { state: 'FIRED' }),
    entry('lunch', -10, 20),
    entry('rest', 30, 60),
    entry('fish', 90, null),
  ];

  it('has what is now, what is next, and the rest in order', () => {
    expect(titlesOf(DAY)).toEqual({
      ...{ now: ['call', 'lunch'], next: 'rest', later: ['fish'], earlier: ['walk'], done: ['morning'] },
    });
  });

  it('goes on with the clock, although the plan was loaded before', () => {
    expect(titlesOf(DAY, NOON + 30 * MINUTE)).toMatchObject({
      ...{ now: ['call', 'rest'], next: 'fish', later: [], earlier: ['walk', 'lunch'] },
    });
    expect(titlesOf(DAY, NOON + 95 * MINUTE)).toMatchObject({ now: ['call', 'fish'], next: undefined });
  });

  it('is read aloud as now and next', () => {
    expect(dayText(myDay(DAY, NOON), NOON, 'UTC')).toBe(
      'Now: call. Now: lunch. Next: rest. At half past twelve, in 30 minutes.',
    );
    expect(dayText(myDay([DAY[0]!], NOON), NOON, 'UTC')).toBe('All done for today.');
    expect(dayText(myDay([], NOON), NOON, 'UTC')).toBe('Nothing is planned today. You can play, read or rest.');
  });
});

describe('the time in words', () => {
  it.each([
    [30, 'One more minute.'],
    [300, 'Five more minutes.'],
    [1_200, '20 more minutes.'],
    [3_600, 'About one more hour.'],
    [8_000, 'About two more hours.'],
  ])('that is left after %d seconds is "%s"', (seconds, text) => {
    expect(leftText(NOON + seconds * 1_000, NOON)).toBe(text);
  });

  it.each([
    [60, 'At 1:01, in one minute.'],
    [30 * 60, 'At half past one, in 30 minutes.'],
    [3 * 3_600, 'At four.'],
  ])('of a start in %d seconds is said to a child', (seconds, text) => {
    expect(startText(NOON + seconds * 1_000, NOON, 'Europe/Berlin')).toBe(text);
  });
});
