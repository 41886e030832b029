import type { HouseholdRole, InvitedRole, MemberState } from '../../contract/households.js';

/**
 * Who may do what in a household. This file is the only place that decides it. Guards have checked the permissions of the
 * account before: both are needed, the permission first.
 */

/** What an adult does with or for a child. */
export type ChildAction = 'view' | 'view_plan' | 'grant_minutes' | 'manage' | 'read_conversations' | 'erase';

const EVERY_MEMBER: readonly HouseholdRole[] = ['primary', 'guardian', 'helper'];
const GUARDIANS: readonly HouseholdRole[] = ['primary', 'guardian'];

/** SQL: the roles of guardians. */
export const GUARDIAN_ROLES = GUARDIANS.map((role) => `'${role}'`).join(', ');

const CHILD_ACTIONS: Readonly<Record<ChildAction, readonly HouseholdRole[]>> = {
  view: EVERY_MEMBER,
  view_plan: EVERY_MEMBER,
  grant_minutes: EVERY_MEMBER,
  manage: GUARDIANS,
  read_conversations: GUARDIANS,
  erase: GUARDIANS,
};

/** What an adult does with a household. */
export type HouseholdAction =
  | 'view'
  | 'update'
  | 'delete'
  | 'invite_helper'
  | 'invite_guardian'
  | 'manage_members'
  | 'hand_over'
  | 'set_pin'
  | 'read_activity'
  | 'add_child'
  | 'pause'
  | 'link_calendar'
  | 'keep_contents';

const PRIMARY: readonly HouseholdRole[] = ['primary'];

const HOUSEHOLD_ACTIONS: Readonly<Record<HouseholdAction, readonly HouseholdRole[]>> = {
  view: EVERY_MEMBER,
  update: GUARDIANS,
  delete: PRIMARY,
  invite_helper: GUARDIANS,
  invite_guardian: PRIMARY,
  manage_members: PRIMARY,
  hand_over: PRIMARY,
  set_pin: GUARDIANS,
  read_activity: GUARDIANS,
  add_child: GUARDIANS,
  pause: GUARDIANS,
  link_calendar: GUARDIANS,
  keep_contents: GUARDIANS,
};

/** Whether a member may do this with the household. */
export function mayInHousehold(role: HouseholdRole, action: HouseholdAction): boolean {
  return HOUSEHOLD_ACTIONS[action].includes(role);
}

/** Whether a member may create, see and take back invitations to this role. */
export function mayInvite(role: HouseholdRole, invited: InvitedRole): boolean {
  return mayInHousehold(role, invited === 'helper' ? 'invite_helper' : 'invite_guardian');
}

/** Whether the member who asks may let in another one, who waits: the inviter may, and the primary. */
export function mayConfirm(
  viewer: { readonly viewerId: string; readonly role: HouseholdRole },
  member: { readonly state: MemberState; readonly invitedBy: string | null },
): boolean {
  if (member.state !== 'pending' || !mayInHousehold(viewer.role, 'invite_helper')) return false;
  return viewer.role === 'primary' || member.invitedBy === viewer.viewerId;
}

/** Whether a member of a child's home may do this. A helper is a member for the named children only. */
export function mayForChild(role: HouseholdRole, action: ChildAction): boolean {
  return CHILD_ACTIONS[action].includes(role);
}

export function isGuardian(role: HouseholdRole): boolean {
  return GUARDIANS.includes(role);
}

/**
 * SQL: the membership `m` is in force. A pending member has no rights yet, and a helper's end with the date.
 * `m` is the alias of `household_members`.
 */
export function inForce(m: string): string {
  return `${m}.state = 'member' AND (${m}.until IS NULL OR ${m}.until > now())`;
}

/**
 * SQL: the account of `actor` is a guardian of the child whose account is `account`, and guardians may read all that this
 * child writes. Both are expressions.
 */
export function readsInFull(actor: string, account: string): string {
  return `EXISTS (
    SELECT FROM children ward
    JOIN child_homes home ON home.child_id = ward.id
    JOIN household_members guardian ON guardian.household_id = home.household_id
    WHERE ward.user_id = ${account} AND ward.transcript = 'full' AND guardian.user_id = ${actor}
      AND guardian.role IN (${GUARDIAN_ROLES}) AND ${inForce('guardian')})`;
}

/** SQL: the member `m` looks after the child of `childId`, an expression. The join on the household is the caller's. */
export function looksAfter(m: string, childId: string): string {
  return `${inForce(m)} AND (${m}.role <> 'helper' OR ${childId} = ANY(${m}.child_ids))`;
}
