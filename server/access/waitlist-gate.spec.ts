import {
  accountWaitlistStatus,
  isListShown,
  isShutOut,
  type WaitlistRules,
  type WaitlistStanding,
} from './waitlist-gate.js';

const GATING: WaitlistRules = { enabled: true, mode: 'approved_only', autoApprove: false };
const JOINED = new Date('2026-11-01T08:00:00Z');
const APPROVED = new Date('2026-11-03T08:00:00Z');
const never: WaitlistStanding = { joinedAt: null, approvedAt: null, removed: false };
const waiting: WaitlistStanding = { joinedAt: JOINED, approvedAt: null, removed: false };
const approved: WaitlistStanding = { joinedAt: JOINED, approvedAt: APPROVED, removed: false };
const removed: WaitlistStanding = { joinedAt: null, approvedAt: null, removed: true };

describe('the gate of the waitlist', () => {
  it.each([
    ['made while the list was off', never, false],
    ['waiting', waiting, true],
    ['approved', approved, false],
    ['removed', removed, true],
  ])('treats an account that is %s while it is closed', (_name, standing, isOut) => {
    expect(isShutOut(GATING, standing)).toBe(isOut);
  });

  it.each([
    ['the list is off', { ...GATING, enabled: false }],
    ['it is only shown', { ...GATING, mode: 'enabled' as const }],
    ['its mode is disabled', { ...GATING, mode: 'disabled' as const }],
    ['it approves by itself', { ...GATING, autoApprove: true }],
  ])('keeps nobody out where %s', (_name, rules) => {
    for (const standing of [never, waiting, approved, removed]) {
      expect(isShutOut(rules, standing)).toBe(false);
      expect(accountWaitlistStatus(rules, standing, null)).toMatchObject({ approved: true, status: 'approved' });
    }
  });

  it.each([
    ['on', GATING, true],
    ['only shown', { ...GATING, mode: 'enabled' as const }, true],
    ['off', { ...GATING, enabled: false }, false],
    ['in the mode disabled', { ...GATING, mode: 'disabled' as const }, false],
  ])('has a list to join or none while it is %s', (_name, rules, isShown) => {
    expect(isListShown(rules)).toBe(isShown);
  });

  it('tells an account where it stands', () => {
    const joined_at = JOINED.toISOString();
    expect(accountWaitlistStatus(GATING, waiting, 7)).toEqual({
      approved: false,
      waitlist_position: 7,
      joined_at,
      status: 'waitlisted',
    });
    expect(accountWaitlistStatus(GATING, removed, null)).toEqual({
      approved: false,
      waitlist_position: null,
      joined_at: null,
      status: 'not_registered',
    });
    expect(accountWaitlistStatus(GATING, approved, null)).toEqual({
      approved: true,
      waitlist_position: null,
      joined_at,
      status: 'approved',
    });
  });
});
