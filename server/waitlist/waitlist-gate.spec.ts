import { accountStatus, isListShown, isShutOut, type WaitlistRules, type WaitlistStanding } from './waitlist-gate.js';

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
  ])('decides over an account that is %s while the gate is closed', (_name, standing, isOut) => {
    expect(isShutOut(GATING, standing)).toBe(isOut);
  });

  it.each([
    ['the list is off', { ...GATING, enabled: false }],
    ['the list is only shown', { ...GATING, mode: 'enabled' as const }],
    ['the mode is disabled', { ...GATING, mode: 'disabled' as const }],
    ['the list approves by itself', { ...GATING, autoApprove: true }],
  ])('admits every account where %s', (_name, rules) => {
    for (const standing of [absent, proved, waiting, approved, foreign]) {
      expect(isShutOut(rules, standing)).toBe(false);
      expect(accountStatus(rules, standing, null)).toMatchObject({ isAdmitted: true, state: 'approved' });
    }
  });

  it.each([
    ['on', GATING, true],
    ['only shown', { ...GATING, mode: 'enabled' as const }, true],
    ['off', { ...GATING, enabled: false }, false],
    ['in the mode disabled', { ...GATING, mode: 'disabled' as const }, false],
  ])('shows or hides the list while it is %s', (_name, rules, isShown) => {
    expect(isListShown(rules)).toBe(isShown);
  });

  it("describes an account's own state and position", () => {
    const joinedAt = JOINED;
    expect(accountStatus(GATING, waiting, 7)).toEqual({
      isAdmitted: false,
      state: 'waitlisted',
      position: 7,
      joinedAt,
    });
    expect(accountStatus(GATING, absent, null)).toEqual({
      isAdmitted: false,
      state: 'not_registered',
      position: null,
      joinedAt: null,
    });
    expect(accountStatus(GATING, foreign, null)).toEqual({
      isAdmitted: false,
      state: 'waitlisted',
      position: null,
      joinedAt,
    });
    expect(accountStatus(GATING, approved, null)).toEqual({
      isAdmitted: true,
      state: 'approved',
      position: null,
      joinedAt,
    });
  });
});
