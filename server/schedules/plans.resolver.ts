import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { PlansService } from './plans.service.js';
import { planDoneBody, planQuery } from './schedules.dto.js';
import { entryToGraphql } from './schedules.presenter.js';
import { PlanEntryObject } from './schedules.types.js';

const DATE = { type: () => String, nullable: true, description: 'Such as 2026-11-23; today if left out' } as const;

/** The plan of a day. The child's own stays open while the child is shut out; `deviceChanged` says when it changes. */
@Resolver()
export class PlansResolver {
  constructor(private readonly plans: PlansService) {}

  @Query(() => [PlanEntryObject], { description: 'In order. Helpers see today alone' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async childPlan(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @Args('date', DATE) date: string | null,
  ): Promise<PlanEntryObject[]> {
    await this.plans.requireChild(actor, childId);
    const { date: day } = parse(planQuery, { date: date ?? undefined });
    return (await this.plans.ofChild(actor, childId, day)).map(entryToGraphql);
  }

  @Query(() => [PlanEntryObject], { description: 'Of the child whose device asks' })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async devicePlan(@CurrentActor() actor: Actor, @Args('date', DATE) date: string | null): Promise<PlanEntryObject[]> {
    const { date: day } = parse(planQuery, { date: date ?? undefined });
    return (await this.plans.ofDevice(actor, day)).map(entryToGraphql);
  }

  @Mutation(() => PlanEntryObject, {
    description: 'A child marks an item, a step of it (by its place, from 0), or a reminder as done',
  })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async markPlanDone(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('date', DATE) date: string | null,
    @Args('step', { type: () => Int, nullable: true }) step: number | null,
  ): Promise<PlanEntryObject> {
    const done = parse(planDoneBody, { date: date ?? undefined, step });
    return entryToGraphql(await this.plans.markDone(actor, id, done));
  }
}
