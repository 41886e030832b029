import { type QuietWindow, WEEKDAYS } from '../../../contract/controls';
import { blocksOf, lanesOf, lengthOf, shifted, snapped, withDayMoved, withDaySplit, withoutDay } from './week-geometry';

const night: QuietWindow = {
  id: 'night',
  label: 'Night',
  days: ['mon', 'sun'],
  starts: '20:00',
  ends: '06:30',
  enabled: true,
};
const lunch: QuietWindow = { ...night, id: 'lunch', days: ['wed'], starts: '12:00', ends: '13:00' };

describe('the blocks of a week', () => {
  it('draw a night over two days, and Sunday night into Monday', () => {
    const [monday, sunday] = blocksOf([night]);
    expect(monday!.parts).toEqual([
      { day: 'mon', from: 1200, to: 1440, isStart: true, isEnd: false },
      { day: 'tue', from: 0, to: 390, isStart: false, isEnd: true },
    ]);
    expect(sunday!.parts.map(({ day }) => day)).toEqual(['sun', 'mon']);
    expect(blocksOf([lunch])[0]!.parts).toEqual([{ day: 'wed', from: 720, to: 780, isStart: true, isEnd: true }]);
  });

  it('keep a quiet time that ends at midnight on its day', () => {
    expect(blocksOf([{ ...lunch, starts: '22:00', ends: '00:00' }])[0]!.parts).toHaveLength(1);
    expect([lengthOf(night), lengthOf(lunch)]).toEqual([630, 60]);
  });

  it('stand beside each other where they overlap', () => {
    const parts = [
      { from: 0, to: 100 },
      { from: 50, to: 150 },
      { from: 100, to: 200 },
      { from: 300, to: 400 },
    ];
    expect(lanesOf(parts)).toEqual([
      { index: 0, count: 2 },
      { index: 1, count: 2 },
      { index: 0, count: 2 },
      { index: 0, count: 1 },
    ]);
    expect(lanesOf([])).toEqual([]);
  });
});

describe('moving a quiet time', () => {
  it('moves both ends, or one', () => {
    expect(shifted(lunch, 'both', 15).window).toMatchObject({ starts: '12:15', ends: '13:15' });
    expect(shifted(lunch, 'end', -15).window).toMatchObject({ starts: '12:00', ends: '12:45' });
    expect(shifted(lunch, 'start', -15).window).toMatchObject({ starts: '11:45', ends: '13:00' });
    expect(shifted(night, 'end', 30).window).toMatchObject({ starts: '20:00', ends: '07:00' });
  });

  it('takes its days along when the start passes midnight', () => {
    const early = { ...lunch, starts: '00:00', ends: '01:00' };
    expect(shifted(early, 'both', -15)).toMatchObject({
      days: -1,
      window: { starts: '23:45', ends: '00:45', days: ['tue'] },
    });
    expect(shifted(early, 'start', -15)).toMatchObject({ days: -1, window: { starts: '23:45', ends: '01:00' } });
    expect(shifted({ ...lunch, starts: '23:45', ends: '00:45' }, 'both', 15)).toMatchObject({
      days: 1,
      window: { starts: '00:00', ends: '01:00', days: ['thu'] },
    });
    expect(shifted({ ...night, days: [...WEEKDAYS] }, 'both', 300).window.days).toEqual(WEEKDAYS);
  });

  it('never gets empty, and never lasts a whole day', () => {
    expect(lengthOf(shifted(lunch, 'end', -500).window)).toBe(15);
    expect(lengthOf(shifted(lunch, 'start', 500).window)).toBe(15);
    expect(lengthOf(shifted(night, 'end', 5_000).window)).toBe(1_425);
  });

  it('snaps to quarters of an hour', () => {
    expect(snapped(lunch, 'both', 20)).toBe(15);
    expect(snapped({ ...lunch, starts: '12:07' }, 'start', 1)).toBe(8);
    expect(snapped({ ...lunch, ends: '13:10' }, 'end', 0)).toBe(5);
  });

  it('moves one day to a day that is free', () => {
    expect(withDayMoved(night, 'mon', 1)?.days).toEqual(['tue', 'sun']);
    expect(withDayMoved(night, 'sun', 1)).toBeNull();
    expect(withDayMoved(lunch, 'wed', -1)?.days).toEqual(['tue']);
  });

  it('takes one day away, and the whole quiet time with its last day', () => {
    expect(withoutDay([night, lunch], 'night', 'mon')).toEqual([{ ...night, days: ['sun'] }, lunch]);
    expect(withoutDay([night, lunch], 'lunch', 'wed')).toEqual([night]);
  });

  it('gives one day a quiet time of its own', () => {
    expect(withDaySplit([night], 'night', 'mon', 'new')).toEqual([
      { ...night, days: ['sun'] },
      { ...night, id: 'new', days: ['mon'] },
    ]);
    expect(withDaySplit([lunch], 'lunch', 'wed', 'new')).toEqual([lunch]);
  });
});
