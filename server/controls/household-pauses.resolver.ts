import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildObject } from '../children/child.types.js';
import { toGraphql } from '../children/children.presenter.js';
import { PausesService } from './pauses.service.js';

@Resolver()
export class HouseholdPausesResolver {
  constructor(private readonly pauses: PausesService) {}

  @Mutation(() => [ChildObject], { description: 'Closes Starling for every child of the household at once' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async pauseHousehold(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ChildObject[]> {
    return (await this.pauses.setForHousehold(actor, id, true)).map(toGraphql);
  }

  @Mutation(() => [ChildObject])
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async resumeHousehold(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ChildObject[]> {
    return (await this.pauses.setForHousehold(actor, id, false)).map(toGraphql);
  }
}
