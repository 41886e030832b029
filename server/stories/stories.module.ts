import { Module } from '@nestjs/common';
import { ControlsModule } from '../controls/controls.module.js';
import { LibraryModule } from '../library/library.module.js';
import { StoryPositionsController } from './story-positions.controller.js';
import { StoryPositionsRepository } from './story-positions.repository.js';
import { StoryPositionsResolver } from './story-positions.resolver.js';
import { StoryPositionsService } from './story-positions.service.js';

/** Reading stories: where each reader is. The texts belong to the library. */
@Module({
  imports: [ControlsModule, LibraryModule],
  controllers: [StoryPositionsController],
  providers: [StoryPositionsRepository, StoryPositionsResolver, StoryPositionsService],
})
export class StoriesModule {}
