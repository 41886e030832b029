import { grantedText, grantObstacle, grantOf, latestEnd, minuteChoices, untilChoices } from './grants';
import type { ChildState, TimelinePart } from './state-words';

const NOW = Date.parse('2026-11-25T19:50:20Z');
const zone = 'Europe/London';
const timeline: TimelinePart[] = [
  { from: '2026-11-25T00:00Z', to: '2026-11-25T20:00Z', allowed: true, code: null },
  { from: '2026-11-25T20:00Z', to: '2026-11-26T06:30Z', allowed: false, code: 'QUIET_HOURS' },
];
const state = (change: Partial<ChildState> = {}): ChildState => ({
  allowed: true,
  code: null,
  until: null,
  minutesUsed: 24,
  minutesAllowed: 45,
  minutesLeft: 21,
  explanation: '',
  timeZone: 'Europe/London',
  minutesByKind: { chat: 24, story: 0, game: 0 },
  ...change,
});
const moment = { now: NOW, zone, timeline };
const clock = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString().slice(11, 16));

describe('extra time', () => {
  it('adds to the budget of today', () => {
    expect(grantOf(15, state(), moment)).toEqual({ kind: 'MINUTES', minutes: 15 });
    expect(grantOf(15, state({ code: 'BUDGET_USED' }), moment)).toEqual({ kind: 'MINUTES', minutes: 15 });
  });

  it('lifts the limits where more minutes would change nothing', () => {
    const until = { kind: 'UNTIL', until: '2026-11-25T20:05:00.000Z' };
    expect(grantOf(15, state({ code: 'QUIET_HOURS' }), moment)).toEqual(until);
    expect(grantOf(15, state({ code: 'BREAK' }), moment)).toEqual(until);
  });

  it('moves the next quiet time where there is no budget', () => {
    expect(grantOf(15, state({ minutesAllowed: null }), moment)).toEqual({
      kind: 'UNTIL',
      until: '2026-11-25T20:15:00.000Z',
    });
  });

  it('ends after two hours, and at 02:00 on the clock of the child', () => {
    expect(clock([latestEnd(NOW, zone)])).toEqual(['21:50']);
    expect(clock([latestEnd(Date.parse('2026-11-26T01:10Z'), zone)])).toEqual(['02:00']);
    expect(clock([latestEnd(Date.parse('2026-11-26T00:30Z'), 'Europe/Berlin')])).toEqual(['01:00']);
  });

  it('offers full quarters of an hour', () => {
    expect(clock(untilChoices(NOW, zone, false))).toEqual([
      '20:00',
      '20:15',
      '20:30',
      '20:45',
      '21:00',
      '21:15',
      '21:30',
      '21:45',
    ]);
    expect(clock(untilChoices(NOW, zone, true))).toEqual(['20:00']);
    expect(untilChoices(Date.parse('2026-11-26T01:50Z'), zone, false)).toHaveLength(1);
  });

  it('offers a helper up to 15 minutes', () => {
    expect(minuteChoices(true)).toEqual([5, 10, 15]);
    expect(minuteChoices(false).at(-1)).toBe(120);
  });

  it('says what keeps it from helping, and what it gave', () => {
    expect(grantObstacle({ code: 'PAUSED' })).toBe('End the pause first.');
    expect(grantObstacle({ code: 'QUIET_HOURS' })).toBeNull();
    expect(grantedText('Mia', { kind: 'MINUTES', minutes: 15 }, NOW, zone)).toBe('Mia has 15 more minutes today.');
    expect(grantedText('Mia', { kind: 'UNTIL', until: '2026-11-25T20:15Z' }, NOW, zone)).toBe(
      'Mia can go on until 20:15.',
    );
  });
});
