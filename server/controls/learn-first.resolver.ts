import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildrenService } from '../children/children.service.js';
import { LearnFirstService } from './learn-first.service.js';
import { LearnFirstProgressObject } from './learn-first.types.js';

const ChildId = () => Args('childId', { type: () => ID });

@Resolver()
export class LearnFirstResolver {
  constructor(
    private readonly children: ChildrenService,
    private readonly service: LearnFirstService,
  ) {}

  @Query(() => LearnFirstProgressObject, { description: 'How far a child is today with the goal that opens games' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async learnFirst(@CurrentActor() actor: Actor, @ChildId() childId: string): Promise<LearnFirstProgressObject> {
    return this.service.progress(await this.children.require(actor, childId, 'view_plan'));
  }

  @Mutation(() => LearnFirstProgressObject, { description: 'Opens the games of today. Nothing is owed tomorrow.' })
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async waiveLearnFirst(@CurrentActor() actor: Actor, @ChildId() childId: string): Promise<LearnFirstProgressObject> {
    return this.service.waive(actor, await this.children.require(actor, childId, 'manage'));
  }
}
