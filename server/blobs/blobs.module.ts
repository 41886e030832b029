import { Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { BlobStore } from './blob-store.js';
import { DiskBlobStore } from './disk-blob-store.js';

/** Where the bytes of files are kept. */
@Module({
  providers: [
    {
      provide: BlobStore,
      inject: [Config],
      useFactory: (config: Config): BlobStore => new DiskBlobStore(config.dataDir),
    },
  ],
  exports: [BlobStore],
})
export class BlobsModule {}
