import { Logger, Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { BlobStore } from './blob-store.js';
import { DeletedBlobs } from './deleted-blobs.js';
import { DeletedBlobsRepository } from './deleted-blobs.repository.js';
import { DiskBlobStore } from './disk-blob-store.js';
import { NewBlobs } from './new-blobs.js';
import { S3BlobStore } from './s3-blob-store.js';

function openStore(config: Config): BlobStore {
  if (config.s3) return new S3BlobStore(config.s3);
  if (!config.isStorageShared) {
    new Logger('Blobs').warn(
      'Uploads are off: with REDIS_URL there may be many nodes, and files on the disk of one cannot be read by another. Set BLOB_STORE=s3, or BLOB_SHARED=true if all nodes have the same DATA_DIR',
    );
  }
  return new DiskBlobStore(config.dataDir);
}

/** Where the bytes of files are kept. */
@Module({
  providers: [
    { provide: BlobStore, inject: [Config], useFactory: openStore },
    DeletedBlobs,
    DeletedBlobsRepository,
    NewBlobs,
  ],
  exports: [BlobStore, NewBlobs],
})
export class BlobsModule {}
