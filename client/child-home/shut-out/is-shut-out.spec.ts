import { isShutOut, refusesLearning } from './is-shut-out';

describe('a page while the child is shut out', () => {
  it('gives way, unless grown-ups or help are on it', () => {
    expect(isShutOut({ area: 'chat' }, { code: 'quiet_hours' }, [])).toBe(true);
    expect(isShutOut({}, { code: 'break' }, [])).toBe(true);
    expect(isShutOut({ staysOpen: true }, { code: 'paused' }, [])).toBe(false);
    expect(isShutOut({ area: 'chat' }, null, [])).toBe(false);
  });

  it('stays where a used budget costs nothing, and not in a quiet time', () => {
    expect(isShutOut({ area: 'stories' }, { code: 'budget_used' }, ['story'])).toBe(false);
    expect(isShutOut({ area: 'stories' }, { code: 'quiet_hours' }, ['story'])).toBe(true);
    expect(isShutOut({ area: 'games' }, { code: 'budget_used' }, ['story'])).toBe(true);
    expect(isShutOut({}, { code: 'budget_used' }, ['story'])).toBe(true);
  });
});

test('the server takes learning events of a child who is let in, and after the budget', () => {
  expect([null, { code: 'budget_used' } as const].map(refusesLearning)).toEqual([false, false]);
  for (const code of ['paused', 'quiet_hours', 'break'] as const)
    expect([code, refusesLearning({ code })]).toEqual([code, true]);
});
