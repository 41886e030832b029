import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { zoneDecision, zoneReport } from './travel.dto.js';
import { toGraphql } from './travel.presenter.js';
import { TravelService } from './travel.service.js';
import { DecideZoneInput, ZoneQuestionObject } from './travel.types.js';

@Resolver()
export class TravelResolver {
  constructor(private readonly travel: TravelService) {}

  @Mutation(() => Boolean, {
    description: "A device says which zone it is in. The child's times never follow by themselves.",
  })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async reportTimeZone(
    @CurrentActor() actor: Actor,
    @Args('timeZone', { type: () => String }) timeZone: string,
  ): Promise<boolean> {
    await this.travel.report(actor, parse(zoneReport, { time_zone: timeZone }).time_zone);
    return true;
  }

  @Query(() => [ZoneQuestionObject], { description: 'Devices on another clock than their child, for its guardians' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async zoneQuestions(@CurrentActor() actor: Actor): Promise<ZoneQuestionObject[]> {
    return (await this.travel.list(actor)).map(toGraphql);
  }

  @Mutation(() => ZoneQuestionObject, { description: 'The first decision wins' })
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async decideZoneQuestion(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') { decision, until }: DecideZoneInput,
  ): Promise<ZoneQuestionObject> {
    const choice = parse(zoneDecision, { decision, ...(until == null ? {} : { until }) });
    return toGraphql(await this.travel.decide(actor, id, choice));
  }
}
