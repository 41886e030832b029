/** Households: the adults who look after children together. */

export const HOUSEHOLD_NAME_MAX_LENGTH = 40;
export const MEMBER_LABEL_MAX_LENGTH = 24;
/** Households that one account may create. */
export const HOUSEHOLDS_PER_ACCOUNT = 3;
export const MEMBERS_PER_HOUSEHOLD = 8;
export const CHILDREN_PER_HOUSEHOLD = 12;
export const OPEN_INVITATIONS_PER_HOUSEHOLD = 5;
export const INVITATION_DAYS = 3;
/** A helper's membership ends at most this many days ahead. */
export const HELPER_DAYS = 90;

/**
 * `primary` created the household or was handed it. `guardian` may do everything but remove guardians. `helper` looks after
 * named children until a date: today's plan and a few more minutes, no conversations, devices or deletion.
 */
export const HOUSEHOLD_ROLES = ['primary', 'guardian', 'helper'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

/** The roles that an invitation can name. */
export const INVITED_ROLES = ['guardian', 'helper'] as const satisfies readonly HouseholdRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** `pending`: accepted an invitation without an address, and waits until the inviter confirms the person. */
export const MEMBER_STATES = ['member', 'pending'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Parts of a family that change. An open page reads the part again. */
export const FAMILY_PARTS = [
  'household',
  'members',
  'invitations',
  'children',
  'devices',
  'activity',
  'controls',
  'requests',
  'progress',
  'safety',
  'reminders',
  'schedules',
  'contents',
] as const;
export type FamilyPart = (typeof FAMILY_PARTS)[number];

/** A member as the other members see it: never an address, a place or a browser. */
export interface HouseholdMemberBody {
  user_id: string;
  display_name: string;
  role: HouseholdRole;
  label: string | null;
  /** When a helper's membership ends. */
  until: string | null;
  /** The children that a helper looks after; empty for guardians, who look after all. */
  child_ids: string[];
  state: MemberState;
  joined_at: string;
}

export interface HouseholdBody {
  id: string;
  name: string;
  /** ISO 3166-1, two capital letters. */
  country: string;
  /** The role of the account that asks. */
  role: HouseholdRole;
  members: HouseholdMemberBody[];
  child_ids: string[];
  created_at: string;
}

/** An open invitation. Its link is shown once, when it is created. */
export interface HouseholdInvitationBody {
  id: string;
  role: HouseholdRole;
  email: string | null;
  child_ids: string[];
  until: string | null;
  invited_by: string;
  created_at: string;
  expires_at: string;
}

export interface CreatedInvitationBody {
  id: string;
  url: string;
  role: HouseholdRole;
  expires_at: string;
}

/** What the invited person sees before accepting: never the children. */
export interface InvitationBody {
  household_name: string;
  /** The name that the inviter shows; null once that account is erased. */
  invited_by: string | null;
  role: HouseholdRole;
  expires_at: string;
}

export interface AcceptedInvitationBody {
  state: MemberState;
  household_id: string;
}

/** What ended together with a membership. */
export interface EndedAccessBody {
  ended: { sockets: number; calendar_links: number; push_subscriptions: number; file_links: number };
}

/** A line that the guardians of a household read. `actor` is null for Starling itself and for erased accounts. */
export interface HouseholdActivityBody {
  id: string;
  at: string;
  actor: string | null;
  action: string;
  child_id: string | null;
  detail: Record<string, unknown>;
}
