import { shutOutText, untilText } from './shut-out-texts';

const now = new Date(2026, 10, 23, 19, 5);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
/** The time as this machine's language writes it. */
const time = (hour: number, minute: number) =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(2026, 10, 23, hour, minute),
  );

describe('the end of a time without Starling', () => {
  it('names the time of today, tomorrow, or a weekday', () => {
    expect(untilText(at(23, 20, 15), now)).toBe(`at ${time(20, 15)}`);
    expect(untilText(at(24, 6, 30), now)).toBe(`tomorrow at ${time(6, 30)}`);
    expect(untilText(at(26, 6, 30), now)).toBe(`on Thursday at ${time(6, 30)}`);
    expect(untilText('soon', now)).toBeNull();
  });

  it('is not named where only a person can end it', () => {
    const text = shutOutText({ code: 'paused', until: null }, now);
    expect(text.when).toBe('');
    expect(text.ask).toContain('grown-up');
  });

  it.each(['paused', 'quiet_hours', 'budget_used', 'break'] as const)('has words for %s', (code) => {
    const { title, when, ask } = shutOutText({ code, until: at(24, 6, 30) }, now);
    expect(title).not.toBe('');
    expect(when).toBe(`Starling is back tomorrow at ${time(6, 30)}.`);
    expect(ask).toMatch(/grown-up|Ask them/);
  });
});
