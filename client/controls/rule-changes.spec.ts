import type { Controls } from '../../contract/controls';
import { defaultControls } from '../../contract/default-controls';
import { changesBetween, clashesOf, goalText, takeOver } from './rule-changes';

const base = defaultControls('6_9', 'night');
const night = base.windows[0]!;
const changed = (rules: Partial<Controls>): Controls => ({ ...base, ...rules });
const textsOf = (to: Controls) => changesBetween(base, to).map(({ text }) => text);

describe('the changes of rules', () => {
  it('are none between equal rules', () => {
    expect(changesBetween(base, structuredClone(base))).toEqual([]);
  });

  it.each<[string, Partial<Controls>]>([
    ['Night: 20:15–06:30 instead of 20:00–06:30', { windows: [{ ...night, starts: '20:15' }] }],
    ['Night: switched off', { windows: [{ ...night, enabled: false }] }],
    [
      'Night: Monday to Friday instead of Every day',
      { windows: [{ ...night, days: ['mon', 'tue', 'wed', 'thu', 'fri'] }] },
    ],
    ['Night is removed', { windows: [] }],
    [
      'Lunch is new: every day, 12:00–13:00',
      { windows: [night, { ...night, id: 'b', label: 'Lunch', starts: '12:00', ends: '13:00' }] },
    ],
    ['Saturday and Sunday: no limit instead of 45 minutes', { budgets: { ...base.budgets, sat: null, sun: null } }],
    ['Stories cost no minutes', { exempt: ['story'] }],
    ['No breaks', { break_every: null }],
    ['A break of 10 minutes after 30 minutes', { break_minutes: 10 }],
    ['Games: switched off', { areas: { ...base.areas, games: false } }],
    ['Games open after 1 story and 2 questions', { learn_first: { stories: 1, questions: 2 } }],
    ['News: blocked', { topics: { ...base.topics, news: 'block' } }],
    ['“ghost”: Starling asks you first', { words: [{ word: 'ghost', rule: 'ask' }] }],
  ])('read as "%s"', (text, rules) => {
    expect(textsOf(changed(rules))).toEqual([text]);
  });

  it('name days with the same change once', () => {
    const budgets = { ...base.budgets, mon: 40, tue: 40, wed: 40, sat: 60 };
    expect(textsOf(changed({ budgets }))).toEqual([
      'Monday to Wednesday: 40 minutes instead of 30 minutes',
      'Saturday: 60 minutes instead of 45 minutes',
    ]);
  });

  it('say the goal', () => {
    expect(goalText({ learn_first: null })).toBe('Games are open at once');
    expect(goalText({ learn_first: { stories: 0, questions: 3 } })).toBe('Games open after 3 questions');
  });
});

describe('two grown-ups who change the same rules', () => {
  const mine = changed({ budgets: { ...base.budgets, mon: 20 }, areas: { ...base.areas, games: false } });
  const theirs = changed({ budgets: { ...base.budgets, mon: 60, tue: 60 }, exempt: ['story'] });

  it('clash only where both changed the same part, and differently', () => {
    expect([...clashesOf(base, mine, theirs)]).toEqual(['budget:mon']);
    expect(clashesOf(base, mine, mine).size).toBe(0);
  });

  it('can put one side on top of the other', () => {
    const both = takeOver(
      theirs,
      mine,
      changesBetween(base, mine).flatMap(({ keys }) => keys),
    );
    expect(both).toEqual({
      ...base,
      budgets: { ...base.budgets, mon: 20, tue: 60 },
      exempt: ['story'],
      areas: { ...base.areas, games: false },
    });
  });

  it('take over every kind of part', () => {
    const other: Controls = {
      ...defaultControls('13_15', 'other'),
      exempt: ['game'],
      words: [{ word: 'a:b', rule: 'block' }],
      learn_first: { stories: 1, questions: 0 },
    };
    const taken = takeOver(
      base,
      other,
      changesBetween(base, other).flatMap(({ keys }) => keys),
    );
    expect(changesBetween(taken, other)).toEqual([]);
  });
});
