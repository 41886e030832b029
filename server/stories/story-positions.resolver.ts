import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { storyPlace } from './story-positions.dto.js';
import type { StoryPosition } from './story-positions.repository.js';
import { StoryPositionsService } from './story-positions.service.js';
import { StoryPositionInput, StoryPositionObject } from './story-positions.types.js';

const Slug = () => Args('slug', { type: () => String });

@Resolver(() => StoryPositionObject)
export class StoryPositionsResolver {
  constructor(private readonly positions: StoryPositionsService) {}

  @Query(() => StoryPositionObject, {
    description: 'Where you are in a story. The devices of a child share its place.',
  })
  @RequirePermission('view_content')
  @AllowBlocked('budget_used')
  storyPosition(@CurrentActor() actor: Actor, @Slug() slug: string): Promise<StoryPosition> {
    return this.positions.get(actor, slug);
  }

  @Mutation(() => StoryPositionObject, { description: 'The last writer wins' })
  @RequirePermission('view_content')
  @AllowBlocked('budget_used')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  saveStoryPosition(
    @CurrentActor() actor: Actor,
    @Slug() slug: string,
    @Args('input') { page, sentence }: StoryPositionInput,
  ): Promise<StoryPosition> {
    return this.positions.put(actor, slug, parse(storyPlace, { page, sentence: sentence ?? 0 }));
  }

  @Subscription(() => StoryPositionObject, {
    resolve: (position: StoryPosition) => position,
    description: 'Your place in a story now, and whenever you turn a page on another device',
  })
  @RequirePermission('view_content')
  @AllowBlocked('budget_used')
  storyPositionChanged(@CurrentActor() actor: Actor, @Slug() slug: string): AsyncIterableIterator<StoryPosition> {
    return this.positions.watch(actor, slug);
  }
}
