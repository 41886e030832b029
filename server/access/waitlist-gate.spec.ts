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
const absent: WaitlistStanding = { joinedAt: null, approvedAt: null, isOwn: false };
const proved: WaitlistStanding = { joinedAt: null, approvedAt: null, isOwn: true };
const waiting: WaitlistStanding = { joinedAt: JOINED, approvedAt: null, isOwn: true };
const approved: WaitlistStanding = { joinedAt: JOINED, approvedAt: APPROVED, isOwn: true };
const foreign: WaitlistStanding = { joinedAt: JOINED, approvedAt: APPROVED, isOwn: false };

describe('the gate of the waitlist', () => {
  it.each([
    ['not on the list', absent, true],
    ['not on the list with a proved address', proved, true],
    ['waiting', waiting, true],
    ['approved', approved, false],
    ['approved by an entry that is not its own', foreign, true],
  ])('treats an account that is %s while it is closed', (_name, standing, isOut) => {
    expect(isShutOut(GATING, standing)).toBe(isOut);
  });

  it.each([
    ['the list is off', { ...GATING, enabled: false }],
    ['it is only shown', { ...GATING, mode: 'enabled' as const }],
    ['its mode is disabled', { ...GATING, mode: 'disabled' as const }],
    ['it approves by itself', { ...GATING, autoApprove: true }],
  ])('keeps nobody out where %s', (_name, rules) => {
    for (const standing of [absent, proved, waiting, approved, foreign]) {
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
    expect(accountWaitlistStatus(GATING, absent, null)).toEqual({
      approved: false,
      waitlist_position: null,
      joined_at: null,
      status: 'not_registered',
    });
    expect(accountWaitlistStatus(GATING, foreign, null)).toEqual({
      approved: false,
      waitlist_position: null,
      joined_at,
      status: 'waitlisted',
    });
    expect(accountWaitlistStatus(GATING, approved, null)).toEqual({
      approved: true,
      waitlist_position: null,
      joined_at,
      status: 'approved',
    });
  });
});
