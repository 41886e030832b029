import { Module } from '@nestjs/common';
import { ControlsModule } from '../controls/controls.module.js';
import { findContentRoot } from './content-root.js';
import { LibraryController } from './library.controller.js';
import { LibraryService } from './library.service.js';
import { LibrarySearch } from './library-search.js';
import { LibraryContent, loadContent } from './load-content.js';

@Module({
  imports: [ControlsModule],
  controllers: [LibraryController],
  providers: [
    { provide: LibraryContent, useFactory: (): LibraryContent => loadContent(findContentRoot()) },
    LibraryService,
    LibrarySearch,
  ],
  exports: [LibraryService, LibrarySearch],
})
export class LibraryModule {}
