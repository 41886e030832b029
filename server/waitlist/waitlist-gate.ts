import type { WaitlistMode, WaitlistState } from '../../contract/waitlist.js';
import type { AccountStatus } from './waitlist-entry.js';

/** The settings that admins change. `WAITLIST_*` gives those of a new database. */
export interface WaitlistRules {
  readonly enabled: boolean;
  readonly mode: WaitlistMode;
  readonly autoApprove: boolean;
}

/** The entry with an account's address, as far as it concerns the account. */
export interface WaitlistStanding {
  readonly joinedAt: Date | null;
  readonly approvedAt: Date | null;
  /** The account made the entry, accepted its invitation, or has proved the address. An address alone proves nothing. */
  readonly isOwn: boolean;
  /** A child's account is never on the list: its guardians let it in. */
  readonly isChildAccount?: boolean;
}

export interface StandingRow {
  waitlist_joined_at: Date | null;
  waitlist_approved_at: Date | null;
  waitlist_is_own: boolean | null;
  waitlist_is_child: boolean | null;
}

/** For queries over accounts `u`: what `standingOf` reads, and the join that it needs. */
export const STANDING_COLUMNS = `w.joined_at AS waitlist_joined_at, w.approved_at AS waitlist_approved_at,
  u.email_verified OR w.user_id = u.id AS waitlist_is_own, u.role = 'device' AS waitlist_is_child`;
export const STANDING_JOIN = 'LEFT JOIN waitlist_entries w ON lower(w.email) = lower(u.email)';

export function standingOf(row: StandingRow): WaitlistStanding {
  return {
    joinedAt: row.waitlist_joined_at,
    approvedAt: row.waitlist_approved_at,
    isOwn: row.waitlist_is_own === true,
    isChildAccount: row.waitlist_is_child === true,
  };
}

/** True while there is a list to join. */
export function isListShown(rules: WaitlistRules): boolean {
  return rules.enabled && rules.mode !== 'disabled';
}

/** True while only approved accounts are admitted. */
export function isGateClosed(rules: WaitlistRules): boolean {
  return rules.enabled && rules.mode === 'approved_only' && !rules.autoApprove;
}

/** An approved entry that is not the account's own leaves the account waiting. */
function accountState({ joinedAt, approvedAt, isOwn }: WaitlistStanding): WaitlistState {
  if (joinedAt === null) return 'not_registered';
  return approvedAt !== null && isOwn ? 'approved' : 'waitlisted';
}

/** A closed gate shuts out every account that is not approved, whatever its role. */
export function isShutOut(rules: WaitlistRules, standing: WaitlistStanding): boolean {
  return isGateClosed(rules) && !standing.isChildAccount && accountState(standing) !== 'approved';
}

/** `position` is the entry's, or `null` where it does not wait. */
export function accountStatus(
  rules: WaitlistRules,
  standing: WaitlistStanding,
  position: number | null,
): AccountStatus {
  const { joinedAt } = standing;
  if (!isShutOut(rules, standing)) return { isAdmitted: true, state: 'approved', position: null, joinedAt };
  return { isAdmitted: false, state: accountState(standing), position, joinedAt };
}
