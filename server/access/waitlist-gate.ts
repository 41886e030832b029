import type { WaitlistMode, WaitlistState, WaitlistStatusBody } from '../../contract/waitlist.js';

/** What an admin has set (contract §1, `WAITLIST_*`). */
export interface WaitlistRules {
  readonly enabled: boolean;
  readonly mode: WaitlistMode;
  readonly autoApprove: boolean;
}

/** What the list knows of one address. */
export interface WaitlistStanding {
  readonly joinedAt: Date | null;
  readonly approvedAt: Date | null;
  /** Taken off the list, and neither joined nor approved since. */
  readonly removed: boolean;
}

/** True while there is a list to join (spec §4). */
export function isListShown(rules: WaitlistRules): boolean {
  return rules.enabled && rules.mode !== 'disabled';
}

/** True while accounts can be shut out at all (contract §3). */
export function isGateClosed(rules: WaitlistRules): boolean {
  return rules.enabled && rules.mode === 'approved_only' && !rules.autoApprove;
}

export function waitlistState(standing: WaitlistStanding): WaitlistState {
  if (standing.joinedAt === null) return 'not_registered';
  return standing.approvedAt === null ? 'waitlisted' : 'approved';
}

/**
 * True where the waitlist keeps an account out. One that was made while the list was off has no entry and stays in;
 * one whose entry was removed stays out (contract §3).
 */
export function isShutOut(rules: WaitlistRules, standing: WaitlistStanding): boolean {
  if (!isGateClosed(rules)) return false;
  if (waitlistState(standing) === 'approved') return false;
  return standing.removed || standing.joinedAt !== null;
}

/** What an account is told of itself; `position` counts from 1 and is `null` unless it waits. */
export function accountWaitlistStatus(
  rules: WaitlistRules,
  standing: WaitlistStanding,
  position: number | null,
): WaitlistStatusBody {
  const joinedAt = standing.joinedAt?.toISOString() ?? null;
  if (!isShutOut(rules, standing)) {
    return { approved: true, waitlist_position: null, joined_at: joinedAt, status: 'approved' };
  }
  return { approved: false, waitlist_position: position, joined_at: joinedAt, status: waitlistState(standing) };
}
