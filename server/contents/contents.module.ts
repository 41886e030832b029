import { Module } from '@nestjs/common';
import { BlobsModule } from '../blobs/blobs.module.js';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { ContentChanges } from './content-changes.js';
import { ContentReview } from './content-review.js';
import { ContentsController } from './contents.controller.js';
import { ContentsPresenter } from './contents.presenter.js';
import { ContentsRepository } from './contents.repository.js';
import { ContentsResolver } from './contents.resolver.js';
import { ContentsService } from './contents.service.js';
import { ContentsPersonalData } from './contents-personal-data.js';
import { EndedUploads } from './ended-uploads.js';
import { FileLinks } from './file-links.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { Places } from './places.js';
import { Shelves } from './shelves.js';
import { StorageQuota } from './storage-quota.js';
import { StoriesService } from './stories.service.js';
import { UploadEntries } from './upload-entries.js';
import { UploadStatesRepository } from './upload-states.repository.js';
import { Viewers } from './viewers.js';

/** Contents that families and staff add, and the shelves of children. */
@Module({
  imports: [BlobsModule, ChildrenModule, ControlsModule, HouseholdsModule, SafetyModule],
  controllers: [ContentsController, FilesController],
  providers: [
    ContentChanges,
    ContentReview,
    ContentsPersonalData,
    ContentsPresenter,
    ContentsRepository,
    ContentsResolver,
    ContentsService,
    EndedUploads,
    FileLinks,
    FilesService,
    Places,
    Shelves,
    StorageQuota,
    StoriesService,
    UploadEntries,
    UploadStatesRepository,
    Viewers,
  ],
  exports: [UploadEntries],
})
export class ContentsModule {}
