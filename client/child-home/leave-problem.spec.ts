import { leaveProblem } from './leave-problem';

describe('a PIN that does not open the device', () => {
  it('says how many tries are left', () => {
    expect(leaveProblem({ error: 'wrong_pin', tries_left: 4 })).toBe('That PIN is not right. You have 4 more tries.');
    expect(leaveProblem({ error: 'wrong_pin', tries_left: 1 })).toBe('That PIN is not right. You have one more try.');
    expect(leaveProblem({ error: 'wrong_pin', tries_left: 0 })).toBe('Too many wrong PINs. Try again in 15 minutes.');
  });

  it('says how long it is locked', () => {
    expect(leaveProblem({ error: 'pin_locked', retryAfter: 601 })).toBe(
      'Too many wrong PINs. Try again in 11 minutes.',
    );
    expect(leaveProblem({ error: 'pin_locked', retryAfter: 20 })).toBe('Too many wrong PINs. Try again in a minute.');
  });

  it('leaves other errors to their own words', () => {
    expect(leaveProblem({ error: 'pin_not_set' })).toBeNull();
    expect(leaveProblem(undefined)).toBeNull();
  });
});
