import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { ContentChanges } from './content-changes.js';
import { ContentReview } from './content-review.js';
import { ContentsRepository } from './contents.repository.js';
import { Places } from './places.js';
import { Shelves } from './shelves.js';
import { StorageQuota } from './storage-quota.js';
import { UploadEntries } from './upload-entries.js';
import { UploadStatesRepository } from './upload-states.repository.js';
import { Viewers } from './viewers.js';

/** Contents that families and staff add, and the shelves of children. */
@Module({
  imports: [ChildrenModule, ControlsModule, HouseholdsModule, SafetyModule],
  providers: [
    ContentChanges,
    ContentReview,
    ContentsRepository,
    Places,
    Shelves,
    StorageQuota,
    UploadEntries,
    UploadStatesRepository,
    Viewers,
  ],
  exports: [UploadEntries],
})
export class ContentsModule {}
