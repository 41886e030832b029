import type { WaitlistMode, WaitlistState, WaitlistStatusBody } from '../../contract/waitlist.js';

/** What an admin has set (`WAITLIST_*` for a new database). */
export interface WaitlistRules {
  readonly enabled: boolean;
  readonly mode: WaitlistMode;
  readonly autoApprove: boolean;
}

/** What the list has for an account. */
export interface WaitlistStanding {
  readonly joinedAt: Date | null;
  readonly approvedAt: Date | null;
  /** The account made the entry, came with its invitation, or has proved the address. An address alone proves nothing. */
  readonly isOwn: boolean;
}

export interface StandingRow {
  joined_at: Date | null;
  approved_at: Date | null;
  is_own: boolean | null;
}

/** For every query that asks where accounts (`u`) stand: what `standingOf` reads, and the join that it takes. */
export const STANDING_COLUMNS = 'w.joined_at, w.approved_at, u.email_verified OR w.user_id = u.id AS is_own';
export const STANDING_JOIN = 'LEFT JOIN waitlist_entries w ON lower(w.email) = lower(u.email)';

export function standingOf(row: StandingRow): WaitlistStanding {
  return { joinedAt: row.joined_at, approvedAt: row.approved_at, isOwn: row.is_own === true };
}

/** True while there is a list to join. */
export function isListShown(rules: WaitlistRules): boolean {
  return rules.enabled && rules.mode !== 'disabled';
}

/** True while accounts can be shut out at all. */
export function isGateClosed(rules: WaitlistRules): boolean {
  return rules.enabled && rules.mode === 'approved_only' && !rules.autoApprove;
}

/** Of an account: an approved entry that is not its own leaves it waiting. */
function accountState({ joinedAt, approvedAt, isOwn }: WaitlistStanding): WaitlistState {
  if (joinedAt === null) return 'not_registered';
  return approvedAt !== null && isOwn ? 'approved' : 'waitlisted';
}

/** True where the waitlist keeps an account out: behind a closed gate everybody who is not approved, whatever the role. */
export function isShutOut(rules: WaitlistRules, standing: WaitlistStanding): boolean {
  return isGateClosed(rules) && accountState(standing) !== 'approved';
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
  return { approved: false, waitlist_position: position, joined_at: joinedAt, status: accountState(standing) };
}
