import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { scheduleItemBody, scheduleItemPatch } from './schedules.dto.js';
import { toGraphql } from './schedules.presenter.js';
import { bodyOf, patchBodyOf, patchOf } from './schedules.requests.js';
import { SchedulesService } from './schedules.service.js';
import { CreateScheduleItemInput, ScheduleItemObject, UpdateScheduleItemInput } from './schedules.types.js';

@Resolver()
export class SchedulesResolver {
  constructor(private readonly schedules: SchedulesService) {}

  @Query(() => [ScheduleItemObject])
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async scheduleItems(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID, nullable: true }) childId: string | null,
  ): Promise<ScheduleItemObject[]> {
    return (await this.schedules.list(actor, childId ?? null)).map(toGraphql);
  }

  @Mutation(() => ScheduleItemObject)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createScheduleItem(
    @CurrentActor() actor: Actor,
    @Args('input') input: CreateScheduleItemInput,
  ): Promise<ScheduleItemObject> {
    const child = await this.schedules.childOf(actor, input.childId);
    return toGraphql(await this.schedules.create(actor, child, parse(scheduleItemBody, bodyOf(input))));
  }

  @Mutation(() => ScheduleItemObject)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateScheduleItem(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: UpdateScheduleItemInput,
  ): Promise<ScheduleItemObject> {
    const item = await this.schedules.require(actor, id);
    return toGraphql(await this.schedules.update(actor, item, patchOf(parse(scheduleItemPatch, patchBodyOf(input)))));
  }

  @Mutation(() => Boolean)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteScheduleItem(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<boolean> {
    await this.schedules.delete(actor, await this.schedules.require(actor, id));
    return true;
  }
}
