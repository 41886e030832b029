import { Module } from '@nestjs/common';
import { BlobsModule } from '../blobs/blobs.module.js';
import { ContentsModule } from '../contents/contents.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { FileChecks } from './files/file-checks.js';
import { Pictures } from './files/pictures.js';
import { VirusScanner } from './files/virus-scanner.js';
import { PartStore } from './part-store.js';
import { UploadProcessing } from './upload-processing.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsRepository } from './uploads.repository.js';
import { UploadsService } from './uploads.service.js';

/** Files that arrive in parts, are checked, and become contents. */
@Module({
  imports: [BlobsModule, ContentsModule, SafetyModule],
  controllers: [UploadsController],
  providers: [FileChecks, PartStore, Pictures, UploadProcessing, UploadsRepository, UploadsService, VirusScanner],
})
export class UploadsModule {}
