import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type {
  GameBody,
  GameSummaryBody,
  GuideBody,
  GuideSummaryBody,
  StoryBody,
  StorySummaryBody,
} from '../../contract/library.js';
import { SEARCH_MAX_LENGTH } from '../../contract/limits.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { ChildStates } from '../controls/child-states.js';
import { UsageMeter } from '../controls/usage-meter.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { textOf, wholeNumber } from '../platform/validation/text.js';
import { type LibraryFilter, LibraryService } from './library.service.js';

const filterSchema = z.strictObject({
  search: textOf(0, SEARCH_MAX_LENGTH).optional(),
  topic: textOf(1, 40).optional(),
  age: wholeNumber(0, 18).optional(),
});

/**
 * The growth guide, stories and games. They are the same for every account that may view content. The rules of a child decide
 * over stories and games; kinds that cost no minutes stay open when the others are used up.
 */
@Controller('library')
@RequirePermission('view_content')
export class LibraryController {
  constructor(
    private readonly library: LibraryService,
    private readonly meter: UsageMeter,
    private readonly states: ChildStates,
  ) {}

  @Get('guides')
  guides(@Query(new ZodPipe(filterSchema)) filter: LibraryFilter): GuideSummaryBody[] {
    return this.library.listGuides(filter);
  }

  @Get('guides/:slug')
  guide(@Param('slug') slug: string): GuideBody {
    return this.library.getGuide(slug);
  }

  @Get('stories')
  @AllowBlocked('budget_used')
  async stories(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(filterSchema)) filter: LibraryFilter,
  ): Promise<StorySummaryBody[]> {
    await this.meter.require(actor, { area: 'stories' });
    // Before a quiet time a child is offered stories that end before it.
    const left = await this.states.minutesUntilQuiet(actor);
    return this.library.listStories(filter).filter(({ minutes }) => left === null || minutes <= left);
  }

  @Get('stories/:slug')
  @AllowBlocked('budget_used')
  async story(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<StoryBody> {
    const story = this.library.getStory(slug);
    await this.meter.admit(actor, { area: 'stories', opensStory: story.slug });
    return story;
  }

  @Get('games')
  @AllowBlocked('budget_used')
  async games(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(filterSchema)) filter: LibraryFilter,
  ): Promise<GameSummaryBody[]> {
    await this.meter.require(actor, { area: 'games' });
    return this.library.listGames(filter);
  }

  @Get('games/:slug')
  @AllowBlocked('budget_used')
  async game(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<GameBody> {
    await this.meter.admit(actor, { area: 'games' });
    return this.library.getGame(slug);
  }
}
