import { edgesOf, spanOfDays, spanOfPeriod, trendEdges } from './span.js';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kathmandu'];

describe('the span of a summary', () => {
  it.each(ZONES)('is the week from Monday on, over clock changes in %s', (zone) => {
    for (const date of [
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-04-24',
      '2026-10-04',
      '2026-10-25',
      '2026-10-29',
      '2026-11-01',
    ]) {
      const span = spanOfPeriod('week', date, zone);
      const edges = edgesOf(span);
      expect(new Date(`${span.from}T12:00:00Z`).getUTCDay()).toBe(1);
      expect(span.from <= date && date < span.to).toBe(true);
      expect(edges).toHaveLength(8);
      // Each edge is the first instant of its date on the wall, as `Intl` shows it.
      const wall = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
      const days = edges.map((edge) => wall.format(edge));
      const before = edges.map((edge) => wall.format(edge.getTime() - 1));
      expect(new Set(days).size).toBe(8);
      expect(days[0]).toBe(span.from);
      expect(days.at(-1)).toBe(span.to);
      for (const [index, day] of days.entries()) expect(before[index]! < day).toBe(true);
    }
  });

  it('is one day', () => {
    expect(spanOfPeriod('day', '2026-02-28', 'UTC')).toEqual({ zone: 'UTC', from: '2026-02-28', to: '2026-03-01' });
  });

  it('has a trend of four weeks that end with it', () => {
    const edges = trendEdges(spanOfPeriod('week', '2026-11-25', 'UTC'));
    expect(edges.map((edge) => edge.toISOString().slice(0, 10))).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
  });

  it('refuses days in the wrong order and more than a year', () => {
    expect(() => spanOfDays('2026-02-02', '2026-02-01', 'UTC')).toThrow();
    expect(() => spanOfDays('2025-01-01', '2026-02-01', 'UTC')).toThrow();
    expect(spanOfDays('2026-02-01', '2026-02-01', 'UTC').to).toBe('2026-02-02');
  });
});
