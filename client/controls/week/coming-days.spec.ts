import type { TimelinePart } from '../state-words';
import { clockChangeText, comingDays, comingSpan, quietText } from './coming-days';

const zone = 'Europe/Berlin';
const NOW = Date.parse('2026-03-27T12:00Z');
const quiet = (from: string, to: string): TimelinePart => ({ from, to, allowed: false, code: 'QUIET_HOURS' });
/** Friday and Saturday night, 20:00 to 06:30. Clocks go forward in the second. */
const timeline = [
  quiet('2026-03-27T19:00Z', '2026-03-28T05:30Z'),
  { from: '2026-03-28T05:30Z', to: '2026-03-28T19:00Z', allowed: true, code: null },
  quiet('2026-03-28T19:00Z', '2026-03-29T04:30Z'),
];

describe('the coming days', () => {
  it('begin with today and last a week, with 23 hours in one of them', () => {
    const { from, to, today } = comingSpan(NOW, zone);
    expect(today).toBe('2026-03-27');
    expect((to - from) / 3_600_000).toBe(7 * 24 - 1);
  });

  it('show the parts of each day as the clock on the wall does', () => {
    const [friday, saturday, sunday, monday] = comingDays(timeline, NOW, zone);
    expect(friday).toMatchObject({ weekday: 'fri', quiet: [{ from: 1200, to: 1440 }], change: null });
    expect(saturday!.quiet).toMatchObject([
      { from: 0, to: 390 },
      { from: 1200, to: 1440 },
    ]);
    expect(sunday).toMatchObject({ quiet: [{ from: 0, to: 390 }], change: { minutes: 60 } });
    expect(monday!.quiet).toEqual([]);
  });

  it('say how long a quiet time really is', () => {
    const [, , sunday] = comingDays(timeline, NOW, zone);
    expect(quietText(sunday!.quiet[0]!, zone)).toBe('Quiet from Saturday 20:00 to Sunday 06:30: 9 hours 30 minutes');
    expect(clockChangeText(sunday!.change!, timeline, zone)).toBe(
      'On Sunday 29 March at 02:00 the clocks go forward by 1 hour. That night’s quiet time lasts 9 hours 30 minutes, not 10 hours 30 minutes.',
    );
    expect(clockChangeText(sunday!.change!, [], zone)).toBe(
      'On Sunday 29 March at 02:00 the clocks go forward by 1 hour.',
    );
  });
});
