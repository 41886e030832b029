import type {
  AcceptedInvitationBody,
  CreatedInvitationBody,
  EndedAccessBody,
  HouseholdActivityBody,
  HouseholdBody,
  HouseholdInvitationBody,
  HouseholdMemberBody,
  InvitationBody,
} from '../../contract/households.js';
import type { ActivityEntry, Household, Invitation, Member } from './household.js';
import { mayConfirm } from './household.policy.js';
import type {
  HouseholdActivityObject,
  HouseholdInvitationObject,
  HouseholdMemberObject,
  HouseholdObject,
} from './household.types.js';
import type { HeldInvitation } from './invitations.repository.js';
import type { Accepted, CreatedInvitation } from './invitations.service.js';
import type { EndedAccess } from './membership-endings.js';

export function memberToRest(member: Member): HouseholdMemberBody {
  return {
    user_id: member.userId,
    display_name: member.displayName,
    role: member.role,
    label: member.label,
    until: member.until?.toISOString() ?? null,
    child_ids: member.childIds,
    state: member.state,
    joined_at: member.joinedAt.toISOString(),
  };
}

/** A member of `household`, which the viewer asked for. */
export function memberToGraphql(household: Household, member: Member): HouseholdMemberObject {
  const { userId, displayName, role, label, until, childIds, state, joinedAt } = member;
  const canConfirm = mayConfirm(household, member);
  return { userId, displayName, role, label, until, childIds, state, canConfirm, joinedAt };
}

/** A helper learns nothing of the children that others look after. */
function shownMembers({ role, members, childIds }: Household): Member[] {
  if (role !== 'helper') return [...members];
  return members.map((member) => ({ ...member, childIds: member.childIds.filter((id) => childIds.includes(id)) }));
}

export function toRest(household: Household): HouseholdBody {
  const { id, name, country, role, childIds, createdAt } = household;
  return {
    id,
    name,
    country,
    role,
    members: shownMembers(household).map(memberToRest),
    child_ids: [...childIds],
    created_at: createdAt.toISOString(),
  };
}

export function toGraphql(household: Household): HouseholdObject {
  const { id, name, country, role, hasPin, childIds, createdAt } = household;
  const members = shownMembers(household).map((member) => memberToGraphql(household, member));
  return { id, name, country, role, members, childIds: [...childIds], hasPin, createdAt };
}

export function invitationToRest(invitation: Invitation): HouseholdInvitationBody {
  return {
    id: invitation.id,
    role: invitation.role,
    email: invitation.email,
    child_ids: invitation.childIds,
    until: invitation.until?.toISOString() ?? null,
    invited_by: invitation.invitedBy,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
}

export function invitationToGraphql(invitation: Invitation): HouseholdInvitationObject {
  const { id, role, email, childIds, until, invitedBy, createdAt, expiresAt } = invitation;
  return { id, role, email, childIds, until, invitedBy, createdAt, expiresAt };
}

export function createdToRest({ id, url, role, expiresAt }: CreatedInvitation): CreatedInvitationBody {
  return { id, url, role, expires_at: expiresAt.toISOString() };
}

export function heldToRest({ householdName, inviterName, role, expiresAt }: HeldInvitation): InvitationBody {
  return { household_name: householdName, invited_by: inviterName, role, expires_at: expiresAt.toISOString() };
}

export function acceptedToRest({ state, householdId }: Accepted): AcceptedInvitationBody {
  return { state, household_id: householdId };
}

export function endedToRest(ended: EndedAccess): EndedAccessBody {
  return {
    ended: {
      sockets: ended.sockets,
      calendar_links: ended.calendarLinks,
      push_subscriptions: ended.pushSubscriptions,
      file_links: ended.fileLinks,
    },
  };
}

export function activityToRest({ id, at, actorId, action, childId, detail }: ActivityEntry): HouseholdActivityBody {
  return { id, at: at.toISOString(), actor: actorId, action, child_id: childId, detail };
}

export function activityToGraphql(entry: ActivityEntry): HouseholdActivityObject {
  const { id, at, actorId: actor, actorName, action, childId, detail } = entry;
  return { id, at, actor, actorName, action, childId, detail };
}
