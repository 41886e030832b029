import { ADVISORY_LOCKS } from './advisory-locks.js';

it('gives no number to two locks', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
