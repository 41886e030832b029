import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { FamilyPart, HouseholdRole, InvitedRole, MemberState } from '../../contract/households.js';
import { FamilyPartEnum, HouseholdRoleEnum, MemberStateEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar, JsonScalar } from '../graphql/scalars.js';

@ObjectType('HouseholdMember')
export class HouseholdMemberObject {
  @Field(() => ID) userId: string;
  @Field(() => String) displayName: string;
  @Field(() => HouseholdRoleEnum) role: HouseholdRole;
  @Field(() => String, { nullable: true }) label: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: "When a helper's membership ends" }) until: Date | null;
  @Field(() => [ID], { description: 'The children that a helper looks after; empty for guardians' }) childIds: string[];
  @Field(() => MemberStateEnum) state: MemberState;
  @Field(() => Boolean, { description: 'The member waits, and the account that asks may let them in' })
  canConfirm: boolean;
  @Field(() => DateTimeScalar) joinedAt: Date;
}

@ObjectType('Household', { description: 'The adults who look after children together' })
export class HouseholdObject {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => String, { description: 'ISO 3166-1, two capital letters' }) country: string;
  @Field(() => HouseholdRoleEnum, { description: 'The role of the account that asks' }) role: HouseholdRole;
  @Field(() => [HouseholdMemberObject]) members: HouseholdMemberObject[];
  @Field(() => [ID]) childIds: string[];
  @Field(() => Boolean, { description: 'A PIN for the way out of children’s devices is set' }) hasPin: boolean;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@ObjectType('HouseholdInvitation', { description: 'An open invitation' })
export class HouseholdInvitationObject {
  @Field(() => ID) id: string;
  @Field(() => HouseholdRoleEnum) role: InvitedRole;
  @Field(() => String, { nullable: true }) email: string | null;
  @Field(() => [ID]) childIds: string[];
  @Field(() => DateTimeScalar, { nullable: true }) until: Date | null;
  @Field(() => ID) invitedBy: string;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar) expiresAt: Date;
}

@ObjectType('CreatedInvitation')
export class CreatedInvitationObject {
  @Field(() => ID) id: string;
  @Field(() => String, { description: 'Shown once' }) url: string;
  @Field(() => HouseholdRoleEnum) role: InvitedRole;
  @Field(() => DateTimeScalar) expiresAt: Date;
}

@ObjectType('Invitation', { description: 'An invitation as the invited person sees it' })
export class InvitationObject {
  @Field(() => String) householdName: string;
  @Field(() => String, { nullable: true, description: 'The name that the inviter shows' }) invitedBy: string | null;
  @Field(() => HouseholdRoleEnum) role: InvitedRole;
  @Field(() => DateTimeScalar) expiresAt: Date;
}

@ObjectType('AcceptedInvitation')
export class AcceptedInvitationObject {
  @Field(() => MemberStateEnum) state: MemberState;
  @Field(() => ID) householdId: string;
}

@ObjectType('EndedAccess', { description: 'What ended together with a membership' })
export class EndedAccessObject {
  @Field(() => Int) sockets: number;
  @Field(() => Int) calendarLinks: number;
  @Field(() => Int) pushSubscriptions: number;
  @Field(() => Int) fileLinks: number;
}

@ObjectType('HouseholdActivityEntry')
export class HouseholdActivityObject {
  @Field(() => ID) id: string;
  @Field(() => DateTimeScalar) at: Date;
  @Field(() => ID, { nullable: true, description: 'Null for Starling itself and for erased accounts' })
  actor: string | null;
  @Field(() => String, { nullable: true, description: 'The name that the actor shows; null for a child' })
  actorName: string | null;
  @Field(() => String) action: string;
  @Field(() => ID, { nullable: true }) childId: string | null;
  @Field(() => JsonScalar) detail: Record<string, unknown>;
}

@ObjectType('HouseholdActivityPage')
export class HouseholdActivityPage extends pageOf(HouseholdActivityObject) {}

@ObjectType('FamilyChange', { description: 'A part of a household has changed' })
export class FamilyChangeObject {
  @Field(() => ID) householdId: string;
  @Field(() => FamilyPartEnum) part: FamilyPart;
  @Field(() => ID, { nullable: true }) childId: string | null;
}

@InputType()
export class CreateHouseholdInput {
  @Field(() => String) name: string;
  @Field(() => String) country: string;
}

@InputType()
export class UpdateHouseholdInput {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) country?: string | null;
}

@InputType()
export class CreateInvitationInput {
  @Field(() => HouseholdRoleEnum) role: HouseholdRole;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => [ID], { nullable: true }) childIds?: string[] | null;
  @Field(() => DateTimeScalar, { nullable: true }) until?: Date | null;
}

@InputType()
export class UpdateMemberInput {
  @Field(() => HouseholdRoleEnum, { nullable: true }) role?: HouseholdRole | null;
  @Field(() => String, { nullable: true }) label?: string | null;
  @Field(() => [ID], { nullable: true }) childIds?: string[] | null;
  @Field(() => DateTimeScalar, { nullable: true }) until?: Date | null;
}
