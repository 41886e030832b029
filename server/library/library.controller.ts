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
import { RequirePermission } from '../access/access.decorators.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { textOf, wholeNumber } from '../platform/validation/text.js';
import { type LibraryFilter, LibraryService } from './library.service.js';

const filterSchema = z.strictObject({
  search: textOf(0, SEARCH_MAX_LENGTH).optional(),
  topic: textOf(1, 40).optional(),
  age: wholeNumber(0, 18).optional(),
});

/** The growth guide, stories and games. They are the same for every account that may view content. */
@Controller('library')
@RequirePermission('view_content')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get('guides')
  guides(@Query(new ZodPipe(filterSchema)) filter: LibraryFilter): GuideSummaryBody[] {
    return this.library.listGuides(filter);
  }

  @Get('guides/:slug')
  guide(@Param('slug') slug: string): GuideBody {
    return this.library.getGuide(slug);
  }

  @Get('stories')
  stories(@Query(new ZodPipe(filterSchema)) filter: LibraryFilter): StorySummaryBody[] {
    return this.library.listStories(filter);
  }

  @Get('stories/:slug')
  story(@Param('slug') slug: string): StoryBody {
    return this.library.getStory(slug);
  }

  @Get('games')
  games(@Query(new ZodPipe(filterSchema)) filter: LibraryFilter): GameSummaryBody[] {
    return this.library.listGames(filter);
  }

  @Get('games/:slug')
  game(@Param('slug') slug: string): GameBody {
    return this.library.getGame(slug);
  }
}
