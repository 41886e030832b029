import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { page, pageRange } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import { type FamilyChange, FamilyChanges } from './family-changes.js';
import {
  CreateHouseholdInput,
  FamilyChangeObject,
  HouseholdActivityPage,
  HouseholdObject,
  UpdateHouseholdInput,
} from './household.types.js';
import { householdBody, householdPatch, pinBody } from './households.dto.js';
import { activityToGraphql, toGraphql } from './households.presenter.js';
import { HouseholdsService } from './households.service.js';
import { MembersService } from './members.service.js';

@Resolver(() => HouseholdObject)
export class HouseholdsResolver {
  constructor(
    private readonly service: HouseholdsService,
    private readonly members: MembersService,
    private readonly changes: FamilyChanges,
  ) {}

  @Query(() => [HouseholdObject], { description: 'The households in which the account is a member' })
  @RequirePermission('view_family_settings', 'view_child_profiles')
  async households(@CurrentActor() actor: Actor): Promise<HouseholdObject[]> {
    return (await this.service.list(actor)).map(toGraphql);
  }

  @Query(() => HouseholdActivityPage, { description: 'What happened in the household, for its guardians' })
  @RequirePermission('view_family_settings', 'view_child_profiles')
  async householdActivity(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @ArgWithDefault('limit', () => Int, 20) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
    @Args('controlsOf', { type: () => ID, nullable: true, description: 'Only what concerns the rules of this child' })
    controlsOf: string | null,
  ): Promise<HouseholdActivityPage> {
    const household = await this.service.require(actor, householdId, 'read_activity');
    const range = parse(pageRange, { limit, offset });
    const { items, total } = await this.service.readActivity(household, range, controlsOf ?? undefined);
    return page(items.map(activityToGraphql), total, offset);
  }

  @Mutation(() => HouseholdObject)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createHousehold(
    @CurrentActor() actor: Actor,
    @Args('input') input: CreateHouseholdInput,
  ): Promise<HouseholdObject> {
    return toGraphql(await this.service.create(actor, parse(householdBody, { ...input })));
  }

  @Mutation(() => HouseholdObject)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateHousehold(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') { name, country }: UpdateHouseholdInput,
  ): Promise<HouseholdObject> {
    const household = await this.service.require(actor, id, 'update');
    const patch = parse(householdPatch, {
      ...(name == null ? {} : { name }),
      ...(country == null ? {} : { country }),
    });
    return toGraphql(await this.service.update(actor, household, patch));
  }

  @Mutation(() => Boolean, { description: 'Only while it has no children and no other members' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteHousehold(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<true> {
    await this.service.delete(actor, await this.service.require(actor, id, 'delete'));
    return true;
  }

  @Mutation(() => Boolean, { description: 'The PIN by which grown-ups get a device back to the sign-in page' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async setHouseholdPin(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @Args('pin', { type: () => String }) pin: string,
  ): Promise<true> {
    const household = await this.service.require(actor, householdId, 'set_pin');
    await this.service.setPin(actor, household, parse(pinBody, { pin }).pin);
    return true;
  }

  @Mutation(() => HouseholdObject, { description: 'Another guardian becomes the primary' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async handOverHousehold(
    @CurrentActor() actor: Actor,
    @Args('householdId', { type: () => ID }) householdId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<HouseholdObject> {
    const household = await this.service.require(actor, householdId, 'hand_over');
    return toGraphql(await this.members.handOver(actor, household, userId));
  }

  @Subscription(() => FamilyChangeObject, {
    description: 'Changes of all households of the account: read the part again',
    resolve: (change: FamilyChange) => change,
  })
  @RequirePermission('view_family_settings', 'view_child_profiles')
  familyChanged(@CurrentActor() actor: Actor): AsyncIterableIterator<FamilyChange> {
    return this.changes.watch(actor.userId);
  }
}
