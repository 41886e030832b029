import type { HouseholdRole, InvitedRole, MemberState } from '../../contract/households.js';

/** A member as the other members see it. */
export interface Member {
  readonly householdId: string;
  readonly userId: string;
  readonly displayName: string;
  readonly role: HouseholdRole;
  readonly state: MemberState;
  readonly label: string | null;
  readonly until: Date | null;
  /** The children that a helper looks after; empty for guardians. */
  readonly childIds: string[];
  readonly invitedBy: string | null;
  readonly joinedAt: Date;
}

/** A household as one of its members sees it. */
export interface Household {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly hasPin: boolean;
  readonly createdAt: Date;
  /** The account of the member who asks, and the role. */
  readonly viewerId: string;
  readonly role: HouseholdRole;
  readonly members: readonly Member[];
  readonly childIds: readonly string[];
}

/** An invitation without its token, of which the database keeps the hash alone. */
export interface Invitation {
  readonly id: string;
  readonly householdId: string;
  readonly role: InvitedRole;
  readonly email: string | null;
  readonly childIds: string[];
  readonly until: Date | null;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface ActivityEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly childId: string | null;
  readonly detail: Record<string, unknown>;
}

/** A guardian opened a conversation of a child. */
export interface Opening {
  readonly at: Date;
  /** As the household calls the member. Null once the member has left. */
  readonly by: string | null;
  readonly conversationId: string;
}
