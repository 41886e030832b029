import { caseOf } from './waitlist-modes';

it.each([
  [false, 'APPROVED_ONLY', false, 'off'],
  [true, 'DISABLED', false, 'off'],
  [true, 'ENABLED', false, 'shown'],
  [true, 'ENABLED', true, 'shown'],
  [true, 'APPROVED_ONLY', true, 'auto'],
  [true, 'APPROVED_ONLY', false, 'blocked'],
] as const)(
  'enabled %p, mode %s and auto-approve %p lead to the case %s',
  (waitlistEnabled, waitlistMode, waitlistAutoApprove, key) => {
    expect(caseOf({ waitlistEnabled, waitlistMode, waitlistAutoApprove })).toBe(key);
  },
);
