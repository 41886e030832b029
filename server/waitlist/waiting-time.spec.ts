import { estimatedWaitDays } from './waiting-time.js';

describe('estimatedWaitDays', () => {
  it.each([
    [1, 1, 1],
    [10, 4, 2.5],
    [1, 100, 0.1],
    [7, 3, 2.3],
    // No entry has been approved yet.
    [20, null, 2],
  ])('estimates for position %d, at %d approvals a day, a wait of %d days', (position, rate, days) => {
    expect(estimatedWaitDays(position, rate)).toBe(days);
  });
});
