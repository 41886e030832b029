import { estimatedWaitDays } from './waiting-time.js';

describe('estimatedWaitDays', () => {
  it.each([
    [1, 1, 1],
    [10, 4, 2.5],
    [1, 100, 0.1],
    [7, 3, 2.3],
    // Nobody has been approved yet.
    [20, null, 2],
  ])('takes place %d at %d approvals a day for %d days', (position, rate, days) => {
    expect(estimatedWaitDays(position, rate)).toBe(days);
  });
});
