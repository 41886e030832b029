import { type Controls, WEEKDAYS } from '../../contract/controls.js';
import { defaultControls } from '../../contract/default-controls.js';
import { type ChildFacts, type CountedMinute, decide, MINUTE_MS } from './decide.js';
import { timelineOf } from './timeline.js';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const DATE = '2026-11-23';
const open: Controls = {
  ...defaultControls('16_17', 'w'),
  break_every: null,
};
const base: ChildFacts = {
  isShutOut: false,
  isPaused: false,
  zone: 'UTC',
  controls: open,
  quietItems: [],
  grantedUntil: null,
  grantedMinutes: {},
  minutes: [],
  learned: { date: DATE, stories: 0, questions: 0, isWaived: false },
};
const quietNow = [{ id: 'q', label: '', days: WEEKDAYS, starts: '11:00', ends: '13:00', enabled: true }];
const oneMinuteADay = Object.fromEntries(WEEKDAYS.map((day) => [day, 1])) as unknown as Controls['budgets'];
const used = (...minutesAgo: number[]): CountedMinute[] =>
  minutesAgo.map((ago) => ({ minute: NOON / MINUTE_MS - ago, kind: 'chat' as const, date: DATE }));
const codeOf = (facts: Partial<ChildFacts>, action: Parameters<typeof decide>[2] = { area: 'chat' }, now = NOON) => {
  const decision = decide({ ...base, ...facts }, now, action);
  return decision.isAllowed ? 'allowed' : decision.code;
};

describe('the order of the rules', () => {
  const everything: Partial<ChildFacts> = {
    controls: {
      ...open,
      windows: quietNow,
      budgets: oneMinuteADay,
      break_every: 1,
      break_minutes: 60,
      areas: { ...open.areas, chat: false },
    },
    minutes: used(2),
  };
  it.each([
    ['logged_out', { ...everything, isShutOut: true, isPaused: true }],
    ['paused', { ...everything, isPaused: true, grantedUntil: NOON + 1 }],
    ['quiet_hours', everything],
    ['budget_used', { ...everything, controls: { ...everything.controls!, windows: [] } }],
    ['break', { ...everything, controls: { ...everything.controls!, windows: [], budgets: open.budgets } }],
    [
      'area_off',
      { ...everything, minutes: [], controls: { ...everything.controls!, windows: [], budgets: open.budgets } },
    ],
    // A grant lifts quiet time, budget and break, and nothing else.
    ['area_off', { ...everything, grantedUntil: NOON + 1 }],
    ['quiet_hours', { ...everything, grantedUntil: NOON }],
  ])('answers %s', (code, facts) => {
    expect(codeOf(facts)).toBe(code);
  });
});

describe('a budget', () => {
  const controls = { ...open, budgets: oneMinuteADay };
  it('lets the last minute be used to its end and refuses the next one', () => {
    expect(codeOf({ controls })).toBe('allowed');
    expect(codeOf({ controls, minutes: used(0) })).toBe('allowed');
    expect(codeOf({ controls, minutes: used(0) }, { area: 'chat' }, NOON + MINUTE_MS)).toBe('budget_used');
  });
  it('ends with the local day', () => {
    const decision = decide({ ...base, controls, zone: 'Africa/Cairo', minutes: used(1) }, NOON, { area: 'chat' });
    expect(decision).toEqual({ isAllowed: false, code: 'budget_used', until: Date.parse('2026-11-23T22:00:00Z') });
  });
  it('grows by the minutes that were granted for today alone', () => {
    expect(codeOf({ controls, minutes: used(1), grantedMinutes: { [DATE]: 1 } })).toBe('allowed');
    expect(codeOf({ controls, minutes: used(1), grantedMinutes: { '2026-11-22': 9 } })).toBe('budget_used');
  });
  it('does not count exempt kinds', () => {
    const exempt = { ...controls, exempt: ['story'] as const };
    const story = used(1).map((minute) => ({ ...minute, kind: 'story' as const }));
    expect(codeOf({ controls: exempt, minutes: story })).toBe('allowed');
    expect(codeOf({ controls: exempt, minutes: used(1) }, { area: 'stories' })).toBe('allowed');
    expect(codeOf({ controls: exempt, minutes: used(1) })).toBe('budget_used');
  });
  it('of no minutes allows none', () => {
    const none = { ...open, budgets: { ...open.budgets, mon: 0 } };
    expect(codeOf({ controls: none })).toBe('budget_used');
  });
});

