import { Module } from '@nestjs/common';
import { findContentRoot } from './content-root.js';
import { GuideSearch } from './guide-search.js';
import { LibraryController } from './library.controller.js';
import { LibraryService } from './library.service.js';
import { LibraryContent, loadContent } from './load-content.js';

@Module({
  controllers: [LibraryController],
  providers: [
    { provide: LibraryContent, useFactory: (): LibraryContent => loadContent(findContentRoot()) },
    LibraryService,
    GuideSearch,
  ],
  exports: [LibraryService, GuideSearch],
})
export class LibraryModule {}
