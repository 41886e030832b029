import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildObject } from '../children/child.types.js';
import { toGraphql as childToGraphql } from '../children/children.presenter.js';
import { ChildrenService } from '../children/children.service.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { parse } from '../platform/validation/parse.js';
import { ChildStates } from './child-states.js';
import { controlsPatch, grantBody } from './controls.dto.js';
import { grantToGraphql, partToGraphql, stateToGraphql, toGraphql } from './controls.presenter.js';
import { bodyOf, patchOf } from './controls.requests.js';
import { ControlsService } from './controls.service.js';
import {
  ChildControlsObject,
  ChildStateObject,
  GrantTimeInput,
  TimeGrantObject,
  TimelinePartObject,
  UpdateChildControlsInput,
} from './controls.types.js';
import { GrantsService } from './grants.service.js';
import { PausesService } from './pauses.service.js';

const ChildId = () => Args('childId', { type: () => ID });

@Resolver()
export class ControlsResolver {
  constructor(
    private readonly children: ChildrenService,
    private readonly service: ControlsService,
    private readonly states: ChildStates,
    private readonly grants: GrantsService,
    private readonly pauses: PausesService,
  ) {}

  @Query(() => ChildControlsObject)
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async childControls(@CurrentActor() actor: Actor, @ChildId() childId: string): Promise<ChildControlsObject> {
    return toGraphql(await this.service.read(await this.children.require(actor, childId, 'manage')));
  }

  @Query(() => ChildStateObject, { description: 'Now, or at an instant within 400 days from the rules alone' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async childState(
    @CurrentActor() actor: Actor,
    @ChildId() childId: string,
    @Args('at', { type: () => DateTimeScalar, nullable: true }) at: Date | null,
  ): Promise<ChildStateObject> {
    const child = await this.children.require(actor, childId, 'view_plan');
    return stateToGraphql(
      at ? await this.states.at(child, at) : await this.states.now(child, child.consentVersion === null),
    );
  }

  @Query(() => [TimelinePartObject], { description: 'Quiet times and grants over at most 14 days, without gaps' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async childTimeline(
    @CurrentActor() actor: Actor,
    @ChildId() childId: string,
    @Args('from', { type: () => DateTimeScalar }) from: Date,
    @Args('to', { type: () => DateTimeScalar }) to: Date,
  ): Promise<TimelinePartObject[]> {
    const child = await this.children.require(actor, childId, 'view_plan');
    return (await this.states.timeline(child, from, to)).map(partToGraphql);
  }

  @Mutation(() => ChildControlsObject, { description: 'Changes any part. CONFLICT if another change came first.' })
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateChildControls(
    @CurrentActor() actor: Actor,
    @ChildId() childId: string,
    @Args('input') input: UpdateChildControlsInput,
  ): Promise<ChildControlsObject> {
    const child = await this.children.require(actor, childId, 'manage');
    const patch = parse(controlsPatch, bodyOf(input));
    return toGraphql(await this.service.change(actor, child, patch.version, patchOf(patch)));
  }

  @Mutation(() => TimeGrantObject, { description: 'Gives extra time. A helper may give 15 minutes a day.' })
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async grantTime(
    @CurrentActor() actor: Actor,
    @ChildId() childId: string,
    @Args('input') { kind, minutes, until }: GrantTimeInput,
  ): Promise<TimeGrantObject> {
    const child = await this.children.require(actor, childId, 'grant_minutes');
    const given = { kind, ...(minutes == null ? {} : { minutes }), ...(until ? { until: until.toISOString() } : {}) };
    return grantToGraphql(await this.grants.grant(actor, child, parse(grantBody, given)));
  }

  @Mutation(() => ChildObject, { description: 'Closes Starling for the child at once' })
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async pauseChild(@CurrentActor() actor: Actor, @ChildId() childId: string): Promise<ChildObject> {
    return childToGraphql(await this.pauses.setForChild(actor, childId, true));
  }

  @Mutation(() => ChildObject)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async resumeChild(@CurrentActor() actor: Actor, @ChildId() childId: string): Promise<ChildObject> {
    return childToGraphql(await this.pauses.setForChild(actor, childId, false));
  }
}