describe('a break', () => {
  const controls = { ...open, break_every: 3, break_minutes: 5 };
  it('is due after so many minutes without a pause as long as a break, and ends', () => {
    const minutes = used(7, 3, 1);
    expect(codeOf({ controls, minutes })).toBe('break');
    expect(decide({ ...base, controls, minutes }, NOON, { area: 'chat' })).toMatchObject({
      until: NOON + 5 * MINUTE_MS,
    });
    expect(codeOf({ controls, minutes }, { area: 'chat' }, NOON + 5 * MINUTE_MS)).toBe('allowed');
  });
  it('is not due after a pause that was long enough', () => {
    expect(codeOf({ controls, minutes: used(9, 3, 1) })).toBe('allowed');
  });
});

describe('areas, goals, topics and words', () => {
  const asks = (controls: Partial<Controls>, action: Parameters<typeof decide>[2], facts: Partial<ChildFacts> = {}) =>
    codeOf({ ...facts, controls: { ...open, ...controls } }, action);
  it("opens games once today's goal is reached or waived", () => {
    const goal = { learn_first: { stories: 1, questions: 2 } };
    const learned = { date: DATE, stories: 1, questions: 2, isWaived: false };
    expect(asks(goal, { area: 'games' })).toBe('goal_first');
    expect(asks(goal, { area: 'stories' })).toBe('allowed');
    expect(asks(goal, { area: 'games' }, { learned })).toBe('allowed');
    expect(asks(goal, { area: 'games' }, { learned: { ...learned, date: '2026-11-22' } })).toBe('goal_first');
    expect(asks(goal, { area: 'games' }, { learned: { ...base.learned, isWaived: true } })).toBe('allowed');
  });
  it('refuses own words where they are off, and allows starters', () => {
    const areas = { ...open.areas, own_words: false };
    expect(asks({ areas }, { area: 'chat', hasOwnWords: true })).toBe('own_words_off');
    expect(asks({ areas }, { area: 'chat' })).toBe('allowed');
  });
  it('blocks before it asks', () => {
    const topics = { money: 'ask', news: 'block' } as const;
    expect(asks({ topics }, { area: 'chat', topics: ['money'] })).toBe('needs_parent');
    expect(asks({ topics }, { area: 'chat', topics: ['money', 'news'] })).toBe('topic_blocked');
    expect(asks({ topics }, { area: 'chat', topics: ['story'] })).toBe('allowed');
  });
  it('finds words and phrases as whole words in any case', () => {
    const words = [{ word: 'Battle Royale', rule: 'block' as const }];
    expect(asks({ words }, { area: 'chat', text: 'can we play battle  ROYALE?' })).toBe('topic_blocked');
    expect(asks({ words }, { area: 'chat', text: 'a royale with battles' })).toBe('allowed');
  });
});

/** A generator with a seed, so that a failure can be repeated. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kathmandu'])(
  'the timeline and a decision for each minute agree in %s around both clock changes',
  (zone) => {
    const random = randomNumbers(zone.length);
    const below = (limit: number) => Math.floor(random.next().value * limit);
    const time = () => `${String(below(24)).padStart(2, '0')}:${String(below(60)).padStart(2, '0')}`;
    for (const start of [
      '2026-03-07',
      '2026-03-28',
      '2026-04-04',
      '2026-04-23',
      '2026-10-03',
      '2026-10-24',
      '2026-10-29',
    ]) {
      const windows = Array.from({ length: 1 + below(3) }, (_, index) => ({
        ...{ id: String(index), label: '', starts: time(), ends: time(), enabled: below(5) > 0 },
        days: WEEKDAYS.filter(() => below(3) > 0),
      })).filter(({ starts, ends }) => starts !== ends);
      const from = Date.parse(`${start}T00:00:00Z`);
      const to = from + 48 * 60 * MINUTE_MS;
      const grantedUntil = from + below(48 * 60) * MINUTE_MS;
      const grants = [{ from: grantedUntil - 90 * MINUTE_MS, to: grantedUntil }];
      const parts = timelineOf(windows, zone, grants, { from, to });
      expect(parts[0]!.from).toBe(from);
      expect(parts.at(-1)!.to).toBe(to);
      const wrong: string[] = [];
      for (let now = from; now < to; now += MINUTE_MS) {
        const part = parts.find((candidate) => candidate.from <= now && now < candidate.to);
        const isGranted = now >= grants[0]!.from && now < grantedUntil;
        const facts = { ...base, zone, controls: { ...open, windows }, grantedUntil: isGranted ? grantedUntil : null };
        const decision = decide(facts, now, { area: 'chat' });
        if (part?.code !== (decision.isAllowed ? null : decision.code)) wrong.push(new Date(now).toISOString());
      }
      expect({ start, wrong }).toEqual({ start, wrong: [] });
    }
  },
);
