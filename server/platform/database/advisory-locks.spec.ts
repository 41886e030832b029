import { ADVISORY_LOCKS } from './advisory-locks.js';

it('uses a different number for each advisory lock', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
