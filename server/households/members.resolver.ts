import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RefuseDevices, RequirePermission, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import {
  AcceptedInvitationObject,
  CreatedInvitationObject,
  CreateInvitationInput,
  EndedAccessObject,
  HouseholdInvitationObject,
  HouseholdMemberObject,
  InvitationObject,
  UpdateMemberInput,
} from './household.types.js';
import { invitationToGraphql, memberToGraphql } from './households.presenter.js';
import { HouseholdsService } from './households.service.js';
import { InvitationsService } from './invitations.service.js';
import { invitationBody, memberPatch } from './members.dto.js';
import { MembersService } from './members.service.js';

@Resolver(() => HouseholdMemberObject)
export class MembersResolver {
  constructor(
    private readonly households: HouseholdsService,
    private readonly members: MembersService,
    private readonly invitations: InvitationsService,
  ) {}

  @Query(() => [HouseholdInvitationObject], { description: 'The open invitations that the account may take back' })
  @RequirePermission('manage_family_settings')
  async householdInvitations(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
  ): Promise<HouseholdInvitationObject[]> {
    const household = await this.households.require(actor, householdId, 'invite_helper');
    return (await this.invitations.list(household)).map(invitationToGraphql);
  }

  @Query(() => InvitationObject, { description: 'What the holder of an invitation sees: never the children' })
  @SignedIn()
  @RefuseDevices()
  async invitation(@Args('token', { type: () => String }) token: string): Promise<InvitationObject> {
    const { householdName, inviterName: invitedBy, role, expiresAt } = await this.invitations.look(token);
    return { householdName, invitedBy, role, expiresAt };
  }

  @Mutation(() => CreatedInvitationObject)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createHouseholdInvitation(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @Args('input') { role, email, childIds, until }: CreateInvitationInput,
  ): Promise<CreatedInvitationObject> {
    const household = await this.households.require(actor, householdId, 'invite_helper');
    const given = { role, email, child_ids: childIds ?? undefined, until: until?.toISOString() };
    const { child_ids: checkedIds, ...terms } = parse(invitationBody, given);
    const created = await this.invitations.create(actor, household, { ...terms, childIds: checkedIds });
    return { id: created.id, url: created.url, role: created.role, expiresAt: created.expiresAt };
  }

  @Mutation(() => Boolean)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async revokeHouseholdInvitation(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<true> {
    const household = await this.households.require(actor, householdId, 'invite_helper');
    await this.invitations.revoke(actor, household, id);
    return true;
  }

  @Mutation(() => AcceptedInvitationObject)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async acceptInvitation(
    @CurrentActor() actor: Actor,
    @Args('token', { type: () => String }) token: string,
  ): Promise<AcceptedInvitationObject> {
    return this.invitations.accept(actor, token);
  }

  @Mutation(() => HouseholdMemberObject, { description: 'Lets in a person who waits for it' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async confirmHouseholdMember(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<HouseholdMemberObject> {
    const household = await this.households.require(actor, householdId, 'invite_helper');
    return memberToGraphql(household, await this.members.confirm(actor, household, userId));
  }

  @Mutation(() => HouseholdMemberObject)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateHouseholdMember(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('input') { role, label, childIds, until }: UpdateMemberInput,
  ): Promise<HouseholdMemberObject> {
    const household = await this.households.require(actor, householdId, 'manage_members');
    const member = this.members.require(household, userId);
    const patch = parse(memberPatch, {
      ...(role == null ? {} : { role }),
      ...(label === undefined ? {} : { label }),
      ...(childIds == null ? {} : { child_ids: childIds }),
      ...(until == null ? {} : { until: until.toISOString() }),
    });
    const { child_ids: checkedIds, ...rest } = patch;
    return memberToGraphql(
      household,
      await this.members.update(actor, household, member, { ...rest, childIds: checkedIds }),
    );
  }

  @Mutation(() => EndedAccessObject, { description: 'The primary removes others, and anyone may leave' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async removeHouseholdMember(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<EndedAccessObject> {
    const isLeaving = userId.toLowerCase() === actor.userId;
    const household = await this.households.require(actor, householdId, isLeaving ? 'view' : 'manage_members');
    return this.members.remove(actor, household, this.members.require(household, userId));
  }
}
