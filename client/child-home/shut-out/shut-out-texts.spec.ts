import { shutOutText } from './shut-out-texts';
import { spokenTime } from './spoken-time';

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const text = (code: Parameters<typeof shutOutText>[0], now: string, until: string | null, zone = 'UTC') =>
  shutOutText(code, until === null ? null : at(until), at(now), zone);

describe('a time as people say it to a child', () => {
  it.each([
    [7, 0, 'seven'],
    [19, 0, 'seven'],
    [0, 0, 'twelve'],
    [6, 30, 'half past six'],
    [6, 15, 'quarter past six'],
    [18, 45, 'quarter to seven'],
    [12, 50, 'ten to one'],
    [23, 40, 'twenty to twelve'],
    [15, 7, '3:07'],
  ])('%d:%d', (hour, minute, expected) => {
    expect(spokenTime({ hour, minute })).toBe(expected);
  });
});

describe('the end of a time without Starling', () => {
  it('after a night is an hour on a clock', () => {
    expect(text('quiet_hours', '23T20:10', '24T07:00')).toMatchObject({
      title: 'Starling sleeps now.',
      when: 'Back at seven.',
      clock: { hour: 7, minute: 0 },
    });
  });

  it('is told by the clock of the child, wherever the tablet is', () => {
    expect(text('quiet_hours', '23T20:10', '24T06:00', 'Europe/Berlin').when).toBe('Back at seven.');
    expect(text('quiet_hours', '23T20:10', '24T06:00', 'Asia/Kathmandu').when).toBe('Back at quarter to twelve.');
  });

  it('names the day where the morning is not meant', () => {
    expect(text('quiet_hours', '23T20:10', '24T14:00').when).toBe('Back tomorrow at two.');
    expect(text('quiet_hours', '23T20:10', '26T07:00')).toMatchObject({ when: 'Back on Thursday.', clock: null });
  });

  it('of a used budget is tomorrow, without a clock at midnight', () => {
    expect(text('budget_used', '23T17:10', '24T00:00')).toMatchObject({ when: 'Back tomorrow.', clock: null });
  });

  it('of a break is counted in minutes', () => {
    expect(text('break', '23T15:02', '23T15:07').when).toBe('Back in five minutes.');
    expect(text('break', '23T15:06', '23T15:07').when).toBe('Back in one minute.');
    expect(text('break', '23T15:00', '23T15:45').when).toBe('Back in 45 minutes.');
  });

  it('is not named where only a person can end it, or where it has passed', () => {
    expect(text('paused', '23T20:10', null)).toMatchObject({ when: '', clock: null });
    expect(text('break', '23T20:10', '23T20:09').when).toBe('');
  });

  it('and its reason have sentences of at most eight words, and none that press', () => {
    for (const code of ['quiet_hours', 'paused', 'budget_used', 'break'] as const) {
      const { title, when, advice } = text(code, '23T20:10', '24T18:40');
      for (const sentence of [title, when, ...advice.split(/(?<=[.?])\s/u)]) {
        expect(sentence.split(' ').length).toBeLessThanOrEqual(8);
      }
      expect(`${title} ${when} ${advice}`).not.toMatch(/friend|miss|sad|hurry|wrong|!/i);
    }
  });
});
