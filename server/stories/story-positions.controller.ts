import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { StoryPositionBody } from '../../contract/stories.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { type StoryPlace, storyPlace } from './story-positions.dto.js';
import { toRest } from './story-positions.presenter.js';
import { StoryPositionsService } from './story-positions.service.js';

/** Where the caller is in a story. The devices of a child share its place. */
@Controller('stories/:slug/position')
@RequirePermission('view_content')
export class StoryPositionsController {
  constructor(private readonly positions: StoryPositionsService) {}

  @Get()
  @AllowBlocked('budget_used')
  async get(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<StoryPositionBody> {
    return toRest(await this.positions.get(actor, slug));
  }

  @Put()
  @AllowBlocked('budget_used')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async put(
    @CurrentActor() actor: Actor,
    @Param('slug') slug: string,
    @Body(new ZodPipe(storyPlace)) place: StoryPlace,
  ): Promise<StoryPositionBody> {
    return toRest(await this.positions.put(actor, slug, place));
  }
}
