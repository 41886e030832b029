import {
  type ChildState,
  freeMinutes,
  leftText,
  minutesBar,
  minutesText,
  nextEdge,
  stateDetail,
  stateHeadline,
  stateLabel,
  type TimelinePart,
  toneOf,
} from './state-words';

const NOW = Date.parse('2026-11-25T18:00Z');
const open: ChildState = {
  allowed: true,
  code: null,
  until: null,
  minutesUsed: 24,
  minutesAllowed: 45,
  minutesLeft: 21,
  explanation: '',
  timeZone: 'Europe/London',
  minutesByKind: { chat: 12, story: 8, game: 4 },
};
const timeline: TimelinePart[] = [
  { from: '2026-11-25T00:00Z', to: '2026-11-25T20:00Z', allowed: true, code: null },
  { from: '2026-11-25T20:00Z', to: '2026-11-26T06:30Z', allowed: false, code: 'QUIET_HOURS' },
  { from: '2026-11-26T06:30Z', to: '2026-12-02T00:00Z', allowed: true, code: null },
];
const moment = { now: NOW, zone: 'Europe/London', timeline };
const closed = (code: ChildState['code'], until: string | null = null): ChildState => ({
  ...open,
  allowed: false,
  code,
  until,
});

describe('what a child may do now', () => {
  it.each([
    [open, 'Mia can play and talk until 20:00'],
    [closed('PAUSED'), 'Mia is paused'],
    [closed('QUIET_HOURS', '2026-11-26T06:30Z'), 'Quiet time for Mia until 06:30 tomorrow'],
    [closed('BUDGET_USED', '2026-11-26T00:00Z'), 'Mia has used today’s minutes'],
    [closed('BREAK', '2026-11-25T18:05Z'), 'Mia has a break until 18:05'],
    [closed('LOGGED_OUT'), 'Mia is signed out'],
  ])('reads as a sentence', (state, text) => {
    expect(stateHeadline('Mia', state, moment)).toBe(text);
  });

  it('names no end where no quiet time comes', () => {
    expect(stateHeadline('Mia', open, { ...moment, timeline: timeline.slice(2) })).toBe('Mia can play and talk');
    expect(nextEdge([], NOW)).toBeNull();
  });

  it('says how it ends', () => {
    expect(stateDetail(closed('PAUSED'), moment)).toBe('The pause lasts until a guardian ends it.');
    expect(stateDetail(closed('BUDGET_USED', '2026-11-26T00:00Z'), moment)).toBe('New minutes come at 00:00 tomorrow.');
    expect(stateDetail(open, moment)).toBeNull();
    expect([stateLabel(open), stateLabel(closed('BREAK')), stateLabel(closed('GOAL_FIRST'))]).toEqual([
      'Open',
      'Break',
      'Closed',
    ]);
    expect([toneOf(open), toneOf(closed('PAUSED')), toneOf(closed('QUIET_HOURS'))]).toEqual([
      'open',
      'paused',
      'closed',
    ]);
  });
});

describe('the minutes of today', () => {
  it('say what is used and left', () => {
    expect([minutesText(open), leftText(open)]).toEqual(['24 of 45 minutes today', '21 left']);
    expect(leftText({ ...open, minutesUsed: 45, minutesLeft: 0 })).toBe('none left');
    expect(leftText({ ...open, minutesUsed: 50, minutesLeft: 0 })).toBe('5 over');
    const free = { ...open, minutesAllowed: null, minutesLeft: null };
    expect([minutesText({ ...free, minutesUsed: 1 }), leftText(free)]).toEqual(['1 minute today, no limit', null]);
  });

  it('fill the bar up to the limit, and beyond it where more was used', () => {
    expect(minutesBar({ ...open, minutesAllowed: 48 })).toEqual({
      chat: 25,
      story: (8 / 48) * 100,
      game: (4 / 48) * 100,
      limit: 100,
    });
    expect(minutesBar({ ...open, minutesAllowed: 12 }).limit).toBe(50);
    expect(minutesBar({ ...open, minutesAllowed: null })).toMatchObject({ chat: 20, limit: null });
    expect(minutesBar({ ...open, minutesAllowed: 0, minutesByKind: { chat: 0, story: 0, game: 0 } }).limit).toBe(0);
  });

  it('tell minutes that cost none', () => {
    expect([freeMinutes(open), freeMinutes({ ...open, minutesUsed: 16 })]).toEqual([0, 8]);
  });
});
